// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Where facts meet the rules: every change of a fact is judged again before the next frame (ENG-RECHECK).
extension Shell {
    /// The tabs behind More, in order.
    var moreEntries: [TabEntry] {
        tabLayout.hasMore ? Array(entries.dropFirst(tabLayout.direct)) : []
    }

    /// The engine with the limits and actions of the configuration; what it says of them is reported.
    mutating func adoptRules() {
        let (limits, decisions) = Limits.make(profile: settings.rules.profile, overrides: settings.rules.limits)
        guideline = Guideline(limits: limits, actions: settings.rules.actions, translate: translate)
        report(decisions + guideline.startDecisions, to: nil)
        updateSizeClasses()
        for id in pluginOrder { adoptRules(of: id) }
    }

    mutating func judgeTabs() {
        let judgement = guideline.judge(
            tabs: TabSetFacts(
                tabs: offeredTabs, order: settings.tabs.order, hidden: settings.tabs.hidden, environment: environment,
                previousLayout: tabLayout, largeTitles: largeTitles, icons: icons,
                stockIcons: stockIcons))
        entries = judgement.shown
        tabDecisions = judgement.decisions
        report(wanted(judgement.decisions), to: nil)
        tabLayout = TabLayout(
            width: environment.width, count: entries.count, direction: environment.direction,
            bounds: TabLayout.Bounds(limits: guideline.limits), previous: tabLayout)
        judgeTabTint()
        if moreEntries.isEmpty { isMoreListShown = false }
        // A tab that its operator took away cannot stay on screen; the first one takes its place (TAB-NO-REMOVE).
        if !entries.contains(where: { $0.id == selected }), selected != nil || !entries.isEmpty { selectStartTab() }
    }

    /// Titles of the roots that are shown large (NAV-LARGE-DISTINCT).
    private var largeTitles: [TabID: String] {
        tabs.compactMapValues { tab in
            guard let root = tab.pages.first, root.loading == .loaded, root.bars.navigation.prefersLargeTitle else {
                return nil
            }
            return root.bars.navigation.title
        }
    }

    mutating func judgeAllScreens() {
        for tab in tabs.keys {
            judgeScreens(of: tab)
            judgeSheet(of: tab)
        }
    }

    /// Judges a stack from the root up: each bar depends on the one below it.
    ///
    /// - Parameter first: The lowest page that changed; those under it stay as they are.
    mutating func judgeScreens(of tab: TabID, from first: Int = 0) {
        guard var record = tabs[tab] else { return }
        let ancestors = record.pages.map(\.description.screen)
        for depth in record.pages.indices.dropFirst(max(0, first)) {
            let page = record.pages[depth]
            // Side by side a pane begins anew; pushed over each other they are one stack.
            let base = isWide ? record.split.map { depth < $0.start ? 0 : $0.start } ?? 0 : 0
            let below = depth == base ? nil : record.pages[depth - 1]
            let guideline = guideline(of: tab.plugin)
            let judgement = guideline.judge(
                screen: ScreenFacts(
                    screen: page.description.screen, depth: depth - base, tab: record.spec,
                    hasTabBar: entries.count > 1,
                    previous: below.map {
                        ScreenFacts.Previous(screen: $0.description.screen, segment: page.segmentBelow)
                    },
                    ancestors: ancestors[base..<depth].map(\.title), ancestorIDs: ancestors[base..<depth].map(\.id),
                    headings: headings(of: page), onlyLinks: depth == 0 ? page.onlyLinks : nil,
                    inheritsLarge: below?.bars.navigation.prefersLargeTitle ?? settings.navigation.largeTitles,
                    allowsLarge: settings.navigation.largeTitles, splitPartnerEdge: partnerEdge(of: depth, in: record),
                    isPrimaryPane: base == 0,
                    statusStyleOfPlugin: statusStyle(of: tab.plugin), environment: surface(of: depth, in: record)))
            record.pages[depth].judged(
                judgement, tint: judgedTint(of: judgement.shown, path: "\(tab)/\(page.screenID)", guideline))
            // A placeholder is the shell's own.
            guard page.loading == .loaded else { continue }
            report(record.pages[depth].decisions, to: tab.plugin)
            judgeStatusStyle(of: page.description, in: tab)
            let dropped = dropLinksToRoot(in: page, of: tab)
            if !dropped.isEmpty {
                record.pages[depth].bars.toolbar.removeAll { dropped.contains($0.id) }
                record.pages[depth].bars.navigation.overflow.removeAll { dropped.contains($0.id) }
            }
        }
        tabs[tab]?.pages = record.pages
    }

    /// What a plugin wants of the status bar over all its screens.
    private func statusStyle(of plugin: String) -> StatusStyle {
        plugins[plugin]?.installed.manifest.statusStyle ?? .inherit
    }

    /// Edge style of the page on top of the other pane (NAV-BORDER-SPLIT).
    private func partnerEdge(of index: Int, in record: TabRecord) -> EdgeStyle? {
        guard isWide, let split = record.split else { return nil }
        let other = index < split.start ? record.pages[split.start...].last : record.pages[..<split.start].last
        return other?.description.screen.edge
    }

    mutating func judgeSheet(of tab: TabID) {
        guard let record = tabs[tab], let sheet = record.sheet else { return }
        let guideline = guideline(of: tab.plugin)
        let judgement = guideline.judge(
            screen: ScreenFacts(
                screen: sheet.description.screen, depth: 0, tab: record.spec, hasTabBar: false, isModal: true,
                allowsLarge: false, statusStyleOfPlugin: statusStyle(of: tab.plugin), environment: environment))
        let tint = judgedTint(of: judgement.shown, path: "\(tab)/\(sheet.screenID)", guideline)
        tabs[tab]?.sheet?.judged(judgement, tint: tint)
        report(tabs[tab]?.sheet?.decisions ?? [], to: tab.plugin)
    }

    /// Headings that could rival a large title (NAV-LARGE-COMPETE); they stand at the beginning of the content.
    private func headings(of page: Page) -> [ScreenFacts.Heading] {
        func find(_ content: Content) -> [ScreenFacts.Heading] {
            switch content {
            case .text(let text):
                switch text.role {
                case .heading: [.init(text: text.runs.map(\.text).joined(), size: 22)]
                case .display: [.init(text: text.runs.map(\.text).joined(), size: 64)]
                default: []
                }
            case .column(let stack), .row(let stack): stack.children.prefix(4).flatMap(find)
            default: []
            }
        }
        return page.description.content.map(find) ?? []
    }

    /// Throws the refusal that the plugin gets as its answer.
    mutating func judge(_ request: Request, of plugin: String, path: String? = nil) throws(MessageError) {
        let isSystem = plugins[plugin]?.installed.origin == .system
        let judgement = guideline(of: plugin).judge(
            request: RequestFacts(request: request, plugin: plugin, isSystem: isSystem, path: path))
        report(judgement.decisions, to: plugin)
        guard let refusal = judgement.refusal else { return }
        throw MessageError(
            code: MessageError.refused, message: refusal.message,
            data: MessageError.Refusal(
                rule: refusal.rule, value: refusal.before, limit: refusal.after, hint: refusal.hint,
                path: refusal.path))
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// From state to what should be on screen.
extension Shell {
    package func presented() -> PresentedShell {
        var stacks: [StackID: PresentedStack] = [:]
        for (id, tab) in tabs where !tab.pages.isEmpty {
            stacks[.tab(id)] = PresentedStack(pages: mainPages(of: tab).map { present($0, of: id) })
            // Where there is room for one pane the other is kept as it is, unseen.
            if let split = tab.split, split.start < tab.pages.count, isWide || !split.isEntered {
                stacks[.trailingPane(id)] = PresentedStack(
                    pages: tab.pages[split.start...].map { present($0, of: id) })
            }
        }
        var shown = StackID.shell
        if let selected, entries.contains(where: { $0.id == selected }) { shown = .tab(selected) }
        if !moreEntries.isEmpty {
            stacks[.more] = PresentedStack(pages: [presentedMoreList()])
            if let selected, moreEntries.contains(where: { $0.id == selected }) {
                if !isMoreListShown { stacks[.more]?.pages += pagesAboveMore(of: selected) }
                shown = .more
            }
            if isMoreListShown { shown = .more }
        }
        if entries.isEmpty { stacks[.shell] = PresentedStack(pages: [presentedEmptyShell()]) }
        var presented = PresentedShell(
            environment: presentedEnvironment, settings: settings, limits: guideline.limits,
            statusBar: presentedStatusBar(),
            tabBar: presentedTabBar(), tabLayout: tabLayout, stacks: stacks, shown: shown,
            shownBeside: shownTab.map(StackID.trailingPane).flatMap { !isWide || stacks[$0] == nil ? nil : $0 },
            sheet: presentedProblemList() ?? presentedStatusSheet() ?? presentedSheet(),
            dialog: presentedDialog(), barsHidden: areBarsHidden && !hiddenTime.isGlimpse,
            hidesNavigation: isNavigationHidden,
            hint: hiddenTime.isHint ? translate("Tap to show the bars again") : nil, problemCount: problems.count)
        presented.chevron = chevron
        presented.tabDecisions = tabDecisions
        presented.ownRules = ownGuidelines.mapValues { OwnRules(limits: $0.limits, actions: $0.actions) }
        return presented
    }

    /// The stack of a tab where there is one pane, else the leading pane's.
    private func mainPages(of tab: TabRecord) -> ArraySlice<Page> {
        guard isWide, let split = tab.split else { return tab.reachable(isWide: isWide) }
        return tab.pages[..<split.start]
    }

    /// The environment with the operator's scheme over the system's.
    var presentedEnvironment: Environment {
        var environment = self.environment
        switch settings.theme.scheme {
        case .auto: break
        case .light: environment.colorScheme = .light
        case .dark: environment.colorScheme = .dark
        }
        return environment
    }

    /// A toolbar takes the tab bar's place: never both (TAB-TOOLBAR-EXCLUSIVE).
    private func presentedTabBar() -> TabBar {
        let marked = isMoreListShown ? moreEntries.first?.id : selected
        var bar = TabBar(entries: entries, selected: marked, layout: tabLayout)
        bar.tint = tabTint
        return bar
    }

    func present(_ page: Page, of tab: TabID) -> PresentedPage {
        let content = presentedContent(of: page, in: tab)
        var bars = page.bars
        if case .explanation = content {
            // An explanation says what it is about itself, and offers nothing that its page offers.
            bars.navigation.prefersLargeTitle = false
            bars.navigation.leading = []
            bars.navigation.trailing = []
            bars.navigation.overflow = []
            bars.toolbar = []
        }
        return PresentedPage(
            id: page.id, address: ScreenAddress(tab: tab, screen: page.screenID), bars: bars,
            scrollsToTop: page.description.screen.scrollsToTop, content: content,
            revision: content.revision(of: page.revision),
            decisions: page.decisions + (page.layoutDecisions[.navigation] ?? [])
                + (page.layoutDecisions[.toolbar] ?? []),
            asksToLeave: question(before: page, of: tab) != nil, hidesBars: page.description.screen.hidesBars)
    }

    private func presentedSheet() -> PresentedSheet? {
        guard let tab = shownTab, let sheet = tabs[tab]?.sheet else { return nil }
        return PresentedSheet(page: present(sheet, of: tab))
    }

    private func presentedMoreList() -> PresentedPage {
        let title = translate("More")
        // In the list there is room for what tells tabs of one title apart (TAB-PEERS).
        let content = PresentedContent.tabList(
            moreEntries.map { entry in
                var entry = entry
                entry.title = entry.accessibleTitle
                return entry
            })
        return PresentedPage(
            id: morePage, address: nil,
            bars: ScreenBars(navigation: NavigationBar(title: title, accessibleTitle: title)), content: content,
            revision: content.revision(of: 0))
    }

    /// A tab opened from More: its own stack above the list, with the way back on its root (TAB-MORE-LIST).
    private func pagesAboveMore(of tab: TabID) -> [PresentedPage] {
        var pages = tabs[tab].map(mainPages)?.map { present($0, of: tab) } ?? []
        guard !pages.isEmpty else { return [] }
        let more = translate("More")
        pages[0].bars.navigation.back = BackButton(
            labels: [more], accessibleName: translate("Back to {title}", ["title": more]))
        pages[0].bars.navigation.prefersLargeTitle = false
        return pages
    }
}

extension PresentedContent {
    /// A number that differs whenever what is to be seen differs; the plugin's own content counts its changes itself.
    func revision(of page: Int) -> Int {
        var hasher = Hasher()
        switch self {
        case .content(_, let busy):
            hasher.combine(0)
            hasher.combine(page)
            hasher.combine(busy)
        default: hasher.combine(self)
        }
        return hasher.finalize()
    }
}

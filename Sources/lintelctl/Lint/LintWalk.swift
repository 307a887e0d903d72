// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol
import ShellCore

/// Opens every tab and every screen that can be reached by rows and items that lead on; never presses a button or a switch.
@MainActor
struct LintWalk {
    static let mostScreens = 200
    static let mostRows = 5
    /// Each costs the whole time of waiting.
    static let mostSilences = 8
    /// The smallest phone and a small desktop.
    static let sizes = [(width: 320.0, height: 640.0), (width: 1280.0, height: 800.0)]

    let session: LintSession
    private var seen: Set<String> = []
    /// Plugins of which at least one screen came.
    private var looked: Set<String> = []
    /// Screens without an answer, of each plugin.
    private var silences: [String: Int] = [:]
    /// There were more screens than are looked at.
    private(set) var isCut = false
    /// The trailing pane of a split is looked at, on regular width.
    private var isBeside = false

    init(_ session: LintSession) {
        self.session = session
    }

    mutating func run() {
        let tabs = session.shell.summary.tabs.map(\.id)
        for tab in tabs where !session.hasFailed(tab.plugin) {
            session.place = "\(tab)/root"
            session.handle(.control(.select(tab)))
            if hasCome(session.place, of: tab.plugin) { visit(tab, from: session.place) }
        }
        for tab in tabs where !looked.contains(tab.plugin) {
            session.fail(
                tab.plugin, at: "\(tab)/root", "none of the plugin's screens came; nothing could be looked at.")
        }
    }

    private mutating func visit(_ tab: TabID, from key: String) {
        guard seen.insert(key).inserted else { return }
        looked.insert(tab.plugin)
        session.settle(tab.plugin)
        for size in isBeside ? [Self.sizes[1]] : Self.sizes.reversed() {
            resize(to: size)
            judgeLayout()
        }
        // Before a row of the leading pane takes its place.
        if key == "\(tab)/root" { visitTrailingPane(of: tab) }
        fetchRows(of: tab.plugin)
        follow(links(), of: tab, from: key)
    }

    private func resize(to size: (width: Double, height: Double)) {
        session.handle(.user(.resized(width: size.width, height: size.height)))
    }

    /// The first screen of a trailing pane, to which no row leads on compact width.
    private mutating func visitTrailingPane(of tab: TabID) {
        let key = session.place
        let depth = depth
        resize(to: Self.sizes[1])
        isBeside = session.shell.presented().shownBeside != nil
        if isBeside, let screen = page?.address?.screen {
            session.place = "\(tab)/\(screen)"
            if !seen.contains(session.place), hasCome(session.place, of: tab.plugin) { visit(tab, from: session.place) }
        }
        isBeside = false
        resize(to: Self.sizes[0])
        // The pane that was looked at lies over the leading one now.
        goBack(to: depth)
        session.place = key
    }

    private mutating func follow(_ links: [Link], of tab: TabID, from key: String) {
        for link in links {
            guard !session.hasFailed(tab.plugin) else { return }
            let name = "\(tab)/\(link.screen)"
            if seen.contains(name) { continue }
            guard seen.count < Self.mostScreens else { return isCut = true }
            let depth = depth
            session.place = name
            session.handle(.user(link.event))
            let hasCome = hasCome(name, of: tab.plugin)
            if hasCome, self.depth > depth { visit(tab, from: name) }
            goBack(to: depth)
            session.place = key
            if !hasCome {
                seen.insert(name)
                wake(tab.plugin)
            }
        }
    }

    /// Whether the page that was asked for is there; where it is not, a finding or a failure says why.
    private mutating func hasCome(_ path: String, of plugin: String) -> Bool {
        if session.wait(for: plugin, until: { !session.shell.isPageAwaited }) {
            guard let reason = session.shell.pageFailure else { return true }
            session.note(LintRule.noScreen(path, because: "the answer is an error: \(reason)"))
        } else if !session.hasFailed(plugin) {
            let seconds = LintSession.patience.components.seconds
            guard session.shell.isReady(plugin) else {
                session.fail(plugin, at: plugin, "it did not answer initialize for \(seconds) s.")
                return false
            }
            session.note(LintRule.noScreen(path, because: "there was no answer for \(seconds) s."))
            silences[plugin, default: 0] += 1
            if silences[plugin] == Self.mostSilences {
                session.fail(
                    plugin, at: path, "\(Self.mostSilences) screens had no answer; the rest was not looked at.")
            }
        }
        return false
    }

    /// A plugin that hangs is started again, for the sake of its other screens.
    private func wake(_ plugin: String) {
        guard !session.hasFailed(plugin), !session.settle(plugin), let page else { return }
        session.restart(plugin, on: page.id)
    }

    private func judgeLayout() {
        let shown = session.shell.presented()
        let panes = SplitLayout(width: shown.environment.width)
        let whole = shown.environment.width
        let beside = shown.shownBeside.flatMap { shown.stacks[$0]?.pages.last }
        let pages = [
            (shown.stacks[shown.shown]?.pages.last, beside == nil ? whole : panes.leading.width),
            (beside, panes.trailing.width), (shown.sheet?.page, whole),
        ]
        for case (let page?, let width) in pages {
            var surface = shown.environment
            surface.width = width
            let guideline = page.address.map { session.shell.guideline(of: $0.tab.plugin) } ?? session.shell.guideline
            let decisions = LintLayout.decisions(about: page, in: surface, guideline)
            session.handle(.user(.layoutJudged(page.id, .navigation, decisions.navigation)))
            session.handle(.user(.layoutJudged(page.id, .toolbar, decisions.toolbar)))
        }
    }

    /// Back by the shell's own way, past every question.
    private func goBack(to depth: Int) {
        for _ in 0..<8 {
            let shown = session.shell.presented()
            if let dialog = shown.dialog {
                session.handle(.user(.dialog(number: dialog.number, .leave)))
                session.handle(.user(.dialog(number: dialog.number, .dismiss)))
            } else if shown.sheet != nil {
                session.handle(.user(.closeSheet))
            } else if self.depth > depth {
                session.handle(.user(.back))
            } else {
                return
            }
        }
    }

    // MARK: What leads on

    private struct Link {
        var screen: String
        var event: UserEvent
    }

    /// The page that is looked at, on top of its pane.
    private var page: PresentedPage? { stack.last }

    /// Pages a person can go back through from there.
    private var depth: Int { stack.count }

    private var stack: [PresentedPage] {
        let shown = session.shell.presented()
        let id = isBeside ? shown.shownBeside : shown.shown
        return id.flatMap { shown.stacks[$0]?.pages } ?? []
    }

    private func links() -> [Link] {
        guard let page else { return [] }
        let bar = page.bars.navigation
        let items = bar.leading + bar.trailing + bar.overflow + page.bars.toolbar
        var links = items.compactMap { item in
            item.opens.map { Link(screen: $0.screen, event: .item(page.id, id: item.id)) }
        }
        if case .content(let content, _) = page.content {
            links += content.links(rowsOfSection: Self.mostRows).map { node, opens in
                Link(screen: opens.screen, event: .activate(page.id, node: node))
            }
        }
        return links
    }

    /// Rows that a list gives only when they come into view.
    private func fetchRows(of plugin: String) {
        guard let page, case .content(let content, _) = page.content else { return }
        for section in content.sections {
            guard let count = section.count, section.rows.count < min(count, Self.mostRows) else { continue }
            session.handle(
                .user(.rowsNeeded(page.id, section: section.id, first: section.rows.count, count: Self.mostRows)))
            let haveCome = session.wait(for: plugin, .seconds(2)) { !session.shell.areRowsAwaited(on: page.id) }
            if !haveCome, !session.hasFailed(plugin) {
                session.note(LintRule.noRows(of: session.place, because: "there was no answer for 2 s."))
            }
        }
    }
}

extension Content {
    /// Every section of every list in the tree.
    var sections: [ListSection] {
        switch self {
        case .list(let list): list.sections
        case .column(let stack), .row(let stack): stack.children.flatMap(\.sections)
        default: []
        }
    }

    /// What leads to another screen: ids of nodes, at most so many of each section or grid.
    func links(rowsOfSection most: Int) -> [(node: String, opens: Opens)] {
        switch self {
        case .list(let list):
            list.sections.flatMap { section in
                section.rows.compactMap { row in row.opens.map { (row.id, $0) } }.prefix(most)
            }
        case .grid(let grid): grid.items.compactMap { card in card.opens.map { (card.id, $0) } }.prefix(most).map { $0 }
        case .column(let stack), .row(let stack): stack.children.flatMap { $0.links(rowsOfSection: most) }
        default: []
        }
    }
}

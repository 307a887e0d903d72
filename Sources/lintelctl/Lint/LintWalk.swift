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
    /// The smallest phone and a small desktop.
    static let sizes = [(width: 320.0, height: 640.0), (width: 1280.0, height: 800.0)]

    let session: LintSession
    let guideline: Guideline
    private var seen: Set<String> = []
    /// There were more screens than are looked at.
    private(set) var isCut = false

    init(_ session: LintSession) {
        self.session = session
        guideline = Guideline(limits: session.shell.presented().limits)
    }

    mutating func run() {
        for tab in session.shell.summary.tabs.map(\.id) {
            guard session.failures.isEmpty else { return }
            session.handle(.control(.select(tab)))
            guard session.wait(until: { !session.shell.isPageAwaited }) else { return }
            visit(tab, from: tab.description + "/root")
        }
    }

    private mutating func visit(_ tab: TabID, from key: String) {
        guard seen.insert(key).inserted else { return }
        session.settle(tab.plugin)
        for size in Self.sizes.reversed() {
            session.handle(.user(.resized(width: size.width, height: size.height)))
            judgeLayout()
        }
        fetchRows()
        for link in links() {
            let name = "\(tab)/\(link.screen)"
            if seen.contains(name) { continue }
            guard seen.count < Self.mostScreens else { return isCut = true }
            let depth = session.shell.summary.stack.count
            session.handle(.user(link.event))
            guard session.wait(until: { !session.shell.isPageAwaited }) else { return }
            let hasOpened = session.shell.summary.stack.count > depth
            if hasOpened { visit(tab, from: name) }
            goBack(to: depth)
            guard session.failures.isEmpty else { return }
        }
    }

    private func judgeLayout() {
        let shown = session.shell.presented()
        for page in [shown.stacks[shown.shown]?.pages.last, shown.sheet?.page].compactMap({ $0 }) {
            let decisions = LintLayout.decisions(about: page, in: shown.environment, guideline)
            session.handle(.user(.layoutJudged(page.id, decisions)))
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
            } else if session.shell.summary.stack.count > depth {
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

    private var page: PresentedPage? {
        let shown = session.shell.presented()
        return shown.stacks[shown.shown]?.pages.last
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
    private func fetchRows() {
        guard let page, case .content(let content, _) = page.content else { return }
        for section in content.sections {
            guard let count = section.count, section.rows.count < min(count, Self.mostRows) else { continue }
            session.handle(
                .user(.rowsNeeded(page.id, section: section.id, first: section.rows.count, count: Self.mostRows)))
            _ = session.wait(.seconds(2)) { !session.shell.areRowsAwaited(on: page.id) }
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

    /// What leads to another screen: ids of nodes, at most so many of each section.
    func links(rowsOfSection most: Int) -> [(node: String, opens: Opens)] {
        sections.flatMap { section in
            section.rows.compactMap { row in row.opens.map { (row.id, $0) } }.prefix(most)
        }
    }
}

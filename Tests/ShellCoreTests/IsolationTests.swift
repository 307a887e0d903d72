// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

/// What stands on screen beside and above each other: the main stack or two panes, a sheet, a question. A choice in one
/// changes that one.
@Suite("Surfaces beside and above each other")
struct IsolationTests {
    private func segments(_ id: String) -> ScreenDescription {
        ScreenDescription(
            screen: Screen(
                id: id, title: id,
                segmented: Segmented(segments: ["one", "two", "three"].map { Segmented.Segment(id: $0, label: $0) })),
            content: .list(
                ListContent(id: "list", sections: [ListSection(id: "s", rows: [row("next", opens: "next")])])))
    }

    private func desk() -> Desk {
        var desk = Desk([plugin("a", tabs: ["main", "other", "third"])])
        desk.boot("a")
        desk.openScreens("a", title: "Root")
        return desk
    }

    /// A split whose leading pane has a choice of its own in its bar.
    private func splitDesk() -> Desk {
        var desk = Desk([plugin("a", tabs: ["main", "other", "third"])])
        desk.user(.resized(width: 1280, height: 800))
        desk.boot("a")
        desk.answer("a") { request in
            guard case .openScreen(let open) = request, open.screen == "root" else { return nil }
            return .screen(
                ScreenDescription(screen: Screen(id: "root", title: "Mail"), content: .split(SplitTests.split)))
        }
        desk.answer("a") { request in
            guard case .openScreen(let open) = request else { return nil }
            return .screen(segments(open.screen))
        }
        return desk
    }

    private func top(_ desk: Desk, _ id: StackID?) throws -> PresentedPage {
        let stacks = desk.shell.presented().stacks
        return try #require(id.flatMap { stacks[$0] }?.pages.last)
    }

    @Test("TAB-SPLIT-ISOLATED what is chosen in one pane's bar leaves the other alone until a row is chosen")
    func panes() throws {
        var desk = splitDesk()
        let shown = desk.shell.presented().shown
        let beside = try #require(desk.shell.presented().shownBeside)
        for id in ["two", "three", "one"] {
            let other = desk.shell.presented().stacks[beside]
            let chosen = try top(desk, shown)
            desk.user(.segment(chosen.id, id: id))
            #expect(desk.shell.presented().stacks[beside] == other)
            #expect(desk.shell.presented().stacks[shown]?.pages.last?.bars.navigation.segmented?.selected == id)
        }
        for id in ["two", "one"] {
            let other = desk.shell.presented().stacks[shown]
            desk.user(.segment(try top(desk, beside).id, id: id))
            #expect(desk.shell.presented().stacks[shown] == other)
        }
        let other = desk.shell.presented().stacks[beside]
        desk.user(.activate(try top(desk, shown).id, node: "next"))
        #expect(desk.shell.presented().stacks[beside] != other)
    }

    @Test("TAB-POPOVER-ISOLATED what is chosen in a sheet leaves the view behind it alone, and the sheet stays")
    func sheet() throws {
        var desk = desk()
        desk.wait(2_000)
        _ = desk.request("a", .openSheet(tab: "main", screen: segments("choice")))
        let behind = desk.shell.presented().stacks
        let tabBar = desk.shell.presented().tabBar
        for id in ["two", "three", "one"] {
            let sheet = try #require(desk.shell.presented().sheet)
            desk.user(.segment(sheet.page.id, id: id))
            let presented = desk.shell.presented()
            #expect(presented.sheet?.page.id == sheet.page.id)
            #expect(presented.sheet?.page.bars.navigation.segmented?.selected == id)
            #expect(presented.stacks == behind)
            #expect(presented.tabBar == tabBar)
        }
    }

    @Test("TAB-ATTACHED a tab changes the view it is attached to and no other, whatever was done before")
    func attached() throws {
        var random = SeededGenerator(seed: 7)
        for round in 0..<40 {
            var desk = round % 2 == 0 ? desk() : splitDesk()
            for step in 0..<20 {
                let name = ["main", "other", "third"][Int(random.next() % 3)]
                switch random.next() % 4 {
                case 0:
                    let screen = ScreenDescription(screen: Screen(id: "p\(step)", title: "P"), content: nil)
                    _ = desk.request("a", .push(tab: name, screen: screen))
                case 1:
                    if let page = desk.shell.shownPage { desk.user(.activate(page.id, node: "next")) }
                case 2: desk.user(.back)
                default: break
                }
                let before = desk.shell.presented()
                let selected = desk.shell.shownTab
                guard selected != tab("a", name) else { continue }
                desk.user(.tab(tab("a", name)))
                let after = desk.shell.presented()
                #expect(desk.shell.shownTab == tab("a", name))
                // Every stack that was there is as it was; only which is shown has changed, or one was opened.
                for (id, stack) in before.stacks where id != .tab(tab("a", name)) {
                    #expect(after.stacks[id] == stack)
                }
                #expect(after.dialog == before.dialog)
                #expect(after.statusBar == before.statusBar)
            }
        }
    }
}

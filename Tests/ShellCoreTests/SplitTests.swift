// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("Two panes")
struct SplitTests {
    static let split = SplitContent(
        id: "split", leading: Opens(screen: "folders", title: "Folders"),
        trailing: Opens(screen: "letters", title: "Letters"))

    /// A tab whose root is a split, with both panes' first screens there.
    func desk(width: Double) -> Desk {
        var desk = Desk([plugin("a", tabs: ["main", "other"])])
        desk.user(.resized(width: width, height: 800))
        desk.boot("a")
        desk.answer("a") { request in
            guard case .openScreen(let open) = request, open.screen == "root" else { return nil }
            return .screen(
                ScreenDescription(screen: Screen(id: "root", title: "Mail"), content: .split(Self.split)))
        }
        answer(&desk)
        return desk
    }

    func answer(_ desk: inout Desk) {
        desk.openScreens("a", rows: [row("work", opens: "work"), row("deeper", opens: "deeper")])
    }

    func titles(_ desk: Desk, _ id: StackID?) -> [String] {
        let presented = desk.shell.presented()
        return id.flatMap { presented.stacks[$0] }?.pages.map(\.bars.navigation.title) ?? []
    }

    func panes(_ desk: Desk) -> [[String]] {
        let presented = desk.shell.presented()
        return [titles(desk, presented.shown), titles(desk, presented.shownBeside)]
    }

    func top(_ desk: Desk, _ id: StackID?) throws -> PresentedPage {
        let presented = desk.shell.presented()
        return try #require(id.flatMap { presented.stacks[$0] }?.pages.last)
    }

    @Test("NAV-SPLIT-PANE each pane has its own stack, and back in one leaves the other alone")
    func ownStacks() throws {
        var desk = desk(width: 1280)
        #expect(panes(desk) == [["folders"], ["letters"]])
        let leading = desk.shell.presented().shown
        let trailing = try #require(desk.shell.presented().shownBeside)
        // Neither pane's first page has a way back.
        #expect(try top(desk, leading).bars.navigation.back == nil)
        #expect(try top(desk, trailing).bars.navigation.back == nil)
        desk.user(.activate(try top(desk, trailing).id, node: "deeper"))
        _ = desk.request(
            "a", .push(tab: "main", screen: description("shared"), pane: .leading))
        answer(&desk)
        #expect(panes(desk) == [["folders", "shared"], ["letters", "deeper"]])
        let before = desk.shell.presented().stacks[trailing]
        desk.user(.backInPane(.leading))
        #expect(panes(desk) == [["folders"], ["letters", "deeper"]])
        #expect(desk.shell.presented().stacks[trailing] == before)
        desk.user(.backInPane(.leading))
        #expect(panes(desk) == [["folders"], ["letters", "deeper"]])
        let other = desk.shell.presented().stacks[leading]
        desk.user(.backInPane(.trailing))
        #expect(panes(desk) == [["folders"], ["letters"]])
        #expect(desk.shell.presented().stacks[leading] == other)
        desk.user(.back)
        #expect(panes(desk) == [["folders"], ["letters"]])
    }

    func description(_ id: String) -> ScreenDescription {
        ScreenDescription(screen: Screen(id: id, title: id), content: nil)
    }

    @Test("NAV-SPLIT-PANE a row of the leading pane takes the trailing one over")
    func selection() throws {
        var desk = desk(width: 1280)
        let leading = desk.shell.presented().shown
        desk.user(.activate(try top(desk, leading).id, node: "work"))
        answer(&desk)
        #expect(panes(desk) == [["folders"], ["work"]])
        #expect(desk.effects.contains(.send(plugin: "a", .notification(.screenClosed(tab: "main", screen: "letters")))))
        let page = try top(desk, desk.shell.presented().shownBeside).id
        desk.user(.activate(page, node: "deeper"))
        #expect(panes(desk)[1].count == 2)
        desk.user(.activate(try top(desk, leading).id, node: "work"))
        #expect(panes(desk) == [["folders"], ["work"]])
        #expect(try top(desk, desk.shell.presented().shownBeside).id == page)
    }

    @Test("NAV-SPLIT-PANE compact width makes pushes of it and regular width panes again, and no page is another")
    func collapse() throws {
        var desk = desk(width: 1280)
        let leading = desk.shell.presented().shown
        desk.user(.activate(try top(desk, leading).id, node: "work"))
        answer(&desk)
        desk.user(.activate(try top(desk, desk.shell.presented().shownBeside).id, node: "deeper"))
        answer(&desk)
        let ids = [leading, try #require(desk.shell.presented().shownBeside)].flatMap { id in
            desk.shell.presented().stacks[id]?.pages.map(\.id) ?? []
        }
        desk.user(.resized(width: 480, height: 800))
        #expect(desk.shell.presented().shownBeside == nil)
        #expect(panes(desk)[0] == ["folders", "work", "deeper"])
        #expect(desk.stack?.pages.map(\.id) == ids)
        #expect(
            desk.stack?.pages.map { $0.bars.navigation.back?.accessibleName } == [
                nil, "Back to folders", "Back to work",
            ])
        desk.user(.resized(width: 1280, height: 800))
        #expect(panes(desk) == [["folders"], ["work", "deeper"]])
        // On the way through compact width people can go back; what they leave is kept for the pane.
        desk.user(.resized(width: 480, height: 800))
        desk.user(.back)
        desk.user(.back)
        #expect(panes(desk)[0] == ["folders"])
        desk.user(.back)
        #expect(panes(desk)[0] == ["folders"])
        desk.user(.resized(width: 1280, height: 800))
        #expect(panes(desk) == [["folders"], ["work"]])
    }

    @Test("NAV-SPLIT-PANE on compact width a row pushes, and the trailing pane waits until somebody goes there")
    func compact() throws {
        var desk = desk(width: 480)
        #expect(panes(desk) == [["folders"], []])
        desk.user(.activate(desk.top.id, node: "work"))
        answer(&desk)
        #expect(panes(desk) == [["folders", "work"], []])
        desk.user(.tab(tab("a")))
        #expect(panes(desk) == [["folders"], []])
    }

    @Test("TAB-SPLIT-ISOLATED another tab and back leaves both panes as they were")
    func isolated() throws {
        var desk = desk(width: 1280)
        desk.user(.activate(try top(desk, desk.shell.presented().shownBeside).id, node: "deeper"))
        answer(&desk)
        let before = panes(desk)
        desk.user(.tab(tab("a", "other")))
        #expect(desk.shell.presented().shownBeside == nil)
        desk.user(.tab(tab("a")))
        #expect(panes(desk) == before)
    }

    @Test("a split anywhere but at a tab's root explains itself, and a program's requests name the pane")
    func misplaced() throws {
        var desk = desk(width: 1280)
        desk.user(.activate(try top(desk, desk.shell.presented().shownBeside).id, node: "deeper"))
        desk.answer("a") { request in
            guard case .openScreen = request else { return nil }
            return .screen(
                ScreenDescription(screen: Screen(id: "deeper", title: "Deeper"), content: .split(Self.split)))
        }
        let page = try top(desk, desk.shell.presented().shownBeside)
        guard case .explanation(let explanation) = page.content else { return #expect(Bool(false), "it explains") }
        #expect(explanation.lines == ["Two panes can only be a tab's first page."])
        _ = desk.request("a", .pop(tab: "main"))
        #expect(panes(desk) == [["folders"], ["letters"]])
        guard case .error = desk.request("a", .pop(tab: "main", pane: .leading)) else {
            return #expect(Bool(false), "the leading pane is at its root")
        }
        _ = desk.request("a", .replace(tab: "main", stack: [description("x"), description("y")]))
        #expect(panes(desk) == [["folders"], ["x", "y"]])
        _ = desk.request("a", .replace(tab: "main", stack: [description("p"), description("q")], pane: .leading))
        #expect(panes(desk) == [["p", "q"], ["x", "y"]])
        desk.user(.tab(tab("a")))
        #expect(panes(desk) == [["p"], ["x"]])
    }

    @Test("NAV-SPLIT-PANE the pane a person was in stays in front where there is room for one, and the other is kept")
    func collapsed() throws {
        var desk = desk(width: 1280)
        let beside = try #require(desk.shell.presented().shownBeside)
        desk.user(.contentTap(try top(desk, beside).id))
        desk.user(.resized(width: 420, height: 800))
        #expect(panes(desk) == [["folders", "letters"], []])
        #expect(desk.shell.summary.stack.map(\.title) == ["folders", "letters"])
        desk.user(.resized(width: 1280, height: 800))
        desk.user(.contentTap(try top(desk, desk.shell.presented().shown).id))
        desk.user(.resized(width: 420, height: 800))
        #expect(panes(desk) == [["folders"], []])
        #expect(desk.shell.summary.stack.map(\.title) == ["folders"])
        #expect(titles(desk, beside) == ["letters"])
    }

    @Test("a split may take the place of all a tab has, and of nothing less")
    func replaced() throws {
        var desk = Desk([plugin("a", tabs: ["main"])])
        desk.user(.resized(width: 1280, height: 800))
        desk.boot("a")
        desk.openScreens("a", rows: [row("work", opens: "work")])
        let split = ScreenDescription(screen: Screen(id: "root", title: "Mail"), content: .split(Self.split))
        var patch = ScreenPatch()
        patch.content = .set(.split(Self.split))
        for request: PluginRequest in [
            .push(tab: "main", screen: split), .replace(tab: "main", stack: [description("x"), split]),
            .replace(tab: "main", stack: [split, description("x")]),
        ] {
            guard case .error = desk.request("a", request) else { return #expect(Bool(false), "\(request)") }
        }
        _ = desk.request("a", .push(tab: "main", screen: description("deeper")))
        guard case .error = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: patch)) else {
            return #expect(Bool(false), "a page lies above")
        }
        _ = desk.request("a", .replace(tab: "main", stack: [split]))
        answer(&desk)
        #expect(panes(desk) == [["folders"], ["letters"]])
    }
}

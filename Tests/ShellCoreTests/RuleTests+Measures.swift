// SPDX-License-Identifier: Apache-2.0

// What was measured, of pictures, bars and content.

import BarModel
import Guidelines
import PluginProtocol
import Testing

@testable import ShellCore

extension RuleTests {
    @Test("TAB-ICON-CUSTOM an icon without ink becomes a letter when it has been measured")
    func icons() {
        var desk = opened { $0.tabs[0].icon = "./empty.png" }
        desk.send(
            .icons(
                [tab("a"): IconFacts(inkWidth: 0, inkHeight: 0, inkShare: 0, hullShare: 0, meanStroke: 0)], stock: []))
        #expect(desk.shell.entries.first { $0.id == tab("a") }?.icon == .letter("M"))
        _ = desk.request("a", .updateTab(tab: "main", title: nil, icon: "./new.png", enabled: nil))
        #expect(desk.effects.contains(.measureIcon(tab("a"), path: "/plugins/a/new.png", folder: "/plugins/a")))
        #expect(desk.shell.entries.first { $0.id == tab("a") }?.icon == .file("/plugins/a/new.png"))
    }

    @Test("P-12 an icon name that the shell does not have becomes a letter, reported once")
    func unknownIcon() {
        var desk = opened(tabs: ["one", "two"]) { $0.tabs[0].icon = "no-such-icon" }
        desk.send(.icons([:], stock: ["clock"]))
        desk.user(.resized(width: 700, height: 800))
        #expect(desk.shell.entries.map(\.icon) == [.letter("O"), .stock("clock")])
        #expect(reported(desk).filter { $0.rule == "TAB-TITLE-ICON" }.count == 1)
    }

    @Test("NAV-BACK-MASK an image without a mask gives the standard chevron")
    func chevrons() {
        var desk = opened()
        let image = IndicatorFacts.Scale(image: .init(width: 13, height: 21), mask: nil)
        desk.send(.indicators([IndicatorFacts(scales: [image])]))
        #expect(desk.shell.presented().chevron == .standard)
        #expect(reported(desk).contains { $0.rule == "NAV-BACK-MASK" && $0.verdict == .refused })
        desk.send(.indicators([IndicatorFacts(scales: [image], derivesMask: true)]))
        #expect(desk.shell.presented().chevron == .derivedMask)
        desk.send(.indicators([]))
        #expect(desk.shell.presented().chevron == .standard)
    }

    @Test("NAV-TEXT-SPACE what layout decides names the item in the contribution")
    func layout() {
        var desk = opened()
        show(Screen(id: "s", title: "S", trailing: [Item(id: "ok", label: "OK")]), &desk)
        let decision = Decision(
            rule: "NAV-TEXT-SPACE", verdict: .repaired, severity: .warning, path: "#/ok", before: "b", after: "a",
            message: "m", hint: "h")
        desk.user(.layoutJudged(desk.top.id, .navigation, [decision]))
        #expect(reported(desk).last?.path == "a/main/s#/trailing/0")
        #expect(desk.top.decisions.last?.rule == "NAV-TEXT-SPACE")
        desk.user(.layoutJudged(desk.top.id, .navigation, []))
        #expect(desk.top.decisions.isEmpty)
    }

    @Test("BARS-TARGET-MIN what layout decides of content names the node in the contribution")
    func contentLayout() {
        let content = Content.column(
            StackContent(
                id: "all",
                children: [
                    .text(TextContent(id: "t", runs: [.init("Read "), .init("more", link: "more")])),
                    .list(
                        ListContent(
                            id: "l",
                            sections: [
                                ListSection(id: "s", rows: [Row(id: "a", title: "A"), Row(id: "b", title: "B")])
                            ])),
                    .grid(GridContent(id: "g", items: [.init(id: "card", title: "Card")])),
                    .row(
                        StackContent(
                            id: "row",
                            children: [.buttons(ButtonsContent(id: "bs", buttons: [.init(id: "go", label: "Go")]))])),
                ]))
        #expect(content.pointer(to: "all") == "")
        #expect(content.pointer(to: "more") == "/children/0/runs/1")
        #expect(content.pointer(to: "b") == "/children/1/sections/0/rows/1")
        #expect(content.pointer(to: "card") == "/children/2/items/0")
        #expect(content.pointer(to: "go") == "/children/3/children/0/buttons/0")
        #expect(content.pointer(to: "nothing") == nil)
        var desk = opened()
        show(Screen(id: "s", title: "S"), &desk, content: content)
        let decision = Decision(
            rule: "BARS-TARGET-MIN", verdict: .repaired, severity: .warning, path: "#/go", before: "b", after: "a",
            message: "m", hint: "h")
        desk.user(.layoutJudged(desk.top.id, .content, [decision]))
        #expect(reported(desk).last?.path == "a/main/s#/content/children/3/children/0/buttons/0")
    }

    @Test("NAV-LARGE-DISTINCT two roots of one large title are warned about when both are there")
    func largeTitles() {
        var desk = Desk([plugin("a", tabs: ["main", "other"])])
        desk.boot("a")
        func answer() {
            desk.answer("a") { request in
                guard case .openScreen(let open) = request else { return nil }
                return .screen(
                    ScreenDescription(
                        screen: Screen(id: open.screen, title: "Home", largeTitle: .always), content: nil))
            }
        }
        answer()
        #expect(!reported(desk).contains { $0.rule == "NAV-LARGE-DISTINCT" })
        desk.user(.tab(tab("a", "other")))
        answer()
        #expect(reported(desk).filter { $0.rule == "NAV-LARGE-DISTINCT" }.count == 2)
    }

    @Test("STAT-SYSTEM-ONLY a manifest's status items are for plugins of the system")
    func statusKey() {
        let desk = opened { $0.refusedKeys = ["status", "status-bar", "tab.action"] }
        #expect(
            Set(reported(desk).map(\.rule)).isSuperset(of: ["STAT-SYSTEM-ONLY", "STAT-HIDE-PERMANENT", "TAB-NAV-ONLY"]))
    }
}

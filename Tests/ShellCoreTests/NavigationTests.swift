// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite struct NavigationTests {
    func opened(tabs: [String] = ["main", "other"]) -> Desk {
        var desk = Desk([plugin("a", tabs: tabs)])
        desk.boot("a")
        desk.openScreens("a", title: "Root", rows: [row("n", opens: "net"), row("x")])
        return desk
    }

    func page(_ id: String, title: String, leave: LeaveConfirmation? = nil) -> ScreenDescription {
        ScreenDescription(screen: Screen(id: id, title: title, leave: leave), content: nil)
    }

    @Test func aRowThatOpensPushesItsPlaceholderAtOnceAndSendsNoAction() {
        var desk = opened()
        desk.user(.activate(desk.top.id, node: "n"))
        #expect(desk.titles == ["Root", "NET"])
        #expect(desk.openRequests(of: "a").map(\.1) == [.openScreen(.init(tab: "main", screen: "net"))])
    }

    @Test("N-01 Two taps on a row push one page; a program's two pushes are two pages")
    func doubleTap() {
        var desk = opened()
        let root = desk.top.id
        desk.user(.activate(root, node: "n"))
        desk.now += 80
        desk.user(.activate(root, node: "n"))
        #expect(desk.titles == ["Root", "NET"])
        desk.user(.back)
        #expect(desk.titles == ["Root"])
        _ = desk.request("a", .push(tab: "main", screen: page("A", title: "A")))
        _ = desk.request("a", .push(tab: "main", screen: page("B", title: "B")))
        #expect(desk.titles == ["Root", "A", "B"])
    }

    @Test("a screen has one place in a stack: a row that leads to one below goes back, a program's push is refused")
    func circle() throws {
        var desk = opened()
        desk.user(.activate(desk.top.id, node: "n"))
        let net = desk.top.id
        desk.openScreens("a", title: "Net", rows: [row("home", opens: "root"), row("self", opens: "net")])
        desk.user(.activate(net, node: "self"))
        #expect(desk.titles == ["Root", "Net"])
        #expect(desk.top.id == net)
        desk.user(.activate(net, node: "home"))
        #expect(desk.titles == ["Root"])
        let answer = desk.request("a", .push(tab: "main", screen: page("root", title: "Again")))
        guard case .error(_, let error) = answer else { return #expect(Bool(false), "the push is refused") }
        #expect(error.code == MessageError.invalidParams)
        #expect(desk.titles == ["Root"])
    }

    @Test("NAV-HIERARCHY a push adds one page and back takes one away, and the bar is the top page's")
    func hierarchy() {
        var desk = opened()
        for name in ["A", "B", "C"] {
            let before = desk.titles.count
            _ = desk.request("a", .push(tab: "main", screen: page(name, title: name)))
            #expect(desk.titles.count == before + 1)
            #expect(desk.top.bars.navigation.title == name)
        }
        for title in ["B", "A", "Root"] {
            desk.user(.back)
            #expect(desk.top.bars.navigation.title == title)
        }
        #expect(desk.titles == ["Root"])
        #expect(desk.top.bars.navigation.back == nil)
    }

    @Test("NAV-TITLE-CURRENT a title that changes is the bar's on top and the back label's below")
    func currentTitle() {
        var desk = opened()
        _ = desk.request("a", .push(tab: "main", screen: page("d", title: "D")))
        var patch = ScreenPatch()
        patch.title = "E"
        _ = desk.request("a", .updateScreen(tab: "main", screen: "d", patch: patch))
        #expect(desk.top.bars.navigation.title == "E")
        patch.title = "Other root"
        _ = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: patch))
        #expect(desk.top.bars.navigation.title == "E")
        #expect(desk.top.bars.navigation.back?.labels.first == "Other root")
    }

    @Test("NAV-SEG-FLATTEN a root may have a segmented control in its bar")
    func segmentsAtRoot() {
        var desk = opened()
        var patch = ScreenPatch()
        patch.segmented = .set(
            Segmented(segments: [.init(id: "all", label: "All"), .init(id: "missed", label: "Missed")]))
        _ = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: patch))
        #expect(desk.top.bars.navigation.segmented?.segments.count == 2)
        #expect(desk.top.bars.navigation.title.isEmpty)
        desk.user(.segment(desk.top.id, id: "missed"))
        #expect(desk.top.bars.navigation.segmented?.selected == "missed")
    }

    @Test("a pop at the root, a stack of nothing and a screen that never comes leave a stack that is whole")
    func badRequests() {
        var desk = opened()
        guard case .error(_, let error) = desk.request("a", .pop(tab: "main")) else {
            return #expect(Bool(false), "there is nothing to pop")
        }
        #expect(error.code == MessageError.invalidParams)
        guard case .error = desk.request("a", .replace(tab: "main", stack: [])) else {
            return #expect(Bool(false), "a stack has a root")
        }
        #expect(desk.titles == ["Root"])
        desk.user(.activate(desk.top.id, node: "n"))
        #expect(desk.top.content == .placeholder)
        desk.wait(300)
        #expect(desk.top.content == .spinner)
        desk.wait(4_700)
        guard case .explanation = desk.top.content else { return #expect(Bool(false), "it explains") }
        desk.user(.back)
        #expect(desk.titles == ["Root"])
    }

    @Test("a hundred thousand pushes and pops leave nothing behind")
    func manyPushes() {
        var desk = opened()
        let root = desk.top.id
        let effects = desk.effects.count
        for _ in 0..<50_000 {
            desk.user(.activate(root, node: "n"))
            desk.user(.back)
            desk.effects.removeLast(max(0, desk.effects.count - effects))
        }
        #expect(desk.titles == ["Root"])
        #expect(desk.shell.hideTokens.isEmpty && desk.shell.dialogs.isEmpty)
        #expect((desk.shell.plugins["a"]?.requests.entries.count ?? 0) <= 1)
    }

    @Test("NAV-BACK-SINGLE Five quick presses at depth 3 end at the root and never below")
    func backNeverUnderruns() {
        var desk = opened()
        for name in ["1", "2", "3"] { _ = desk.request("a", .push(tab: "main", screen: page(name, title: name))) }
        for depth in [3, 2, 1, 1, 1] {
            desk.user(.back)
            #expect(desk.titles.count == depth)
        }
    }

    @Test("N-08 A page with unsaved work asks once a try; 'stay' stays and 'leave' leaves")
    func leaveGuard() {
        var desk = opened()
        let question = LeaveConfirmation(title: "Unsaved", text: "…", leave: "Leave", stay: "Stay")
        _ = desk.request("a", .push(tab: "main", screen: page("edit", title: "Edit", leave: question)))
        for event in [UserEvent.back, .back, .tab(tab("a"))] {
            desk.user(event)
            desk.user(event)
            guard let dialog = desk.shell.presented().dialog else { return #expect(Bool(false)) }
            #expect(dialog.buttons.map(\.label) == ["Stay", "Leave"])
            desk.user(.dialog(number: dialog.number, .stay))
            #expect(desk.shell.presented().dialog == nil)
            #expect(desk.titles == ["Root", "Edit"])
        }
        desk.user(.back)
        desk.user(.dialog(number: desk.shell.presented().dialog?.number ?? 0, .leave))
        #expect(desk.titles == ["Root"])
    }

    @Test func aDeadPluginCannotHoldAnybodyBack() {
        var desk = opened()
        let question = LeaveConfirmation(title: "Unsaved", text: "…", leave: "Leave", stay: "Stay")
        _ = desk.request("a", .push(tab: "main", screen: page("edit", title: "Edit", leave: question)))
        desk.kill("a")
        desk.user(.back)
        #expect(desk.titles == ["Root"])
    }

    @Test("N-16 A stack given from the start has a way back and then stays at its root")
    func replacedStack() {
        var desk = Desk([plugin("a")])
        desk.boot("a")
        _ = desk.request(
            "a", .replace(tab: "main", stack: [page("root", title: "Lights"), page("room", title: "Room 12")]))
        #expect(desk.titles == ["Lights", "Room 12"])
        #expect(desk.top.bars.navigation.back?.accessibleName == "Back to Lights")
        desk.user(.back)
        #expect(desk.titles == ["Lights"])
        #expect(desk.top.bars.navigation.back == nil)
        desk.user(.back)
        #expect(desk.titles == ["Lights"])
    }

    @Test func aRowOpensItsScreenWhereverInTheTreeItsListStands() {
        var desk = opened()
        var patch = ScreenPatch()
        let list = Content.list(ListContent(id: "l", sections: [ListSection(id: "s", rows: [row("deep", opens: "d")])]))
        patch.content = .set(.column(StackContent(id: "c", children: [.progress(ProgressContent(id: "p")), list])))
        _ = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: patch))
        desk.user(.activate(desk.top.id, node: "deep"))
        #expect(desk.titles == ["Root", "D"])
    }

    @Test func aPageThatWasLeftIsNotWaitedForAnyMore() {
        var desk = opened()
        desk.user(.activate(desk.top.id, node: "n"))
        desk.wait(6_000)
        desk.user(.back)
        guard case .content = desk.top.content else { return #expect(Bool(false)) }
    }

    @Test func withoutAnyPluginThePageNamesTheFoldersThatWereSearched() {
        let desk = Desk([])
        guard case .explanation(let page) = desk.top.content else { return #expect(Bool(false)) }
        #expect(page.lines.contains("/somewhere/plugins"))
    }

    @Test func pluginsAreToldHowTimesOfDayAreCounted() {
        var desk = opened()
        func told(_ cycle: HourCycle) -> Bool {
            desk.effects.contains { effect in
                guard case .send("a", .notification(.environment(let environment))) = effect else { return false }
                return environment.hourCycle == cycle
            }
        }
        var settings = ShellSettings()
        settings.status.hours = .twelve
        desk.send(.settings(settings, problems: []))
        #expect(told(.h12))
        settings.status.hours = .auto
        desk.send(.settings(settings, problems: []))
        #expect(told(.h23))
    }

    @Test func anUpdateChangesOnlyItsPageAndAPageThatIsNotOpenIsAnError() {
        var desk = opened()
        let before = desk.top
        var patch = ScreenPatch()
        patch.title = "New"
        #expect(desk.request("a", .updateScreen(tab: "main", screen: "root", patch: patch)) == .result(7, .done))
        #expect(desk.top.bars.navigation.title == "New")
        #expect(desk.top.revision == before.revision)
        guard case .error(_, let error) = desk.request("a", .updateScreen(tab: "main", screen: "none", patch: patch))
        else {
            return #expect(Bool(false))
        }
        #expect(error.code == MessageError.invalidParams)
    }

    @Test("ENG-REPORT A decision is reported once, to the log and to the plugin")
    func reportedOnce() {
        var desk = opened()
        _ = desk.request("a", .badge(tab: "main", value: .raw("NEW")))
        _ = desk.request("a", .badge(tab: "main", value: .raw("NEW")))
        let reports = desk.effects.filter {
            if case .report(let d) = $0 { d.rule == "TAB-BADGE-CONTENT" } else { false }
        }
        let told = desk.effects.filter {
            if case .send("a", .notification(.decision(let d))) = $0 { d.rule == "TAB-BADGE-CONTENT" } else { false }
        }
        #expect(reports.count == 1)
        #expect(told.count == 1)
    }

    @Test("a stack takes more than a hundred screens, and a push beyond its bound is answered with an error")
    func deepest() {
        var desk = opened()
        for number in 1..<Shell.deepest {
            guard case .result = desk.request("a", .push(tab: "main", screen: page("p\(number)", title: "P"))) else {
                return #expect(Bool(false), "\(number)")
            }
        }
        #expect(desk.titles.count == Shell.deepest && Shell.deepest > 100)
        guard case .error(_, let error) = desk.request("a", .push(tab: "main", screen: page("more", title: "P"))) else {
            return #expect(Bool(false))
        }
        #expect(error.message.contains("\(Shell.deepest)"))
        #expect(desk.titles.count == Shell.deepest)
    }

    @Test("NAV-BACK-SINGLE ten thousand random events never move back by more than one page or below the root")
    func randomWalk() {
        var desk = opened()
        var random = SeededGenerator(seed: 42)
        for step in 0..<10_000 {
            let shown = desk.shell.shownTab
            let depth = { shown.flatMap { desk.shell.tabs[$0]?.pages.count } ?? 0 }
            let before = depth()
            switch random.next() % 4 {
            case 0: _ = desk.request("a", .push(tab: shown?.tab ?? "main", screen: page("p\(step)", title: "P")))
            case 1: desk.user(.tab(tab("a", random.next() % 2 == 0 ? "main" : "other")))
            case 2: if let page = desk.shell.shownPage { desk.user(.activate(page.id, node: "n")) }
            default:
                desk.user(.back)
                #expect(before - depth() <= 1)
            }
            #expect(depth() >= 1)
            desk.effects = []
        }
    }
}

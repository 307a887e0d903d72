// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol
import Testing

@testable import ShellCore

@Suite struct TabBarTests {
    private func opened(_ names: [String]) -> Desk {
        var desk = Desk([plugin("a", tabs: names)])
        desk.boot("a")
        desk.openScreens("a", title: "Root")
        return desk
    }

    private func page(_ id: String, leave: LeaveConfirmation? = nil) -> ScreenDescription {
        ScreenDescription(screen: Screen(id: id, title: id, leave: leave), content: nil)
    }

    // MARK: Choosing

    @Test("TAB-QUICK-SWITCH a root that is not ready gets its bars and its mark at once, a spinner later")
    func quickSwitch() {
        var desk = opened(["main", "slow", "third"])
        desk.user(.tab(tab("a", "slow")))
        #expect(desk.shell.presented().tabBar.selected == 1)
        #expect(desk.top.content == .placeholder)
        #expect(!desk.top.bars.navigation.title.isEmpty)
        desk.wait(Waiting.spinner)
        #expect(desk.top.content == .spinner)
        desk.openScreens("a", title: "Slow")
        #expect(desk.top.bars.navigation.title == "Slow")
    }

    @Test("TAB-SWITCHES unsaved work does not hold a tab; it waits in its stack")
    func switches() {
        var desk = opened(["main", "other", "third"])
        let confirmation = LeaveConfirmation(title: "Leave?", text: "", leave: "Leave", stay: "Stay")
        _ = desk.request("a", .push(tab: "main", screen: page("edit", leave: confirmation)))
        let edit = desk.top.id
        desk.user(.tab(tab("a", "other")))
        #expect(desk.shell.presented().dialog == nil)
        #expect(desk.shell.summary.shownTab == tab("a", "other"))
        desk.user(.tab(tab("a", "main")))
        #expect(desk.top.id == edit)
    }

    @Test("TAB-RETAP three levels up with one press, then to the top, then nothing")
    func retap() {
        var desk = opened(["main", "other", "third"])
        for name in ["1", "2", "3"] { _ = desk.request("a", .push(tab: "main", screen: page(name))) }
        desk.user(.tab(tab("a", "main")))
        #expect(desk.titles.count == 1)
        desk.effects = []
        desk.user(.tab(tab("a", "main")))
        #expect(desk.effects == [.scrollToTop(desk.top.id)])
    }

    @Test("TAB-RETAP a page with unsaved work asks first, on More the list shows and the stack is kept")
    func retapGuarded() {
        var desk = opened((1...7).map { "t\($0)" })
        let confirmation = LeaveConfirmation(title: "Leave?", text: "", leave: "Leave", stay: "Stay")
        _ = desk.request("a", .push(tab: "t1", screen: page("edit", leave: confirmation)))
        desk.user(.tab(tab("a", "t1")))
        #expect(desk.shell.presented().dialog?.title == "Leave?")
        #expect(desk.titles.count == 2)
        desk.user(.dialog(number: desk.shell.presented().dialog?.number ?? 0, .stay))
        desk.user(.more)
        desk.user(.moreRow(tab("a", "t6")))
        desk.openScreens("a", title: "Six")
        _ = desk.request("a", .push(tab: "t6", screen: page("deep")))
        desk.user(.more)
        #expect(desk.titles == ["More"])
        desk.user(.moreRow(tab("a", "t6")))
        #expect(desk.titles == ["More", "Six", "deep"])
    }

    // MARK: More

    @Test("TAB-MORE-LIST a tab opened from More stays active, with its stack, when it gets a slot of its own")
    func moreList() {
        var desk = opened((1...7).map { "t\($0)" })
        desk.user(.more)
        guard case .tabList(let rest) = desk.top.content else { return #expect(Bool(false)) }
        #expect(rest.map(\.id.tab) == ["t5", "t6", "t7"])
        desk.user(.moreRow(tab("a", "t6")))
        desk.openScreens("a", title: "Six")
        _ = desk.request("a", .push(tab: "t6", screen: page("deep")))
        desk.user(.tab(tab("a", "t1")))
        desk.user(.more)
        desk.user(.moreRow(tab("a", "t6")))
        #expect(desk.titles == ["More", "Six", "deep"])
        desk.user(.resized(width: 900, height: 800))
        let presented = desk.shell.presented()
        #expect(presented.tabBar.slots.count == 7)
        #expect(presented.tabBar.selected == 5)
        #expect(desk.titles == ["Six", "deep"])
    }

    @Test("T-17 every tab that is drawn works, and the others are behind More", arguments: [1, 2, 5, 6, 12])
    func slots(count: Int) {
        let names = (1...count).map { "t\($0)" }
        var desk = opened(names)
        desk.user(.resized(width: 400, height: 800))
        let bar = desk.shell.presented().tabBar
        #expect(bar.slots.count == [1: 0, 2: 2, 5: 5, 6: 5, 12: 5][count])
        #expect(desk.shell.presented().tabLayout.slots.allSatisfy { $0.width >= 44 })
        for name in names {
            let isDirect = bar.slots.contains { if case .tab(let entry) = $0 { entry.id.tab == name } else { false } }
            if isDirect || count == 1 {
                desk.user(.tab(tab("a", name)))
            } else {
                desk.user(.more)
                if name == "t5" {
                    guard case .tabList(let rest) = desk.top.content else { return #expect(Bool(false)) }
                    #expect(rest.count == count - 4)
                }
                desk.user(.moreRow(tab("a", name)))
            }
            #expect(desk.shell.summary.shownTab == tab("a", name))
        }
    }

    // MARK: Badges

    @Test("T-07 a badge of none goes at once, a negative one too and is reported")
    func badges() {
        var desk = opened(["main", "mail", "third"])
        var shown: [Badge?] = []
        var reports = 0
        for value in [10, 0, -3, 1] {
            desk.effects = []
            desk.wait(1_000)
            _ = desk.request("a", .badge(tab: "mail", value: .count(value)))
            desk.wait(1_000)
            shown.append(desk.shell.presented().tabBar.slots.compactMap(\.entry).first { $0.id.tab == "mail" }?.badge)
            reports += desk.effects.count {
                if case .report(let decision) = $0 { decision.rule == "TAB-BADGE-CONTENT" } else { false }
            }
        }
        #expect(shown == [.count(10), Badge.none, Badge.none, .count(1)])
        #expect(reports >= 1)
    }

    @Test("TAB-TINT the operator's tint is the bar's, moved until tabs are legible on it, and that is told")
    func tint() {
        func desk(_ tint: String?) -> Desk {
            var settings = ShellSettings()
            settings.tabs.tint = tint
            var desk = Desk([plugin("a", tabs: ["main", "other", "third"])], settings: settings)
            desk.boot("a")
            return desk
        }
        func told(_ desk: Desk) -> Int {
            desk.effects.count { if case .report(let decision) = $0 { decision.rule == "TAB-TINT" } else { false } }
        }
        #expect(desk(nil).shell.presented().tabBar.tint == nil)
        let dark = desk("#1a5fb4")
        #expect(dark.shell.presented().tabBar.tint == "#1a5fb4")
        #expect(told(dark) == 0)
        let pale = desk("#3584e4")
        let shown = pale.shell.presented().tabBar.tint.flatMap(Colour.init)
        #expect((shown?.contrast(with: .white) ?? 0) >= 4.5)
        #expect(told(pale) == 1)
    }

    // MARK: Icons

    @Test("TAB-ICON-CUSTOM without ink a letter stands for an own icon, a small one is enlarged")
    func icons() {
        var installed = plugin("a", tabs: ["main", "other", "third"])
        installed.manifest.tabs[0].icon = "./logo.svg"
        var desk = Desk([installed])
        func entry() -> TabEntry? {
            desk.shell.presented().tabBar.slots.compactMap(\.entry).first { $0.id.tab == "main" }
        }
        #expect(entry()?.icon == .file("/plugins/a/logo.svg"))
        func facts(_ side: Double, share: Double = 0.2) -> IconFacts {
            IconFacts(inkWidth: side, inkHeight: side, inkShare: share, hullShare: 0.78, meanStroke: 1.7)
        }
        desk.send(.icons([tab("a"): facts(10)], stock: []))
        #expect(entry()?.iconScale == 2.5)
        desk.send(.icons([tab("a"): facts(10, share: 0)], stock: []))
        #expect(entry()?.icon == .letter("M"))
    }
}

extension TabSlot {
    fileprivate var entry: TabEntry? {
        if case .tab(let entry) = self { entry } else { nil }
    }
}

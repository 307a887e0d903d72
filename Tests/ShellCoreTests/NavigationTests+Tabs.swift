// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

// Which tab is on screen, and what of it is kept.
extension NavigationTests {
    @Test("T-01 The active tab pops to its root at once; at the root it scrolls to the top")
    func retap() {
        var desk = opened()
        for name in ["1", "2"] { _ = desk.request("a", .push(tab: "main", screen: page(name, title: name))) }
        desk.effects = []
        desk.user(.tab(tab("a")))
        #expect(desk.titles == ["Root"])
        #expect(!desk.effects.contains { if case .send(_, .notification(.tabSelected)) = $0 { true } else { false } })
        desk.user(.tab(tab("a")))
        #expect(desk.effects.contains(.scrollToTop(desk.top.id)))
        desk.user(.tab(tab("a", "other")))
        desk.user(.tab(tab("a")))
        #expect(
            desk.effects.filter { if case .send(_, .notification(.tabSelected)) = $0 { true } else { false } }.count
                == 2)
    }

    @Test("TAB-STATE-KEPT A tab keeps its stack and its pages while another is shown")
    func stateKept() {
        var desk = opened()
        _ = desk.request("a", .push(tab: "main", screen: page("d", title: "D")))
        let pages = desk.stack?.pages.map(\.id)
        desk.user(.tab(tab("a", "other")))
        #expect(desk.shell.presented().stacks[.tab(tab("a"))]?.pages.map(\.id) == pages)
        desk.user(.tab(tab("a")))
        #expect(desk.stack?.pages.map(\.id) == pages)
    }

    @Test("T-11 T-13 More lists the rest, opens a tab's own stack above the list and forgets nothing")
    func more() {
        let names = (1...7).map { "t\($0)" }
        var desk = Desk([plugin("a", tabs: names)])
        desk.boot("a")
        desk.openScreens("a")
        desk.user(.tab(tab("a", "t2")))
        desk.effects = []
        desk.user(.more)
        guard case .tabList(let rest) = desk.top.content else { return #expect(Bool(false)) }
        #expect(rest.map(\.id.tab) == ["t5", "t6", "t7"])
        #expect(!desk.effects.contains { if case .send(_, .notification(.tabSelected)) = $0 { true } else { false } })
        desk.user(.tab(tab("a", "t2")))
        #expect(desk.top.address?.tab.tab == "t2")
        desk.user(.more)
        desk.user(.moreRow(tab("a", "t6")))
        desk.openScreens("a")
        #expect(desk.shell.presented().tabBar.selected == 4)
        #expect(desk.shell.summary.shownTab == tab("a", "t6"))
        let root = desk.top.id
        for name in ["1", "2"] { _ = desk.request("a", .push(tab: "t6", screen: page(name, title: name))) }
        desk.user(.more)
        desk.user(.moreRow(tab("a", "t7")))
        desk.user(.more)
        desk.user(.moreRow(tab("a", "t6")))
        #expect(desk.titles.count == 4)
        _ = desk.request("a", .push(tab: "t6", screen: page("3", title: "3")))
        #expect(desk.titles.count == 5)
        desk.user(.back)
        #expect(desk.titles.count == 4)
        #expect(desk.stack?.pages[1].id == root)
        #expect(desk.stack?.pages[1].bars.navigation.back?.accessibleName == "Back to More")
        desk.user(.tab(tab("a", "t1")))
        desk.user(.resized(width: 900, height: 800))
        desk.user(.tab(tab("a", "t6")))
        #expect(desk.shell.presented().tabBar.slots.count == 7)
        #expect(desk.titles.count == 3)
    }

    @Test func aPluginIsSuspendedWhileNothingOfItIsOnScreen() {
        var desk = Desk([plugin("a"), plugin("b", autostart: true)])
        desk.boot("a")
        desk.boot("b")
        func told(_ plugin: String) -> [ShellNotification] {
            desk.effects.compactMap {
                if case .send(plugin, .notification(let told)) = $0, [.suspend, .resume].contains(told) {
                    told
                } else {
                    nil
                }
            }
        }
        #expect(told("a") == [])
        #expect(told("b") == [.suspend])
        desk.user(.tab(tab("b")))
        #expect(told("a") == [.suspend])
        #expect(told("b") == [.suspend, .resume])
    }

    @Test func backFromTheRootOfATabBehindMoreReturnsToTheList() {
        var desk = Desk([plugin("a", tabs: (1...7).map { "t\($0)" })])
        desk.user(.more)
        desk.user(.moreRow(tab("a", "t6")))
        desk.user(.back)
        #expect(desk.titles == ["More"])
    }

    @Test("T-04 The selection is an identity: tabs before it may go")
    func selectionSurvives() {
        var desk = Desk([plugin("a"), plugin("b"), plugin("c"), plugin("d")])
        desk.user(.tab(tab("d")))
        desk.send(.plugins([plugin("b"), plugin("c"), plugin("d")]))
        #expect(desk.shell.presented().tabBar.selected == 2)
        desk.send(.plugins([plugin("d")]))
        #expect(desk.shell.summary.shownTab == tab("d"))
    }

    @Test func theSelectedTabSurvivesARestartOfTheShell() {
        let desk = Desk([plugin("a"), plugin("b")], saved: SavedState(selectedTab: "b/main"))
        #expect(desk.shell.summary.shownTab == tab("b"))
    }

    @Test func tabsThatAreHiddenAndShownAgainAreOnScreenAgain() {
        var desk = opened()
        var settings = ShellSettings()
        settings.tabs.hidden = ["main", "other"]
        desk.send(.settings(settings, problems: []))
        guard case .explanation(let page) = desk.top.content else { return #expect(Bool(false)) }
        #expect(page.heading == "No tab is shown")
        desk.send(.settings(ShellSettings(), problems: []))
        #expect(desk.shell.summary.shownTab == tab("a"))
        #expect(desk.titles == ["Root"])
    }

    @Test("TAB-NO-REMOVE A plugin cannot remove its tab and is told the rule")
    func noRemove() {
        var desk = opened()
        guard case .error(_, let error) = desk.request("a", .removeTab(tab: "main")) else {
            return #expect(Bool(false))
        }
        #expect(error.code == MessageError.refused)
        #expect(error.data?.rule == "TAB-NO-REMOVE")
        #expect(desk.shell.summary.tabs.count == 2)
    }
}

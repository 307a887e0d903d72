// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol
import Testing

@testable import ShellCore

/// Each rule where it acts in the running shell.
@Suite("Rules in the shell")
struct RuleTests {
    func opened(
        tabs: [String] = ["main", "other"], settings: ShellSettings = ShellSettings(),
        change: (inout Manifest) -> Void = { _ in }
    ) -> Desk {
        var installed = plugin("a", tabs: tabs)
        change(&installed.manifest)
        var desk = Desk([installed], settings: settings)
        desk.boot("a")
        desk.openScreens("a", title: "Main")
        desk.wait(2_000)
        return desk
    }

    func show(_ screen: Screen, _ desk: inout Desk, content: Content? = nil) {
        _ = desk.request("a", .push(tab: "main", screen: ScreenDescription(screen: screen, content: content)))
    }

    func reported(_ desk: Desk) -> [Decision] {
        desk.effects.compactMap { if case .report(let decision) = $0 { decision } else { nil } }
    }

    private func told(_ desk: Desk) -> [Decision] {
        desk.effects.compactMap { effect in
            if case .send("a", .notification(.decision(let decision))) = effect { decision } else { nil }
        }
    }

    private func refusal(_ message: ShellMessage?) -> MessageError.Refusal? {
        if case .error(_, let error) = message { error.data } else { nil }
    }

    // MARK: Reports

    @Test("ENG-REPORT what is decided before a plugin runs is told when it is ready, and once")
    func toldLater() {
        var installed = plugin("a")
        installed.manifest.tabs[0].icon = nil
        var desk = Desk([installed])
        #expect(reported(desk).filter { $0.rule == "TAB-TITLE-ICON" }.count == 1)
        #expect(told(desk).isEmpty)
        desk.boot("a")
        #expect(told(desk).map(\.rule) == ["TAB-TITLE-ICON"])
        desk.openScreens("a")
        desk.user(.resized(width: 1280, height: 800))
        desk.user(.resized(width: 480, height: 800))
        #expect(told(desk).filter { $0.rule == "TAB-TITLE-ICON" }.count == 1)
    }

    @Test("ENG-REPORT a refusal names rule, value, limit and hint")
    func refusals() {
        var desk = opened()
        let answer = refusal(desk.request("a", .removeTab(tab: "main")))
        #expect(answer?.rule == "TAB-NO-REMOVE")
        #expect(answer?.hint.isEmpty == false)
        #expect(answer?.path.hasPrefix("a/main") == true)
        let hiding = refusal(desk.request("a", .hideBars(tab: "main", screen: "root", cause: .content)))
        #expect(hiding?.rule == "NAV-HIDE-FULLSCREEN")
        #expect(hiding?.value == "hidden")
        #expect(hiding?.limit == "shown")
    }

    // MARK: Limits

    @Test("ENG-CEILING a manifest tightens limits for its own screens and cannot loosen the shell's")
    func ownLimits() {
        var desk = opened { manifest in
            manifest.limits = ["nav.title.softMax": 10, "nav.controls.max": 3]
            manifest.actions = ["NAV-SEG-ALONE": .off, "NAV-BREADCRUMB-TITLE": .off]
        }
        let refused = reported(desk).filter { $0.verdict == .refused }
        #expect(Set(refused.map(\.rule)) == ["ENG-CEILING", "NAV-SEG-ALONE"])
        #expect(refused.allSatisfy { $0.path.hasPrefix("a#/rules/") })
        show(
            Screen(
                id: "s", title: "Twelve chars", trailing: ["x", "y"].map { Item(id: $0, kind: .icon, label: $0) }),
            &desk)
        #expect(desk.top.bars.navigation.overflow.count == 2)
        #expect(desk.top.decisions.map(\.rule).contains("NAV-TITLE-LENGTH"))
        show(Screen(id: "t", title: "A > b"), &desk)
        #expect(!reported(desk).contains { $0.rule == "NAV-BREADCRUMB-TITLE" })
    }

    @Test("a rule made strict by the operator shows an explanation, and the way back stays")
    func refusedPage() {
        var settings = ShellSettings()
        settings.rules.actions = ["NAV-CONTROLS-MAX": .refuse]
        var desk = opened(settings: settings)
        show(Screen(id: "s", title: "S", trailing: ["x", "y"].map { Item(id: $0, kind: .icon, label: $0) }), &desk)
        guard case .explanation(let page) = desk.top.content else { return #expect(Bool(false)) }
        #expect(page.lines.contains { $0.contains("NAV-CONTROLS-MAX") })
        #expect(desk.top.bars.navigation.back != nil)
        #expect(desk.top.bars.navigation.trailing.isEmpty)
        #expect(reported(desk).contains { $0.rule == "NAV-CONTROLS-MAX" && $0.verdict == .refused })
        desk.user(.back)
        #expect(desk.titles == ["Main"])
    }

    // MARK: Requests

    @Test("TAB-NAV-ONLY a sheet in answer to a selection is refused, a second later or after a tap it opens")
    func sheetAfterSelection() {
        let sheet = PluginRequest.openSheet(
            tab: "other", screen: ScreenDescription(screen: Screen(id: "new", title: "New"), content: nil))
        var desk = opened()
        desk.user(.tab(tab("a", "other")))
        desk.openScreens("a")
        desk.now += 900
        #expect(refusal(desk.request("a", sheet))?.rule == "TAB-NAV-ONLY")
        #expect(desk.shell.presented().sheet == nil)
        desk.now += 101
        #expect(refusal(desk.request("a", sheet)) == nil)
        #expect(desk.shell.presented().sheet != nil)

        desk.user(.closeSheet)
        desk.user(.tab(tab("a", "main")))
        desk.user(.tab(tab("a", "other")))
        desk.user(.activate(desk.top.id, node: "x"))
        #expect(refusal(desk.request("a", sheet)) == nil)
    }

    @Test("TAB-NAV-ONLY an alert in answer to a selection waits until the second is over")
    func alertAfterSelection() {
        var desk = opened()
        desk.user(.tab(tab("a", "other")))
        desk.openScreens("a")
        desk.now += 100
        _ = desk.request("a", .alert(.init(title: "Look", text: "here", tab: "other")))
        #expect(desk.shell.presented().dialog == nil)
        desk.wait(899)
        #expect(desk.shell.presented().dialog == nil)
        desk.wait(1)
        #expect(desk.shell.presented().dialog?.title == "Look")
    }

    @Test("TAB-BADGE-MEANING another plugin's tab cannot be badged")
    func foreignBadge() {
        var desk = opened()
        let answer = refusal(desk.request("a", .badge(tab: "b/main", value: .count(3))))
        #expect(answer?.rule == "TAB-BADGE-MEANING")
    }

    @Test("TAB-BADGE-UNOBTRUSIVE a hundred updates in a second redraw four times and end with the last")
    func badgeFlood() {
        var desk = opened()
        var shown: [Badge] = []
        for number in 1...100 {
            _ = desk.request("a", .badge(tab: "other", value: .count(number)))
            let badge = desk.shell.entries.first { $0.id == tab("a", "other") }?.badge ?? .none
            if badge != shown.last { shown.append(badge) }
            desk.now += 9
        }
        #expect(shown == [1, 2, 3, 4].map { .count($0) })
        desk.wait(1_000)
        #expect(desk.shell.entries.first { $0.id == tab("a", "other") }?.badge == .count(100))
        #expect(reported(desk).filter { $0.rule == "TAB-BADGE-UNOBTRUSIVE" }.count == 1)
        #expect(desk.shell.nextDeadline == nil || desk.shell.nextDeadline! > desk.now + 1_000)
    }

    @Test("TAB-VS-TOOLBAR a toolbar item that leads to the root is not shown")
    func toolbarLink() {
        var desk = opened()
        let home = Item(
            id: "home", kind: .text, role: .navigateTo, label: "Home", opens: Opens(screen: "root", title: "Main"))
        show(Screen(id: "s", title: "S", toolbar: [Item(id: "new", label: "New"), home]), &desk)
        #expect(desk.top.bars.toolbar.map(\.id) == ["new"])
        #expect(reported(desk).first { $0.rule == "TAB-VS-TOOLBAR" }?.path == "a/main/s#/toolbar/1")
    }

    @Test("STAT-STYLE-SCOPE the top screen's style is shown, and a style that is none counts as inherited")
    func statusStyle() throws {
        var settings = ShellSettings()
        settings.status.style = .dark
        var desk = opened(settings: settings)
        #expect(desk.shell.presented().statusBar.style == .dark)
        var screen = Screen(id: "s", title: "S", statusStyle: .light, tint: "#1a5fb4")
        show(screen, &desk)
        #expect(desk.shell.presented().statusBar.style == .light)
        desk.user(.back)
        #expect(desk.shell.presented().statusBar.style == .dark)
        screen.statusStyle = .inherit
        var description = ScreenDescription(screen: screen, content: nil)
        description.unknownStatusStyle = "purple"
        desk.user(.activate(desk.top.id, node: "n"))
        _ = desk.request("a", .push(tab: "main", screen: description))
        #expect(reported(desk).contains { $0.rule == "STAT-STYLE-SCOPE" && $0.before == "purple" })
    }

    @Test("STAT-STYLE-CONTRAST light items over a light bar become dark")
    func statusContrast() {
        var desk = opened()
        show(Screen(id: "s", title: "S", statusStyle: .light), &desk)
        #expect(desk.shell.presented().statusBar.style == .dark)
        #expect(reported(desk).contains { $0.rule == "STAT-STYLE-CONTRAST" && $0.verdict == .repaired })
    }

    @Test("NAV-TINT a tint under white text is darkened, and a dark enough one stays")
    func tints() {
        var desk = opened()
        show(Screen(id: "s", title: "S", tint: "#3584e4"), &desk)
        let tint = desk.top.bars.navigation.tint.flatMap(Colour.init)
        #expect(tint.map { $0.contrast(with: .white) >= 4.5 } == true)
        show(Screen(id: "t", title: "T", tint: "#1a5fb4"), &desk)
        #expect(desk.top.bars.navigation.tint == "#1a5fb4")
    }

    @Test("NAV-POP-VETO a question without words holds nobody, and a silent plugin's answer is recorded")
    func veto() {
        var desk = opened()
        show(Screen(id: "s", title: "S", leave: .init(title: "", text: " ", leave: "L", stay: "S")), &desk)
        desk.user(.back)
        #expect(desk.titles == ["Main"])
        #expect(reported(desk).contains { $0.rule == "NAV-POP-VETO" && $0.before == "no confirmation" })

        show(Screen(id: "t", title: "T", leave: .init(title: "Unsaved", text: "", leave: "L", stay: "S")), &desk)
        desk.user(.activate(desk.top.id, node: "x"))
        desk.wait(6_000)
        desk.user(.back)
        desk.user(.dialog(number: desk.shell.presented().dialog?.number ?? 0, .leave))
        #expect(desk.titles == ["Main"])
        #expect(reported(desk).contains { $0.rule == "NAV-POP-VETO" && $0.before == "the plugin has stopped" })
    }

    @Test("STAT-NETWORK activity of a plugin that ends is dropped and told")
    func activity() {
        var desk = opened()
        _ = desk.request("a", .beginActivity)
        desk.kill("a")
        #expect(reported(desk).contains { $0.rule == "STAT-NETWORK" && $0.verdict == .repaired })
        #expect(desk.shell.plugins["a"]?.activities.isEmpty == true)
    }

    // MARK: Named cases

    @Test("T-07 A badge of 0 or less hides at once, and is told")
    func badgeCleared() {
        var desk = opened()
        var shown: [Badge] = []
        for number in [10, 0, -3, 1] {
            _ = desk.request("a", .badge(tab: "other", value: .count(number)))
            shown.append(desk.shell.entries.first { $0.id == tab("a", "other") }?.badge ?? .none)
        }
        #expect(shown == [.count(10), .none, .none, .count(1)])
        #expect(
            reported(desk).contains {
                $0.rule == "TAB-BADGE-CONTENT" && $0.before == "-3" && $0.path == "a/other#/badge"
            })
    }

    @Test("T-17 As many slots as there is room for, and every tab in two presses")
    func slots() {
        let expected = [(1, 0, 0), (2, 2, 0), (5, 5, 0), (6, 5, 2), (12, 5, 8)]
        for (count, slots, behindMore) in expected {
            var desk = Desk([plugin("a", tabs: (0..<count).map { "t\($0)" })])
            desk.user(.resized(width: 400, height: 800))
            let bar = desk.shell.presented().tabBar
            #expect(bar.slots.count == slots)
            #expect(bar.more.count == behindMore)
            #expect(desk.shell.presented().tabLayout.slots.allSatisfy { $0.width >= 44 })
            for entry in desk.shell.entries {
                if bar.more.contains(entry) { desk.user(.more) }
                desk.user(bar.more.contains(entry) ? .moreRow(entry.id) : .tab(entry.id))
                #expect(desk.shell.summary.shownTab == entry.id)
            }
        }
    }

    @Test("no number, size or title of a screen ends the shell")
    func extremes() {
        var desk = opened()
        for number in [Double.nan, .infinity, -.infinity, -1e300, 1e300] {
            show(
                Screen(
                    id: "s\(number)", title: String(repeating: "\u{5D0}", count: 100_000),
                    trailing: [Item(id: "space", kind: .space, label: "", width: number), Item(id: "a", label: "A")]),
                &desk)
            desk.user(.resized(width: number, height: number))
        }
        show(
            Screen(id: "many", title: " ", trailing: (0..<10_000).map { Item(id: "i\($0)", kind: .icon, label: "I") }),
            &desk)
        #expect(desk.top.bars.navigation.overflow.count == 10_000)
        #expect(desk.titles.count == 7)
    }
}

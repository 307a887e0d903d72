// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let own = TabID(plugin: "org.example.a", tab: "files")

@Suite("Requests")
struct RequestExamples {
    /// `granted` is what the request comes to; `nil` for refused.
    private static func ask(
        _ rule: String, _ name: String, _ request: Request, system: Bool = false, _ granted: Request?,
        _ verdicts: [Decision.Verdict] = []
    ) -> RuleExample {
        RuleExample(
            rule: rule, name: name,
            facts: .request(RequestFacts(request: request, plugin: "org.example.a", isSystem: system)) {
                $0 == granted
            },
            verdicts: verdicts)
    }

    /// Passes as it is.
    private static func pass(_ rule: String, _ name: String, _ request: Request, system: Bool = false) -> RuleExample {
        ask(rule, name, request, system: system, request)
    }

    private static func refused(_ rule: String, _ name: String, _ request: Request) -> RuleExample {
        ask(rule, name, request, nil, [.refused])
    }

    @Test("Rules about requests", arguments: RequestExamples.cases)
    func requests(example: RuleExample) { example.check() }

    static let cases = bars + back + tabs + status

    private static let bars: [RuleExample] = [
        refused(
            "NAV-HIDE-FULLSCREEN", "hiding on a list is refused", .hideBars(HideRequest(fullscreen: .none, depth: 1))),
        pass(
            "NAV-HIDE-FULLSCREEN", "hiding for full-screen content passes",
            .hideBars(HideRequest(fullscreen: .content, depth: 1))),
        pass(
            "NAV-HIDE-FULLSCREEN", "a screen's own trigger passes",
            .hideBars(HideRequest(fullscreen: .none, depth: 1, trigger: .swipe))),
        ask(
            "NAV-HIDE-RESTORE", "a long press alone gets the tap beside it",
            .restoreGesture([.longPress], ofStatusBar: false),
            .restoreGesture([.tap, .longPress], ofStatusBar: false), [.repaired]),
        pass("NAV-HIDE-RESTORE", "a tap passes", .restoreGesture([.tap], ofStatusBar: false)),
    ]

    private static let back: [RuleExample] = [
        refused("NAV-BACK-CUSTOM-BEHAVE", "a push instead of back is refused", .back(.push)),
        pass("NAV-BACK-CUSTOM-BEHAVE", "one step back passes", .back(.pop(1))),
        refused("NAV-BACK-SINGLE", "back to the root is refused", .back(.pop(3))),
        pass("NAV-BACK-SINGLE", "staying with a reason passes", .back(.stay)),
        refused("NAV-POP-VETO", "a veto without a question is ignored", .veto(hasConfirmation: false, isRunning: true)),
        refused("NAV-POP-VETO", "a stopped plugin holds nobody", .veto(hasConfirmation: true, isRunning: false)),
        pass("NAV-POP-VETO", "a question passes", .veto(hasConfirmation: true, isRunning: true)),
    ]

    private static let tabs: [RuleExample] = [
        refused(
            "TAB-NAV-ONLY", "a tab with an action alone is refused", .registerTab(own, hasRoot: false, hasAction: true)),
        ask(
            "TAB-NAV-ONLY", "an action beside a root is ignored", .registerTab(own, hasRoot: true, hasAction: true),
            .registerTab(own, hasRoot: true, hasAction: false), [.repaired]),
        refused("TAB-NAV-ONLY", "a sheet in answer to the selection is refused", .sheet(sinceSelection: 0.2)),
        pass("TAB-NAV-ONLY", "a sheet somebody asked for passes", .sheet(sinceSelection: nil)),
        refused("TAB-TOOLBAR-FOR-ACTIONS", "an action for the tab bar is refused", .tabBarAction(label: "Delete")),
        pass("TAB-TOOLBAR-FOR-ACTIONS", "a toolbar item passes", .toolbarItem(opensTabRoot: false)),
        refused(
            "TAB-VS-TOOLBAR", "a tab without a root is refused", .registerTab(own, hasRoot: false, hasAction: false)),
        refused("TAB-VS-TOOLBAR", "a toolbar item that leads to a tab is refused", .toolbarItem(opensTabRoot: true)),
        pass("TAB-VS-TOOLBAR", "a tab with a root passes", .registerTab(own, hasRoot: true, hasAction: false)),
        refused("TAB-APP-LEVEL", "a second tab bar is refused", .ownTabBar),
        pass("TAB-APP-LEVEL", "a tab of its own passes", .registerTab(own, hasRoot: true, hasAction: false)),
        refused("TAB-ATTACHED", "a change of another view is refused", .changeOtherSurface),
        pass("TAB-ATTACHED", "a switch of the own view passes", .switchTab(own)),
        ask(
            "TAB-PEERS", "pushing another tab's root switches to it", .pushTabRoot(own), .switchTab(own), [.repaired]),
        ask(
            "TAB-BADGE-UNOBTRUSIVE", "a hundred updates in a second become four", .badgeUpdates(100), .badgeUpdates(4),
            [.repaired]),
        pass("TAB-BADGE-UNOBTRUSIVE", "four updates pass", .badgeUpdates(4)),
    ]

    private static let status: [RuleExample] = [
        refused("STAT-SYSTEM-ONLY", "a strip at the top is refused", .topStrip(height: 64)),
        refused("STAT-SYSTEM-ONLY", "an item of another origin is refused", .statusItem("vpn")),
        pass("STAT-SYSTEM-ONLY", "the system's own item passes", .statusItem("vpn"), system: true),
        ask(
            "STAT-SYSTEM-ONLY", "of four placed indicators three are shown", .statusItems(["a", "b", "c", "d"]),
            system: true, .statusItems(["a", "b", "c"]), [.repaired]),
        pass("STAT-SYSTEM-ONLY", "three placed indicators pass", .statusItems(["a", "b", "c"]), system: true),
        refused(
            "STAT-HIDE-MEDIA", "a settings screen cannot hide it",
            .hideBars(HideRequest(fullscreen: .none, depth: 1, bars: [.status]))),
        pass("STAT-HIDE-MEDIA", "a film can", .hideBars(HideRequest(fullscreen: .media, depth: 1))),
        refused(
            "STAT-HIDE-MEDIA", "full-screen content hides both bars or none",
            .hideBars(HideRequest(fullscreen: .content, depth: 1, bars: [.status]))),
        ask(
            "STAT-RESTORE", "two fingers alone get the tap beside them",
            .restoreGesture([.twoFingers], ofStatusBar: true),
            .restoreGesture([.tap, .twoFingers], ofStatusBar: true), [.repaired]),
        pass("STAT-RESTORE", "a tap passes", .restoreGesture([.tap], ofStatusBar: true)),
        ask(
            "STAT-STYLE-SCOPE", "an unknown style counts as inherit", .statusStyle("sepia"), .statusStyle("inherit"),
            [.repaired]),
        pass("STAT-STYLE-SCOPE", "a known style passes", .statusStyle("dark")),
        ask(
            "STAT-NETWORK", "tokens of a stopped plugin are dropped",
            .activity([
                ActivityToken(plugin: "a", isRunning: true), ActivityToken(plugin: "b", isRunning: false),
            ]), .activity([ActivityToken(plugin: "a", isRunning: true)]), [.repaired]),
        pass(
            "STAT-NETWORK", "tokens of running plugins pass", .activity([ActivityToken(plugin: "a", isRunning: true)])),
    ]

    @Test("STAT-STYLE-SCOPE the first style that does not inherit counts")
    func resolved() {
        #expect(StatusStyle.resolved([.inherit, .light, .dark]) == .light)
        #expect(StatusStyle.resolved([.inherit, .inherit]) == .auto)
        #expect(StatusStyle.resolved([]) == .auto)
    }
}

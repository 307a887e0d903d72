// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite struct SupervisionTests {
    func running() -> Desk {
        var desk = Desk([plugin("a"), plugin("b")])
        desk.boot("a")
        desk.openScreens("a", title: "A")
        return desk
    }

    func explanation(_ desk: Desk) -> PresentedExplanation? {
        if case .explanation(let explanation) = desk.top.content { explanation } else { nil }
    }

    @Test func aPluginStartsWhenItsTabIsOpenedAndNotBefore() {
        var desk = Desk([plugin("a"), plugin("b")])
        #expect(desk.starts(of: "a") == 1)
        #expect(desk.starts(of: "b") == 0)
        desk.user(.tab(tab("b")))
        #expect(desk.starts(of: "b") == 1)
    }

    @Test("a plugin whose files have changed ends in its own time, starts again and keeps its stack")
    func updated() {
        var desk = running()
        desk.openScreens("a", title: "A", rows: [row("deep", opens: "deep")])
        desk.user(.activate(desk.top.id, node: "deep"))
        var changed = plugin("a")
        changed.stamp = "2"
        changed.isolation = .sandbox
        desk.send(.plugins([changed, plugin("b")]))
        #expect(desk.shell.summary.plugins.map(\.isolation) == ["sandbox", "process"])
        #expect(desk.effects.last { if case .end = $0 { true } else { false } } == .end(plugin: "a", gently: true))
        #expect(desk.starts(of: "a") == 1)
        desk.send(.plugin(id: "a", .ended(.exited(code: 0))))
        #expect(desk.starts(of: "a") == 2)
        #expect(desk.shell.summary.plugins[0].restarts == 0)
        let depth = desk.stack?.pages.count
        desk.boot("a", pid: 101)
        #expect(desk.stack?.pages.count == depth)
        let before = desk.effects.count
        desk.send(.plugins([changed, plugin("b")]))
        #expect(!desk.effects[before...].contains { if case .end = $0 { true } else { false } })
    }

    @Test("an update ends a quarantine, and a plugin that was rejected runs once it can")
    func updatedAfterFailure() {
        var desk = running()
        for delay in [1_000, 2_000, 4_000, 0] {
            desk.kill("a")
            desk.wait(delay)
            desk.boot("a")
        }
        #expect(desk.shell.summary.plugins[0].state == .quarantined)
        var changed = plugin("a")
        changed.stamp = "2"
        desk.send(.plugins([changed, plugin("b", rejection: "no module")]))
        #expect(desk.starts(of: "a") == 5)
        #expect(desk.shell.summary.plugins[1].state == .rejected)
        desk.send(.plugins([changed, plugin("b")]))
        #expect(desk.shell.summary.plugins[1].state == .idle)
    }

    @Test func anAutostartPluginStartsWithTheShell() {
        let desk = Desk([plugin("a"), plugin("b", autostart: true)])
        #expect(desk.starts(of: "b") == 1)
    }

    @Test func restartsComeAfterOneTwoAndFourSecondsAndThenQuarantine() {
        var desk = running()
        for (index, delay) in [1_000, 2_000, 4_000].enumerated() {
            desk.kill("a")
            #expect(explanation(desk)?.heading == "Main stopped working")
            #expect(explanation(desk)?.lines.first == "It ended without being asked to (signal 9).")
            desk.wait(delay - 1)
            #expect(desk.starts(of: "a") == index + 1)
            desk.wait(1)
            #expect(desk.starts(of: "a") == index + 2)
            desk.boot("a")
        }
        desk.kill("a")
        #expect(desk.shell.summary.plugins[0].state == .quarantined)
        desk.wait(600_000)
        #expect(desk.starts(of: "a") == 4)
        #expect(desk.effects.contains(.save(SavedState(selectedTab: "a/main", quarantine: ["a": "1"]))))
    }

    @Test func aFailedPluginOffScreenWaitsUntilItsTabIsShown() {
        var desk = running()
        desk.user(.tab(tab("b")))
        desk.kill("a")
        desk.wait(60_000)
        #expect(desk.starts(of: "a") == 1)
        desk.user(.tab(tab("a")))
        #expect(desk.starts(of: "a") == 2)
    }

    @Test func aRunOfAMinuteMakesFailuresForgotten() {
        var desk = running()
        for _ in 0..<3 {
            desk.kill("a")
            desk.wait(4_000)
            desk.boot("a")
        }
        desk.openScreens("a")
        desk.wait(60_000)
        desk.answer("a") { $0 == .ping ? .done : nil }
        desk.kill("a")
        #expect(desk.shell.summary.plugins[0].state == .failed)
    }

    @Test func retryStartsAQuarantinedPluginOnceAndReleaseEndsTheQuarantine() {
        var desk = Desk([plugin("a")], saved: SavedState(selectedTab: nil, quarantine: ["a": "1"]))
        #expect(desk.starts(of: "a") == 0)
        desk.user(.retry(desk.top.id))
        #expect(desk.starts(of: "a") == 1)
        desk.boot("a")
        desk.kill("a")
        #expect(desk.shell.summary.plugins[0].state == .quarantined)
        desk.send(.control(.release(plugin: "a")))
        #expect(desk.starts(of: "a") == 2)
        desk.boot("a")
        desk.kill("a")
        #expect(desk.shell.summary.plugins[0].state == .failed)
    }

    @Test func anotherVersionEndsTheQuarantine() {
        let desk = Desk([plugin("a", version: "2")], saved: SavedState(selectedTab: nil, quarantine: ["a": "1"]))
        #expect(desk.starts(of: "a") == 1)
    }

    @Test func waitingShowsAPlaceholderASpinnerAndThenAnExplanation() {
        var desk = Desk([plugin("a")])
        desk.boot("a")
        #expect(desk.top.content == .placeholder)
        desk.wait(300)
        #expect(desk.top.content == .spinner)
        desk.wait(4_700)
        #expect(explanation(desk)?.heading == "Main is not responding")
        desk.openScreens("a")
        #expect(explanation(desk) == nil)
    }

    @Test("P-08 An action without an answer shows a busy mark after 500 ms and not responding after 5 s")
    func slowAction() {
        var desk = running()
        desk.openScreens("a", rows: [row("r")])
        desk.user(.activate(desk.top.id, node: "r"))
        guard case .content(_, let early) = desk.top.content else { return #expect(Bool(false)) }
        #expect(early.isEmpty)
        desk.wait(500)
        guard case .content(_, let busy) = desk.top.content else { return #expect(Bool(false)) }
        #expect(busy == ["r"])
        desk.wait(4_500)
        #expect(explanation(desk)?.button == .retry(label: "Retry"))
        desk.user(.tab(tab("b")))
        #expect(desk.titles == ["Main"])
        desk.user(.tab(tab("a")))
        desk.answer("a") { if case .action = $0 { .done } else { nil } }
        #expect(explanation(desk) == nil)
    }

    @Test func thirtySecondsWithoutAnAnswerEndTheRun() {
        var desk = running()
        desk.user(.activate(desk.top.id, node: "r"))
        desk.wait(30_000)
        let reason = "It gave no answer for 30 s and was ended."
        #expect(desk.effects.contains(.end(plugin: "a", gently: false, because: reason)))
        desk.send(.plugin(id: "a", .ended(.signal(9))))
        #expect(explanation(desk)?.lines.first == "It gave no answer for 30 s and was ended.")
    }

    @Test func onlyASilentPluginOnScreenIsPinged() {
        var desk = running()
        desk.wait(59_999)
        #expect(desk.openRequests(of: "a").isEmpty)
        desk.wait(1)
        #expect(desk.openRequests(of: "a").map(\.1) == [.ping])
        desk.answer("a") { $0 == .ping ? .done : nil }
        desk.user(.tab(tab("b")))
        desk.wait(120_000)
        #expect(desk.openRequests(of: "a").isEmpty)
    }

    @Test func anIdleShellHasNoDeadline() {
        var desk = Desk([plugin("a", rejection: "no reason")])
        desk.wait(1)
        #expect(desk.shell.nextDeadline == nil)
    }

    @Test("P-07 A plugin that answers with another protocol version is ended, with both numbers")
    func otherProtocol() {
        var desk = Desk([plugin("a")])
        desk.send(.plugin(id: "a", .started(pid: 1)))
        desk.answer("a") { if case .initialize = $0 { .initialized(ProtocolVersion(major: 2, minor: 0)) } else { nil } }
        desk.send(.plugin(id: "a", .ended(.signal(15))))
        #expect(
            explanation(desk)?.lines.first
                == "It speaks version 2.0 of the plugin protocol; this shell speaks 1.0.")
    }

    @Test("P-01 One failing plugin leaves the others alone")
    func othersLive() {
        var desk = Desk([plugin("a"), plugin("b"), plugin("c", rejection: "libC.so is not a library")])
        desk.boot("a")
        desk.openScreens("a")
        desk.user(.tab(tab("b")))
        desk.send(.plugin(id: "b", .ended(.couldNotStart("no storage"))))
        #expect(explanation(desk)?.lines.first == "It could not be started: no storage")
        desk.user(.tab(tab("c")))
        #expect(explanation(desk)?.heading == "Main cannot be loaded")
        #expect(explanation(desk)?.lines == ["libC.so is not a library"])
        desk.user(.tab(tab("a")))
        #expect(explanation(desk) == nil)
        #expect(desk.shell.summary.tabs.count == 3)
    }

    @Test("BARS-TOKENS-ON-CRASH A dead plugin leaves no hidden bar, badge, alert or activity")
    func noTraces() {
        var desk = running()
        _ = desk.request("a", .badge(tab: "main", value: .count(3)))
        _ = desk.request("a", .alert(.init(title: "Alarm", text: "07:00", tab: "main", sound: true)))
        _ = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: fullscreenPatch))
        let hidden = desk.request("a", .hideBars(tab: "main", screen: "root", cause: .media))
        guard case .result(_, .token) = hidden else { return #expect(Bool(false), "\(String(describing: hidden))") }
        #expect(desk.shell.presented().barsHidden)
        desk.kill("a")
        let presented = desk.shell.presented()
        #expect(!presented.barsHidden)
        #expect(presented.dialog == nil)
        #expect(desk.shell.summary.tabs[0].badge == .none)
        #expect(desk.effects.last(where: { if case .alarm = $0 { true } else { false } }) == .alarm(on: false))
    }

    var fullscreenPatch: ScreenPatch {
        var patch = ScreenPatch()
        patch.fullscreen = .media
        return patch
    }

    @Test func afterARestartTheStackIsOpenedAgainAndEndsAtAnError() {
        var desk = running()
        _ = desk.request(
            "a", .push(tab: "main", screen: ScreenDescription(screen: Screen(id: "one", title: "One"), content: nil)))
        _ = desk.request(
            "a", .push(tab: "main", screen: ScreenDescription(screen: Screen(id: "two", title: "Two"), content: nil)))
        let kept = desk.stack?.pages.map(\.id)
        desk.kill("a")
        desk.wait(1_000)
        desk.boot("a")
        #expect(
            desk.openRequests(of: "a").map(\.1)
                == ["root", "one", "two"].map { .openScreen(.init(tab: "main", screen: $0)) })
        for (id, request) in desk.openRequests(of: "a") {
            guard case .openScreen(let open) = request else { continue }
            if open.screen == "two" {
                desk.send(.plugin(id: "a", .message(.error(id, MessageError(code: -32603, message: "gone")))))
            } else {
                desk.send(
                    .plugin(
                        id: "a",
                        .message(
                            .result(
                                id,
                                .screen(
                                    ScreenDescription(screen: Screen(id: open.screen, title: open.screen), content: nil)
                                )))))
            }
        }
        #expect(desk.titles == ["root", "one"])
        #expect(desk.stack?.pages.map(\.id) == kept.map { Array($0.prefix(2)) })
    }

    @Test("STAT-HIDE-PERMANENT A manifest's status-bar key is refused by its rule, and the plugin runs")
    func refusedKey() {
        var bold = plugin("a")
        bold.manifest.refusedKeys = ["status-bar"]
        let desk = Desk([bold])
        let decisions = desk.effects.compactMap { if case .report(let decision) = $0 { decision } else { nil } }
        #expect(decisions.contains { $0.rule == "STAT-HIDE-PERMANENT" && $0.verdict == .refused })
        #expect(desk.starts(of: "a") == 1)
    }

    @Test func theTitleOfARootKeepsItsFormFromTheFirstFrame() {
        let desk = Desk([plugin("a")], saved: SavedState(rootTitles: ["a/main": .never]))
        #expect(!desk.top.bars.navigation.prefersLargeTitle)
    }

    @Test("P-04 A disabled plugin is asked to end and its tabs go")
    func disabled() {
        var desk = running()
        var settings = ShellSettings()
        var section = ShellSettings.PluginSection(id: "a")
        section.enabled = false
        settings.plugins = [section]
        desk.send(.settings(settings, problems: []))
        #expect(desk.effects.contains { if case .send("a", .request(_, .shutdown)) = $0 { true } else { false } })
        #expect(desk.effects.contains(.end(plugin: "a", gently: true)))
        #expect(desk.shell.summary.tabs.map(\.id) == [tab("b")])
        #expect(desk.shell.summary.shownTab == tab("b"))
        desk.send(.plugin(id: "a", .ended(.exited(code: 0))))
        #expect(desk.shell.summary.plugins[0].state == .disabled)
    }
}

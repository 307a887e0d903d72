// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("Network activity")
struct ActivityTests {
    /// Jobs as their beginnings and ends in ms; answers when the indicator was shown.
    private func shown(_ jobs: [(Int, Int)], until end: Int = 4_000) -> [ClosedRange<Int>] {
        var indicator = ActivityIndicator()
        var ranges: [ClosedRange<Int>] = []
        var since: Int?
        for now in 0...end {
            let tokens = jobs.filter { $0.0 <= now && now < $0.1 }.count
            indicator.update(tokens: tokens, at: now, ActivityIndicator.Times())
            switch (indicator.isShown, since) {
            case (true, nil): since = now
            case (false, let began?):
                ranges.append(began...(now - 1))
                since = nil
            default: break
            }
        }
        if let since { ranges.append(since...end) }
        return ranges
    }

    @Test("STAT-NETWORK-DELAY a short job shows nothing, a longer one from 1.0 s and for 0.5 s at least")
    func delay() {
        #expect(shown([(0, 900)]) == [])
        #expect(shown([(0, 1_100)]) == [1_000...1_499])
        #expect(shown([(0, 3_000)]) == [1_000...3_169])
    }

    @Test("STAT-NETWORK-DELAY a gap shorter than the end's delay interrupts nothing")
    func gaps() {
        #expect(shown([(0, 600), (700, 1_300)]).first?.lowerBound == 1_000)
        #expect(shown([(0, 600), (800, 1_500)]) == [])
        #expect(shown([(0, 2_000), (2_150, 3_000)]) == [1_000...3_169])
        #expect(shown([(0, 2_000), (2_180, 2_300)]) == [1_000...2_169])
    }

    @Test("STAT-NETWORK-DELAY what it waits for by itself is a deadline, and without activity there is none")
    func deadlines() {
        let times = ActivityIndicator.Times()
        var indicator = ActivityIndicator()
        #expect(indicator.deadline(times) == nil)
        indicator.update(tokens: 1, at: 100, times)
        #expect(indicator.deadline(times) == 1_100)
        indicator.update(tokens: 1, at: 1_100, times)
        #expect(indicator.isShown && indicator.deadline(times) == nil)
        indicator.update(tokens: 0, at: 1_200, times)
        #expect(indicator.deadline(times) == 1_600)
        indicator.update(tokens: 0, at: 1_600, times)
        #expect(!indicator.isShown && indicator.deadline(times) == nil)
    }

    private func isShown(_ desk: Desk) -> Bool {
        desk.shell.presented().statusBar.leading.contains { $0.id == "activity" }
    }

    private func begin(_ desk: inout Desk, _ plugin: String) -> Int {
        guard case .result(_, .token(let token))? = desk.request(plugin, .beginActivity) else { return -1 }
        return token
    }

    @Test("STAT-NETWORK tokens are counted across plugins, and a dead plugin's are dropped")
    func tokens() {
        var desk = Desk([plugin("a", autostart: true), plugin("b", autostart: true)])
        desk.boot("a")
        desk.boot("b")
        desk.send(.status(BarModel.StatusFacts(clock: ClockFacts(text: "14:05"))))
        let first = begin(&desk, "a")
        _ = begin(&desk, "b")
        #expect(!isShown(desk))
        desk.wait(999)
        #expect(!isShown(desk))
        desk.wait(1)
        #expect(isShown(desk))
        desk.wait(1_000)
        _ = desk.request("a", .endActivity(token: first))
        desk.wait(1_000)
        #expect(isShown(desk))
        desk.kill("b")
        #expect(isShown(desk))
        desk.wait(170)
        #expect(!isShown(desk))
    }
}

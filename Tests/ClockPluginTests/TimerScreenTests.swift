// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

@testable import ClockPlugin

@Suite @MainActor struct TimerScreenTests {
    private let bench: ClockBench

    init() throws {
        bench = try ClockBench()
    }

    @Test func `a timer is chosen, runs with its badge, and ends with a sound`() async throws {
        let tester = try await bench.tester()
        try await tester.open("timer")
        #expect(tester.wheel("minutes")?.selected == "5")
        try await tester.tap("preset.1")
        try await tester.change("seconds", to: .text("30"))
        #expect(tester.wheel("minutes")?.selected == "1")
        #expect(tester.wheel("seconds")?.selected == "30")
        #expect(tester.row("preset.1")?.accessory == .check(on: false))
        try await tester.tap("start")
        #expect(tester.badge("timer") == .count(2))
        await tester.advance(by: .seconds(31))
        #expect(tester.text("left") == "00:59")
        #expect(tester.badge("timer") == .count(1))
        try await tester.open("alarm")
        await tester.advance(by: .seconds(58))
        #expect(tester.alerts.isEmpty)
        await tester.advance(by: .seconds(2))
        #expect(tester.alerts.map(\.title) == ["Time is up"])
        #expect(tester.alerts.first?.text == "01:30 have passed")
        #expect(tester.alerts.first?.sound == true)
        #expect(tester.badge("timer") == .none)
        try await tester.open("timer")
        #expect(tester.wheel("seconds")?.selected == "30")
        await tester.answerAlert("again")
        #expect(tester.text("left") == "01:30")
    }

    @Test func `paused it stands without a badge, cancelled it is as before`() async throws {
        let tester = try await bench.tester()
        try await tester.open("timer")
        try await tester.tap("start")
        #expect(tester.progress == "Ends at 06:45")
        await tester.advance(by: .seconds(10))
        try await tester.tap("pause")
        #expect(tester.badge("timer") == .none)
        #expect(tester.progress == "Paused")
        await tester.advance(by: .seconds(600))
        #expect(tester.text("left") == "04:50")
        try await tester.tap("start")
        await tester.advance(by: .seconds(10))
        #expect(tester.text("left") == "04:40")
        #expect(tester.button("cancel")?.destructive == true)
        try await tester.tap("cancel")
        #expect(tester.wheel("minutes")?.selected == "5")
        #expect(tester.badge("timer") == .none)
    }

    @Test func `setting the wall clock neither ends it nor moves it`() async throws {
        let tester = try await bench.tester()
        try await tester.open("timer")
        try await tester.tap("start")
        await tester.setDate(ClockBench.start.addingTimeInterval(86_400))
        #expect(tester.alerts.isEmpty)
        await tester.advance(by: .seconds(299))
        #expect(tester.alerts.isEmpty)
        await tester.advance(by: .seconds(2))
        #expect(tester.alerts.count == 1)
    }

    @Test func `it is kept across a restart, and an end meanwhile is told of`() async throws {
        let first = try await bench.tester()
        try await first.open("timer")
        try await first.tap("start")
        try await first.stop()
        let second = try await bench.tester(date: ClockBench.start.addingTimeInterval(100), bootID: "second")
        try await second.open("timer")
        #expect(second.text("left") == "03:20")
        #expect(second.badge("timer") == .count(4))
        try await second.stop()
        let third = try await bench.tester(date: ClockBench.start.addingTimeInterval(400), bootID: "third")
        await third.settle()
        #expect(third.alerts.map(\.title) == ["Time is up"])
        #expect(third.badge("timer") == .none)
    }

    @Test(arguments: ["-5", "60", "x", "1e300", ""])
    func `what no wheel offers is refused`(chosen: String) async throws {
        let tester = try await bench.tester()
        try await tester.open("timer")
        await #expect(throws: MessageError.self) { try await tester.change("minutes", to: .text(chosen)) }
        #expect(tester.wheel("minutes")?.selected == "5")
        try await tester.tap("start")
        #expect(tester.button("pause") != nil)
    }
}

extension PluginTester {
    /// What is written at the bar of progress.
    fileprivate var progress: String? {
        guard case .column(let column)? = screen.content else { return nil }
        return column.children.compactMap { if case .progress(let node) = $0 { node.label } else { nil } }.first
    }
}

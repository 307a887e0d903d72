// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

@testable import ClockPlugin

@Suite @MainActor struct StopwatchScreenTests {
    private let bench: ClockBench

    init() throws {
        bench = try ClockBench()
    }

    @Test func `EX-CLOCK-TABS a running stopwatch runs on while another tab is shown`() async throws {
        let tester = try await bench.tester()
        try await tester.open("stopwatch")
        #expect(tester.text("reading") == "00:00.0")
        try await tester.tap("start")
        await tester.advance(by: .milliseconds(300))
        #expect(tester.text("reading") == "00:00.3")
        try await tester.open("alarm")
        await tester.advance(by: .seconds(2))
        try await tester.open("stopwatch")
        #expect(tester.text("reading") == "00:02.3")
        try await tester.tap("stop")
        await tester.advance(by: .seconds(5))
        #expect(tester.text("reading") == "00:02.3")
        try await tester.tap("reset")
        #expect(tester.text("reading") == "00:00.0")
    }

    @Test func `laps are listed newest first`() async throws {
        let tester = try await bench.tester()
        try await tester.open("stopwatch")
        try await tester.tap("start")
        for seconds in [3, 2] {
            await tester.advance(by: .seconds(seconds))
            try await tester.tap("lap")
        }
        #expect(tester.rows.filter { $0.id.hasPrefix("lap.") }.map(\.value) == ["00:02.00", "00:03.00"])
        #expect(tester.row("lap.2")?.subtitle == "−00:01.00")
        #expect(tester.row("lap.1")?.subtitle == nil)
    }

    @Test func `it is described only while somebody looks`() async throws {
        let tester = try await bench.tester()
        try await tester.open("stopwatch")
        try await tester.tap("start")
        await tester.suspend()
        let before = tester.text("reading")
        await tester.advance(by: .seconds(60))
        #expect(tester.text("reading") == before)
        await tester.resume()
        #expect(tester.text("reading") == "01:00.0")
    }

    @Test func `it runs on through a restart of the plugin`() async throws {
        let first = try await bench.tester()
        try await first.open("stopwatch")
        try await first.tap("start")
        try await first.stop()
        // The tester's boot clock begins anew with each tester, and so does that of another run of the machine.
        let second = try await bench.tester(date: ClockBench.start.addingTimeInterval(90), bootID: "second")
        try await second.open("stopwatch")
        #expect(second.text("reading") == "01:30.0")
        #expect(second.button("stop")?.destructive == true)
    }
}

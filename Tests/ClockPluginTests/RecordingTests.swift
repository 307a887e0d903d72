// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit
import PluginTesting
import Testing

@testable import ClockPlugin

@Suite @MainActor struct ClockRecordingTests {
    /// Monday, 2026-01-05 14:05 in London, where the pictures' clock stands.
    private static let now = Date(timeIntervalSince1970: 1_767_621_900)

    private func tester(_ folder: TemporaryFolder, before: Double = 0) async throws -> PluginTester {
        try await PluginTester(dataFolder: folder.path, date: Self.now.addingTimeInterval(-before)) {
            TimePieces(zone: LocalZone { _ in 0 }, bootID: "first", watchesZone: false)
        }
    }

    private func add(
        _ tester: PluginTester, hour: Int, minute: Int, label: String = "", days: [Int] = []
    ) async throws {
        try await tester.tap("add")
        try await tester.change("hour", to: .text("\(hour)"))
        try await tester.change("minute", to: .text("\(minute)"))
        if !label.isEmpty { try await tester.change("label", to: .text(label)) }
        for day in days { try await tester.tap("day.\(day)") }
        try await tester.tap("save")
    }

    @Test func `the pictures show what the plugin says`() async throws {
        let folder = try TemporaryFolder()
        var recording = Recording()
        let tester = try await tester(folder)
        try await tester.open("alarm")
        recording.keep(tester, as: "none")
        try await add(tester, hour: 6, minute: 45, label: "Early shift", days: [1, 2, 3, 4, 5])
        try await add(tester, hour: 8, minute: 30, days: [6, 7])
        try await add(tester, hour: 22, minute: 0, label: "Medicine", days: [1, 2, 3, 4, 5, 6, 7])
        try await tester.tap("a3")
        recording.keep(tester, as: "alarms")
        await tester.surround { $0.hourCycle = .h12 }
        recording.keep(tester, as: "alarms-12")
        try await tester.tap("edit")
        try await tester.tap("open.a2")
        recording.keep(tester, as: "alarm-12")
        await tester.back()
        await tester.surround { $0.hourCycle = .h23 }
        recording.keep(tester, as: "editing")
        try await tester.tap("open.a1")
        recording.keep(tester, as: "alarm")
        await tester.back()

        try await tester.open("stopwatch")
        recording.keep(tester, as: "reset")
        try await tester.tap("start")
        for tenths in [187, 121, 96] {
            await tester.advance(by: .milliseconds(tenths * 100))
            try await tester.tap("lap")
        }
        await tester.advance(by: .milliseconds(2300))
        recording.keep(tester, as: "stopwatch")

        try await tester.open("timer")
        recording.keep(tester, as: "timer")
        try await tester.tap("start")
        await tester.advance(by: .seconds(63))
        recording.keep(tester, as: "countdown")
        try recording.check("clock")
    }

    @Test func `the rings in the pictures are the plugin's`() async throws {
        let folder = try TemporaryFolder()
        var recording = Recording()
        let tester = try await tester(folder, before: 300)
        try await tester.open("alarm")
        try await add(tester, hour: 14, minute: 5, label: "Pick up the parcel")
        try await tester.open("timer")
        try await tester.tap("start")
        await tester.advance(by: .seconds(300))
        recording.alerts["alarm"] = tester.alerts.first { $0.tab == "alarm" }
        recording.alerts["timer"] = tester.alerts.first { $0.tab == "timer" }
        #expect(recording.alerts.count == 2)
        try recording.check("rings")
    }
}

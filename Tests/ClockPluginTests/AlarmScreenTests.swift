// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

@testable import ClockPlugin

@Suite @MainActor struct AlarmScreenTests {
    private let bench: ClockBench

    init() throws {
        bench = try ClockBench()
    }

    /// Adds the alarm that is offered: 07:00, once.
    private func add(_ tester: PluginTester) async throws {
        try await tester.open("alarm")
        try await tester.tap("add")
        try await tester.tap("save")
    }

    @Test func `an alarm is added, shown and turned off`() async throws {
        let tester = try await bench.tester()
        try await tester.open("alarm")
        #expect(tester.explanation?.heading == "No alarms")
        #expect(tester.explanation?.button?.label == "Add alarm")
        #expect(tester.screen.screen.trailing.isEmpty)
        try await tester.tap("add")
        #expect(tester.title == "New alarm")
        #expect(tester.wheel("hour")?.selected == "7")
        try await tester.change("hour", to: .text("6"))
        try await tester.change("minute", to: .text("45"))
        try await tester.change("label", to: .text("Early"))
        try await tester.tap("day.1")
        try await tester.tap("day.3")
        try await tester.tap("save")
        #expect(tester.stack == ["root"])
        #expect(tester.row("a1")?.title == "06:45")
        #expect(tester.row("a1")?.subtitle == "Early · Mon, Wed")
        #expect(tester.row("a1")?.accessory == .toggle(on: true))
        try await tester.tap("a1")
        #expect(tester.row("a1")?.accessory == .toggle(on: false))
        await tester.advance(by: .seconds(86_400))
        #expect(tester.alerts.isEmpty)
        #expect(tester.faults.isEmpty)
    }

    @Test func `an alarm that is not saved is none, and the shell asks before one with changes is left`() async throws {
        let tester = try await bench.tester()
        try await tester.open("alarm")
        try await tester.tap("add")
        #expect(tester.screen.screen.leave == nil)
        try await tester.tap("day.1")
        #expect(tester.screen.screen.leave != nil)
        try await tester.tap("day.1")
        #expect(tester.screen.screen.leave == nil)
        await tester.back()
        #expect(tester.explanation?.heading == "No alarms")
    }

    @Test func `times are written and chosen as the shell says`() async throws {
        let tester = try await bench.tester()
        try await add(tester)
        await tester.surround { $0.hourCycle = .h12 }
        #expect(tester.row("a1")?.title == "7:00\u{A0}AM")
        try await tester.tap("edit")
        try await tester.tap("open.a1")
        #expect(tester.wheel("hour")?.options.map(\.label).prefix(2) == ["12", "1"])
        try await tester.change("half", to: .text("pm"))
        try await tester.change("hour", to: .text("0"))
        #expect(tester.wheel("hour")?.selected == "0")
        try await tester.tap("save")
        #expect(tester.row("open.a1")?.title == "12:00\u{A0}PM")
        await tester.surround { $0.hourCycle = .h23 }
        #expect(tester.row("open.a1")?.title == "12:00")
    }

    @Test func `a ring that is put off comes again, also after a restart`() async throws {
        let first = try await bench.tester()
        try await add(first)
        await first.advance(by: .seconds(1200))
        #expect(first.alerts.first?.buttons?.map(\.id) == ["stop", "snooze"])
        await first.answerAlert("snooze")
        #expect(first.badge("alarm") == .none)
        #expect(first.row("a1")?.subtitle == "rings again at 07:10")
        #expect(first.row("a1")?.accessory == .toggle(on: true))
        try await first.stop()
        let second = try await bench.tester(date: ClockBench.start.addingTimeInterval(1300))
        #expect(second.alerts.isEmpty)
        await second.advance(by: .seconds(500))
        #expect(second.alerts.map(\.title) == ["Alarm, 07:00"])
        await second.answerAlert("stop")
        await second.advance(by: .seconds(3600))
        #expect(second.alerts.count == 1)
    }

    @Test func `turning an alarm off ends its putting off`() async throws {
        let tester = try await bench.tester()
        try await add(tester)
        await tester.advance(by: .seconds(1200))
        await tester.answerAlert("snooze")
        try await tester.tap("a1")
        #expect(tester.row("a1")?.accessory == .toggle(on: false))
        await tester.advance(by: .seconds(3600))
        #expect(tester.alerts.count == 1)
    }

    @Test func `EX-EDIT-DONE Edit and Done are the one control, and rows offer to delete meanwhile`() async throws {
        let tester = try await bench.tester()
        try await add(tester)
        #expect(tester.screen.screen.trailing.map(\.label) == ["Edit"])
        try await tester.tap("edit")
        #expect(tester.screen.screen.trailing.map(\.label) == ["Done"])
        #expect(tester.row("open.a1")?.removal?.label == "Delete 07:00")
        try await tester.tap("edit")
        #expect(tester.screen.screen.trailing.map(\.label) == ["Edit"])
        try await tester.tap("edit")
        try await tester.tap("open.a1")
        #expect(tester.title == "Edit alarm")
        await tester.back()
        try await tester.tap("delete.a1")
        #expect(tester.explanation?.heading == "No alarms")
        #expect(tester.screen.screen.trailing.isEmpty)
    }

    @Test func `an alarm rings with sound wherever one is, and marks its tab until the answer`() async throws {
        let tester = try await bench.tester()
        try await add(tester)
        try await tester.open("stopwatch")
        await tester.advance(by: .seconds(1199))
        #expect(tester.alerts.isEmpty)
        await tester.advance(by: .seconds(1))
        #expect(tester.alerts.map(\.title) == ["Alarm, 07:00"])
        #expect(tester.alerts.first?.text == "")
        #expect(tester.alerts.first?.sound == true)
        #expect(tester.alerts.first?.tab == "alarm")
        #expect(tester.badge("alarm") == .raw("!"))
        await tester.answerAlert()
        #expect(tester.badge("alarm") == .none)
        try await tester.open("alarm")
        #expect(tester.row("a1")?.accessory == .toggle(on: false))
    }

    @Test func `a tab in view gets no badge`() async throws {
        let tester = try await bench.tester()
        try await add(tester)
        await tester.advance(by: .seconds(1200))
        #expect(tester.alerts.count == 1)
        #expect(tester.badge("alarm") == .none)
    }

    @Test func `S-16 an alarm rings as soon as the clock has jumped over it`() async throws {
        let tester = try await bench.tester()
        try await add(tester)
        await tester.setDate(ClockBench.start.addingTimeInterval(1500))
        #expect(tester.alerts.map(\.sound) == [true])
    }

    @Test func `alarms are kept across a restart, and one that was not answered rings again`() async throws {
        let first = try await bench.tester()
        try await add(first)
        try await first.stop()
        let second = try await bench.tester(date: ClockBench.start.addingTimeInterval(1100))
        #expect(second.alerts.isEmpty)
        await second.advance(by: .seconds(100))
        #expect(second.alerts.count == 1)
        try await second.stop()
        let third = try await bench.tester(date: ClockBench.start.addingTimeInterval(1210))
        await third.settle()
        #expect(third.alerts.map(\.sound) == [true])
        await third.answerAlert()
        try await third.stop()
        let fourth = try await bench.tester(date: ClockBench.start.addingTimeInterval(1220))
        await fourth.settle()
        #expect(fourth.alerts.isEmpty)
    }

    @Test func `an alarm the machine slept through is told of without a sound`() async throws {
        let first = try await bench.tester()
        try await add(first)
        try await first.stop()
        let second = try await bench.tester(date: ClockBench.start.addingTimeInterval(40_000))
        await second.settle()
        #expect(second.alerts.map(\.title) == ["Missed alarm of 07:00"])
        #expect(second.alerts.map(\.sound) == [false])
    }

    @Test func `the screen of an alarm opens again after a restart, and explains itself if the alarm is gone`()
        async throws
    {
        let first = try await bench.tester()
        try await add(first)
        try await first.stop()
        let plugin = TimePieces(zone: LocalZone { _ in 0 }, bootID: "first", watchesZone: false)
        let second = try await PluginTester(dataFolder: bench.folder.path, date: ClockBench.start) { plugin }
        try await second.open("alarm")
        #expect(plugin.screen("alarm.a1", in: "alarm")?.page != nil)
        #expect(plugin.screen("alarm.a1", in: "timer") == nil)
        #expect(plugin.screen("other", in: "alarm") == nil)
        try await second.tap("edit")
        try await second.tap("open.a1")
        try await second.tap("delete")
        #expect(second.explanation?.heading == "No alarms")
    }

    @Test func `a broken file is told of, and the plugin runs`() async throws {
        try Data("no json".utf8).write(to: URL(filePath: bench.folder.path + "/alarms.json"))
        let tester = try await bench.tester()
        try await add(tester)
        #expect(tester.row("a1") != nil)
        #expect(tester.log.map(\.level) == [.error])
        #expect(tester.log.first?.text.contains("alarms.json.broken") == true)
    }

    @Test func `a folder that cannot be written is told of, and the alarm still rings`() async throws {
        let tester = try await PluginTester(dataFolder: "/nonexistent", date: ClockBench.start) {
            TimePieces(zone: LocalZone { _ in 0 }, bootID: "first", watchesZone: false)
        }
        try await add(tester)
        #expect(tester.log.contains { $0.level == .error })
        await tester.advance(by: .seconds(1200))
        #expect(tester.alerts.count == 1)
    }
}

// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Testing

@testable import ClockPlugin

/// A folder of a test's own, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/clock-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}

@Suite struct StateFileTests {
    private let folder: TemporaryFolder
    private let clock = ManualClock()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `what was written is read`() throws {
        let file = StateFile<AlarmBook>(folder: folder.path, name: "alarms.json")
        guard case .nothing = file.read() else {
            Issue.record("something was there before")
            return
        }
        var book = AlarmBook()
        book.put(
            Alarm(id: "a1", hour: 7, minute: 0, label: "Früh \"auf\"", days: Weekday.workdays, since: 0),
            now: 1_796_000_000)
        _ = book.takeDue(now: 1_797_000_000, in: LocalZone { _ in 0 })
        try file.write(book)
        guard case .value(book) = file.read() else {
            Issue.record("the book is another one")
            return
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["alarms.json"])
    }

    @Test func `a running stopwatch and a paused timer are kept`() throws {
        var watch = Stopwatch()
        watch.run(at: clock.now)
        clock.advance(1000)
        watch.lap(at: clock.now)
        var countdown = Countdown(length: 60_000)
        countdown.run(at: clock.now)
        clock.advance(1000)
        countdown.pause(at: clock.now)
        let watchFile = StateFile<Stopwatch>(folder: folder.path, name: "stopwatch.json")
        let countdownFile = StateFile<Countdown>(folder: folder.path, name: "timer.json")
        try watchFile.write(watch)
        try countdownFile.write(countdown)
        guard case .value(watch) = watchFile.read(), case .value(countdown) = countdownFile.read() else {
            Issue.record("they were not kept")
            return
        }
    }

    @Test(arguments: [
        "", "[", "{\"unanswered\":[],\"alarms\":[],\"lastNumber\":\"one\"}",
        "{\"unanswered\":[],\"alarms\":[{\"id\":\"a1\",\"hour\":24,\"minute\":0,\"label\":\"\",\"days\":[],\"isOn\":true,\"since\":0}],\"lastNumber\":1}",
        "{\"unanswered\":[],\"alarms\":[{\"id\":\"a1\",\"hour\":2,\"minute\":0,\"label\":\"\",\"days\":[8],\"isOn\":true,\"since\":0}],\"lastNumber\":1}",
    ])
    func `a broken file is put aside, not lost`(text: String) throws {
        let file = StateFile<AlarmBook>(folder: folder.path, name: "alarms.json")
        try Data(text.utf8).write(to: URL(filePath: file.path))
        guard case .broken(let aside) = file.read() else {
            Issue.record("it was read")
            return
        }
        #expect(try Data(contentsOf: URL(filePath: aside)) == Data(text.utf8))
        guard case .nothing = file.read() else {
            Issue.record("it is still there")
            return
        }
    }

    @Test func `numbers at the end of their range do not trap`() throws {
        let text = """
            {"length": 9223372036854775807, "left": -9223372036854775808,
             "start": {"boot": -9223372036854775808, "wall": 9223372036854775807, "bootID": "first"}}
            """
        let countdown = try JSONDecoder().decode(Countdown.self, from: Data(text.utf8))
        #expect(countdown.remaining(at: clock.now) == 0)
        #expect(countdown.fraction(at: clock.now) == 1)
        let watch = try JSONDecoder().decode(
            Stopwatch.self,
            from: Data(
                #"{"counted": 9223372036854775807, "splits": [-9223372036854775808, 9223372036854775807, 0]}"#.utf8))
        #expect(watch.laps.count == 3)
    }
}

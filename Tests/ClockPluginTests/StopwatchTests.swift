// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClockPlugin

@Suite struct StopwatchTests {
    private let clock = ManualClock()

    @Test func `it counts while it runs and stands while it does not`() {
        var watch = Stopwatch()
        #expect(watch.isReset)
        watch.run(at: clock.now)
        clock.advance(1500)
        #expect(watch.reading(at: clock.now) == 1500)
        watch.stop(at: clock.now)
        clock.advance(10_000)
        #expect(watch.reading(at: clock.now) == 1500)
        watch.run(at: clock.now)
        clock.advance(500)
        #expect(watch.reading(at: clock.now) == 2000)
        watch.reset()
        #expect(watch == Stopwatch())
    }

    @Test func `starting twice counts once`() {
        var watch = Stopwatch()
        watch.run(at: clock.now)
        clock.advance(1000)
        watch.run(at: clock.now)
        #expect(watch.reading(at: clock.now) == 1000)
    }

    @Test func `setting the wall clock changes nothing`() {
        var watch = Stopwatch()
        watch.run(at: clock.now)
        clock.advance(1000)
        clock.setWall(0)
        #expect(watch.reading(at: clock.now) == 1000)
    }

    @Test func `laps are newest first, each compared with the one before`() {
        var watch = Stopwatch()
        watch.lap(at: clock.now)
        #expect(watch.laps.isEmpty)
        watch.run(at: clock.now)
        for length in [1000, 1200, 900] as [Int64] {
            clock.advance(length)
            watch.lap(at: clock.now)
        }
        #expect(watch.laps.map(\.number) == [3, 2, 1])
        #expect(watch.laps.map(\.length) == [900, 1200, 1000])
        #expect(watch.laps.map(\.total) == [3100, 2200, 1000])
        #expect(watch.laps.map(\.difference) == [-300, 200, nil])
    }

    @Test func `it takes so many laps and no more`() {
        var watch = Stopwatch()
        watch.run(at: clock.now)
        for _ in 0...Stopwatch.mostLaps { watch.lap(at: clock.now) }
        #expect(watch.splits.count == Stopwatch.mostLaps)
    }

    @Test func `a new start of the machine is bridged by the wall clock`() {
        var watch = Stopwatch()
        watch.run(at: clock.now)
        clock.advance(5000)
        clock.restartMachine(off: 60_000)
        #expect(watch.reading(at: clock.now) == 65_000)
        watch.adopt(at: clock.now)
        clock.advance(1000)
        #expect(watch.reading(at: clock.now) == 66_000)
        clock.setWall(0)
        #expect(watch.reading(at: clock.now) == 66_000)
    }

    @Test(arguments: [
        (0, "00:00.0", "00:00.00"), (5329, "00:05.3", "00:05.32"), (59_999, "00:59.9", "00:59.99"),
        (3_600_000, "1:00:00.0", "1:00:00.00"), (-5, "00:00.0", "00:00.00"),
    ])
    func `a reading is written with tenths or hundredths`(reading: Int64, tenths: String, hundredths: String) {
        #expect(TimeText.tenths(reading, separator: ".") == tenths)
        #expect(TimeText.hundredths(reading, separator: ".") == hundredths)
    }

    @Test func `a difference has its sign`() {
        #expect(TimeText.difference(-300, separator: ",") == "−00:00,30")
        #expect(TimeText.difference(1200, separator: ".") == "+00:01.20")
        #expect(TimeText.difference(.min, separator: ".").hasPrefix("−"))
    }
}

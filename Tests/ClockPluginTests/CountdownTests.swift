// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClockPlugin

@Suite struct CountdownTests {
    private let clock = ManualClock()

    @Test func `it counts down and ends once`() {
        var countdown = Countdown(length: 60_000)
        #expect(countdown.phase == .idle)
        #expect(countdown.takeEnd(clock.clocks()) == nil)
        countdown.run(clock.clocks())
        clock.advance(59_999)
        #expect(countdown.remaining(clock.clocks()) == 1)
        #expect(countdown.takeEnd(clock.clocks()) == nil)
        clock.advance(3001)
        #expect(countdown.remaining(clock.clocks()) == 0)
        #expect(countdown.takeEnd(clock.clocks()) == 3000)
        #expect(countdown.takeEnd(clock.clocks()) == nil)
        #expect(countdown.phase == .idle)
        #expect(countdown.length == 60_000)
    }

    @Test func `paused it stands`() {
        var countdown = Countdown(length: 60_000)
        countdown.run(clock.clocks())
        clock.advance(20_000)
        countdown.pause(clock.clocks())
        clock.advance(100_000)
        #expect(countdown.phase == .paused)
        #expect(countdown.remaining(clock.clocks()) == 40_000)
        countdown.run(clock.clocks())
        clock.advance(10_000)
        #expect(countdown.remaining(clock.clocks()) == 30_000)
        #expect(countdown.fraction(clock.clocks()) == 0.5)
        countdown.cancel()
        #expect(countdown.remaining(clock.clocks()) == 60_000)
    }

    @Test func `its length stays while it counts, and within bounds`() {
        var countdown = Countdown(length: 0)
        #expect(countdown.length == Countdown.shortest)
        countdown.set(length: .max)
        #expect(countdown.length == Countdown.longest)
        countdown.run(clock.clocks())
        countdown.set(length: 60_000)
        #expect(countdown.length == Countdown.longest)
    }

    @Test(arguments: [(1, 1), (60_000, 1), (60_001, 2), (120_000, 2), (125_000, 3)])
    func `TAB-BADGE-CONTENT the badge is the minutes left, rounded up`(length: Int64, minutes: Int) {
        var countdown = Countdown(length: 3_600_000)
        #expect(countdown.badge(clock.clocks()) == nil)
        countdown.run(clock.clocks())
        clock.advance(3_600_000 - length)
        #expect(countdown.badge(clock.clocks()) == minutes)
        clock.advance(countdown.untilBadgeChanges(clock.clocks()) ?? 0)
        if minutes > 1 {
            #expect(countdown.badge(clock.clocks()) == minutes - 1)
        } else {
            #expect(countdown.takeEnd(clock.clocks()) == 0)
        }
    }

    @Test func `setting the wall clock changes nothing, a new start of the machine is bridged by it`() {
        var countdown = Countdown(length: 600_000)
        countdown.run(clock.clocks())
        clock.setWall(1_796_000_000_000)
        clock.advance(60_000)
        #expect(countdown.remaining(clock.clocks()) == 540_000)
        clock.restartMachine(off: 120_000)
        let after = clock.clocks(bootID: "second")
        countdown.adopt(after)
        #expect(countdown.remaining(after) == 420_000)
        clock.setWall(0)
        #expect(countdown.remaining(after) == 420_000)
    }

    @Test(arguments: [(0, "00:00"), (1, "00:01"), (299_001, "05:00"), (3_600_000, "1:00:00"), (-1, "00:00")])
    func `what is left is rounded up to whole seconds`(left: Int64, text: String) {
        #expect(TimeText.countdown(left) == text)
    }
}

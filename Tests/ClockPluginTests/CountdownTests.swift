// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClockPlugin

@Suite struct CountdownTests {
    private let clock = ManualClock()

    @Test func `it counts down and ends once`() {
        var countdown = Countdown(length: 60_000)
        #expect(countdown.phase == .idle)
        #expect(countdown.takeEnd(at: clock.now) == nil)
        countdown.run(at: clock.now)
        clock.advance(59_999)
        #expect(countdown.remaining(at: clock.now) == 1)
        #expect(countdown.takeEnd(at: clock.now) == nil)
        clock.advance(3001)
        #expect(countdown.remaining(at: clock.now) == 0)
        #expect(countdown.takeEnd(at: clock.now) == 3000)
        #expect(countdown.takeEnd(at: clock.now) == nil)
        #expect(countdown.phase == .idle)
        #expect(countdown.length == 60_000)
    }

    @Test func `paused it stands`() {
        var countdown = Countdown(length: 60_000)
        countdown.run(at: clock.now)
        clock.advance(20_000)
        countdown.pause(at: clock.now)
        clock.advance(100_000)
        #expect(countdown.phase == .paused)
        #expect(countdown.remaining(at: clock.now) == 40_000)
        countdown.run(at: clock.now)
        clock.advance(10_000)
        #expect(countdown.remaining(at: clock.now) == 30_000)
        #expect(countdown.fraction(at: clock.now) == 0.5)
        countdown.cancel()
        #expect(countdown.remaining(at: clock.now) == 60_000)
    }

    @Test func `its length stays while it counts, and within bounds`() {
        var countdown = Countdown(length: 0)
        #expect(countdown.length == Countdown.shortest)
        countdown.set(length: .max)
        #expect(countdown.length == Countdown.longest)
        countdown.run(at: clock.now)
        countdown.set(length: 60_000)
        #expect(countdown.length == Countdown.longest)
    }

    @Test(arguments: [(1, 1), (60_000, 1), (60_001, 2), (120_000, 2), (125_000, 3)])
    func `TAB-BADGE-CONTENT the badge is the minutes left, rounded up`(length: Int64, minutes: Int) {
        var countdown = Countdown(length: 3_600_000)
        #expect(countdown.badge(at: clock.now) == nil)
        countdown.run(at: clock.now)
        clock.advance(3_600_000 - length)
        #expect(countdown.badge(at: clock.now) == minutes)
        clock.advance(countdown.untilBadgeChanges(at: clock.now) ?? 0)
        if minutes > 1 {
            #expect(countdown.badge(at: clock.now) == minutes - 1)
        } else {
            #expect(countdown.takeEnd(at: clock.now) == 0)
        }
    }

    @Test func `setting the wall clock changes nothing, a new start of the machine is bridged by it`() {
        var countdown = Countdown(length: 600_000)
        countdown.run(at: clock.now)
        clock.setWall(1_796_000_000_000)
        clock.advance(60_000)
        #expect(countdown.remaining(at: clock.now) == 540_000)
        clock.restartMachine(off: 120_000)
        countdown.adopt(at: clock.now)
        #expect(countdown.remaining(at: clock.now) == 420_000)
        clock.setWall(0)
        #expect(countdown.remaining(at: clock.now) == 420_000)
    }

    @Test(arguments: [(0, "00:00"), (1, "00:01"), (299_001, "05:00"), (3_600_000, "1:00:00"), (-1, "00:00")])
    func `what is left is rounded up to whole seconds`(left: Int64, text: String) {
        #expect(TimeText.countdown(left) == text)
    }
}

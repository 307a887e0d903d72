// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClockPlugin

/// Instants of 2026 and 2027 in seconds since the beginning of 1970.
private func utc(_ day: Int64, _ hour: Int64, _ minute: Int64 = 0, _ second: Int64 = 0) -> Int64 {
    day * 86_400 + hour * 3600 + minute * 60 + second
}

/// Days since 1970-01-01.
private let monday30November: Int64 = 20_787
private let sunday28March: Int64 = 20_540 + 365
private let sunday25October: Int64 = 20_751

private let london = LocalZone { _ in 0 }
/// Central European time: put forward on 2027-03-28 and back on 2026-10-25, both at 01:00 UTC.
private let berlin = LocalZone { instant in
    if instant < utc(sunday25October, 1) { return 7200 }
    return instant < utc(sunday28March, 1) ? 3600 : 7200
}

@Suite struct AlarmTests {
    @Test func `the calendar knows its days`() {
        #expect(CivilDay(number: monday30November).weekday == .monday)
        #expect(CivilDay(number: sunday28March).weekday == .sunday)
        #expect(CivilDay(number: sunday25October).weekday == .sunday)
        #expect(CivilDay(containing: -1).number == -1)
        #expect(CivilDay(containing: -1).weekday == .wednesday)
        #expect(CivilDay(containing: 0).weekday == .thursday)
    }

    @Test func `an alarm without days rings at its next time`() {
        let alarm = Alarm(id: "a1", hour: 7, minute: 30, since: utc(monday30November, 6))
        #expect(alarm.nextRing(in: london) == utc(monday30November, 7, 30))
        #expect(alarm.nextRing(in: berlin) == utc(monday30November, 6, 30))
    }

    @Test func `a time that has just passed is tomorrow's`() {
        let alarm = Alarm(id: "a1", hour: 7, minute: 0, since: utc(monday30November, 7))
        #expect(alarm.nextRing(in: london) == utc(monday30November + 1, 7))
    }

    @Test func `days choose the day`() {
        let since = utc(monday30November, 8)
        #expect(
            Alarm(id: "a1", hour: 7, minute: 0, days: [.monday], since: since).nextRing(in: london)
                == utc(monday30November + 7, 7))
        #expect(
            Alarm(id: "a1", hour: 7, minute: 0, days: Weekday.weekend, since: since).nextRing(in: london)
                == utc(monday30November + 5, 7))
    }

    @Test func `an alarm that is off never rings`() {
        #expect(Alarm(id: "a1", hour: 7, minute: 0, isOn: false, since: 0).nextRing(in: london) == nil)
    }

    @Test func `seven in the morning stays seven when the clock is put forward or back`() {
        let spring = Alarm(id: "a1", hour: 7, minute: 0, days: Weekday.everyDay, since: utc(sunday28March - 1, 6))
        #expect(spring.nextRing(in: berlin) == utc(sunday28March, 5))
        let autumn = Alarm(id: "a1", hour: 7, minute: 0, days: Weekday.everyDay, since: utc(sunday25October - 1, 5))
        #expect(autumn.nextRing(in: berlin) == utc(sunday25October, 6))
    }

    @Test func `a time the clock skips rings as long after the skip`() {
        let alarm = Alarm(id: "a1", hour: 2, minute: 30, since: utc(sunday28March, 0))
        #expect(alarm.nextRing(in: berlin) == utc(sunday28March, 1, 30))
        #expect(berlin.local(utc(sunday28March, 1, 30)) == utc(sunday28March, 3, 30))
    }

    @Test func `a time the clock shows twice rings once, the first time`() {
        var book = AlarmBook()
        book.put(
            Alarm(id: "a1", hour: 2, minute: 30, days: Weekday.everyDay, since: 0),
            now: utc(sunday25October, 0) - 7200)
        #expect(book.nextRing(in: berlin) == utc(sunday25October, 0, 30))
        #expect(book.takeDue(now: utc(sunday25October, 0, 30), in: berlin).count == 1)
        #expect(book.nextRing(in: berlin) == utc(sunday25October + 1, 1, 30))
    }

    @Test func `a change of the zone moves the next ring`() {
        let alarm = Alarm(id: "a1", hour: 7, minute: 0, since: utc(monday30November, 0))
        let kathmandu = LocalZone { _ in 20_700 }
        #expect(alarm.nextRing(in: kathmandu) == utc(monday30November, 1, 15))
    }

    @Test func `the system's zone shows what it is asked to show`() {
        for local in stride(from: utc(monday30November, 0), to: utc(monday30November + 400, 0), by: 86_400) {
            let noon = local + 43_200
            #expect(LocalZone.system.local(LocalZone.system.instant(showing: noon)) == noon)
        }
    }
}

@Suite struct AlarmBookTests {
    private let start = utc(monday30November, 6, 40)

    /// A book with one alarm for 07:00, put there at `start`.
    private func book(days: Set<Weekday> = []) -> AlarmBook {
        var book = AlarmBook()
        book.put(Alarm(id: "a1", hour: 7, minute: 0, days: days, since: 0), now: start)
        return book
    }

    @Test func `a new alarm is for the next full hour, and on once it is kept`() {
        var book = AlarmBook()
        let draft = book.draft(now: start, in: london)
        #expect(draft == Alarm(id: "a1", hour: 7, minute: 0, since: start))
        #expect(book.alarms.isEmpty)
        book.put(draft, now: start)
        #expect(book.nextRing(in: london) == start + 1200)
        #expect(book.draft(now: utc(monday30November, 23, 5), in: london).hour == 0)
    }

    @Test func `an id is never used twice`() {
        var book = book()
        book.remove("a1")
        #expect(book.alarms.isEmpty)
        #expect(book.draft(now: start, in: london).id == "a2")
    }

    @Test func `alarms are shown by time of day`() {
        var book = AlarmBook()
        for (number, hour) in [9, 6, 9, 0].enumerated() {
            book.put(Alarm(id: "a\(number + 1)", hour: hour, minute: 0, since: 0), now: start)
        }
        #expect(book.sorted.map(\.id) == ["a4", "a2", "a1", "a3"])
    }

    @Test func `an alarm without days rings once and is off`() {
        var book = book()
        #expect(book.takeDue(now: start + 1199, in: london).isEmpty)
        let rings = book.takeDue(now: start + 1200, in: london)
        #expect(rings.map(\.alarm.id) == ["a1"])
        #expect(rings.first?.isMissed == false)
        #expect(book["a1"]?.isOn == false)
        #expect(book.takeDue(now: start + 1200, in: london).isEmpty)
    }

    @Test func `a ring stays in the book until it is answered`() {
        var book = book()
        let rings = book.takeDue(now: start + 1200, in: london)
        #expect(book.unanswered == rings)
        for ring in rings { book.answer(ring) }
        #expect(book.unanswered.isEmpty)
    }

    @Test func `an alarm with days rings again the next day`() {
        var book = book(days: Weekday.everyDay)
        #expect(book.takeDue(now: start + 1200, in: london).count == 1)
        #expect(book.nextRing(in: london) == start + 1200 + 86_400)
    }

    @Test(arguments: [(1800, false), (1801, true), (3 * 86_400, true)])
    func `a ring nobody could hear is told of, once`(late: Int64, isMissed: Bool) {
        var book = book(days: Weekday.everyDay)
        let rings = book.takeDue(now: start + 1200 + late, in: london)
        #expect(rings.map(\.isMissed) == [isMissed])
        #expect(rings.first?.time == start + 1200)
    }

    @Test func `S-16 after a suspend the alarm that came meanwhile rings at once`() {
        var book = book()
        #expect(book.takeDue(now: start + 1500, in: london).map(\.isMissed) == [false])
    }

    @Test func `a clock put back a little does not ring twice`() {
        var book = book(days: Weekday.everyDay)
        _ = book.takeDue(now: start + 1200, in: london)
        #expect(book.takeDue(now: start + 1190, in: london).isEmpty)
        #expect(book.takeDue(now: start + 1201, in: london).isEmpty)
    }

    @Test func `a clock that was a year ahead does not silence an alarm`() {
        var book = book(days: Weekday.everyDay)
        book.turn("a1", on: true, now: start + 365 * 86_400)
        _ = book.takeDue(now: start, in: london)
        #expect(book.nextRing(in: london) == start + 1200)
    }

    @Test func `a machine that starts in 1970 and learns the time rings nothing of 1970`() {
        var book = book(days: Weekday.everyDay)
        book.turn("a1", on: true, now: 100)
        #expect(book.takeDue(now: start, in: london).isEmpty)
        #expect(book.nextRing(in: london) == start + 1200)
    }

    @Test func `keeping a changed alarm turns it on`() {
        var book = book()
        book.turn("a1", on: false, now: start)
        #expect(book.nextRing(in: london) == nil)
        book.put(Alarm(id: "a1", hour: 6, minute: 50, isOn: false, since: 0), now: start)
        #expect(book.alarms.count == 1)
        #expect(book.nextRing(in: london) == start + 600)
    }
}

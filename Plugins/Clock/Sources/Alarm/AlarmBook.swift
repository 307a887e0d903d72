// SPDX-License-Identifier: Apache-2.0

/// All alarms, as they are kept on disk.
struct AlarmBook: Codable, Equatable, Sendable {
    /// An alarm whose time has come.
    struct Ring: Codable, Equatable, Sendable {
        let alarm: Alarm
        let time: Int64
        /// Nobody was there to hear it: the machine was off or asleep.
        let isMissed: Bool
    }

    /// A ring that was put off.
    struct Snooze: Codable, Equatable, Sendable {
        let alarm: Alarm
        /// When it comes again, in seconds since the beginning of 1970.
        let time: Int64
    }

    /// In the order they were added.
    private(set) var alarms: [Alarm] = []
    private(set) var snoozes: [Snooze] = []
    /// Rings nobody has answered yet: a plugin that starts anew tells of them again.
    private(set) var unanswered: [Ring] = []
    private var lastNumber = 0

    /// How long a ring is put off: seconds.
    static let snoozeLength: Int64 = 10 * 60
    /// A ring that comes later than this is told of, not sounded: seconds.
    static let stillRings: Int64 = 30 * 60
    /// Before this the machine did not yet know the time (a board without a battery starts in 1970).
    private static let earliestWall: Int64 = 1_577_836_800

    /// As they are shown: by time of day, then in the order they were added.
    var sorted: [Alarm] {
        alarms.enumerated()
            .sorted { ($0.element.timeOfDay, $0.offset) < ($1.element.timeOfDay, $1.offset) }
            .map(\.element)
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        alarms = try values.decode([Alarm].self, forKey: .alarms)
        unanswered = try values.decode([Ring].self, forKey: .unanswered)
        lastNumber = try values.decode(Int.self, forKey: .lastNumber)
        snoozes = try values.decodeIfPresent([Snooze].self, forKey: .snoozes) ?? []
    }

    subscript(id: String) -> Alarm? {
        alarms.first { $0.id == id }
    }

    /// The alarm that a person who adds one begins with: for the next full hour. It is none of the book until `put`.
    func draft(now: Int64, in zone: LocalZone) -> Alarm {
        let hour = (zone.local(now) / 3600 + 1) % 24
        let number = lastNumber.addingReportingOverflow(1).partialValue
        return Alarm(id: "a\(number)", hour: Int(max(0, hour)), minute: 0, since: now)
    }

    /// Adds the alarm or replaces the one of its id, and turns it on: who sets a time wants to be woken.
    mutating func put(_ alarm: Alarm, now: Int64) {
        var alarm = alarm
        snoozes.removeAll { $0.alarm.id == alarm.id }
        alarm.isOn = true
        alarm.since = now
        if let index = alarms.firstIndex(where: { $0.id == alarm.id }) {
            alarms[index] = alarm
        } else {
            alarms.append(alarm)
            if let number = Int(alarm.id.dropFirst()) { lastNumber = max(lastNumber, number) }
        }
    }

    mutating func remove(_ id: String) {
        alarms.removeAll { $0.id == id }
        snoozes.removeAll { $0.alarm.id == id }
    }

    /// Turns an alarm on or off. Turned on, it rings at its next time from now.
    mutating func turn(_ id: String, on isOn: Bool, now: Int64) {
        snoozes.removeAll { $0.alarm.id == id }
        change(id) {
            $0.isOn = isOn
            $0.since = now
        }
    }

    private mutating func change(_ id: String, _ set: (inout Alarm) -> Void) {
        guard let index = alarms.firstIndex(where: { $0.id == id }) else { return }
        set(&alarms[index])
    }

    /// The instant of the next ring of all.
    func nextRing(in zone: LocalZone) -> Int64? {
        (alarms.compactMap { $0.nextRing(in: zone) } + snoozes.map(\.time)).min()
    }

    /// Takes out what is due: each alarm once, however often its time has passed since. One without days is off then.
    mutating func takeDue(now: Int64, in zone: LocalZone) -> [Ring] {
        var rings: [Ring] = []
        for index in alarms.indices {
            mend(&alarms[index].since, now: now)
            let alarm = alarms[index]
            guard let time = alarm.nextRing(in: zone), time <= now else { continue }
            rings.append(Ring(alarm: alarm, time: time, isMissed: now - time > Self.stillRings))
            alarms[index].since = now
            if alarm.days.isEmpty { alarms[index].isOn = false }
        }
        for snooze in snoozes where snooze.time <= now {
            rings.append(
                Ring(alarm: snooze.alarm, time: snooze.time, isMissed: now - snooze.time > Self.stillRings))
        }
        // One that lies farther ahead than it was ever put off was set by a clock that was wrong.
        snoozes.removeAll { $0.time <= now || $0.time > now.addingClamped(Self.snoozeLength) }
        rings.sort { $0.time < $1.time }
        unanswered += rings
        return rings
    }

    mutating func answer(_ ring: Ring) {
        if let index = unanswered.firstIndex(of: ring) { unanswered.remove(at: index) }
    }

    /// Puts a ring off instead of ending it.
    mutating func snooze(_ ring: Ring, now: Int64) {
        answer(ring)
        snoozes.removeAll { $0.alarm.id == ring.alarm.id }
        snoozes.append(Snooze(alarm: ring.alarm, time: now.addingClamped(Self.snoozeLength)))
    }

    /// A clock that was wrong and is right now must neither silence an alarm for a year nor ring one of 1970. Within a
    /// day `since` stays: a clock put back a little must not ring the same alarm twice.
    private func mend(_ since: inout Int64, now: Int64) {
        if since > now.addingClamped(CivilDay.seconds) || since < Self.earliestWall {
            since = now
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// All alarms, as they are kept on disk.
struct AlarmBook: Codable, Equatable, Sendable {
    /// An alarm whose time has come.
    struct Ring: Equatable, Sendable {
        let alarm: Alarm
        let time: Int64
        /// Nobody was there to hear it: the machine was off or asleep.
        let isMissed: Bool
    }

    /// In the order they were added.
    private(set) var alarms: [Alarm] = []
    private var lastNumber = 0

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

    subscript(id: String) -> Alarm? {
        alarms.first { $0.id == id }
    }

    /// Adds one for the next full hour.
    mutating func add(now: Int64, in zone: LocalZone) -> Alarm {
        lastNumber = lastNumber.addingReportingOverflow(1).partialValue
        let hour = (zone.local(now) / 3600 + 1) % 24
        let alarm = Alarm(id: "a\(lastNumber)", hour: Int(max(0, hour)), minute: 0, since: now)
        alarms.append(alarm)
        return alarm
    }

    mutating func remove(_ id: String) {
        alarms.removeAll { $0.id == id }
    }

    /// Turns an alarm on or off. Turned on, it rings at its next time from now.
    mutating func turn(_ id: String, on isOn: Bool, now: Int64) {
        change(id) {
            $0.isOn = isOn
            $0.since = now
        }
    }

    /// Sets when an alarm rings, and turns it on: who sets a time wants to be woken.
    mutating func reschedule(_ id: String, now: Int64, _ set: (inout Alarm) -> Void) {
        change(id) {
            set(&$0)
            $0.hour = min(max($0.hour, 0), 23)
            $0.minute = min(max($0.minute, 0), 59)
            $0.isOn = true
            $0.since = now
        }
    }

    mutating func label(_ id: String, _ text: String) {
        change(id) { $0.label = text }
    }

    private mutating func change(_ id: String, _ set: (inout Alarm) -> Void) {
        guard let index = alarms.firstIndex(where: { $0.id == id }) else { return }
        set(&alarms[index])
    }

    /// The instant of the next ring of all.
    func nextRing(in zone: LocalZone) -> Int64? {
        alarms.compactMap { $0.nextRing(in: zone) }.min()
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
        return rings.sorted { $0.time < $1.time }
    }

    /// A clock that was wrong and is right now must neither silence an alarm for a year nor ring one of 1970. Within a
    /// day `since` stays: a clock put back a little must not ring the same alarm twice.
    private func mend(_ since: inout Int64, now: Int64) {
        if since > now.addingClamped(CivilDay.seconds) || since < Self.earliestWall {
            since = now
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// One alarm as the person set it.
struct Alarm: Codable, Equatable, Sendable {
    /// `a1`, `a2`, …; never used twice.
    let id: String
    /// 0 to 23.
    var hour: Int
    /// 0 to 59.
    var minute: Int
    var label: String
    /// Empty: rings once, then turns itself off.
    var days: Set<Weekday>
    var isOn: Bool
    /// The first ring is the first time of the alarm after this instant, in seconds since the beginning of 1970: when it
    /// was turned on, changed, or last rang.
    var since: Int64

    init(
        id: String, hour: Int, minute: Int, label: String = "", days: Set<Weekday> = [], isOn: Bool = true, since: Int64
    ) {
        self.id = id
        self.hour = hour
        self.minute = minute
        self.label = label
        self.days = days
        self.isOn = isOn
        self.since = since
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        hour = try values.decode(Int.self, forKey: .hour)
        minute = try values.decode(Int.self, forKey: .minute)
        label = try values.decode(String.self, forKey: .label)
        days = try values.decode(Set<Weekday>.self, forKey: .days)
        isOn = try values.decode(Bool.self, forKey: .isOn)
        // To the end of the year 9999: calendars stop being sure there, and sums stay far from overflow.
        since = min(max(try values.decode(Int64.self, forKey: .since), 0), 253_402_300_799)
        guard (0..<24).contains(hour), (0..<60).contains(minute) else {
            throw DecodingError.dataCorruptedError(
                forKey: .hour, in: values, debugDescription: "\(hour):\(minute) is no time of day")
        }
    }

    /// Seconds from the beginning of the day.
    var timeOfDay: Int64 { Int64(hour) * 3600 + Int64(minute) * 60 }

    /// The instant of the first ring after `since`, nothing while the alarm is off.
    func nextRing(in zone: LocalZone) -> Int64? {
        guard isOn else { return nil }
        let today = CivilDay(containing: zone.local(since))
        // Yesterday too: where the clock was put forward over midnight, its time can still lie ahead.
        for offset in Int64(-1)...8 {
            let day = CivilDay(number: today.number + offset)
            guard days.isEmpty || days.contains(day.weekday) else { continue }
            let ring = zone.instant(showing: day.firstSecond + timeOfDay)
            if ring > since { return ring }
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A day of the calendar as a count of days from 1970-01-01, whatever the zone.
struct CivilDay: Equatable, Sendable {
    static let seconds: Int64 = 86_400

    var number: Int64

    /// The day that holds a second counted from 1970-01-01 00:00 of the same zone.
    init(containing second: Int64) {
        number = second >= 0 ? second / Self.seconds : (second - Self.seconds + 1) / Self.seconds
    }

    init(number: Int64) {
        self.number = number
    }

    var firstSecond: Int64 { number * Self.seconds }

    var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = (number + 3) % 7
        return Weekday.allCases[Int(index < 0 ? index + 7 : index)]
    }
}

enum Weekday: Int, Codable, CaseIterable, Comparable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    static func < (left: Weekday, right: Weekday) -> Bool {
        left.rawValue < right.rawValue
    }

    static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
    static let weekend: Set<Weekday> = [.saturday, .sunday]
    static let everyDay = Set(allCases)
}

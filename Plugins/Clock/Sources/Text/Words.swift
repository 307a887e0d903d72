// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// What the time pieces say, in the person's language.
struct Words: Sendable {
    /// Between seconds and their fraction.
    let separator: String
    let hourCycle: HourCycle
    private let translate: Translate

    /// - Parameters:
    ///   - locale: As in `LANG`.
    ///   - hourCycle: Whether times of day count to 12 or to 24.
    init(locale: String, hourCycle: HourCycle = .h23) {
        self.hourCycle = hourCycle
        switch locale.prefix(while: { $0 != "_" && $0 != "." && $0 != "@" }) {
        case "de":
            separator = ","
            translate = Translate { Self.german[$0] ?? $0 }
        case "ar":
            separator = "."
            translate = Translate { Self.arabic[$0] ?? $0 }
        default:
            separator = "."
            translate = .identity
        }
    }

    func callAsFunction(_ english: String) -> String {
        translate(english)
    }

    func callAsFunction(_ english: String, _ values: [String: String]) -> String {
        translate(english, values)
    }

    /// A time of day as this person writes it: `07:05`, `7:05 AM`.
    func time(hour: Int, minute: Int) -> String {
        switch hourCycle {
        case .h23: TimeText.timeOfDay(hour: hour, minute: minute)
        case .h12: TimeText.twelve(hour: hour, minute: minute) + "\u{A0}" + half(isMorning: hour < 12)
        }
    }

    func time(of alarm: Alarm) -> String {
        time(hour: alarm.hour, minute: alarm.minute)
    }

    /// The mark of a half of the day.
    func half(isMorning: Bool) -> String {
        self(isMorning ? "AM" : "PM")
    }

    /// "Mon, Tue", or a word for a set that has one.
    func days(_ days: Set<Weekday>) -> String {
        switch days {
        case []: self("Once")
        case Weekday.everyDay: self("Every day")
        case Weekday.workdays: self("Mon to Fri")
        case Weekday.weekend: self("Sat and Sun")
        default: days.sorted().map { self(Self.short[$0] ?? "") }.joined(separator: self(", "))
        }
    }

    func name(of day: Weekday) -> String {
        self(Self.long[day] ?? "")
    }

    private static let short: [Weekday: String] = [
        .monday: "Mon", .tuesday: "Tue", .wednesday: "Wed", .thursday: "Thu", .friday: "Fri", .saturday: "Sat",
        .sunday: "Sun",
    ]
    private static let long: [Weekday: String] = [
        .monday: "Monday", .tuesday: "Tuesday", .wednesday: "Wednesday", .thursday: "Thursday", .friday: "Friday",
        .saturday: "Saturday", .sunday: "Sunday",
    ]
}

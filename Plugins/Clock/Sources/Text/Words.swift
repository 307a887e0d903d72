// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// What the time pieces say, in the person's language.
struct Words: Sendable {
    /// Between seconds and their fraction.
    let separator: String
    private let translate: Translate

    init(locale: String) {
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

// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// How the time of day is written.
package enum ClockFormat: Equatable, Sendable {
    case twentyFour
    /// With the mark of the half of the day after the digits.
    case twelve(morning: String, afternoon: String)
    /// A pattern of `strftime`.
    case pattern(String)

    /// - Parameter locale: Decides where the setting is `auto`, and names the halves of the day. A language without
    ///   such names borrows AM and PM: a time of twelve hours without a mark could be misread.
    package init(_ settings: ShellSettings.StatusSection, locale: TimeLocale) {
        if let pattern = settings.format, !pattern.isEmpty {
            self = .pattern(pattern)
            return
        }
        let marks = ClockFormat.twelve(
            morning: locale.morning.isEmpty ? "AM" : locale.morning,
            afternoon: locale.afternoon.isEmpty ? "PM" : locale.afternoon)
        self =
            switch settings.hours {
            case .twentyFour: .twentyFour
            case .twelve: marks
            case .auto: Self.hasTwelveHours(locale.pattern) ? marks : .twentyFour
            }
    }

    /// Never empty: a pattern that yields nothing falls back to 24 hours.
    package func text(_ time: CivilTime) -> String {
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        switch self {
        case .twentyFour:
            return (time.hour < 10 ? "0\(time.hour)" : "\(time.hour)") + ":\(minute)"
        case .twelve(let morning, let afternoon):
            let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
            return "\(hour):\(minute) \(time.hour < 12 ? morning : afternoon)"
        case .pattern(let pattern):
            let text = time.formatted(pattern) ?? ""
            return text.allSatisfy(\.isWhitespace) ? ClockFormat.twentyFour.text(time) : text
        }
    }

    /// The next instant at which the text may change, in seconds since the beginning of 1970.
    package func nextChange(after seconds: Int64) -> Int64 {
        let step: Int64 = showsSeconds ? 1 : 60
        let past = seconds % step
        return seconds - (past < 0 ? past + step : past) + step
    }

    private var showsSeconds: Bool {
        guard case .pattern(let pattern) = self else { return false }
        return Self.directives(pattern).contains { "STrscX+".contains($0) }
    }

    /// Whether a pattern of `strftime` counts to twelve.
    package static func hasTwelveHours(_ pattern: String) -> Bool {
        directives(pattern).contains { "Ilrp".contains($0) }
    }

    /// The letters after the percent signs, without flags and widths.
    private static func directives(_ pattern: String) -> [Character] {
        var letters: [Character] = []
        var isInside = false
        for character in pattern {
            if !isInside {
                isInside = character == "%"
            } else if !"-_0^#EO123456789".contains(character) {
                letters.append(character)
                isInside = false
            }
        }
        return letters
    }
}

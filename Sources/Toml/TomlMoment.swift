// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar; the parser has checked that it exists.
package struct TomlDate: Hashable, Sendable, CustomStringConvertible {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// `2026-11-30`
    package var description: String {
        "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// A time of day.
package struct TomlTime: Hashable, Sendable, CustomStringConvertible {
    package var hour: Int
    package var minute: Int
    package var second: Int
    package var nanosecond: Int

    package init(hour: Int, minute: Int, second: Int, nanosecond: Int) {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
    }

    /// `14:05:00`, with a fraction of as many digits as it needs.
    package var description: String {
        let whole = "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
        guard nanosecond != 0 else { return whole }
        var digits = padded(nanosecond, 9)
        while digits.last == "0" {
            digits.removeLast()
        }
        return "\(whole).\(digits)"
    }
}

/// `Z`, `+05:45`, `-08:00`
package func tomlOffset(minutes: Int) -> String {
    guard minutes != 0 else { return "Z" }
    let size = minutes.magnitude
    return "\(minutes < 0 ? "-" : "+")\(padded(Int(size / 60), 2)):\(padded(Int(size % 60), 2))"
}

private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

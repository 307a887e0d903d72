// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What a locale says of the time of day.
package struct TimeLocale: Equatable, Sendable {
    /// The pattern of a time of day as `strftime` takes it.
    package let pattern: String
    /// The marks of the halves of the day; empty in languages that have none.
    package let morning: String
    package let afternoon: String

    package init(pattern: String, morning: String, afternoon: String) {
        self.pattern = pattern
        self.morning = morning
        self.afternoon = afternoon
    }

    /// That of the process.
    package static func current() -> TimeLocale {
        func text(_ item: Int) -> String { String(cString: nl_langinfo(Int32(truncatingIfNeeded: item))) }
        return TimeLocale(pattern: text(T_FMT), morning: text(AM_STR), afternoon: text(PM_STR))
    }
}

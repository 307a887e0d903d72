// SPDX-License-Identifier: Apache-2.0

/// Times and lengths of time as digits.
enum TimeText {
    /// `07:05`
    static func timeOfDay(hour: Int, minute: Int) -> String {
        two(Int64(hour)) + ":" + two(Int64(minute))
    }

    /// `7:05`, without the half of the day; midnight and noon are `12:00`.
    static func twelve(hour: Int, minute: Int) -> String {
        "\(hour % 12 == 0 ? 12 : hour % 12):" + two(Int64(minute))
    }

    /// What is left, rounded up to whole seconds so that 0 means over: `04:59`, `1:00:00`.
    static func countdown(_ milliseconds: Int64) -> String {
        clock((max(0, milliseconds).addingClamped(999)) / 1000)
    }

    /// What has passed, with tenths: `00:05.3`.
    static func tenths(_ milliseconds: Int64, separator: String) -> String {
        let milliseconds = max(0, milliseconds)
        return clock(milliseconds / 1000) + separator + "\(milliseconds % 1000 / 100)"
    }

    /// What has passed, with hundredths: `00:05.32`.
    static func hundredths(_ milliseconds: Int64, separator: String) -> String {
        let milliseconds = max(0, milliseconds)
        return clock(milliseconds / 1000) + separator + two(milliseconds % 1000 / 10)
    }

    /// A difference with its sign: `+00:01.20`.
    static func difference(_ milliseconds: Int64, separator: String) -> String {
        (milliseconds < 0 ? "−" : "+") + hundredths(abs(max(milliseconds, -.max)), separator: separator)
    }

    private static func clock(_ seconds: Int64) -> String {
        let minutes = two(seconds / 60 % 60) + ":" + two(seconds % 60)
        return seconds >= 3600 ? "\(seconds / 3600):" + minutes : minutes
    }

    private static func two(_ number: Int64) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

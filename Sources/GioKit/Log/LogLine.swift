// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The form of one event: `2026-11-30T14:05:09.250Z warning network: text key=value`.
enum LogLine {
    static func format(
        _ level: LogLevel, _ category: String, _ text: String, _ facts: KeyValuePairs<String, String>, at time: Duration
    ) -> String {
        var line = "\(stamp(time)) \(level.name) \(category): \(plain(text))"
        for (key, value) in facts {
            let value = plain(value)
            line += value.contains(" ") || value.isEmpty ? " \(key)=\"\(value)\"" : " \(key)=\(value)"
        }
        return line
    }

    /// Universal time, so that lines of devices in several zones can be laid side by side.
    private static func stamp(_ time: Duration) -> String {
        var seconds = time_t(time.components.seconds)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let milliseconds = time.components.attoseconds / 1_000_000_000_000_000
        let date = "\(parts.tm_year + 1900)-\(pad(parts.tm_mon + 1))-\(pad(parts.tm_mday))"
        let clock = "\(pad(parts.tm_hour)):\(pad(parts.tm_min)):\(pad(parts.tm_sec))"
        return "\(date)T\(clock).\(pad(Int32(milliseconds), to: 3))Z"
    }

    private static func pad(_ number: Int32, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Control characters would break the line, or write to the operator's terminal.
    private static func plain(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

// SPDX-License-Identifier: Apache-2.0

// The rules of one time zone. The C library's own notion of the local zone is read once for a process; a shell runs
// through changes of zone, so it asks for a zone by name each time.

import CGio
import Glibc

@MainActor
package final class TimeZone {
    package let identifier: String
    private let zone: OpaquePointer

    /// - Parameter identifier: A name of the zone database such as `Europe/Berlin`; nil where it is not known.
    package init?(_ identifier: String) {
        guard let zone = g_time_zone_new_identifier(identifier) else { return nil }
        self.identifier = identifier
        self.zone = zone
    }

    /// Universal time, which is always known.
    private init() {
        identifier = "UTC"
        zone = g_time_zone_new_utc()
    }

    package static let universal = TimeZone()

    isolated deinit {
        g_time_zone_unref(zone)
    }

    /// The wall time of an instant in seconds since the beginning of 1970.
    package func civil(_ seconds: Int64) -> CivilTime {
        let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(seconds))
        return CivilTime(
            seconds: seconds, offset: Int(g_time_zone_get_offset(zone, interval)),
            abbreviation: g_time_zone_get_abbreviation(zone, interval).map { String(cString: $0) } ?? "")
    }

    /// The zone the machine is set to: TZ where it names one, else what /etc/localtime points to.
    package static func localIdentifier() -> String? {
        if let value = getenv("TZ") {
            let name = String(cString: value)
            return name.hasPrefix(":") ? String(name.dropFirst()) : name.isEmpty ? "UTC" : name
        }
        return identifier(ofLink: "/etc/localtime")
    }

    /// The name in a link such as `/usr/share/zoneinfo/Europe/Berlin`.
    package static func identifier(ofLink path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        let target = String(cString: real)
        guard let range = target.firstRange(of: "/zoneinfo/") else { return nil }
        return String(target[range.upperBound...])
    }
}

/// A date and a time of day as people say it.
package struct CivilTime: Equatable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int
    package let second: Int
    /// 0 is Sunday.
    package let weekday: Int
    package let dayOfYear: Int
    /// Seconds east of universal time.
    package let offset: Int
    package let abbreviation: String

    package init(seconds: Int64, offset: Int = 0, abbreviation: String = "UTC") {
        var shifted = time_t(seconds) &+ offset
        var parts = tm()
        gmtime_r(&shifted, &parts)
        year = Int(parts.tm_year) + 1900
        month = Int(parts.tm_mon) + 1
        day = Int(parts.tm_mday)
        hour = Int(parts.tm_hour)
        minute = Int(parts.tm_min)
        second = Int(parts.tm_sec)
        weekday = Int(parts.tm_wday)
        dayOfYear = Int(parts.tm_yday)
        self.offset = offset
        self.abbreviation = abbreviation
    }

    /// The form a pattern of `strftime` describes, in the locale of the process; nil where it yields nothing.
    package func formatted(_ pattern: String) -> String? {
        guard !pattern.isEmpty else { return nil }
        var parts = tm()
        parts.tm_year = Int32(clamping: year - 1900)
        parts.tm_mon = Int32(month - 1)
        parts.tm_mday = Int32(day)
        parts.tm_hour = Int32(hour)
        parts.tm_min = Int32(minute)
        parts.tm_sec = Int32(second)
        parts.tm_wday = Int32(weekday)
        parts.tm_yday = Int32(dayOfYear)
        parts.tm_gmtoff = offset
        var buffer = [CChar](repeating: 0, count: 256)
        return abbreviation.withCString { zone in
            parts.tm_zone = zone
            let count = strftime(&buffer, buffer.count, pattern, &parts)
            guard count > 0 else { return nil }
            return SafeText.decode(buffer.prefix(count).map(UInt8.init(bitPattern:)))
        }
    }
}

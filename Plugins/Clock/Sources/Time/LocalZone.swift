// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The zone the person lives in: seconds east of Greenwich at an instant (seconds since the beginning of 1970, UTC).
struct LocalZone: Sendable {
    let offset: @Sendable (Int64) -> Int64

    /// The machine's zone, read again each time, so that a change of it is followed.
    static let system = LocalZone { instant in
        tzset()
        var time = time_t(instant)
        var parts = tm()
        localtime_r(&time, &parts)
        return Int64(parts.tm_gmtoff)
    }

    /// Seconds of the zone's own calendar from 1970-01-01 00:00.
    func local(_ instant: Int64) -> Int64 {
        instant + offset(instant)
    }

    /// The instant at which the zone's clocks show `local`.
    ///
    /// Where they show it twice (the hour put back) it is the first; where they skip it (the hour put forward) it is as
    /// long after the skip as `local` is after its beginning.
    func instant(showing local: Int64) -> Int64 {
        // No zone changes twice within two days, so the offsets a day before and after are the only ones possible.
        let before = local - offset(local - CivilDay.seconds)
        let after = local - offset(local + CivilDay.seconds)
        let earliest = min(before, after)
        let latest = max(before, after)
        return self.local(earliest) == local ? earliest : latest
    }
}

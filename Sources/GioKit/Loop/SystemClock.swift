// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The machine's clocks, read. Code that decides something takes the time as a parameter.
package enum SystemClock {
    /// Since an arbitrary start; stands still while the machine sleeps.
    package static func monotonic() -> Duration {
        read(CLOCK_MONOTONIC)
    }

    /// Since the beginning of 1970, as set by people and time servers: it may jump.
    package static func wall() -> Duration {
        read(CLOCK_REALTIME)
    }

    /// Whole milliseconds, rounded up, so that a timer never ends early.
    package static func milliseconds(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        guard !overflow, seconds < Int64.max / 2000 else { return seconds < 0 ? 0 : Int.max / 2 }
        return Int(product) + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    private static func read(_ clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

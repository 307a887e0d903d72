// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// The two clocks a time piece needs, in ms. Tests hand in their own.
struct Clocks: Sendable {
    /// What people call the time, since the beginning of 1970; somebody may set it.
    let wall: @Sendable () -> Int64
    /// Runs evenly from the start of the machine, through suspend too.
    let boot: @Sendable () -> Int64
    /// Names one run of the machine: boot times of two runs cannot be compared.
    let bootID: String

    static let system = Clocks(
        wall: { milliseconds(of: CLOCK_REALTIME) },
        boot: { milliseconds(of: CLOCK_BOOTTIME) },
        bootID: readBootID())

    private static func milliseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    private static func readBootID() -> String {
        let path = "/proc/sys/kernel/random/boot_id"
        return (try? String(contentsOfFile: path, encoding: .utf8))?.trimmed ?? ""
    }
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

/// A moment on both clocks, so that what was measured on boot time survives a new start of the machine.
struct Moment: Codable, Equatable, Sendable {
    var boot: Int64
    var wall: Int64
    var bootID: String

    static func now(_ clocks: Clocks) -> Moment {
        Moment(boot: clocks.boot(), wall: clocks.wall(), bootID: clocks.bootID)
    }

    /// Milliseconds from this moment to now: on boot time within one run of the machine, over the wall clock across two.
    func elapsed(_ clocks: Clocks) -> Int64 {
        if bootID == clocks.bootID {
            return max(0, clocks.boot().subtractingClamped(boot))
        }
        return max(0, clocks.wall().subtractingClamped(wall))
    }
}

extension Int64 {
    /// A file may hold any number; a difference of two of them never traps.
    func subtractingClamped(_ other: Int64) -> Int64 {
        let (value, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : value
    }

    func addingClamped(_ other: Int64) -> Int64 {
        let (value, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : value
    }
}

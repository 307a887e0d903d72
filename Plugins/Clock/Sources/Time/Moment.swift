// SPDX-License-Identifier: Apache-2.0

/// A moment on the two clocks a time piece needs, so that what was measured on boot time survives a new start of the machine.
struct Moment: Codable, Equatable, Sendable {
    /// Milliseconds from the start of the machine, with the time it slept: runs evenly.
    var boot: Int64
    /// Milliseconds since the beginning of 1970: what people call the time, and may set.
    var wall: Int64
    /// Names one run of the machine: boot times of two runs cannot be compared.
    var bootID: String

    /// Seconds since the beginning of 1970.
    var wallSeconds: Int64 { wall / 1000 }

    /// Milliseconds from this moment to a later one: on boot time within one run of the machine, by the wall across two.
    func elapsed(to now: Moment) -> Int64 {
        bootID == now.bootID
            ? max(0, now.boot.subtractingClamped(boot)) : max(0, now.wall.subtractingClamped(wall))
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

// SPDX-License-Identifier: Apache-2.0

@testable import ClockPlugin

/// Clocks that stand until a test moves them.
final class ManualClock {
    private(set) var now: Moment

    /// - Parameters:
    ///   - wall: Milliseconds since the beginning of 1970.
    ///   - boot: Milliseconds since the start of the machine.
    init(wall: Int64 = 1_796_000_000_000, boot: Int64 = 60_000) {
        now = Moment(boot: boot, wall: wall, bootID: "first")
    }

    func advance(_ milliseconds: Int64) {
        now.wall += milliseconds
        now.boot += milliseconds
    }

    func setWall(_ milliseconds: Int64) {
        now.wall = milliseconds
    }

    func restartMachine(off milliseconds: Int64) {
        now = Moment(boot: 10_000, wall: now.wall + milliseconds, bootID: "second")
    }
}

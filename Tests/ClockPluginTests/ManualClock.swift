// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import ClockPlugin

/// Clocks that stand until a test moves them.
final class ManualClock: Sendable {
    private struct Reading {
        var wall: Int64
        var boot: Int64
    }

    private let reading: Mutex<Reading>

    /// - Parameters: wall: ms since the beginning of 1970; boot: ms since the start of the machine.
    init(wall: Int64 = 1_796_000_000_000, boot: Int64 = 60_000) {
        reading = Mutex(Reading(wall: wall, boot: boot))
    }

    /// What a plugin started on this machine sees; another id is another run of the machine.
    func clocks(bootID: String = "first") -> Clocks {
        Clocks(
            wall: { self.reading.withLock(\.wall) }, boot: { self.reading.withLock(\.boot) }, bootID: bootID)
    }

    func advance(_ milliseconds: Int64) {
        reading.withLock {
            $0.wall += milliseconds
            $0.boot += milliseconds
        }
    }

    func setWall(_ milliseconds: Int64) {
        reading.withLock { $0.wall = milliseconds }
    }

    func restartMachine(off milliseconds: Int64) {
        reading.withLock {
            $0.wall += milliseconds
            $0.boot = 10_000
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

// A timer on the wall clock. The kernel wakes it at the right minute after a suspend too, and at once when somebody sets
// the clock: no wake signal is needed for either.

import CGio
import Glibc

@MainActor
package final class WallClockAlarm {
    package enum Reason: Sendable {
        case due
        /// The wall clock was set or jumped; the alarm is no longer armed.
        case clockChanged
    }

    private let descriptor: Int32
    private var watch: LoopSource?

    /// Nil where the kernel has no such timer.
    package init?(_ body: @escaping @MainActor (Reason) -> Void) {
        let descriptor = timerfd_create(CLOCK_REALTIME, Int32(CGIO_TFD_NONBLOCK | CGIO_TFD_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        watch = MainLoop.watch(descriptor: descriptor, for: .read) { [weak self] _ in
            if let reason = self?.take() { body(reason) }
        }
    }

    isolated deinit {
        watch?.cancel()
        close(descriptor)
    }

    /// Arms the alarm for an instant, in whole seconds since the beginning of 1970.
    package func set(to seconds: Int64) {
        var timer = itimerspec()
        // Zero would disarm it; an instant in the past is due at once.
        timer.it_value.tv_sec = Int(max(1, seconds))
        timerfd_settime(descriptor, Int32(CGIO_TFD_TIMER_ABSTIME | CGIO_TFD_TIMER_CANCEL_ON_SET), &timer, nil)
    }

    private func take() -> Reason? {
        var expirations: UInt64 = 0
        guard read(descriptor, &expirations, MemoryLayout<UInt64>.size) < 0 else { return .due }
        return errno == ECANCELED ? .clockChanged : nil
    }
}

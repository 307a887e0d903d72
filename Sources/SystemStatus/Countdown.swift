// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Calls back once when a time has passed. Started again it forgets the time before, cancelled or dropped it never calls.
@MainActor
package protocol Countdown: AnyObject {
    func start(_ time: Duration, _ body: @escaping @MainActor () -> Void)
    func cancel()
}

/// On the main loop's clock.
@MainActor
package final class LoopCountdown: Countdown {
    private var source: LoopSource?

    package init() {}

    package func start(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
        source = MainLoop.after(milliseconds: SystemClock.milliseconds(time), body)
    }

    package func cancel() {
        source = nil
    }
}

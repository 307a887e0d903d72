// SPDX-License-Identifier: Apache-2.0

import SystemStatus

/// A countdown that runs out when the test says so.
@MainActor
final class HandCountdown: Countdown {
    private(set) var time: Duration?
    private var body: (@MainActor () -> Void)?

    func start(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
        self.time = time
        self.body = body
    }

    func cancel() {
        time = nil
        body = nil
    }

    /// Lets the time pass.
    func runOut() {
        let due = body
        cancel()
        due?()
    }
}

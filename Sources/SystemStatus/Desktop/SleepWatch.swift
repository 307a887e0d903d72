// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Hears from the login service that the machine goes to sleep or has woken.
@MainActor
package final class SleepWatch {
    private var subscription: SignalSubscription?

    /// - Parameter onChange: True before sleep, false after it.
    package init(_ bus: Bus, onChange: @escaping @MainActor (_ isGoingToSleep: Bool) -> Void) {
        let filter = BusSignalFilter(
            service: "org.freedesktop.login1", path: "/org/freedesktop/login1",
            interface: "org.freedesktop.login1.Manager", member: "PrepareForSleep")
        subscription = SignalSubscription(bus, filter) { signal in
            if let isGoingToSleep = signal.arguments.first?.bool { onChange(isGoingToSleep) }
        }
    }
}

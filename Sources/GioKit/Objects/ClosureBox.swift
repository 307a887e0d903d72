// SPDX-License-Identifier: Apache-2.0

// How a Swift closure travels through GLib's `user_data`: retained once when it is handed over, released once by the
// destroy notify, nowhere else. Every box is counted, so that a test can require the count to come back.

import CGio

/// How many closures GLib holds at the moment.
@MainActor
package enum SignalCounter {
    package fileprivate(set) static var live = 0
}

/// A closure on its way through C.
@MainActor
package final class ClosureBox<Body> {
    package let body: Body

    package init(_ body: Body) {
        self.body = body
        SignalCounter.live += 1
    }

    isolated deinit {
        SignalCounter.live -= 1
    }

    /// The address to hand to GLib together with `closureBoxRelease`; holds one reference.
    package func retained() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(self).toOpaque()
    }
}

/// The destroy notify of every box, for functions that take a `GDestroyNotify`.
package let closureBoxRelease: @convention(c) @Sendable (gpointer?) -> Void = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// The same for closures, which name themselves as a second argument.
let closureBoxReleaseOfClosure: @convention(c) @Sendable (gpointer?, UnsafeMutablePointer<GClosure>?) -> Void = {
    data, _ in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// Runs `call` with the closure behind `data` on the main actor, where GLib's main loop already is.
///
/// The address crosses as an integer because a pointer is not `Sendable`.
package func enterClosureBox<Body, Result: Sendable>(
    _ data: gpointer?, _: Body.Type, _ call: @MainActor (Body) -> Result
) -> Result? {
    let address = UInt(bitPattern: data)
    return MainActor.assumeIsolated {
        guard let data = UnsafeRawPointer(bitPattern: address) else { return nil }
        return call(Unmanaged<ClosureBox<Body>>.fromOpaque(data).takeUnretainedValue().body)
    }
}

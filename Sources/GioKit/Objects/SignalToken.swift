// SPDX-License-Identifier: Apache-2.0

import CGio

/// A connected handler. Dropping the token leaves the handler connected until the emitter goes.
@MainActor
package final class SignalToken {
    private var handler: gulong
    private let emitterAddress: UInt
    /// Gone as soon as GLib lets go of the handler, and with it perhaps of the emitter: then nothing may be touched.
    private weak var box: AnyObject?

    init(emitter: UnsafeMutableRawPointer, handler: gulong, box: AnyObject?) {
        emitterAddress = UInt(bitPattern: emitter)
        self.handler = handler
        self.box = box
    }

    package var isConnected: Bool { liveEmitter != nil }

    /// Ends the connection; safe to call twice, inside the handler, and after the emitter has gone.
    package func disconnect() {
        guard let emitter = liveEmitter else { return }
        let handler = handler
        self.handler = 0
        g_signal_handler_disconnect(emitter, handler)
    }

    /// Keeps the handler from running while `change` runs: for changes of ours that are not the person's.
    package func blocked<Result>(_ change: () throws -> Result) rethrows -> Result {
        guard let emitter = liveEmitter else { return try change() }
        g_signal_handler_block(emitter, handler)
        defer {
            if let emitter = liveEmitter { g_signal_handler_unblock(emitter, handler) }
        }
        return try change()
    }

    private var liveEmitter: UnsafeMutableRawPointer? {
        guard handler != 0, box != nil, let emitter = UnsafeMutableRawPointer(bitPattern: emitterAddress),
            g_signal_handler_is_connected(emitter, handler) != 0
        else { return nil }
        return emitter
    }
}

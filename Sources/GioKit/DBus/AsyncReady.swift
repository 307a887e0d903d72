// SPDX-License-Identifier: Apache-2.0

// GIO's asynchronous calls have no destroy notify; they call back exactly once, and there the closure is released.

import CGio

@MainActor
enum AsyncReady {
    typealias Body = @MainActor (OpaquePointer?) -> Void

    /// The `user_data` of one asynchronous call.
    static func data(_ body: @escaping Body) -> UnsafeMutableRawPointer {
        ClosureBox(body).retained()
    }

    nonisolated static let callback:
        @convention(c) @Sendable (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void = {
            _, result, data in
            let address = UInt(bitPattern: result)
            _ = enterClosureBox(data, Body.self) { $0(OpaquePointer(bitPattern: address)) }
            closureBoxRelease(data)
        }
}

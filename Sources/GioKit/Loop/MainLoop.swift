// SPDX-License-Identifier: Apache-2.0

// GLib's default main context, which owns the main thread: posting to it from anywhere, and serving it in programs that
// have no application object.

import CGio

package enum MainLoop {
    /// Runs `body` on the main thread in one of the next turns, in the order of posting. Any thread.
    package static func post(_ body: @escaping @Sendable @MainActor () -> Void) {
        let box = Unmanaged.passRetained(PostedBody(body)).toOpaque()
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(source, runPosted, box, releasePosted)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// Serves the main context until `isDone` answers true, sleeping while there is nothing to do. For `main`.
    @MainActor
    package static func serve(until isDone: @MainActor () -> Bool) {
        while !isDone() { _ = g_main_context_iteration(nil, 1) }
    }

    /// Serves the main context until `isDone` answers true, or for a time; answers whether it was done.
    ///
    /// For `main` of a program without an application object, and for tests. Never called from within a source.
    @MainActor
    @discardableResult
    package static func run(until isDone: @MainActor () -> Bool, atMost limit: Duration = .seconds(10)) -> Bool {
        let end = SystemClock.monotonic() + limit
        // A source of its own wakes the loop at the end, so that waiting costs nothing in between.
        let alarm = after(milliseconds: SystemClock.milliseconds(limit)) {}
        defer { alarm.cancel() }
        while !isDone() {
            guard SystemClock.monotonic() < end else { return false }
            _ = g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// One turn without waiting; answers whether something was done. A loop over this would never sleep: see `serve`.
    @MainActor
    @discardableResult
    package static func turn() -> Bool {
        g_main_context_iteration(nil, 0) != 0
    }
}

/// A closure on its way to the main thread from any other, which is why it is no `ClosureBox`.
private final class PostedBody: Sendable {
    let body: @Sendable @MainActor () -> Void

    init(_ body: @escaping @Sendable @MainActor () -> Void) {
        self.body = body
    }
}

private let runPosted: @convention(c) @Sendable (gpointer?) -> gboolean = { data in
    guard let data else { return 0 }
    let posted = Unmanaged<PostedBody>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { posted.body() }
    return 0
}

private let releasePosted: @convention(c) @Sendable (gpointer?) -> Void = { data in
    guard let data else { return }
    Unmanaged<PostedBody>.fromOpaque(data).release()
}

// SPDX-License-Identifier: Apache-2.0

import CGio

extension MainLoop {
    private typealias Step = @MainActor () -> Bool

    /// Once, after a time.
    @MainActor
    package static func after(milliseconds: Int, _ body: @escaping @MainActor () -> Void) -> LoopSource {
        once(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, interval(milliseconds), step, $0, closureBoxRelease) }
    }

    /// Again and again; the first time after one interval.
    @MainActor
    package static func every(milliseconds: Int, _ body: @escaping @MainActor () -> Void) -> LoopSource {
        repeating(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, interval(milliseconds), step, $0, closureBoxRelease) }
    }

    /// Again and again, put together with the timers of other programs so that an idle machine wakes seldom.
    @MainActor
    package static func every(alignedSeconds seconds: Int, _ body: @escaping @MainActor () -> Void) -> LoopSource {
        repeating(body) {
            g_timeout_add_seconds_full(G_PRIORITY_DEFAULT, interval(seconds), step, $0, closureBoxRelease)
        }
    }

    /// Once, when nothing of normal urgency is left to do.
    @MainActor
    package static func idle(_ body: @escaping @MainActor () -> Void) -> LoopSource {
        once(body) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, step, $0, closureBoxRelease) }
    }

    /// A signal of the operating system such as SIGTERM, each time it comes.
    @MainActor
    package static func onSignal(_ number: Int32, _ body: @escaping @MainActor () -> Void) -> LoopSource {
        repeating(body) { g_unix_signal_add_full(G_PRIORITY_DEFAULT, number, step, $0, closureBoxRelease) }
    }

    @MainActor
    private static func once(
        _ body: @escaping @MainActor () -> Void, add: (UnsafeMutableRawPointer) -> guint
    ) -> LoopSource {
        let source = LoopSource()
        let run: Step = { [weak source] in
            // Ended first: the body may drop the source or start it anew.
            source?.ended()
            body()
            return false
        }
        source.started(add(ClosureBox(run).retained()))
        return source
    }

    @MainActor
    private static func repeating(
        _ body: @escaping @MainActor () -> Void, add: (UnsafeMutableRawPointer) -> guint
    ) -> LoopSource {
        let run: Step = {
            body()
            return true
        }
        return LoopSource(id: add(ClosureBox(run).retained()))
    }

    private static func interval(_ value: Int) -> guint {
        guint(clamping: max(0, value))
    }

    private static let step: @convention(c) @Sendable (gpointer?) -> gboolean = { data in
        enterClosureBox(data, Step.self) { $0() } == true ? 1 : 0
    }
}

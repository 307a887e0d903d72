// SPDX-License-Identifier: Apache-2.0

import CGio

/// What a file descriptor is ready for.
package struct DescriptorEvents: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let read = DescriptorEvents(rawValue: G_IO_IN.rawValue)
    package static let write = DescriptorEvents(rawValue: G_IO_OUT.rawValue)
    /// The other end is closed; always reported, whatever was asked for.
    package static let hangUp = DescriptorEvents(rawValue: G_IO_HUP.rawValue)
    /// An error, or no open descriptor; always reported.
    package static let error = DescriptorEvents(rawValue: G_IO_ERR.rawValue | G_IO_NVAL.rawValue)
}

extension MainLoop {
    private typealias Ready = @MainActor (UInt32) -> Void

    /// Runs `body` each time the descriptor is ready. The descriptor stays the caller's: cancel before closing it.
    @MainActor
    package static func watch(
        descriptor: Int32, for events: DescriptorEvents, _ body: @escaping @MainActor (DescriptorEvents) -> Void
    ) -> LoopSource {
        let ready: Ready = { body(DescriptorEvents(rawValue: $0)) }
        let id = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, descriptor, GIOCondition(rawValue: events.rawValue), descriptorReady,
            ClosureBox(ready).retained(), closureBoxRelease)
        return LoopSource(id: id)
    }

    private static let descriptorReady: @convention(c) @Sendable (gint, GIOCondition, gpointer?) -> gboolean = {
        _, condition, data in
        let events = condition.rawValue
        _ = enterClosureBox(data, Ready.self) { $0(events) }
        return 1
    }
}

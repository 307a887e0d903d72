// SPDX-License-Identifier: Apache-2.0

import CGio

/// Something the main loop waits for. It ends when this is cancelled or dropped, so keep it in a stored property.
@MainActor
package final class LoopSource {
    private var id: guint
    private let finish: @MainActor () -> Void

    /// - Parameter finish: Runs once, after GLib has let go of the source.
    init(id: guint = 0, finish: @escaping @MainActor () -> Void = {}) {
        self.id = id
        self.finish = finish
    }

    isolated deinit {
        cancel()
    }

    package var isActive: Bool { id != 0 }

    package func cancel() {
        guard id != 0 else { return }
        let source = id
        id = 0
        g_source_remove(source)
        finish()
    }

    func started(_ id: guint) {
        self.id = id
    }

    /// For a source that removes itself by its answer to GLib.
    func ended() {
        guard id != 0 else { return }
        id = 0
        finish()
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGio

/// Hears of changes to the names in one folder, and of the folder's own end.
@MainActor
package final class FolderMonitor {
    private let monitor: Ref<UnsafeMutablePointer<GFileMonitor>>
    private let folder: String
    /// Nil for every name.
    var names: Set<String>?
    private let onChange: @MainActor () -> Void
    private var token: SignalToken?

    package init?(_ folder: String, names: Set<String>?, onChange: @escaping @MainActor () -> Void) {
        guard let file = Ref(g_file_new_for_path(folder), transfer: .full),
            let monitor = Ref(
                g_file_monitor_directory(file.pointer, G_FILE_MONITOR_WATCH_MOVES, nil, nil), transfer: .full)
        else { return nil }
        self.monitor = monitor
        self.folder = folder
        self.names = names
        self.onChange = onChange
        // GLib holds changes back for 800 ms unless told otherwise; we wait for silence ourselves.
        g_file_monitor_set_rate_limit(monitor.pointer, 50)
        token = Signal.connectChange(monitor.pointer, "changed", to: self) { monitor, first, second, _ in
            if monitor.matters(first) || monitor.matters(second) { monitor.onChange() }
        }
    }

    isolated deinit {
        token?.disconnect()
        g_file_monitor_cancel(monitor.pointer)
    }

    private func matters(_ raw: UnsafeMutableRawPointer?) -> Bool {
        guard let raw, let text = g_file_get_path(OpaquePointer(raw)) else { return false }
        defer { g_free(text) }
        let path = String(cString: text)
        if path == folder { return true }
        guard let names else { return true }
        return names.contains(String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]))
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGio

/// What happened to a name in a folder.
package struct FolderChange {
    package let path: String
    /// Its bytes change, and whoever changes them has not closed it yet.
    package let isBeingWritten: Bool
}

/// Hears of changes to the names in one folder, and of the folder's own end.
@MainActor
package final class FolderMonitor {
    private let monitor: Ref<UnsafeMutablePointer<GFileMonitor>>
    private let folder: String
    /// Nil for every name.
    var names: Set<String>?
    private let onChange: @MainActor (FolderChange) -> Void
    private var token: SignalToken?

    package init?(_ folder: String, names: Set<String>?, onChange: @escaping @MainActor (FolderChange) -> Void) {
        guard let file = Ref(g_file_new_for_path(folder), transfer: .full),
            let monitor = Ref(
                g_file_monitor_directory(file.pointer, G_FILE_MONITOR_WATCH_MOVES, nil, nil), transfer: .full)
        else { return nil }
        self.monitor = monitor
        self.folder = folder
        self.names = names
        self.onChange = onChange
        // A write goes on until its end is heard of: the file was closed, or was still for two seconds. GLib holds changes back for 800 ms unless told otherwise; we wait for silence ourselves.
        g_file_monitor_set_rate_limit(monitor.pointer, 50)
        token = Signal.connectChange(monitor.pointer, "changed", to: self) { monitor, first, second, kind in
            let isBeingWritten = kind == Int(G_FILE_MONITOR_EVENT_CHANGED.rawValue)
            for path in [monitor.path(first), monitor.path(second)].compactMap(\.self) where monitor.matters(path) {
                monitor.onChange(FolderChange(path: path, isBeingWritten: isBeingWritten))
            }
        }
    }

    isolated deinit {
        token?.disconnect()
        g_file_monitor_cancel(monitor.pointer)
    }

    private func path(_ raw: UnsafeMutableRawPointer?) -> String? {
        guard let raw, let text = g_file_get_path(OpaquePointer(raw)) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    private func matters(_ path: String) -> Bool {
        if path == folder { return true }
        guard let names else { return true }
        return names.contains(String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]))
    }
}

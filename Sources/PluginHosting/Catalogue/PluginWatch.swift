// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Hears when plugins are installed, updated or removed.
@MainActor
package final class PluginWatch {
    /// An installation writes several files; it is looked at once it has come to rest.
    private static let quietMilliseconds = 500

    private var searched: [FileWatch] = []
    private var installed: [String: FolderMonitor] = [:]
    private var pause: LoopSource?
    private let onChange: @MainActor () -> Void

    /// - Parameters:
    ///   - folders: Folders that hold folders of plugins; they need not exist.
    ///   - plugins: Folders of the plugins that were found.
    ///   - onChange: Something may have changed; in a turn of the main loop.
    package init(folders: [String], plugins: [String], onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        searched = folders.map { folder in FileWatch(folder) { [weak self] in self?.changed() } }
        watch(plugins)
    }

    /// Watches these plugins from now on.
    package func watch(_ plugins: [String]) {
        installed = plugins.reduce(into: [:]) { monitors, folder in
            monitors[folder] =
                installed[folder] ?? FolderMonitor(folder, names: nil) { [weak self] _ in self?.changed() }
        }
    }

    private func changed() {
        pause?.cancel()
        pause = MainLoop.after(milliseconds: Self.quietMilliseconds) { [weak self] in self?.onChange() }
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Where plugins are looked for, the first place first.
package struct SearchPath: Equatable, Sendable {
    package enum Origin: Equatable, Sendable {
        case system, user
    }

    /// Folders of single plugins, from the configuration.
    package var pluginFolders: [String]
    /// Folders that hold folders of plugins.
    package var folders: [(path: String, origin: Origin)]

    package init(pluginFolders: [String] = [], folders: [(path: String, origin: Origin)]) {
        self.pluginFolders = pluginFolders
        self.folders = folders
    }

    /// `[[plugin]] path`, `$LINTEL_PLUGIN_PATH`, `$XDG_DATA_HOME/lintel/plugins`, and the system folder beside the program.
    ///
    /// - Parameters:
    ///   - program: The shell's own path, with links resolved; it lies in `bin`.
    ///   - environment: Relative folders in it are ignored, as the base directory specification demands.
    package init(pluginFolders: [String], environment: [String: String], program: String) {
        self.pluginFolders = pluginFolders
        folders = []
        for path in (environment["LINTEL_PLUGIN_PATH"] ?? "").split(separator: ":") where path.hasPrefix("/") {
            folders.append((String(path), .user))
        }
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            folders.append((data + "/lintel/plugins", .user))
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            folders.append((home + "/.local/share/lintel/plugins", .user))
        }
        folders.append((parentFolder(of: parentFolder(of: program)) + "/lib/lintel/plugins", .system))
    }

    package static func == (left: SearchPath, right: SearchPath) -> Bool {
        left.pluginFolders == right.pluginFolders
            && left.folders.elementsEqual(right.folders) { $0.path == $1.path && $0.origin == $1.origin }
    }
}

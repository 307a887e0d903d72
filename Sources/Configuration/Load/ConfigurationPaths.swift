// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// Where the settings are looked for, and where their last good copies lie.
package struct ConfigurationPaths: Equatable, Sendable {
    package static let fileName = "lintel.toml"
    package static let dropInFolder = "conf.d"

    /// The file that `--config` names; the others are not looked for then.
    package var explicit: String?
    /// Folders that may hold `lintel.toml`, the first that does counts.
    package var folders: [String]
    /// `nil` knows no copies.
    package var stateFolder: String?
    /// Whether files that load are copied; copies that are there count in any case.
    package var keepsCopies: Bool
    package var home: String?

    package init(
        explicit: String? = nil, folders: [String], stateFolder: String?, home: String? = nil, keepsCopies: Bool = true
    ) {
        self.explicit = explicit
        self.folders = folders
        self.stateFolder = stateFolder
        self.home = home
        self.keepsCopies = keepsCopies
    }

    /// `--config`, else `$XDG_CONFIG_HOME/lintel`, else `/etc/lintel`. Empty and relative variables count as unset.
    package init(explicit: String? = nil, environment: [String: String], keepsCopies: Bool = true) {
        func folder(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = folder("HOME")
        let config = folder("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }
        let state = folder("XDG_STATE_HOME") ?? home.map { "\($0)/.local/state" }
        self.init(
            explicit: explicit, folders: [config.map { "\($0)/lintel" }, "/etc/lintel"].compactMap(\.self),
            stateFolder: state.map { "\($0)/lintel" }, home: home, keepsCopies: keepsCopies)
    }
}

/// The files that make the settings, in the order in which they lie over each other.
struct ConfigurationFiles: Equatable {
    /// `nil` where there is none: the defaults count.
    var main: String?
    var dropIns: [String] = []
    /// Places of the main file where there is none.
    var missing: [String] = []
    /// Folder of the drop-ins, there or not.
    var dropInFolder: String
    /// Everything whose change can change the settings.
    var watched: [String] = []
    /// Where settings come from, the lowest first.
    var names: [String] { missing + [main].compactMap(\.self) + dropIns + [Override.name] }

    static func find(_ paths: ConfigurationPaths) -> ConfigurationFiles {
        if let explicit = paths.explicit {
            let folder = folderName(of: explicit)
            return ConfigurationFiles(main: explicit, in: folder, looked: [explicit])
        }
        var looked: [String] = []
        var dropInOnly: String?
        for folder in paths.folders {
            let file = "\(folder)/\(ConfigurationPaths.fileName)"
            looked.append(file)
            if exists(file) { return ConfigurationFiles(main: file, in: folder, looked: looked) }
            if dropInOnly == nil, !names(in: "\(folder)/\(ConfigurationPaths.dropInFolder)").isEmpty {
                dropInOnly = folder
            }
        }
        let folder = dropInOnly ?? paths.folders.first ?? "/etc/lintel"
        return ConfigurationFiles(main: nil, in: folder, looked: looked)
    }

    private init(main: String?, in folder: String, looked: [String]) {
        self.main = main
        dropInFolder = "\(folder)/\(ConfigurationPaths.dropInFolder)"
        dropIns = ConfigurationFiles.names(in: dropInFolder).map { [dropInFolder] in "\(dropInFolder)/\($0)" }
        // A link to a file that is written in place changes without its own folder seeing it.
        missing = main == nil ? looked : []
        watched = looked + [dropInFolder] + dropIns.filter { ConfigurationFiles.lastTarget(of: $0) != $0 }
    }

    /// The drop-ins of a folder in byte order. Editors' backups and hidden files are none.
    private static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// There in any form, a broken link too: something in the place of a file is not the same as no file.
    private static func exists(_ path: String) -> Bool {
        var status = stat()
        if lstat(path, &status) == 0 { return true }
        return errno != ENOENT && errno != ENOTDIR
    }

    static func folderName(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        let current = FileManager.default.currentDirectoryPath
        return path == "." ? current : "\(current)/\(path)"
    }

    /// The file that a path means in the end.
    static func lastTarget(of path: String) -> String {
        targets(of: path).last ?? path
    }

    /// The places a symbolic link leads through, the file at its end last.
    private static func targets(of path: String) -> [String] {
        var targets: [String] = []
        var next = path
        while targets.count < 8, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next) {
            next = target.hasPrefix("/") ? target : "\(folderName(of: next))/\(target)"
            targets.append(next)
        }
        return targets
    }
}

// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// Where everything lies, relative to the program's own real path: `bin/lintel` in one prefix with all the rest.
struct InstalledFiles {
    let prefix: String

    init() {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let program = String(decoding: buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        prefix = program.parentFolder.parentFolder
    }

    var share: String { prefix + "/share/lintel" }
    var locale: String { share + "/locale" }
    var alarm: String { share + "/sounds/alarm.wav" }
}

/// The folders of the person who runs the shell (XDG Base Directory Specification).
struct UserFolders {
    let state: String
    let data: String

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        func folder(_ name: String, _ fallback: String) -> String {
            if let path = environment[name], path.hasPrefix("/") { return path }
            return (environment["HOME"] ?? "/tmp") + "/" + fallback
        }
        state = folder("XDG_STATE_HOME", ".local/state") + "/lintel"
        data = folder("XDG_DATA_HOME", ".local/share") + "/lintel"
    }

    func pluginData(_ id: String) -> String { "\(data)/data/\(id)" }
}

extension String {
    /// What is before the last slash.
    var parentFolder: String {
        guard let slash = lastIndex(of: "/") else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }
}

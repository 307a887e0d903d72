// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// One start of a plugin, with all that is known before it.
package struct PluginStart: Equatable, Sendable {
    package enum Isolation: Equatable, Sendable {
        case process, sandbox, none
    }

    package var id: String
    package var folder: String
    package var program: Manifest.Program
    package var isolation: Isolation
    /// Made if it is not there.
    package var dataFolder: String

    package init(
        id: String, folder: String, program: Manifest.Program, isolation: Isolation = .process, dataFolder: String
    ) {
        self.id = id
        self.folder = folder
        self.program = program
        self.isolation = isolation
        self.dataFolder = dataFolder
    }
}

/// Where things that plugins need are installed.
package struct HostLayout: Equatable, Sendable {
    /// `lintel-plugin-host`.
    package var host: String
    /// The Swift runtime that modules need; `nil` or missing: the loader finds it by itself.
    package var runtime: String?

    package init(host: String, runtime: String?) {
        self.host = host
        self.runtime = runtime
    }

    /// The layout around a program in `bin`: `libexec/lintel` and `lib/lintel/swift` beside it.
    package init(program: String) {
        let prefix = parentFolder(of: parentFolder(of: program))
        host = prefix + "/libexec/lintel/lintel-plugin-host"
        runtime = prefix + "/lib/lintel/swift"
    }
}

/// The path without its last part.
func parentFolder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

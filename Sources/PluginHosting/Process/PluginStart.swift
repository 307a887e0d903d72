// SPDX-License-Identifier: Apache-2.0

import BarModel
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
    /// In a sandbox: what it may reach beside its own folders.
    package var permissions: GrantedPermissions
    /// In a process of its own.
    package var limits: PluginLimits

    /// How it is run, in short: what changes here needs a new start to count.
    package var manner: String {
        switch isolation {
        case .none: "\(isolation)"
        case .process: "\(isolation) \(limits)"
        case .sandbox: "\(isolation) \(limits) \(permissions)"
        }
    }

    package init(
        id: String, folder: String, program: Manifest.Program, isolation: Isolation = .process, dataFolder: String,
        permissions: GrantedPermissions = GrantedPermissions(), limits: PluginLimits = PluginLimits()
    ) {
        self.id = id
        self.folder = folder
        self.program = program
        self.isolation = isolation
        self.dataFolder = dataFolder
        self.permissions = permissions
        self.limits = limits
    }
}

/// Where things that plugins need are installed.
package struct HostLayout: Equatable, Sendable {
    /// `lintel-plugin-host`; `lintel-plugin-guard` lies beside it.
    package var host: String
    /// The Swift runtime that modules need; `nil` or missing: the loader finds it by itself.
    package var runtime: String?

    package init(host: String, runtime: String?) {
        self.host = host
        self.runtime = runtime
    }

    var guardProgram: String { parentFolder(of: host) + "/lintel-plugin-guard" }

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

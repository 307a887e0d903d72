// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Where what plugin authors need lies: installed beside the program, or in the sources it was built from.
struct AuthorFiles {
    /// A Swift package with the products PluginKit and PluginTesting.
    let sdk: String
    let templates: String
    /// `lintel-plugin.h`.
    let header: String
    /// The Python module.
    let python: String
    /// The shell's program.
    let shell: String

    /// `nil` where neither is found.
    ///
    /// - Parameter program: This program's own real path.
    init?(program: String) {
        let folder = Self.parent(program)
        let prefix = Self.parent(folder)
        shell = folder + "/lintel"
        if Self.exists(prefix + "/share/lintel/sdk/Package.swift") {
            sdk = prefix + "/share/lintel/sdk"
            templates = prefix + "/share/lintel/templates"
            header = prefix + "/include/lintel-plugin.h"
            python = sdk + "/python/lintel"
            return
        }
        var root = folder
        while !Self.exists(root + "/Sources/PluginKit") || !Self.exists(root + "/Resources/Templates") {
            guard root != "/", root != "." else { return nil }
            root = Self.parent(root)
        }
        sdk = root
        templates = root + "/Resources/Templates"
        header = root + "/Sources/CLintelPlugin/include/lintel-plugin.h"
        python = root + "/python/lintel"
    }

    private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

// SPDX-License-Identifier: Apache-2.0

// What tells one state of an installed plugin from another, without reading its files.

import PluginProtocol

enum ProgramStamp {
    /// Of the manifest, the module, and every part of a command that is a file of the folder.
    static func text(manifest: String, folder: String, _ program: Manifest.Program) -> String {
        let names =
            switch program {
            case .module(let module): [module]
            case .command(let command): command.filter(isInside)
            }
        return ([manifest] + names.map { folder + "/" + relative($0) }).map(stamp).joined(separator: " ")
    }

    private static func stamp(_ path: String) -> String {
        FileFacts(path)?.stamp ?? "-"
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import FoundationEssentials
import Glibc
import PluginHosting
import PluginProtocol

/// The plugins that a command line names, by folder or by the id of an installed one.
struct LintTarget {
    let plugins: [FoundPlugin]
    /// What is wrong with their manifests.
    let problems: [Problem]

    init(_ names: [String], translate: Translate) throws(CommandFailure) {
        let environment = ProcessInfo.processInfo.environment
        let installed = PluginCatalogue.read(
            SearchPath(pluginFolders: [], environment: environment, program: InstalledTexts.program),
            environment: environment, translate: translate)
        var plugins: [FoundPlugin] = []
        var problems: [Problem] = []
        for name in names {
            let folder = LintTarget.folder(of: name)
            if let known = installed.plugins.first(where: { plugin in
                plugin.manifest.id == name || folder.map { LintTarget.folder(of: plugin.folder) == $0 } == true
            }) {
                plugins.append(known)
                problems += installed.problems.filter { $0.file == known.folder + "/plugin.toml" }
                continue
            }
            guard let folder else {
                throw .failed(translate("There is no plugin {name}.", ["name": name]))
            }
            let found = PluginCatalogue.read(
                SearchPath(pluginFolders: [folder], folders: []), environment: environment, translate: translate)
            plugins += found.plugins
            problems += found.problems
        }
        let ids = plugins.map(\.manifest.id)
        if let twice = ids.first(where: { id in ids.filter { $0 == id }.count > 1 }) {
            throw .failed(translate("The plugin {name} is given twice.", ["name": twice]))
        }
        self.plugins = plugins
        self.problems = problems
    }

    /// The real path of a folder with a manifest; `nil` for anything else.
    private static func folder(of name: String) -> String? {
        guard let real = realpath(name, nil) else { return nil }
        defer { free(real) }
        let path = String(cString: real)
        return FileManager.default.fileExists(atPath: path + "/plugin.toml") ? path : nil
    }
}

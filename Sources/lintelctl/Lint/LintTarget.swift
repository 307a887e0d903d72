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
    /// Why plugins cannot be run, a sentence each.
    let rejections: [String]

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
        let unbuilt = plugins.filter(LintTarget.isUnbuilt)
        self.plugins = plugins
        // What is only not built yet is no fault of the manifest.
        self.problems = problems.filter { problem in
            !unbuilt.contains { problem.key == "module" && problem.file == $0.folder + "/plugin.toml" }
        }
        rejections = plugins.compactMap { plugin in
            guard case .module(let path) = plugin.manifest.program, unbuilt.contains(plugin) else {
                return plugin.rejection.map { "\(plugin.manifest.id): \($0)" }
            }
            return
                "\(plugin.manifest.id): this is the source folder, without \(path). Build the plugin first (`make stage`, "
                + "`make` or `swift build`), and lint the folder that the module is in."
        }
    }

    /// Sources are there, and the module that is made of them is not.
    private static func isUnbuilt(_ plugin: FoundPlugin) -> Bool {
        guard plugin.rejection != nil, case .module(let path) = plugin.manifest.program,
            !FileManager.default.fileExists(atPath: plugin.folder + "/" + path)
        else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: plugin.folder)) ?? []
        return names.contains { name in
            ["Sources", "Package.swift", "Makefile"].contains(name)
                || [".c", ".swift", ".cpp", ".rs"].contains { name.hasSuffix($0) }
        }
    }

    /// The real path of a folder with a manifest; `nil` for anything else.
    private static func folder(of name: String) -> String? {
        guard let real = realpath(name, nil) else { return nil }
        defer { free(real) }
        let path = String(cString: real)
        return FileManager.default.fileExists(atPath: path + "/plugin.toml") ? path : nil
    }
}

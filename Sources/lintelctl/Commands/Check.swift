// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import FoundationEssentials
import GioKit
import PluginHosting

extension Command {
    static let check = Command(
        name: "check", usage: "[FILE]", arguments: 0...1, summary: "Name every problem of the configuration",
        options: [CommandOption("strict", summary: "A warning alone is a problem too")]
    ) { call in
        let loader = ConfigurationLoader.ofCommandLine(file: call.arguments.first, translate: call.translate)
        let loaded = loader.load()
        let catalogue = PluginCatalogue.installed(loaded.settings, call.translate)
        let problems = loader.problems(
            of: loaded, known: KnownNames(of: loaded, catalogue), and: catalogue.problems)
        if call.wantsJSON {
            try call.output.say(document: CheckDocument(problems))
        } else {
            let renderer = DiagnosticRenderer(translate: call.translate)
            for problem in problems {
                call.output.say(renderer.text(problem))
            }
            if problems.isEmpty { call.output.say(call.translate("No problem was found.")) }
        }
        // A file that was named and cannot be read is no checked file.
        if let file = call.arguments.first,
            problems.contains(where: { $0.file == file && $0.line == 0 && $0.severity == .error })
        {
            return .usage
        }
        let isBad = problems.contains { $0.severity == .error || call.options.has("strict") }
        return isBad ? .problems : .good
    }
}

extension PluginCatalogue {
    /// What a shell started now would find.
    static func installed(_ settings: ShellSettings, _ translate: Translate) -> PluginCatalogue {
        let environment = ProcessInfo.processInfo.environment
        let path = SearchPath(
            pluginFolders: settings.plugins.compactMap(\.path), environment: environment,
            program: InstalledTexts.program)
        return PluginCatalogue.read(path, environment: environment, translate: translate)
    }
}

extension KnownNames {
    /// Fonts and screens are known to a running shell alone.
    init(of loaded: LoadedConfiguration, _ catalogue: PluginCatalogue) {
        self.init()
        plugins = catalogue.pluginNames
        tabs = catalogue.tabNames
        statusItems = catalogue.statusNames
        take(
            loaded.mentions, texts: Gettext.languages(domain: "lintel", directory: InstalledTexts.folder),
            isInstalled: ProcessLocale.isInstalled)
    }
}

extension ConfigurationLoader {
    /// The settings as a shell started now would find them, with nothing kept for later.
    static func ofCommandLine(file: String?, translate: Translate) -> ConfigurationLoader {
        let paths = ConfigurationPaths(
            explicit: file, environment: ProcessInfo.processInfo.environment, keepsCopies: false)
        return ConfigurationLoader(paths: paths, translate: translate)
    }
}

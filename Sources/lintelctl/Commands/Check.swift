// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import FoundationEssentials
import GioKit
import PluginHosting
import PluginProtocol

extension Command {
    static let check = Command(
        name: "check", usage: "[FILE]", arguments: 0...1, summary: "Name every problem of the configuration",
        options: [
            CommandOption("strict", summary: "A warning alone is a problem too"),
            CommandOption("config", .value("FILE"), summary: "Read this file instead of the usual ones"),
        ]
    ) { call in
        let named = call.arguments.first ?? call.options.last("config")
        let loader = ConfigurationLoader.ofCommandLine(file: named, translate: call.translate)
        let loaded = loader.load()
        let catalogue = PluginCatalogue.installed(loaded.settings, call.translate)
        let problems = loader.problems(
            of: loaded, known: KnownNames(of: loaded, catalogue),
            and: loader.problems(ofPluginSettings: loaded, declared: catalogue.declaredSettings)
                + unreadSecrets(loaded, call.translate) + catalogue.problems)
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
        if let file = named,
            problems.contains(where: { $0.file == file && $0.line == 0 && $0.severity == .error })
        {
            return .usage
        }
        let isBad = problems.contains { $0.severity == .error || call.options.has("strict") }
        return isBad ? .problems : .good
    }

    /// Credentials are there for the service alone; elsewhere only files can be looked at.
    private static func unreadSecrets(_ loaded: LoadedConfiguration, _ translate: Translate) -> [Problem] {
        let environment = ProcessInfo.processInfo.environment
        var judged = loaded
        if environment["CREDENTIALS_DIRECTORY"] == nil {
            for index in judged.settings.plugins.indices {
                judged.settings.plugins[index].secrets = judged.settings.plugins[index].secrets.filter {
                    if case .file = $0.value { true } else { false }
                }
            }
        }
        return SecretReader(environment: environment, translate: translate).read(judged).problems
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

extension PluginCatalogue {
    /// By the plugin's id.
    fileprivate var declaredSettings: [String: [DeclaredSetting]] {
        Dictionary(
            plugins.map { plugin in (plugin.manifest.id, plugin.manifest.settings.map(DeclaredSetting.init)) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension DeclaredSetting {
    fileprivate init(_ setting: Manifest.Setting) {
        let wanted: Expectation =
            switch setting.kind {
            case .text, .secret: .text
            case .number(_, let minimum, let maximum, _): .number(minimum...max(minimum, maximum))
            case .choice(_, let options): .choice(options.map(\.id))
            case .toggle: .boolean
            }
        self.init(key: setting.key, isSecret: setting.kind == .secret, wanted: wanted) {
            setting.accepted($0) != nil
        }
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

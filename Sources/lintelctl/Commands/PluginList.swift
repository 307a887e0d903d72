// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import FoundationEssentials
import PluginHosting
import PluginProtocol

extension Command {
    static let pluginList = Command(
        name: "plugin list", summary: "Print the plugins found, with their state and why one cannot run"
    ) { call in
        let settings = ConfigurationLoader.ofCommandLine(file: nil, translate: call.translate).load().settings
        let environment = ProcessInfo.processInfo.environment
        let path = SearchPath(
            pluginFolders: settings.plugins.compactMap(\.path), environment: environment,
            program: InstalledTexts.program)
        let catalogue = PluginCatalogue.read(path, environment: environment, translate: call.translate)
        // Without a running shell there is only what the folders say.
        let running = (try? call.shell { try $0.status() })?.plugins ?? []
        let document = PluginsDocument(
            plugins: catalogue.plugins.map { entry($0, settings, running) })
        if call.wantsJSON {
            try call.output.say(document: document)
        } else {
            call.output.say(
                table: document.plugins.map { plugin in
                    [plugin.id, plugin.version, plugin.state, plugin.reason.isEmpty ? plugin.folder : plugin.reason]
                })
            let renderer = DiagnosticRenderer(translate: call.translate)
            for problem in catalogue.problems { call.output.complain(renderer.text(problem)) }
        }
        return .good
    }

    private static func entry(
        _ found: FoundPlugin, _ settings: ShellSettings, _ running: [StatusDocument.Plugin]
    ) -> PluginsDocument.Entry {
        let running = running.first { $0.id == found.manifest.id }
        let isEnabled = settings.plugins.first { $0.id == found.manifest.id }?.enabled ?? true
        let state = found.rejection != nil ? "rejected" : isEnabled ? "idle" : "disabled"
        return PluginsDocument.Entry(
            id: found.manifest.id, name: found.manifest.name, version: found.manifest.version, folder: found.folder,
            origin: found.origin == .system ? "system" : "user", state: running?.state ?? state,
            reason: found.rejection ?? running?.reason ?? "")
    }
}

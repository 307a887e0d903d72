// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import PluginHosting
import PluginProtocol

/// What is installed as the folders say, and what of it runs.
@MainActor
struct InstalledPlugins {
    let settings: ShellSettings
    let catalogue: PluginCatalogue
    /// Empty without a running shell.
    let running: [StatusDocument.Plugin]
    private let hasShell: Bool
    private let translate: Translate

    init(_ call: Call) {
        let settings = ConfigurationLoader.ofCommandLine(file: nil, translate: call.translate).load().settings
        self.settings = settings
        catalogue = PluginCatalogue.installed(settings, call.translate)
        // Without a running shell there is only what the folders say.
        let status = try? call.shell { try $0.status() }
        running = status?.plugins ?? []
        hasShell = status != nil
        translate = call.translate
    }

    func entry(_ found: FoundPlugin) -> PluginsDocument.Entry {
        let running = running.first { $0.id == found.manifest.id }
        let isEnabled = settings.plugins.first { $0.id == found.manifest.id }?.enabled ?? true
        // A shell has all that it looked for, also what does not run.
        let isKeptOut = hasShell && running == nil && found.rejection == nil
        let state = found.rejection != nil ? "rejected" : isEnabled && !isKeptOut ? "idle" : "disabled"
        let absence =
            isKeptOut ? translate("The running shell keeps it out: it is in safe mode, or shows one plugin only.") : ""
        return PluginsDocument.Entry(
            id: found.manifest.id, name: found.manifest.name, version: found.manifest.version, folder: found.folder,
            origin: found.origin == .system ? "system" : "user", state: running?.state ?? state,
            reason: found.rejection ?? running?.reason ?? absence)
    }
}

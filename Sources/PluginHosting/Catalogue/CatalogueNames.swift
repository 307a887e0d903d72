// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// What settings can name of the plugins that were found.
extension PluginCatalogue {
    package var pluginNames: [String] { plugins.map(\.manifest.id) }

    /// `<plugin id>/<tab id>`
    package var tabNames: [String] {
        plugins.flatMap { plugin in plugin.manifest.tabs.map { "\(plugin.manifest.id)/\($0.id)" } }
    }

    /// `plugin:<plugin id>/<status id>`; only plugins of the system folder may put something into the status bar.
    package var statusNames: [String] {
        plugins.filter { $0.origin == .system }.flatMap { plugin in
            plugin.manifest.status.map { "plugin:\(plugin.manifest.id)/\($0.id)" }
        }
    }
}

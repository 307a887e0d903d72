// SPDX-License-Identifier: Apache-2.0

import Configuration
import Control
import PluginHosting

extension Command {
    static let pluginList = Command(
        name: "plugin list", summary: "Print the plugins found, with their state and why one cannot run"
    ) { call in
        let installed = InstalledPlugins(call)
        let document = PluginsDocument(plugins: installed.catalogue.plugins.map { installed.entry($0) })
        if call.wantsJSON {
            try call.output.say(document: document)
        } else {
            call.output.say(
                table: document.plugins.map { plugin in
                    [plugin.id, plugin.version, plugin.state, plugin.reason.isEmpty ? plugin.folder : plugin.reason]
                })
            let renderer = DiagnosticRenderer(translate: call.translate)
            for problem in installed.catalogue.problems { call.output.complain(renderer.text(problem)) }
        }
        return .good
    }
}

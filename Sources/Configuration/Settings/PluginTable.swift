// SPDX-License-Identifier: Apache-2.0

import BarModel

typealias PluginSetting = Setting<ShellSettings.PluginSection>

/// `[[plugin]]`: one entry a plugin that is to be different from its defaults. Entries of several files merge by `id`.
package enum PluginTable {
    package static let name = "plugin"
    package static let idKey = "id"
    package static let settingsKey = "settings"
    package static let comment = "A plugin that is to be treated differently; one entry each, merged by id."
    package static let idComment = "The plugin's id. Wanted in every entry."
    package static let settingsComment =
        "Values of the plugin's own settings. They beat what a person set and are shown locked."

    package static let settings: [Setting<ShellSettings.PluginSection>] = [
        PluginSetting("enabled", \.enabled, .boolean, "false: its tabs are not shown and it is never started."),
        PluginSetting(
            "isolation", \.isolation, .choice,
            "process: in a process of its own. sandbox: there with only what its manifest names. none: in the shell."),
        PluginSetting(
            "path", \.path, .optional(.path),
            "Folder of a plugin that lies outside the search folders. Relative paths start at the folder of this file."),
        PluginSetting("media", \.media, .boolean, "It may play sound and film."),
    ]
}

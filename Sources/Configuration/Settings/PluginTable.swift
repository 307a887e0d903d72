// SPDX-License-Identifier: Apache-2.0

import BarModel

package typealias PluginSetting = Setting<ShellSettings.PluginSection>

/// `[[plugin]]`: one entry a plugin that is to be different from its defaults. Entries of several files merge by `id`.
package enum PluginTable {
    package static let name = "plugin"
    package static let idKey = "id"
    package static let settingsKey = "settings"
    package static let comment = "A plugin that is to be treated differently; one entry each, merged by id."
    package static let idComment = "The plugin's id. Wanted in every entry."
    package static let settingsComment =
        "Values of the plugin's own settings. They beat what a person set and are shown locked."

    package static let settings: [PluginSetting] = [
        PluginSetting("enabled", \.enabled, .boolean, "false: its tabs are not shown and it is never started."),
        PluginSetting(
            "isolation", \.isolation, .choice,
            "process: in a process of its own. sandbox: there with only what it is permitted. none: in the shell."),
        PluginSetting(
            "path", \.path, .optional(.path),
            "Folder of a plugin that lies outside the search folders. Relative paths start at the folder of this file."),
        PluginSetting("media", \.media, .boolean, "It may play sound and film."),
    ]

    /// Tables of its own within an entry.
    package static let groups: [PluginGroup] = [
        PluginGroup(
            name: "permissions",
            comment: "What it may reach in a sandbox. Each key takes the place of what its manifest asks, which counts "
                + "where the key is empty.",
            settings: [
                PluginSetting("network", \.permissions.network, .optional(.boolean), "It may use the network."),
                PluginSetting(
                    "read", \.permissions.read, .optional(.list(.path)),
                    "Files and folders it may read, with everything below them."),
                PluginSetting(
                    "write", \.permissions.write, .optional(.list(.path)),
                    "Files and folders it may read and write, with everything below them."),
                PluginSetting(
                    "bus-names", \.permissions.busNames, .optional(.list(.busName)),
                    "Names on the session bus it may talk to, for example \"org.mpris.MediaPlayer2.*\"."),
                PluginSetting(
                    "devices", \.permissions.devices, .optional(.list(.device)),
                    "Devices it may open, for example \"/dev/ttyUSB0\"."),
            ]),
        PluginGroup(
            name: "limits", comment: "What its processes may use together.",
            settings: [
                PluginSetting(
                    "memory", \.limits.memory, .size(16 << 20...1 << 40), "Memory; beyond it the plugin is ended."),
                PluginSetting(
                    "processors", \.limits.processors, .number(0.01...1024),
                    "Processors' time: 0.5 is half of one processor, 2 all of two."),
                PluginSetting("open-files", \.limits.openFiles, .integer(16...1_048_576), "Open files of one process."),
            ]),
    ]

    static func group(_ name: String) -> PluginGroup? {
        groups.first { $0.name == name }
    }

    /// The keys of an entry.
    static let keys = [idKey] + settings.map(\.key) + groups.map(\.name) + [settingsKey]
}

/// The settings of one table within `[[plugin]]`.
package struct PluginGroup: Sendable {
    package let name: String
    package let comment: String
    package let settings: [Setting<ShellSettings.PluginSection>]
}

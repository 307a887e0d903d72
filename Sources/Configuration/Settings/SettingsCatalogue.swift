// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Every table of `lintel.toml`. A new table is one file and one entry here.
package enum SettingsCatalogue {
    /// The version of the file format this program reads. A file may state it with the key `version`.
    package static let version: Int64 = 1
    package static let versionKey = "version"
    static let versionComment = "Version of this format. A program that knows only older ones refuses the file."

    package static let tables: [SettingsTable] = [
        .shell, .status, .navigation, .tabs, .theme, RulesTable.table, .kiosk,
    ]

    static func table(_ name: String) -> SettingsTable? {
        tables.first { $0.name == name }
    }

    /// The names that may stand at the top of a file.
    static let topNames = tables.map(\.name) + [PluginTable.name, versionKey]
}

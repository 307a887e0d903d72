// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// Every setting with its present value, flat: for `lintelctl config show` and `get`, and to tell what a reload changed.
package struct SettingsListing: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        /// As TOML writes it, plugins by id: `plugin."org.lintel.clock".enabled`.
        package var key: String
        /// As a file would say it.
        package var value: String

        fileprivate var plainKey: String { key.replacing("\"", with: "") }
    }

    package var entries: [Entry]

    package init(_ settings: ShellSettings) {
        entries = SettingsCatalogue.tables.flatMap { table in
            let own = table.settings.map { Entry(key: keyPath([table.name, $0.key]), value: $0.write(settings)) }
            return table.name == RulesTable.table.name ? own + SettingsListing.rules(settings.rules) : own
        }
        entries += settings.plugins.flatMap(SettingsListing.plugin)
    }

    /// The entry of a key, or those of the table it names; quotes may be left out. Of a plugin that the settings do not
    /// mention, the defaults.
    package func entries(of key: String) -> [Entry] {
        let plain = key.replacing("\"", with: "")
        // A file of another version is refused, and one that states none is of this.
        if plain == SettingsCatalogue.versionKey {
            return [Entry(key: plain, value: String(SettingsCatalogue.version))]
        }
        if let entry = entries.first(where: { $0.key == key || $0.plainKey == plain }) { return [entry] }
        let below = entries.filter { $0.plainKey.hasPrefix(plain + ".") }
        guard below.isEmpty else { return below }
        guard case .plugin(let id, let parts)? = SettingPath(key) else { return [] }
        let entry = SettingsListing.plugin(ShellSettings.PluginSection(id: id))
            .first { $0.key == keyPath([PluginTable.name, id] + parts) }
        return entry.map { [$0] } ?? []
    }

    /// Whether a file may set the key, though nothing has.
    package static func knows(_ key: String) -> Bool { SettingPath(key) != nil }

    /// The key that was most likely meant: one that ends so, or the nearest.
    package func nearestKey(to key: String) -> String? {
        let plain = key.replacing("\"", with: "")
        let ends = entries.filter { $0.plainKey.hasSuffix("." + plain) }
        return ends.count == 1 ? ends[0].plainKey : nearest(to: plain, in: entries.map(\.plainKey))
    }

    /// The keys whose values differ, in the order of the tables; what one of the two does not have at all differs.
    package static func changedKeys(from old: ShellSettings, to new: ShellSettings) -> [String] {
        guard old != new else { return [] }
        let before = SettingsListing(old)
        let after = SettingsListing(new)
        let known = Dictionary(before.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let present = Set(after.entries.map(\.key))
        return after.entries.filter { known[$0.key] != $0.value }.map(\.key)
            + before.entries.filter { !present.contains($0.key) }.map(\.key)
    }

    /// All limits, also those that the file does not move; of the actions those that somebody has set.
    private static func rules(_ rules: ShellSettings.RulesSection) -> [Entry] {
        let (limits, _) = Limits.make(profile: rules.profile, overrides: rules.limits)
        let name = RulesTable.table.name
        return LimitTable.all.map { limit in
            Entry(key: keyPath([name, RulesTable.limitsKey, limit.key]), value: limit.written(limits[limit]))
        }
            + rules.actions.sorted { $0.key < $1.key }.map { id, action in
                Entry(key: keyPath([name, RulesTable.actionsKey, id]), value: quoted(action.rawValue))
            }
    }

    private static func plugin(_ plugin: ShellSettings.PluginSection) -> [Entry] {
        PluginTable.settings.map {
            Entry(key: keyPath([PluginTable.name, plugin.id, $0.key]), value: $0.write(plugin))
        }
            + PluginTable.groups.flatMap { group in
                group.settings.map {
                    Entry(key: keyPath([PluginTable.name, plugin.id, group.name, $0.key]), value: $0.write(plugin))
                }
            }
            + plugin.settings.mapValues(toml).merging(plugin.secrets.mapValues(\.written)) { _, secret in secret }
            .sorted { $0.key < $1.key }.map { key, value in
                Entry(key: keyPath([PluginTable.name, plugin.id, PluginTable.settingsKey, key]), value: value)
            }
    }

    private static func toml(_ value: SettingValue) -> String {
        switch value {
        case .bool(let boolean): boolean ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): "\(number)"
        case .text(let text): quoted(text)
        case .list(let items): "[\(items.map(toml).joined(separator: ", "))]"
        case .null: "\"\""
        }
    }
}

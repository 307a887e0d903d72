// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Where a value in force came from.
package struct SettingOrigin: Equatable, Sendable {
    /// The file, or `--set`.
    package var layer: String
    package var position: TomlPosition
}

/// Lays layers over the defaults, one after the other, and collects everything that is wrong with any of them.
///
/// A value that is not taken keeps the last good one: that of `lastGood` where there is one, else what the layers below
/// have set. Unknown keys change nothing.
package struct SettingsDecoder {
    package internal(set) var settings = ShellSettings()
    var found = FindingList()
    /// By key path.
    package internal(set) var origins: [String: SettingOrigin] = [:]

    /// Places in `settings.plugins` by id.
    private var pluginPlaces: [String: Int] = [:]
    private let lastGoodPlugins: [String: ShellSettings.PluginSection]
    /// By key path.
    private var mentionsByKey: [String: [Mention]] = [:]

    private let lastGood: ShellSettings?
    var rules: RulesDecoder
    private var layer: Layer
    var lines: [String: @Sendable (Int) -> String] = [:]

    package static func decode(_ layers: [Layer], lastGood: ShellSettings?) -> SettingsDecoder {
        guard let first = layers.first else { return SettingsDecoder(lastGood: lastGood, layer: .empty) }
        var decoder = SettingsDecoder(lastGood: lastGood, layer: first)
        for layer in layers {
            decoder.layer = layer
            decoder.lines[layer.name] = layer.line
            decoder.add()
        }
        decoder.finish()
        return decoder
    }

    private init(lastGood: ShellSettings?, layer: Layer) {
        self.lastGood = lastGood
        lastGoodPlugins = Dictionary(
            lastGood?.plugins.map { ($0.id, $0) } ?? [], uniquingKeysWith: { first, _ in first })
        self.layer = layer
        rules = RulesDecoder(lastGood: lastGood?.rules)
    }

    // MARK: Tables

    private mutating func add() {
        for entry in layer.root.entries {
            if entry.key == SettingsCatalogue.versionKey {
                readVersion(entry)
            } else if entry.key == PluginTable.name {
                readPlugins(entry)
            } else if let table = SettingsCatalogue.table(entry.key) {
                readTable(table, entry)
            } else {
                unknown(
                    entry, path: [entry.key], known: SettingsCatalogue.topNames, elsewhere: homeTable(of: entry.key))
            }
        }
    }

    /// A newer version refuses the file before it comes here.
    private mutating func readVersion(_ entry: TomlEntry) {
        let wanted = Expectation.integer(1...SettingsCatalogue.version)
        guard let number = entry.value.integer else { return report([entry.key], misread(entry.value, wanted)) }
        guard number < 1 else { return }
        report([entry.key], MisreadValue(.outOfRange(wanted: wanted, found: written(entry.value)), at: entry.value))
    }

    private mutating func readTable(_ table: SettingsTable, _ entry: TomlEntry) {
        guard let content = entry.value.table else {
            if let lastGood { table.settings.forEach { keep($0, of: lastGood, [table.name, $0.key]) } }
            report([table.name], misread(entry.value, .table))
            return
        }
        for item in content.entries {
            let path = [table.name, item.key]
            if let setting = table.setting(item.key) {
                read(setting, item.value, path: path)
            } else if table.name == RulesTable.table.name, item.key == RulesTable.limitsKey {
                readSubtable(item, path) { $0.rules.addLimits($1, layer: $0.layer) }
            } else if table.name == RulesTable.table.name, item.key == RulesTable.actionsKey {
                readSubtable(item, path) { $0.rules.addActions($1, layer: $0.layer) }
            } else {
                unknown(item, path: path, known: knownKeys(of: table), elsewhere: homeTable(of: item.key))
            }
        }
    }

    private mutating func readSubtable(
        _ item: TomlEntry, _ path: [String], _ read: (inout SettingsDecoder, TomlTable) -> Void
    ) {
        if let table = item.value.table {
            read(&self, table)
        } else {
            report(path, misread(item.value, .table))
        }
    }

    private mutating func read(_ setting: Setting<ShellSettings>, _ value: TomlValue, path: [String]) {
        do {
            try setting.read(value, layer.context, &settings)
            note(value, setting.expectation, path)
        } catch {
            if let lastGood { keep(setting, of: lastGood, path) }
            report(path, error)
        }
    }

    private mutating func keep(_ setting: Setting<ShellSettings>, of lastGood: ShellSettings, _ path: [String]) {
        setting.copy(lastGood, &settings)
        mentionsByKey[keyPath(path)] = nil
    }

    /// A value was taken: where it came from, and what it names.
    private mutating func note(_ value: TomlValue, _ expectation: Expectation, _ path: [String]) {
        let key = keyPath(path)
        origins[key] = SettingOrigin(layer: layer.name, position: value.start)
        let names = value.names(expectation)
        guard !names.isEmpty || mentionsByKey[key] != nil else { return }
        // A list may be long and stand in one line.
        var shown: [Int: String] = [:]
        mentionsByKey[key] = names.map { kind, name, position in
            let line = shown[position.line] ?? layer.line(position.line)
            shown[position.line] = line
            return Mention(
                kind: kind, name: name, file: layer.name, position: position, key: key, sourceLine: line)
        }
    }

    /// In the order of the keys.
    package var mentions: [Mention] {
        mentionsByKey.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    // MARK: Plugins

    private mutating func readPlugins(_ entry: TomlEntry) {
        guard let items = entry.value.array, entry.value.kind == .arrayOfTables || items.isEmpty else {
            if let lastGood {
                settings.plugins = lastGood.plugins
                pluginPlaces = Dictionary(
                    settings.plugins.enumerated().map { ($0.element.id, $0.offset) },
                    uniquingKeysWith: { first, _ in first })
            }
            report([entry.key], misread(entry.value, .arrayOfTables))
            return
        }
        var seen: Set<String> = []
        for item in items {
            guard let table = item.table else { continue }
            guard let idEntry = table[PluginTable.idKey] else {
                report(.error, [entry.key], at: item.start, .pluginWithoutID)
                continue
            }
            do {
                let id = try ValueType<String>.pluginID.read(idEntry.value, layer.context)
                if !seen.insert(id).inserted {
                    report(.warning, [entry.key, PluginTable.idKey], at: idEntry.value.start, .pluginTwice(id: id))
                }
                note(idEntry.value, .pluginID, [entry.key, id, PluginTable.idKey])
                readPlugin(table, id: id)
            } catch {
                report([entry.key, PluginTable.idKey], error)
            }
        }
    }

    private mutating func readPlugin(_ table: TomlTable, id: String) {
        let place = pluginPlaces[id]
        var plugin = place.map { settings.plugins[$0] } ?? ShellSettings.PluginSection(id: id)
        let lastGood = lastGoodPlugins[id]
        for entry in table.entries where entry.key != PluginTable.idKey {
            let path = [PluginTable.name, entry.key]
            if let setting = PluginTable.settings.first(where: { $0.key == entry.key }) {
                read(setting, entry.value, into: &plugin, [entry.key], lastGood: lastGood)
            } else if let group = PluginTable.group(entry.key) {
                read(group, entry, into: &plugin, lastGood: lastGood)
            } else if entry.key == PluginTable.settingsKey {
                readPluginSettings(entry, into: &plugin, lastGood: lastGood)
            } else {
                unknown(
                    entry, path: path, known: PluginTable.keys,
                    elsewhere: homeGroup(of: entry.key) ?? homeTable(of: entry.key))
            }
        }
        if let place {
            settings.plugins[place] = plugin
        } else {
            pluginPlaces[id] = settings.plugins.count
            settings.plugins.append(plugin)
        }
    }

    private mutating func read(
        _ group: PluginGroup, _ entry: TomlEntry, into plugin: inout ShellSettings.PluginSection,
        lastGood: ShellSettings.PluginSection?
    ) {
        guard let table = entry.value.table else {
            if let lastGood { group.settings.forEach { $0.copy(lastGood, &plugin) } }
            report([PluginTable.name, group.name], misread(entry.value, .table))
            return
        }
        for item in table.entries {
            if let setting = group.settings.first(where: { $0.key == item.key }) {
                read(setting, item.value, into: &plugin, [group.name, item.key], lastGood: lastGood)
            } else {
                unknown(
                    item, path: [PluginTable.name, group.name, item.key], known: group.settings.map(\.key),
                    elsewhere: homeGroup(of: item.key))
            }
        }
    }

    private mutating func read(
        _ setting: Setting<ShellSettings.PluginSection>, _ value: TomlValue,
        into plugin: inout ShellSettings.PluginSection, _ path: [String], lastGood: ShellSettings.PluginSection?
    ) {
        do {
            try setting.read(value, layer.context, &plugin)
            note(value, setting.expectation, [PluginTable.name, plugin.id] + path)
        } catch {
            if let lastGood { setting.copy(lastGood, &plugin) }
            report([PluginTable.name] + path, error)
        }
    }

    private mutating func readPluginSettings(
        _ entry: TomlEntry, into plugin: inout ShellSettings.PluginSection, lastGood: ShellSettings.PluginSection?
    ) {
        let path = [PluginTable.name, entry.key]
        guard let table = entry.value.table else {
            if let lastGood { (plugin.settings, plugin.secrets) = (lastGood.settings, lastGood.secrets) }
            report(path, misread(entry.value, .table))
            return
        }
        for item in table.entries {
            do {
                let value = try PluginValue(item, layer.context)
                plugin.settings[item.key] = value.plain
                plugin.secrets[item.key] = value.secret
                note(item.value, .plain, [PluginTable.name, plugin.id, entry.key, item.key])
            } catch {
                if let lastGood {
                    plugin.settings[item.key] = lastGood.settings[item.key]
                    plugin.secrets[item.key] = lastGood.secrets[item.key]
                }
                report(.error, path + [item.key], at: error.position, error.fault)
            }
        }
    }

    // MARK: Findings

    package var findings: [FileFinding] { found.findings }

    /// Warnings that were only counted, by file.
    var unlisted: [String: Int] { found.unlisted }

    private func knownKeys(of table: SettingsTable) -> [String] {
        table.settings.map(\.key)
            + (table.name == RulesTable.table.name ? [RulesTable.limitsKey, RulesTable.actionsKey] : [])
    }

    /// The table that knows a key which stands in the wrong one.
    private func homeTable(of key: String) -> String? {
        SettingsCatalogue.tables.first { $0.setting(key) != nil }?.name
    }

    private func homeGroup(of key: String) -> String? {
        let group = PluginTable.groups.first { $0.settings.contains { $0.key == key } }
        return group.map { keyPath([PluginTable.name, $0.name]) }
    }

    private mutating func unknown(_ entry: TomlEntry, path: [String], known: [String], elsewhere: String?) {
        found.warn(in: layer.name) { [layer] in
            let near = elsewhere == nil ? nearest(to: entry.key, in: known) : nil
            return layer.finding(
                .warning, path, at: entry.keyPosition, .unknownKey(nearest: near, elsewhere: elsewhere))
        }
    }

    private mutating func report(_ path: [String], _ misread: MisreadValue) {
        for item in [misread] + misread.others { report(.error, path, at: item.position, .value(item.fault)) }
    }

    private mutating func report(
        _ severity: Problem.Severity, _ path: [String], at position: TomlPosition, _ fault: Fault
    ) {
        found.append(layer.finding(severity, path, at: position, fault))
    }
}

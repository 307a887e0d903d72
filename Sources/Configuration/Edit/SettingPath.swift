// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Toml

/// A setting as people name it on a command line, found in the tables.
enum SettingPath: Equatable {
    /// Names of tables from the root, the key last: `theme`, `scheme`.
    case plain([String])
    /// Within the entry of a plugin: `enabled`, or `limits` and a key, or `settings` and a name.
    case plugin(id: String, [String])

    /// Reads a key as the file writes it; quotes may be left out where no other key is meant.
    init?(_ text: String) {
        guard let document = try? TomlDocument(text + " = 0"), let parts = SettingPath.parts(of: document.root) else {
            return nil
        }
        if parts.first == PluginTable.name {
            guard let path = SettingPath.plugin(Array(parts.dropFirst())) else { return nil }
            self = path
        } else if parts.count > 3, parts.first == RulesTable.table.name {
            self = .plain([parts[0], parts[1], parts[2...].joined(separator: ".")])
        } else {
            self = .plain(parts)
        }
        guard isKnown else { return nil }
    }

    private static func plugin(_ parts: [String]) -> SettingPath? {
        guard let last = parts.last, parts.count >= 2 else { return nil }
        let table = parts[parts.count - 2]
        if parts.count > 2, table == PluginTable.settingsKey || PluginTable.group(table) != nil {
            return .plugin(id: parts.dropLast(2).joined(separator: "."), [table, last])
        }
        return .plugin(id: parts.dropLast().joined(separator: "."), [last])
    }

    /// The one key of a table of tables.
    static func parts(of table: TomlTable) -> [String]? {
        guard let entry = table.entries.first, table.entries.count == 1 else { return nil }
        guard let inner = entry.value.table, !inner.entries.isEmpty else { return [entry.key] }
        return parts(of: inner).map { [entry.key] + $0 }
    }

    private var isKnown: Bool {
        switch self {
        case .plain(let parts):
            switch parts.count {
            case 1: parts[0] == SettingsCatalogue.versionKey
            case 2: SettingsCatalogue.table(parts[0])?.setting(parts[1]) != nil
            case 3 where parts[0] == RulesTable.table.name && parts[1] == RulesTable.limitsKey:
                !LimitTable.limits(for: parts[2]).isEmpty
            case 3 where parts[0] == RulesTable.table.name && parts[1] == RulesTable.actionsKey:
                Catalogue.all.contains { $0.id == parts[2] }
            default: false
            }
        case .plugin(let id, let parts):
            Words.isID(id) && SettingPath.isKnown(inPlugin: parts)
        }
    }

    private static func isKnown(inPlugin parts: [String]) -> Bool {
        guard let first = parts.first, parts.count == 2 else {
            return PluginTable.settings.contains { $0.key == parts.first }
        }
        guard let group = PluginTable.group(first) else { return first == PluginTable.settingsKey }
        return group.settings.contains { $0.key == parts[1] }
    }

    /// What the setting wants; `nil` where any plain value may stand.
    var expectation: Expectation? {
        switch self {
        case .plain(let parts) where parts.count == 2:
            SettingsCatalogue.table(parts[0])?.setting(parts[1])?.expectation
        case .plain(let parts) where parts.count == 1: .integer(1...SettingsCatalogue.version)
        case .plain(let parts):
            parts[1] == RulesTable.limitsKey
                ? LimitTable.limits(for: parts[2]).first?.expectation
                : ValueType<ShellSettings.RulesSection.Action>.choice.expectation
        case .plugin(_, let parts) where parts.count == 1:
            PluginTable.settings.first { $0.key == parts[0] }?.expectation
        case .plugin(_, let parts):
            PluginTable.group(parts[0])?.settings.first { $0.key == parts[1] }?.expectation
        }
    }

    /// As diagnostics and origins name it.
    var key: String {
        switch self {
        case .plain(let parts): keyPath(parts)
        case .plugin(let id, let parts): keyPath([PluginTable.name, id] + parts)
        }
    }
}

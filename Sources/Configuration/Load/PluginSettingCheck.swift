// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// A setting as a plugin's manifest declares it.
package struct DeclaredSetting: Sendable {
    var key: String
    var isSecret: Bool
    var wanted: Expectation
    var isAccepted: @Sendable (SettingValue) -> Bool

    package init(
        key: String, isSecret: Bool, wanted: Expectation, isAccepted: @escaping @Sendable (SettingValue) -> Bool
    ) {
        self.key = key
        self.isSecret = isSecret
        self.wanted = wanted
        self.isAccepted = isAccepted
    }
}

extension ConfigurationLoader {
    /// What is wrong with the settings of plugins that are installed. No value is quoted.
    ///
    /// - Parameter declared: By the plugin's id; settings of others are not judged.
    package func problems(
        ofPluginSettings loaded: LoadedConfiguration, declared: [String: [DeclaredSetting]]
    ) -> [Problem] {
        loaded.settings.plugins.flatMap { plugin in
            guard let known = declared[plugin.id] else { return [Problem]() }
            return (plugin.settings.map(\.key) + plugin.secrets.map(\.key)).sorted().compactMap { key in
                let path = keyPath([PluginTable.name, plugin.id, PluginTable.settingsKey, key])
                guard let fault = fault(key, plugin.settings[key], known) else { return nil }
                let isUnknown = !known.contains { $0.key == key }
                return renderer.problem(
                    FileFinding(
                        file: loaded.origins[path]?.layer ?? "", position: loaded.origins[path]?.position, key: path,
                        severity: isUnknown ? .warning : .error, fault: fault, sourceLine: ""))
            }
        }
    }

    /// - Parameter value: `nil` for a reference to a secret.
    private func fault(_ key: String, _ value: SettingValue?, _ known: [DeclaredSetting]) -> Fault? {
        guard let setting = known.first(where: { $0.key == key }) else {
            return .unknownKey(nearest: nearest(to: key, in: known.map(\.key)), elsewhere: nil)
        }
        guard let value else { return nil }
        if setting.isSecret { return value == .text("") ? nil : .secretInFile }
        if setting.isAccepted(value) { return nil }
        return .value(.wrongKind(wanted: setting.wanted, found: value.kind))
    }
}

extension SettingValue {
    fileprivate var kind: TomlKind {
        switch self {
        case .bool: .boolean
        case .integer: .integer
        case .number: .float
        case .list: .array
        case .text, .null: .string
        }
    }
}

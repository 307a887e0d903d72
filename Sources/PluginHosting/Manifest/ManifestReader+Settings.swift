// SPDX-License-Identifier: Apache-2.0

// `[[setting]]`: what a person may set of the plugin.

import PluginProtocol
import Toml

extension ManifestReader {
    private static let settingKeys: Set<String> = [
        "key", "title", "hint", "type", "default", "minimum", "maximum", "step", "options",
    ]
    private static let types = ["text", "number", "choice", "switch", "secret"]

    mutating func settings() -> [Manifest.Setting] {
        var seen: Set<String> = []
        return tables("setting").enumerated().compactMap { index, table in
            let path = "setting[\(index)]"
            for entry in table.entries where !Self.settingKeys.contains(entry.key) {
                unknown(entry, path: "\(path).\(entry.key)")
            }
            guard let key = identifier("key", in: table, path: path, seen: &seen),
                let title = text("title", in: table, path: "\(path).title"), let kind = kind(in: table, path: path)
            else { return nil }
            let hint = table["hint"] == nil ? nil : text("hint", in: table, path: "\(path).hint")
            return Manifest.Setting(key: key, title: title, hint: hint, kind: kind)
        }
    }

    private mutating func kind(in table: TomlTable, path: String) -> Manifest.Setting.Kind? {
        guard let type = text("type", in: table, path: "\(path).type") else { return nil }
        switch type {
        case "text": return .text(usual: plainText("default", in: table, path: path) ?? "")
        case "secret": return .secret
        case "switch": return .toggle(usual: flag("default", in: table, path: "\(path).default") ?? false)
        case "number": return number(in: table, path: path)
        case "choice": return choice(in: table, path: path)
        default:
            add(.notOneOf(found: type, known: Self.types), "\(path).type", table["type"]?.value.start)
            return nil
        }
    }

    private mutating func number(in table: TomlTable, path: String) -> Manifest.Setting.Kind? {
        let minimum = amount("minimum", in: table, path: path) ?? 0
        let maximum = amount("maximum", in: table, path: path) ?? 100
        guard minimum < maximum else {
            add(.emptyRange, "\(path).maximum", table["maximum"]?.value.start)
            return nil
        }
        let usual = amount("default", in: table, path: path) ?? minimum
        guard (minimum...maximum).contains(usual) else {
            add(.emptyRange, "\(path).default", table["default"]?.value.start)
            return nil
        }
        let step = amount("step", in: table, path: path) ?? 1
        return .number(usual: usual, minimum: minimum, maximum: maximum, step: step > 0 ? step : 1)
    }

    private mutating func choice(in table: TomlTable, path: String) -> Manifest.Setting.Kind? {
        guard let entry = table["options"], let items = entry.value.array, !items.isEmpty else {
            add(.missing, "\(path).options", table["options"]?.value.start)
            return nil
        }
        let options = items.enumerated().compactMap { index, item -> Accessory.Option? in
            // A text is its own label; a table has both.
            if let text = item.string, isValidIdentifier(text) { return .init(id: text, label: text) }
            guard let table = item.table, let id = table["id"]?.value.string, isValidIdentifier(id),
                let label = table["label"]?.value.string
            else {
                add(.notAnIdentifier(found: item.string ?? ""), "\(path).options[\(index)]", item.start)
                return nil
            }
            return .init(id: id, label: label)
        }
        guard let first = options.first else { return nil }
        let usual = plainText("default", in: table, path: path) ?? first.id
        guard options.contains(where: { $0.id == usual }) else {
            add(
                .notOneOf(found: usual, known: options.map(\.id)), "\(path).default", table["default"]?.value.start)
            return nil
        }
        return .choice(usual: usual, options: options)
    }

    private mutating func plainText(_ key: String, in table: TomlTable, path: String) -> String? {
        guard let entry = table[key] else { return nil }
        guard let text = entry.value.string else {
            add(.wrongType(expected: .text, found: entry.value.kind), "\(path).\(key)", entry.value.start)
            return nil
        }
        return text
    }

    private mutating func amount(_ key: String, in table: TomlTable, path: String) -> Double? {
        guard let entry = table[key] else { return nil }
        if let number = entry.value.integer { return Double(number) }
        guard case .float(let number) = entry.value.content, number.isFinite else {
            add(.wrongType(expected: .number, found: entry.value.kind), "\(path).\(key)", entry.value.start)
            return nil
        }
        return number
    }
}

// SPDX-License-Identifier: Apache-2.0

// `[[setting]]`: what a person may set of the plugin.

import PluginProtocol
import Toml

extension ManifestReader {
    private static let settingKeys: Set<String> = [
        "key", "title", "hint", "type", "default", "minimum", "maximum", "step", "options",
    ]
    private static let types = ["text", "number", "choice", "switch", "secret"]
    /// Keys that belong to some of the types only.
    private static let ownKeys: [String: Set<String>] = [
        "text": ["default"], "switch": ["default"], "secret": [], "choice": ["default", "options"],
        "number": ["default", "minimum", "maximum", "step"],
    ]
    /// Greatest size of a number, and steps in its range: whatever is reached step by step is exact.
    private static let greatest = 1_000_000_000_000_000
    private static let mostSteps = 1_000_000_000

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
        if let own = Self.ownKeys[type] {
            let others = Self.ownKeys.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(own)
            for entry in table.entries where others.contains(entry.key) {
                add(.keyOfOtherType(type: type), "\(path).\(entry.key)", entry.keyPosition, .warning)
            }
        }
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
        let range = maximum - minimum
        let step = amount("step", in: table, path: path) ?? min(1, range)
        guard step > 0, step <= range, table["step"] == nil || range / step <= Double(Self.mostSteps) else {
            add(.badStep(most: Self.mostSteps), "\(path).step", table["step"]?.value.start)
            return nil
        }
        return .number(usual: usual, minimum: minimum, maximum: maximum, step: step)
    }

    private mutating func choice(in table: TomlTable, path: String) -> Manifest.Setting.Kind? {
        guard let entry = table["options"] else {
            add(.missing, "\(path).options", nil)
            return nil
        }
        guard let items = entry.value.array, !items.isEmpty else {
            let fault: ManifestFault =
                entry.value.kind == .array
                ? .noOptions : .wrongType(expected: .listOfTexts, found: entry.value.kind)
            add(fault, "\(path).options", entry.value.start)
            return nil
        }
        var seen: Set<String> = []
        let options = items.enumerated().compactMap { index, item -> Accessory.Option? in
            // A text is its own label; a table has both.
            let place = "\(path).options[\(index)]"
            let label = item.table?["label"]?.value.string ?? item.string
            guard let id = item.table?["id"]?.value.string ?? item.string, let label else {
                let isTable = item.table != nil
                add(isTable ? .missing : .wrongType(expected: .text, found: item.kind), place, item.start)
                return nil
            }
            guard isValidIdentifier(id) else {
                add(.notAnIdentifier(found: id), place, item.start)
                return nil
            }
            guard seen.insert(id).inserted else {
                add(.duplicate(found: id), place, item.start)
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
        let number: Double
        switch entry.value.content {
        case .integer(let whole): number = Double(whole)
        case .float(let given): number = given
        default:
            add(.wrongType(expected: .number, found: entry.value.kind), "\(path).\(key)", entry.value.start)
            return nil
        }
        guard abs(number) <= Double(Self.greatest) else {
            add(.outOfRange(limit: Self.greatest), "\(path).\(key)", entry.value.start)
            return nil
        }
        return number
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// One value of `[plugin.settings]`: plain, or a reference to a secret.
struct PluginValue {
    struct Refused: Error {
        var fault: Fault
        var position: TomlPosition
    }

    var plain: SettingValue?
    var secret: SecretReference?

    init(_ item: TomlEntry, _ context: ReadContext) throws(Refused) {
        if let table = item.value.table {
            guard let reference = PluginValue.reference(table, context) else {
                throw Refused(fault: .secretReference, position: item.value.start)
            }
            secret = reference
            return
        }
        let value: SettingValue
        do {
            value = try plainValue(item.value)
        } catch {
            throw Refused(fault: .value(error.fault), position: error.position)
        }
        let isNumbered = SecretNames.isNumbered(item.key)
        if SecretNames.has(item.key) && value.mayBeSecret(inNumbers: isNumbered) || value.holdsLogin {
            throw Refused(fault: .secretInFile, position: item.value.start)
        }
        plain = value
    }

    /// `{ file = "/path" }` or `{ credential = "name" }`.
    private static func reference(_ table: TomlTable, _ context: ReadContext) -> SecretReference? {
        guard let entry = table.entries.first, table.entries.count == 1 else { return nil }
        switch entry.key {
        case "file": return (try? ValueType<String>.path.read(entry.value, context)).map(SecretReference.file)
        case "credential":
            guard let name = entry.value.string, Words.isCredential(name) else { return nil }
            return .credential(name)
        default: return nil
        }
    }
}

extension SettingValue {
    fileprivate func mayBeSecret(inNumbers: Bool) -> Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .integer, .number: inNumbers
        case .list(let items): items.contains { $0.mayBeSecret(inNumbers: inNumbers) }
        default: false
        }
    }

    fileprivate var holdsLogin: Bool {
        switch self {
        case .text(let text): SecretNames.holdsLogin(text)
        case .list(let items): items.contains(where: \.holdsLogin)
        default: false
        }
    }
}

extension SecretReference {
    /// As a file writes it.
    var written: String {
        switch self {
        case .file(let path): "{ file = \(quoted(path)) }"
        case .credential(let name): "{ credential = \(quoted(name)) }"
        }
    }
}

/// A value that a plugin can be given: what JSON has too.
func plainValue(_ value: TomlValue) throws(MisreadValue) -> SettingValue {
    switch value.content {
    case .boolean(let boolean): return .bool(boolean)
    case .integer(let integer): return .integer(integer)
    case .string(let text): return .text(text)
    case .float(let number):
        guard number.isFinite else { throw MisreadValue(.notFinite, at: value) }
        return .number(number)
    case .array(let items):
        var list: [SettingValue] = []
        for item in items {
            list.append(try plainValue(item))
        }
        return .list(list)
    case .table, .date, .time, .dateTime, .offsetDateTime:
        throw MisreadValue(.wrongKind(wanted: .plain, found: value.kind), at: value)
    }
}

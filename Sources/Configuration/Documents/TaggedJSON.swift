// SPDX-License-Identifier: Apache-2.0

import Toml

/// A TOML document as the tagged JSON of the public TOML test suite: `{"type": "integer", "value": "1"}`.
package enum TaggedJSON {
    package static func document(_ table: TomlTable) -> JSONText {
        .object(table.entries.map { (key: $0.key, value: value($0.value)) })
    }

    private static func value(_ value: TomlValue) -> JSONText {
        switch value.content {
        case .table(let table): document(table)
        case .array(let items): .array(items.map(self.value))
        case .string(let text): tagged("string", text)
        case .integer(let integer): tagged("integer", String(integer))
        case .float(let number): tagged("float", number.isNaN ? "nan" : "\(number)")
        case .boolean(let boolean): tagged("bool", boolean ? "true" : "false")
        case .date(let date): tagged("date-local", "\(date)")
        case .time(let time): tagged("time-local", "\(time)")
        case .dateTime(let date, let time): tagged("datetime-local", "\(date)T\(time)")
        case .offsetDateTime(let date, let time, let offset):
            tagged("datetime", "\(date)T\(time)\(tomlOffset(minutes: offset))")
        }
    }

    private static func tagged(_ type: String, _ value: String) -> JSONText {
        .object([("type", .string(type)), ("value", .string(value))])
    }
}

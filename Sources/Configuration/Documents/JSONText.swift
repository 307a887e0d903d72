// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// JSON whose keys keep their order, so that a generated file changes only where its contents do.
package indirect enum JSONText: Sendable {
    case string(String)
    case integer(Int64)
    case number(Double)
    case boolean(Bool)
    case array([JSONText])
    case object([(key: String, value: JSONText)])
    case null

    /// A value as a file writes it.
    package init(toml text: String) {
        self = (try? TomlDocument("x = \(text)"))?.root["x"].map { JSONText($0.value) } ?? .string(text)
    }

    private init(_ value: TomlValue) {
        switch value.content {
        case .boolean(let boolean): self = .boolean(boolean)
        case .integer(let integer): self = .integer(integer)
        case .float(let number) where number.isFinite: self = .number(number)
        case .array(let items): self = .array(items.map(JSONText.init))
        case .table(let table): self = .object(table.entries.map { ($0.key, JSONText($0.value)) })
        default: self = .string(written(value))
        }
    }

    /// Indented by two spaces, without a line end at the end.
    package func text(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .string(let string): return JSONText.quoted(string)
        case .integer(let integer): return String(integer)
        case .number(let number): return plainNumber(number)
        case .boolean(let boolean): return boolean ? "true" : "false"
        case .null: return "null"
        case .array(let items):
            guard !items.isEmpty else { return "[]" }
            if items.allSatisfy(\.isScalar) { return "[" + items.map { $0.text() }.joined(separator: ", ") + "]" }
            return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map { "\(inner)\(JSONText.quoted($0.key)): \($0.value.text(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar.steersText:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}

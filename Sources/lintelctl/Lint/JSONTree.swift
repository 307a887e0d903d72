// SPDX-License-Identifier: Apache-2.0

/// Any JSON value, for what no type of ours describes: messages with fields nobody knows, and the schemas themselves.
enum JSONTree: Decodable, Equatable, Sendable {
    case object([String: JSONTree])
    case list([JSONTree])
    case text(String)
    case number(Double)
    case bool(Bool)
    case null

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            var fields: [String: JSONTree] = [:]
            for key in object.allKeys { fields[key.stringValue] = try object.decode(JSONTree.self, forKey: key) }
            self = .object(fields)
        } else if var list = try? decoder.unkeyedContainer() {
            var items: [JSONTree] = []
            while !list.isAtEnd { items.append(try list.decode(JSONTree.self)) }
            self = .list(items)
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let bool = try? value.decode(Bool.self) {
                self = .bool(bool)
            } else if let number = try? value.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try value.decode(String.self))
            }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    subscript(_ key: String) -> JSONTree? {
        if case .object(let fields) = self { fields[key] } else { nil }
    }

    var fields: [String: JSONTree] { if case .object(let fields) = self { fields } else { [:] } }
    var items: [JSONTree] { if case .list(let items) = self { items } else { [] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var whole: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}

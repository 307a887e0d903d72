// SPDX-License-Identifier: Apache-2.0

/// A value that is written as `null` where there is none, so that every document has all its keys.
package struct Nullable<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    package var value: Value?

    package init(_ value: Value?) {
        self.value = value
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}

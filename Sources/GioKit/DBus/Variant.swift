// SPDX-License-Identifier: Apache-2.0

/// A D-Bus value as a Swift value.
package indirect enum Variant: Hashable, Sendable {
    case bool(Bool)
    case byte(UInt8)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case path(String)
    case signature(String)
    /// An index into the descriptors that came with the message.
    case handle(Int32)
    case variant(Variant)
    /// An array of bytes, which need not be text.
    case bytes([UInt8])
    /// The elements' type stands beside them, because an array may be empty.
    case array(of: String, [Variant])
    case dictionary(key: String, value: String, [Variant: Variant])
    case tuple([Variant])

    /// `as`
    package static func strings(_ strings: [String]) -> Variant {
        .array(of: "s", strings.map { .string($0) })
    }

    /// `a{sv}`
    package static func properties(_ properties: [String: Variant]) -> Variant {
        let entries = properties.map { (Variant.string($0.key), Variant.variant($0.value)) }
        return .dictionary(key: "s", value: "v", Dictionary(entries) { first, _ in first })
    }

    /// The type in D-Bus's notation.
    package var type: String {
        switch self {
        case .bool: "b"
        case .byte: "y"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .path: "o"
        case .signature: "g"
        case .handle: "h"
        case .variant: "v"
        case .bytes: "ay"
        case .array(let element, _): "a\(element)"
        case .dictionary(let key, let value, _): "a{\(key)\(value)}"
        case .tuple(let elements): "(\(elements.map(\.type).joined()))"
        }
    }
}

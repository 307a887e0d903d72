// SPDX-License-Identifier: Apache-2.0

// Readings that accept what a service may send: numbers of any width, values inside variants. Nil is "something else",
// never an error: a property of the wrong type counts as missing.

extension Variant {
    /// The value without the variants around it.
    package var content: Variant {
        var value = self
        while case .variant(let inner) = value { value = inner }
        return value
    }

    package var bool: Bool? {
        guard case .bool(let value) = content else { return nil }
        return value
    }

    package var int: Int? {
        switch content {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(value)
        case .uint64(let value): Int(exactly: value)
        case .handle(let value): Int(value)
        default: nil
        }
    }

    /// A number; infinite values and NaN count as missing.
    package var double: Double? {
        if case .double(let value) = content { return value.isFinite ? value : nil }
        return int.map(Double.init)
    }

    /// A string, an object path or a signature, as it came.
    package var string: String? {
        switch content {
        case .string(let value), .path(let value), .signature(let value): value
        default: nil
        }
    }

    /// The path of an object. A text that looks like one names none, and `/` stands for none.
    package var objectPath: String? {
        guard case .path(let value) = content, value != "/" else { return nil }
        return value
    }

    package var bytes: [UInt8]? {
        switch content {
        case .bytes(let value): value
        case .array(of: "y", let elements) where elements.isEmpty: []
        default: nil
        }
    }

    /// A string or bytes, fit to be shown.
    package var shownText: String? {
        if let string { return SafeText.clean(string) }
        return bytes.map { SafeText.decode($0) }
    }

    package var elements: [Variant]? {
        switch content {
        case .array(_, let elements), .tuple(let elements): elements
        case .bytes(let bytes): bytes.map { .byte($0) }
        default: nil
        }
    }

    package var strings: [String]? {
        elements.map { $0.compactMap(\.string) }
    }

    /// A dictionary by its text keys; entries with other keys are left out.
    package var dictionary: [String: Variant]? {
        guard case .dictionary(_, _, let entries) = content else { return nil }
        var result: [String: Variant] = [:]
        for (key, value) in entries {
            if let key = key.string { result[key] = value.content }
        }
        return result
    }
}

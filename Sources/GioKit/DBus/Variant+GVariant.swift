// SPDX-License-Identifier: Apache-2.0

import CGio

extension Variant {
    /// Reads a GVariant; the reference stays the caller's.
    package init(_ raw: OpaquePointer) {
        switch g_variant_classify(raw) {
        case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(raw) != 0)
        case G_VARIANT_CLASS_BYTE: self = .byte(g_variant_get_byte(raw))
        case G_VARIANT_CLASS_INT16: self = .int16(g_variant_get_int16(raw))
        case G_VARIANT_CLASS_UINT16: self = .uint16(g_variant_get_uint16(raw))
        case G_VARIANT_CLASS_INT32: self = .int32(g_variant_get_int32(raw))
        case G_VARIANT_CLASS_UINT32: self = .uint32(g_variant_get_uint32(raw))
        case G_VARIANT_CLASS_INT64: self = .int64(Int64(g_variant_get_int64(raw)))
        case G_VARIANT_CLASS_UINT64: self = .uint64(UInt64(g_variant_get_uint64(raw)))
        case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(raw))
        case G_VARIANT_CLASS_HANDLE: self = .handle(g_variant_get_handle(raw))
        case G_VARIANT_CLASS_STRING: self = .string(Self.text(raw))
        case G_VARIANT_CLASS_OBJECT_PATH: self = .path(Self.text(raw))
        case G_VARIANT_CLASS_SIGNATURE: self = .signature(Self.text(raw))
        case G_VARIANT_CLASS_VARIANT: self = .variant(Self.children(raw).first ?? .tuple([]))
        case G_VARIANT_CLASS_TUPLE, G_VARIANT_CLASS_DICT_ENTRY: self = .tuple(Self.children(raw))
        default: self = Self.array(raw)
        }
    }

    /// A floating GVariant, for a function that takes it over.
    package func makeFloating() -> OpaquePointer? {
        switch self {
        case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
        case .byte(let value): g_variant_new_byte(value)
        case .int16(let value): g_variant_new_int16(value)
        case .uint16(let value): g_variant_new_uint16(value)
        case .int32(let value): g_variant_new_int32(value)
        case .uint32(let value): g_variant_new_uint32(value)
        case .int64(let value): g_variant_new_int64(gint64(value))
        case .uint64(let value): g_variant_new_uint64(guint64(value))
        case .double(let value): g_variant_new_double(value)
        case .handle(let value): g_variant_new_handle(value)
        case .string(let value): g_variant_new_string(value)
        case .path(let value): g_variant_new_object_path(g_variant_is_object_path(value) != 0 ? value : "/")
        case .signature(let value): g_variant_new_signature(g_variant_is_signature(value) != 0 ? value : "")
        case .variant(let value): g_variant_new_variant(value.makeFloating())
        case .bytes(let value): Self.withType("y") { g_variant_new_fixed_array($0, value, gsize(value.count), 1) }
        case .tuple(let elements):
            Self.withChildren(elements.map { $0.makeFloating() }) { g_variant_new_tuple($0, $1) }
        case .array(let element, let elements):
            Self.withChildren(elements.map { $0.makeFloating() }) { children, count in
                Self.withType(element) { g_variant_new_array($0, children, count) }
            }
        case .dictionary(let key, let value, let entries):
            Self.withChildren(
                entries.map { g_variant_new_dict_entry($0.key.makeFloating(), $0.value.makeFloating()) }
            ) { children, count in
                Self.withType("{\(key)\(value)}") { g_variant_new_array($0, children, count) }
            }
        }
    }

    private static func text(_ raw: OpaquePointer) -> String {
        g_variant_get_string(raw, nil).map { String(cString: $0) } ?? ""
    }

    private static func children(_ raw: OpaquePointer) -> [Variant] {
        (0..<g_variant_n_children(raw)).compactMap { index in
            guard let child = g_variant_get_child_value(raw, index) else { return nil }
            defer { g_variant_unref(child) }
            return Variant(child)
        }
    }

    private static func array(_ raw: OpaquePointer) -> Variant {
        let type = String(cString: g_variant_get_type_string(raw))
        if type == "ay" {
            var count: gsize = 0
            let start = g_variant_get_fixed_array(raw, &count, 1)
            return .bytes(Array(UnsafeRawBufferPointer(start: start, count: Int(count))))
        }
        guard type.hasPrefix("a{") else { return .array(of: String(type.dropFirst()), children(raw)) }
        var entries: [Variant: Variant] = [:]
        for case .tuple(let pair) in children(raw) where pair.count == 2 { entries[pair[0]] = pair[1] }
        // A key is always of a basic type: one letter.
        return .dictionary(
            key: String(type.dropFirst(2).prefix(1)), value: String(type.dropFirst(3).dropLast()), entries)
    }

    private static func withChildren(
        _ children: [OpaquePointer?], _ body: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer?
    ) -> OpaquePointer? {
        children.withUnsafeBufferPointer { body($0.baseAddress, gsize($0.count)) }
    }

    private static func withType(_ text: String, _ body: (OpaquePointer?) -> OpaquePointer?) -> OpaquePointer? {
        guard g_variant_type_string_is_valid(text) != 0, let type = g_variant_type_new(text) else {
            cgio_critical("\(text) is no type of D-Bus")
            return nil
        }
        defer { g_variant_type_free(type) }
        return body(type)
    }
}

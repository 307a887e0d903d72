// SPDX-License-Identifier: Apache-2.0

// Properties by name, through GValue: GLib's own setters are variadic. GLib converts between numbers, and between an
// enumeration and its number.

import CGio

/// A Swift value that GValue can carry.
package protocol GValueConvertible {
    static var valueType: GType { get }
    func store(in value: UnsafeMutablePointer<GValue>)
    init?(from value: UnsafePointer<GValue>)
}

@MainActor
package enum Property {
    /// Sets a property; an unknown name is a programming error and changes nothing.
    package static func set(_ object: some GPointer, _ name: String, _ content: some GValueConvertible) {
        guard has(object, name) else { return }
        with(type(of: content).valueType) { value in
            content.store(in: value)
            g_object_set_property(object.cast(to: UnsafeMutablePointer<GObject>.self), name, value)
        }
    }

    /// A property's value; nil where the text is NULL or the name unknown.
    package static func get<Value: GValueConvertible>(
        _ object: some GPointer, _ name: String, as _: Value.Type = Value.self
    ) -> Value? {
        guard has(object, name) else { return nil }
        return with(Value.valueType) { value in
            g_object_get_property(object.cast(to: UnsafeMutablePointer<GObject>.self), name, value)
            return Value(from: value)
        }
    }

    private static func has(_ object: some GPointer, _ name: String) -> Bool {
        guard cgio_find_property(object.raw, name) != nil else {
            let type = g_type_name(cgio_type_of(object.raw)).map { String(cString: $0) } ?? "?"
            cgio_critical("\(type) has no property \(name)")
            return false
        }
        return true
    }

    private static func with<Result>(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        return body(&value)
    }
}

extension Bool: GValueConvertible {
    package static var valueType: GType { cgio_type_boolean() }
    package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
    package init?(from value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }
}

extension Int32: GValueConvertible {
    package static var valueType: GType { cgio_type_int() }
    package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
    package init?(from value: UnsafePointer<GValue>) { self = g_value_get_int(value) }
}

extension UInt32: GValueConvertible {
    package static var valueType: GType { cgio_type_uint() }
    package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_uint(value, self) }
    package init?(from value: UnsafePointer<GValue>) { self = g_value_get_uint(value) }
}

extension Int: GValueConvertible {
    package static var valueType: GType { cgio_type_int64() }
    package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_int64(value, gint64(self)) }
    package init?(from value: UnsafePointer<GValue>) { self = Int(g_value_get_int64(value)) }
}

extension Double: GValueConvertible {
    package static var valueType: GType { cgio_type_double() }
    package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
    package init?(from value: UnsafePointer<GValue>) { self = g_value_get_double(value) }
}

extension String: GValueConvertible {
    package static var valueType: GType { cgio_type_string() }
    package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
    package init?(from value: UnsafePointer<GValue>) {
        guard let text = g_value_get_string(value) else { return nil }
        self = String(cString: text)
    }
}

// SPDX-License-Identifier: Apache-2.0

// What a handler of ours expects from a signal. It is compared with what GLib knows of the signal before connecting:
// a wrong number of arguments would otherwise be read off the stack.

import CGio

struct SignalShape: Equatable {
    enum Value: Equatable {
        case nothing
        case boolean
        case int
        case uint
        case double
        /// An object, a boxed value, a string or a bare address.
        case pointer
        case other
    }

    var arguments: [Value] = []
    var result: Value = .nothing
}

extension SignalShape.Value {
    init(_ type: GType) {
        // Generated signals may carry G_SIGNAL_TYPE_STATIC_SCOPE in the lowest bit of a type.
        switch g_type_fundamental(type & ~GType(1)) {
        case cgio_type_none(): self = .nothing
        case cgio_type_boolean(): self = .boolean
        case cgio_type_int(), cgio_type_enum(): self = .int
        case cgio_type_uint(), cgio_type_flags(): self = .uint
        case cgio_type_double(): self = .double
        case cgio_type_int64(), cgio_type_uint64(), cgio_type_float(): self = .other
        default: self = .pointer
        }
    }
}

extension SignalShape {
    /// What GLib knows of a signal such as `clicked` or `notify::title`; nil where the type has no such signal.
    init?(of signal: String, on instance: UnsafeMutableRawPointer) {
        var id: guint = 0
        var detail: GQuark = 0
        guard g_signal_parse_name(signal, cgio_type_of(instance), &id, &detail, 1) != 0 else { return nil }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        arguments = (0..<Int(query.n_params)).map { Value(query.param_types[$0]) }
        result = Value(query.return_type)
    }
}

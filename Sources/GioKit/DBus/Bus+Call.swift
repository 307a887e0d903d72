// SPDX-License-Identifier: Apache-2.0

import CGio

/// One method of one object.
package struct BusCall: Sendable {
    package var service: String
    package var path: String
    package var interface: String
    package var method: String
    package var arguments: [Variant]
    /// What the answer must look like, such as `(s)`; another shape is an error. Nil takes any.
    package var answer: String?
    package var timeout: Duration
    /// Whether a service that does not run is started for it.
    package var starts: Bool

    package init(
        _ service: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = [],
        answer: String? = nil, timeout: Duration = .seconds(5), starts: Bool = false
    ) {
        self.service = service
        self.path = path
        self.interface = interface
        self.method = method
        self.arguments = arguments
        self.answer = answer
        self.timeout = timeout
        self.starts = starts
    }
}

extension Bus {
    /// Calls a method; the answer's values arrive in a later turn, in the order of the service's signals.
    package func call(_ call: BusCall, then: @escaping @MainActor (Result<[Variant], DBusError>) -> Void = { _ in }) {
        guard let connection else {
            MainLoop.post { then(.failure(.notConnected)) }
            return
        }
        // A path that somebody told us may be none.
        guard g_variant_is_object_path(call.path) != 0 else {
            MainLoop.post { then(.failure(.noSuchMethod)) }
            return
        }
        let ready = AsyncReady.data { result in
            var error: UnsafeMutablePointer<GError>?
            guard let reply = g_dbus_connection_call_finish(connection.pointer, result, &error) else {
                return then(.failure(DBusError(taking: error)))
            }
            defer { g_variant_unref(reply) }
            let value = Variant(reply)
            if let wanted = call.answer, wanted != value.type {
                return then(.failure(.other("\(call.method) answered \(value.type) for \(wanted)")))
            }
            then(.success(value.elements ?? []))
        }
        let flags = call.starts ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
        g_dbus_connection_call(
            connection.pointer, call.service, call.path, call.interface, call.method,
            Variant.tuple(call.arguments).makeFloating(), nil, flags,
            gint(clamping: SystemClock.milliseconds(call.timeout)), nil, AsyncReady.callback, ready)
    }

    /// Sends a signal to all who listen.
    package func emit(path: String, interface: String, signal: String, _ arguments: [Variant]) {
        guard let connection else { return }
        g_dbus_connection_emit_signal(
            connection.pointer, nil, path, interface, signal, Variant.tuple(arguments).makeFloating(), nil)
    }
}

// SPDX-License-Identifier: Apache-2.0

// A connection to a bus that may be missing, late or restarted. What is attached to it is set up again each time the
// connection stands. Everything is asynchronous; nothing here waits.

import CGio

@MainActor
package final class Bus {
    package enum State: Equatable, Sendable {
        case connecting
        case connected
        /// No connection; tried again unless told otherwise.
        case unavailable
    }

    package private(set) var state = State.connecting
    /// The connection while it stands.
    private(set) var connection: Ref<OpaquePointer>?

    private let address: String?
    private let reconnects: Bool
    private var attachments: [Weak] = []
    private var closed: SignalToken?
    private var retry: LoopSource?
    private var failures = 0
    private var patience: LoopSource?
    private let cancellable = Ref(g_cancellable_new(), transfer: .full)

    private struct Weak {
        weak var attachment: BusAttachment?
    }

    /// - Parameters:
    ///   - address: In D-Bus's notation; nil where there is no such bus.
    ///   - reconnects: Whether it tries again, after 1, 2, 4 … 60 s.
    package init(address: String?, reconnects: Bool = true) {
        self.address = address
        self.reconnects = reconnects
        connect()
    }

    isolated deinit {
        if let cancellable { g_cancellable_cancel(cancellable.pointer) }
        closed?.disconnect()
        if let connection { g_dbus_connection_close(connection.pointer, nil, nil, nil) }
    }

    /// Our own name on the bus, such as `:1.42`.
    package var uniqueName: String? {
        guard let connection, let name = g_dbus_connection_get_unique_name(connection.pointer) else { return nil }
        return String(cString: name)
    }

    /// Sends what waits before the program ends. Blocks shortly; not for a running shell.
    package func flush() {
        guard let connection else { return }
        g_dbus_connection_flush_sync(connection.pointer, nil, nil)
    }

    func attach(_ attachment: BusAttachment) {
        attachments.removeAll { $0.attachment == nil }
        attachments.append(Weak(attachment: attachment))
        if connection != nil { attachment.connected() }
        if state == .unavailable { attachment.disconnected() }
    }

    private func connect() {
        state = .connecting
        guard let address else {
            MainLoop.post { [weak self] in self?.lost() }
            return
        }
        let flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        patience = MainLoop.after(milliseconds: 5_000) { [weak self] in self?.isSilent() }
        let ready = AsyncReady.data { [weak self] result in
            var error: UnsafeMutablePointer<GError>?
            let made = g_dbus_connection_new_for_address_finish(result, &error)
            if let error { g_error_free(error) }
            self?.finish(Ref(made, transfer: .full))
        }
        g_dbus_connection_new_for_address(
            address, GDBusConnectionFlags(rawValue: flags), nil, cancellable?.pointer, AsyncReady.callback, ready)
    }

    /// A bus that takes connections and says nothing is none for the time being.
    private func isSilent() {
        guard state == .connecting else { return }
        for weak in attachments { weak.attachment?.disconnected() }
    }

    private func finish(_ made: Ref<OpaquePointer>?) {
        patience = nil
        guard let made else { return lost() }
        failures = 0
        connection = made
        state = .connected
        g_dbus_connection_set_exit_on_close(made.pointer, 0)
        closed = Signal.connectFlagPointer(made.pointer, "closed", to: self) { bus, _, _ in bus.lost() }
        for weak in attachments { weak.attachment?.connected() }
    }

    private func lost() {
        closed?.disconnect()
        closed = nil
        connection = nil
        state = .unavailable
        for weak in attachments { weak.attachment?.disconnected() }
        guard reconnects, address != nil else { return }
        let seconds = min(60, 1 << min(failures, 6))
        failures += 1
        retry = MainLoop.after(milliseconds: seconds * 1000) { [weak self] in self?.connect() }
    }
}

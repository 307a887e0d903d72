// SPDX-License-Identifier: Apache-2.0

import CGio

/// One signal as it came from the bus.
package struct BusSignal: Sendable {
    package let path: String
    package let interface: String
    package let member: String
    package let arguments: [Variant]
}

/// Which signals are meant; nil means any.
package struct BusSignalFilter: Sendable {
    package var service: String?
    package var path: String?
    package var interface: String?
    package var member: String?
    package var firstArgument: String?

    package init(
        service: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
        firstArgument: String? = nil
    ) {
        self.service = service
        self.path = path
        self.interface = interface
        self.member = member
        self.firstArgument = firstArgument
    }
}

/// Hears signals for as long as it is kept, over reconnections too.
@MainActor
package final class SignalSubscription: BusAttachment {
    private typealias Body = @MainActor (BusSignal) -> Void

    private let filter: BusSignalFilter
    private let body: Body
    private var id: guint = 0
    /// The connection the id belongs to.
    private var connection: Ref<OpaquePointer>?

    package init(_ bus: Bus, _ filter: BusSignalFilter, _ body: @escaping @MainActor (BusSignal) -> Void) {
        self.filter = filter
        self.body = body
        super.init(bus: bus)
        bus.attach(self)
    }

    isolated deinit {
        unsubscribe()
    }

    override func connected() {
        unsubscribe()
        guard let connection = bus.connection else { return }
        // Nobody speaks from what is no path.
        if let path = filter.path, g_variant_is_object_path(path) == 0 { return }
        let heard: Body = { [weak self] in self?.body($0) }
        self.connection = connection
        id = g_dbus_connection_signal_subscribe(
            connection.pointer, filter.service, filter.interface, filter.member, filter.path, filter.firstArgument,
            G_DBUS_SIGNAL_FLAGS_NONE, Self.arrived, ClosureBox(heard).retained(), closureBoxRelease)
    }

    override func disconnected() {
        unsubscribe()
    }

    private func unsubscribe() {
        if let connection, id != 0 { g_dbus_connection_signal_unsubscribe(connection.pointer, id) }
        connection = nil
        id = 0
    }

    private nonisolated static let arrived:
        @convention(c) @Sendable (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            OpaquePointer?, gpointer?
        ) -> Void = { _, _, path, interface, member, parameters, data in
            func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
            let signal = BusSignal(
                path: text(path), interface: text(interface), member: text(member),
                arguments: parameters.map { Variant($0).elements ?? [] } ?? [])
            _ = enterClosureBox(data, Body.self) { $0(signal) }
        }
}

// SPDX-License-Identifier: Apache-2.0

import CGio

/// A call that somebody makes on an object of ours. It is answered once; one that is dropped is answered with an error.
@MainActor
package final class BusRequest {
    package let method: String
    package let arguments: [Variant]
    package let sender: String
    private var invocation: OpaquePointer?

    fileprivate init(method: String, arguments: [Variant], sender: String, invocation: OpaquePointer?) {
        self.method = method
        self.arguments = arguments
        self.sender = sender
        self.invocation = invocation
    }

    isolated deinit {
        fail(name: "org.freedesktop.DBus.Error.Failed", message: "\(method) was not answered")
    }

    package func answer(_ values: [Variant] = []) {
        guard let invocation = take() else { return }
        g_dbus_method_invocation_return_value(invocation, Variant.tuple(values).makeFloating())
    }

    package func fail(name: String, message: String) {
        guard let invocation = take() else { return }
        g_dbus_method_invocation_return_dbus_error(invocation, name, message)
    }

    /// The answer takes over the invocation.
    private func take() -> OpaquePointer? {
        defer { invocation = nil }
        return invocation
    }
}

/// An object of ours with one interface, for as long as this is kept.
@MainActor
package final class ExportedObject: BusAttachment {
    private typealias Body = @MainActor (BusRequest) -> Void

    private let path: String
    private let description: UnsafeMutablePointer<GDBusNodeInfo>
    private let interface: UnsafeMutablePointer<GDBusInterfaceInfo>
    private let body: Body
    private var id: guint = 0
    private var connection: Ref<OpaquePointer>?

    /// - Parameters:
    ///   - xml: The introspection document; calls that do not fit it never arrive.
    ///   - body: Answers the request, now or later.
    /// - Returns: Nil when the document is broken or does not contain the interface.
    package init?(
        _ bus: Bus, path: String, xml: String, interface name: String, _ body: @escaping @MainActor (BusRequest) -> Void
    ) {
        guard let description = g_dbus_node_info_new_for_xml(xml, nil) else { return nil }
        guard let interface = g_dbus_node_info_lookup_interface(description, name) else {
            g_dbus_node_info_unref(description)
            return nil
        }
        self.path = path
        self.description = description
        self.interface = interface
        self.body = body
        super.init(bus: bus)
        bus.attach(self)
    }

    isolated deinit {
        unregister()
        g_dbus_node_info_unref(description)
    }

    override func connected() {
        unregister()
        guard let connection = bus.connection else { return }
        let asked: Body = { [weak self] request in self?.body(request) }
        var table = GDBusInterfaceVTable()
        table.method_call = Self.called
        self.connection = connection
        id = g_dbus_connection_register_object(
            connection.pointer, path, interface, &table, ClosureBox(asked).retained(), closureBoxRelease, nil)
    }

    override func disconnected() {
        unregister()
    }

    private func unregister() {
        if let connection, id != 0 { g_dbus_connection_unregister_object(connection.pointer, id) }
        connection = nil
        id = 0
    }

    private nonisolated static let called:
        @convention(c) @Sendable (
            OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            OpaquePointer?, OpaquePointer?, gpointer?
        ) -> Void = { _, sender, _, _, method, parameters, invocation, data in
            let method = method.map { String(cString: $0) } ?? ""
            let sender = sender.map { String(cString: $0) } ?? ""
            let arguments = parameters.map { Variant($0).elements ?? [] } ?? []
            let address = UInt(bitPattern: invocation)
            _ = enterClosureBox(data, Body.self) { body in
                body(
                    BusRequest(
                        method: method, arguments: arguments, sender: sender,
                        invocation: OpaquePointer(bitPattern: address)))
            }
        }
}

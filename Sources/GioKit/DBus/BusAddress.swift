// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Where the two well-known buses listen. Nothing is started to find out.
package enum BusAddress {
    package static var system: String {
        variable("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket"
    }

    /// Nil without a session.
    package static var session: String? {
        if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address }
        guard let folder = variable("XDG_RUNTIME_DIR"), access("\(folder)/bus", F_OK) == 0 else { return nil }
        return "unix:path=\(folder)/bus"
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}

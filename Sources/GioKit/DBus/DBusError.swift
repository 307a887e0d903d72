// SPDX-License-Identifier: Apache-2.0

import CGio

/// Why a call on a bus failed.
package enum DBusError: Error, Equatable, Sendable {
    /// There is no bus, or it has gone.
    case notConnected
    /// Nobody owns the name, and nothing can start it.
    case noSuchService
    case timedOut
    /// The object, the interface or the method is not there.
    case noSuchMethod
    case accessDenied
    /// The service's own error.
    case remote(name: String, message: String)
    case other(String)

    /// Takes over a GError.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self = .other("")
            return
        }
        defer { g_error_free(error) }
        if let name = g_dbus_error_get_remote_error(error) {
            defer { g_free(name) }
            g_dbus_error_strip_remote_error(error)
            self.init(name: String(cString: name), message: String(cString: error.pointee.message))
            return
        }
        let isIO = error.pointee.domain == g_io_error_quark()
        switch GIOErrorEnum(rawValue: UInt32(bitPattern: error.pointee.code)) {
        case G_IO_ERROR_TIMED_OUT where isIO: self = .timedOut
        case G_IO_ERROR_CLOSED where isIO: self = .notConnected
        default: self = .other(String(cString: error.pointee.message))
        }
    }

    package init(name: String, message: String) {
        switch name {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner":
            self = .noSuchService
        case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout",
            "org.freedesktop.DBus.Error.TimedOut":
            self = .timedOut
        case "org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.DBus.Error.UnknownObject",
            "org.freedesktop.DBus.Error.UnknownInterface":
            self = .noSuchMethod
        case "org.freedesktop.DBus.Error.AccessDenied":
            self = .accessDenied
        default:
            self = .remote(name: name, message: message)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

// A service of the system played by python-dbusmock on a private bus, and steered through its mock interface.

import GioKit
import Glibc
import Testing

@MainActor
final class MockService {
    private let bus: Bus
    private let name: String
    private let process: SpawnedProcess

    /// Starts a template and waits until it owns its name.
    init(_ privateBus: PrivateBus, template: String, name: String, parameters: String = "{}") throws {
        self.name = name
        bus = try privateBus.connect()
        let environment = [
            "DBUS_SYSTEM_BUS_ADDRESS": privateBus.address, "DBUS_SESSION_BUS_ADDRESS": privateBus.address,
            "PATH": "/usr/bin:/bin",
        ]
        process = try SpawnedProcess(
            SpawnRequest(
                ["/usr/bin/python3", "-m", "dbusmock", "--template", template, "--parameters", parameters],
                environment: environment))
        let watch = NameWatch(bus, name) { _ in }
        try wait("\(name) runs") { watch.owner != nil }
    }

    /// A template of our own, beside those that come with python-dbusmock.
    static func ownTemplate(_ name: String) -> String {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.prefix { $0 != "Tests" }.joined(separator: "/") + "/Tests/Mocks/\(name).py"
    }

    isolated deinit {
        process.send(signal: SIGKILL)
    }

    /// Ends the service; its name goes with it.
    func stop() throws {
        process.send(signal: SIGKILL)
        try wait("\(name) ends") { process.exit != nil }
    }

    /// Stops or continues the process without ending it: a service that hangs.
    func hang(_ hangs: Bool) {
        process.send(signal: hangs ? SIGSTOP : SIGCONT)
    }

    /// Calls a method and requires it to succeed.
    @discardableResult
    func call(_ path: String, _ interface: String, _ method: String, _ arguments: [Variant]) throws -> [Variant] {
        var answer: Result<[Variant], DBusError>?
        bus.call(BusCall(name, path, interface, method, arguments)) { answer = $0 }
        try wait("\(method) is answered") { answer != nil }
        return try #require(answer).get()
    }

    @discardableResult
    func mock(_ path: String, _ method: String, _ arguments: [Variant]) throws -> [Variant] {
        try call(path, "org.freedesktop.DBus.Mock", method, arguments)
    }

    /// Sets a property, with its signal.
    func set(_ path: String, _ interface: String, _ property: String, _ value: Variant) throws {
        let arguments: [Variant] = [.string(interface), .string(property), .variant(value)]
        try call(path, "org.freedesktop.DBus.Properties", "Set", arguments)
    }
}

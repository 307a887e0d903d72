// SPDX-License-Identifier: Apache-2.0

// A message bus of a test's own: nobody else is on it, no service is started by it, and it ends with the test.

import GioKit
import Glibc
import Testing

@MainActor
final class PrivateBus {
    let address: String
    private let daemon: SpawnedProcess
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - services: Names that can be started, each with its command.
    ///   - listen: Where it listens; a free place in /tmp by default.
    init(services: [String: String] = [:], listen: String = "unix:tmpdir=/tmp") throws {
        folder = try TemporaryFolder()
        try folder.write(Self.configuration(listen: listen, serviceFolder: folder.path), to: "bus.conf")
        for (name, command) in services {
            try folder.write("[D-BUS Service]\nName=\(name)\nExec=\(command)\n", to: "\(name).service")
        }
        daemon = try SpawnedProcess(
            SpawnRequest([
                "dbus-daemon", "--nofork", "--nopidfile", "--print-address=1",
                "--config-file=\(folder.path("bus.conf"))",
            ]))
        address = try Self.firstLine(of: daemon, "the bus listens")
    }

    isolated deinit {
        daemon.send(signal: SIGTERM)
    }

    /// A connection to it that stands.
    func connect() throws -> Bus {
        let bus = Bus(address: address, reconnects: false)
        try wait("a connection") { bus.state == .connected }
        return bus
    }

    /// Ends the bus itself.
    func stop() throws {
        daemon.send(signal: SIGTERM)
        try wait("the bus ends") { daemon.exit != nil }
    }

    private static func firstLine(of process: SpawnedProcess, _ what: Comment) throws -> String {
        var lines: [String] = []
        let reader = LineReader(takingOver: process.takeOutput(), limit: 4096) { piece in
            if case .line(let bytes) = piece { lines.append(String(decoding: bytes, as: UTF8.self)) }
        }
        defer { reader.stop() }
        try wait(what) { !lines.isEmpty }
        return lines[0]
    }

    private static func configuration(listen: String, serviceFolder: String) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>\(listen)</listen>
          <servicedir>\(serviceFolder)</servicedir>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>

        """
    }
}

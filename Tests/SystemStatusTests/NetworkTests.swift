// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("Network")
    @MainActor
    struct NetworkTests {
        private static let name = "org.freedesktop.NetworkManager"
        private static let path = "/org/freedesktop/NetworkManager"

        private func start(_ privateBus: PrivateBus) throws -> MockService {
            let service = try MockService(privateBus, template: "networkmanager", name: Self.name)
            try service.mock(
                Self.path, "AddProperties",
                [
                    .string(Self.name),
                    .properties(["PrimaryConnection": .path("/"), "ActivatingConnection": .path("/")]),
                ])
            return service
        }

        /// Joins a radio to an access point; `number` makes the object ids.
        private func join(_ service: MockService, ssid: String, strength: UInt8, number: Int = 0) throws {
            let (device, point) = ("w\(number)", "ap\(number)")
            try service.mock(Self.path, "AddWiFiDevice", [.string(device), .string("wlan0"), .uint32(100)])
            try service.mock(
                Self.path, "AddAccessPoint",
                [
                    .path("\(Self.path)/Devices/\(device)"), .string(point), .string(ssid),
                    .string("00:23:F8:7E:12:BB"), .uint32(2), .uint32(2437), .uint32(5400), .byte(strength),
                    .uint32(0x100),
                ])
            try service.mock(
                Self.path, "AddWiFiConnection",
                [.path("\(Self.path)/Devices/\(device)"), .string("con\(number)"), .string(ssid), .string("wpa-psk")])
            try activate(service, device: device, connection: "con\(number)", point: point, number: number)
        }

        private func activate(
            _ service: MockService, device: String, connection: String, point: String?, number: Int
        ) throws {
            try service.mock(
                Self.path, "AddActiveConnection",
                [
                    .array(of: "o", [.path("\(Self.path)/Devices/\(device)")]),
                    .path("\(Self.path)/Settings/\(connection)"),
                    .path(point.map { "\(Self.path)/AccessPoint/\($0)" } ?? "/"), .string("active\(number)"),
                    .uint32(2),
                ])
            let active = Variant.path("\(Self.path)/ActiveConnection/active\(number)")
            try service.set(Self.path, Self.name, "PrimaryConnection", active)
        }

        private func wifi(
            _ name: String, _ strength: Int?, _ connectivity: NetworkFacts.Connectivity = .full
        ) -> NetworkFacts.Link {
            .wifi(name: name, strength: strength, connectivity: connectivity)
        }

        @Test("S-10 follows the network service through a restart")
        func restart() throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            #expect(source.value.link == .unavailable)
            let first = try start(privateBus)
            try join(first, ssid: "Office", strength: 82)
            try wait("Office") { source.value.link == wifi("Office", 82) }
            try first.stop()
            try wait("the loss", atMost: .seconds(1)) { source.value.link == .unavailable }
            let second = try start(privateBus)
            try join(second, ssid: "Office", strength: 82, number: 7)
            try wait("Office again", atMost: .seconds(1)) { source.value.link == wifi("Office", 82) }
            #expect(NetworkFacts.bars(strength: 82) == 4)
            try second.set("\(Self.path)/AccessPoint/ap7", "\(Self.name).AccessPoint", "Strength", .byte(33))
            try wait("weaker", atMost: .seconds(1)) { source.value.link == wifi("Office", 33) }
            #expect(NetworkFacts.bars(strength: 33) == 2)
        }

        @Test("S-12 takes a network's name for what it is", arguments: [#"R&D <b>5G</b> "lab""#, "Café Zürich", "%s"])
        func names(_ ssid: String) throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            let service = try start(privateBus)
            try join(service, ssid: ssid, strength: 50)
            try wait("the name") { source.value.link == wifi(ssid, 50) }
        }

        @Test(
            "S-12 a name that is no text is made one: no bytes but good ones, and none that turns others round",
            arguments: [
                ([0xFF, 0xFE, 0x41], "\u{FFFD}\u{FFFD}A"), (Array("\u{202E}evil".utf8), "\u{FFFD}evil"),
                (Array("a\nb".utf8), "a\u{FFFD}b"), (Array("شبكة".utf8), "شبكة"),
            ])
        func bytes(_ ssid: [UInt8], _ name: String) throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            let service = try start(privateBus)
            try join(service, ssid: "Home", strength: 50)
            try wait("a name") { source.value.link == wifi("Home", 50) }
            try service.set("\(Self.path)/AccessPoint/ap0", "\(Self.name).AccessPoint", "Ssid", .bytes(ssid))
            try wait("the name") { source.value.link == wifi(name, 50) }
            // A network without a name has its connection's.
            try service.set("\(Self.path)/AccessPoint/ap0", "\(Self.name).AccessPoint", "Ssid", .bytes([]))
            try wait("the connection's name") {
                if case .wifi(let shown, 50, _) = source.value.link { shown != name } else { false }
            }
        }

        @Test("S-14 tells joined from online")
        func connectivity() throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            let service = try start(privateBus)
            try join(service, ssid: "Guest", strength: 60)
            let steps: [(UInt32, NetworkFacts.Connectivity)] = [
                (4, .full), (2, .portal), (3, .limited), (1, .none), (4, .full),
            ]
            for (number, connectivity) in steps {
                try service.mock(Self.path, "SetConnectivity", [.uint32(number)])
                try wait("\(connectivity)", atMost: .seconds(1)) {
                    source.value.link == wifi("Guest", 60, connectivity)
                }
            }
        }

        @Test("follows the radio to another access point, and knows off, disconnected, connecting and wired")
        func states() throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            let service = try start(privateBus)
            try wait("disconnected") { source.value.link == .disconnected }
            try join(service, ssid: "Home", strength: 82)
            try wait("joined") { source.value.link == wifi("Home", 82) }

            let radio = "\(Self.path)/Devices/w0"
            try service.mock(
                Self.path, "AddAccessPoint",
                [
                    .path(radio), .string("far"), .string("Home"), .string("00:23:F8:7E:12:BC"), .uint32(2),
                    .uint32(5180), .uint32(5400), .byte(41), .uint32(0x100),
                ])
            let point = Variant.path("\(Self.path)/AccessPoint/far")
            try service.mock(
                radio, "AddProperties",
                [.string("\(Self.name).Device.Wireless"), .properties(["ActiveAccessPoint": point])])
            try service.set(radio, "\(Self.name).Device.Wireless", "ActiveAccessPoint", point)
            try wait("roamed") { source.value.link == wifi("Home", 41) }

            let active = "\(Self.path)/ActiveConnection/active0"
            try service.set(active, "\(Self.name).Connection.Active", "State", .uint32(1))
            try wait("connecting") { source.value.link == .connecting(name: "Home") }
            try service.mock(Self.path, "SetNetworkingEnabled", [.bool(false)])
            try wait("off") { source.value.link == .off }
            try service.mock(Self.path, "SetNetworkingEnabled", [.bool(true)])
            try service.set(Self.path, Self.name, "PrimaryConnection", .path("/"))
            try wait("disconnected") { source.value.link == .disconnected }
        }

        /// A connection that is up or on its way, of any type, over another or over none.
        private func connect(
            _ service: MockService, _ id: String, type: String, over base: String = "/", state: UInt32 = 2,
            isPrivate: Bool = false
        ) throws {
            try service.mock(
                Self.path, "AddObject",
                [
                    .string(active(id)), .string("\(Self.name).Connection.Active"),
                    .properties([
                        "Id": .string(id), "Type": .string(type), "State": .uint32(state), "Vpn": .bool(isPrivate),
                        "SpecificObject": .path(base), "Devices": .array(of: "o", []),
                        "Ip4Config": .path("/"), "Ip6Config": .path("/"),
                    ]),
                    .array(of: "(ssss)", []),
                ])
        }

        private func active(_ id: String) -> String { "\(Self.path)/ActiveConnection/\(id)" }

        @Test("tells the private networks that are up, and what they go over where one of them is the way out")
        func privateNetworks() throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            let service = try start(privateBus)
            try connect(service, "cable", type: "802-3-ethernet")
            try connect(service, "work", type: "vpn", over: active("cable"), state: 1, isPrivate: true)
            try connect(service, "home", type: "wireguard")
            func up(_ ids: String...) throws {
                try service.set(
                    Self.path, Self.name, "ActiveConnections", .array(of: "o", ids.map { .path(active($0)) }))
            }
            let cable = NetworkFacts.Link.wired(name: "cable", connectivity: .full)
            try service.set(Self.path, Self.name, "PrimaryConnection", .path(active("cable")))
            try up("cable")
            try wait("the cable") { source.value == NetworkFacts(cable) }
            try up("cable", "work")
            // Being made it is not up yet.
            try service.set(active("work"), "\(Self.name).Connection.Active", "State", .uint32(2))
            try wait("work") { source.value.privateNetworks == ["work"] }
            #expect(source.value.link == cable)
            try service.set(Self.path, Self.name, "PrimaryConnection", .path(active("work")))
            try up("cable", "work", "home")
            try wait("both") { source.value.privateNetworks == ["work", "home"] }
            #expect(source.value.link == cable)
            try service.set(active("work"), "\(Self.name).Connection.Active", "State", .uint32(4))
            try wait("work has gone") { source.value.privateNetworks == ["home"] }
            try service.set(Self.path, Self.name, "PrimaryConnection", .path(active("cable")))
            try up("cable")
            try wait("none") { source.value == NetworkFacts(cable) }
        }

        @Test(
            "a radio that others join, an access point that has gone, a strength of another type: joined, without bars")
        func withoutAccessPoint() throws {
            let privateBus = try PrivateBus()
            let source = NetworkManagerSource(try privateBus.connect())
            let service = try start(privateBus)
            try service.mock(Self.path, "AddWiFiDevice", [.string("w0"), .string("wlan0"), .uint32(100)])
            try connect(service, "hotspot", type: "802-11-wireless")
            let devices = Variant.array(of: "o", [.path("\(Self.path)/Devices/w0")])
            try service.set(active("hotspot"), "\(Self.name).Connection.Active", "Devices", devices)
            try service.set(Self.path, Self.name, "PrimaryConnection", .path(active("hotspot")))
            try wait("the hotspot") { source.value.link == wifi("hotspot", nil) }
            try join(service, ssid: "Home", strength: 82, number: 1)
            try wait("joined") { source.value.link == wifi("Home", 82) }
            try service.mock(
                "\(Self.path)/AccessPoint/ap1", "EmitSignal",
                [
                    .string("org.freedesktop.DBus.Properties"), .string("PropertiesChanged"), .string("sa{sv}as"),
                    .array(
                        of: "v",
                        [
                            .variant(.string("\(Self.name).AccessPoint")),
                            .variant(.properties(["Strength": .string("strong")])), .variant(.strings([])),
                        ]),
                ])
            try wait("no bars") { source.value.link == wifi("Home", nil) }
        }

        @Test("says unavailable while the service hangs, and recovers")
        func hangs() throws {
            let privateBus = try PrivateBus()
            let service = try start(privateBus)
            service.hang(true)
            let source = NetworkManagerSource(try privateBus.connect())
            // Six seconds are more than a question may take.
            var isOver = false
            let end = MainLoop.after(milliseconds: 6000) { isOver = true }
            try wait("the deadline") { isOver }
            end.cancel()
            #expect(source.value.link == .unavailable)
            service.hang(false)
            try wait("recovered") { source.value.link == .disconnected }
        }
    }
}

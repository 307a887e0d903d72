// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import Glibc
import Testing

@testable import SystemStatus

extension SystemStatusTests {
    /// All four services of the system at once, each with its source.
    @Suite("Services with faults")
    @MainActor
    struct FaultTests {
        private static let network = "org.freedesktop.NetworkManager"
        private static let power = "org.freedesktop.UPower"
        private static let bluetooth = "org.bluez"
        private static let modem = "org.freedesktop.ModemManager1"
        private static func path(_ name: String) -> String { "/" + name.split(separator: ".").joined(separator: "/") }

        @MainActor
        private struct Sources {
            let network: NetworkSource
            let power: PowerSource
            let bluetooth: BluetoothSource
            let modem: ModemSource

            init(_ bus: Bus) {
                network = NetworkSource(bus, countdown: HandCountdown(), kernel: { FakeSource(NetworkFacts(.off)) })
                power = PowerSource(bus, countdown: HandCountdown())
                bluetooth = BluetoothSource(bus, countdown: HandCountdown())
                modem = ModemSource(bus, countdown: HandCountdown())
            }

            /// Each has told something of its service.
            var areKnown: Bool {
                network.value.link == .disconnected && power.value.value?.percent == 77
                    && bluetooth.value.value?.isPowered != nil && modem.value.value?.carrier == "Testnet"
            }

            var areLost: Bool {
                network.value.link == .unavailable && power.value == .unavailable && bluetooth.value == .unavailable
                    && modem.value == .unavailable
            }

            func check() -> [Bool] { [network.check(), power.check(), bluetooth.check(), modem.check()] }
        }

        private func start(_ privateBus: PrivateBus) throws -> [MockService] {
            let network = try MockService(privateBus, template: "networkmanager", name: Self.network)
            let power = try MockService(privateBus, template: "upower", name: Self.power)
            let bluetooth = try MockService(privateBus, template: "bluez5", name: Self.bluetooth)
            let modem = try MockService(
                privateBus, template: MockService.ownTemplate("modemmanager"), name: Self.modem)
            try power.mock(
                Self.path(Self.power), "SetupDisplayDevice",
                [
                    .uint32(2), .uint32(2), .double(77), .double(77), .double(100), .double(0), .int64(0), .int64(0),
                    .bool(true), .string(""), .uint32(1),
                ])
            try bluetooth.call("/", "org.bluez.Mock", "AddAdapter", [.string("hci0"), .string("kiosk")])
            try modem.mock(Self.path(Self.modem), "AddModem", [.string("0"), .string("Testnet"), .uint32(67)])
            return [network, power, bluetooth, modem]
        }

        @Test("a service that falls silent later, without a word, is found out when it is asked, and followed again")
        func silentLater() throws {
            let privateBus = try PrivateBus()
            let services = try start(privateBus)
            let sources = Sources(try privateBus.connect())
            try wait("all are known") { sources.areKnown }
            for service in services { service.hang(true) }
            #expect(sources.check() == [true, true, true, true])
            // Asking takes no time, and an answer may take five seconds.
            #expect(sources.areKnown)
            try wait("all are unavailable", atMost: .seconds(8)) { sources.areLost }
            #expect(sources.check() == [false, false, false, false])
            for service in services { service.hang(false) }
            try wait("all are known again", atMost: .seconds(2)) { sources.areKnown }
        }

        @Test(
            "answers of no use are no facts, and a good service after a bad one is followed",
            arguments: ["error", "number", "text", "empty", "rubbish"])
        func contrary(_ how: String) throws {
            let privateBus = try PrivateBus()
            let bus = try privateBus.connect()
            let sources = Sources(bus)
            let names = [Self.network, Self.power, Self.bluetooth, Self.modem]
            let process = try SpawnedProcess(
                SpawnRequest(
                    ["/usr/bin/python3", "-W", "ignore", MockService.ownTemplate("contrary"), how] + names,
                    environment: ["DBUS_SYSTEM_BUS_ADDRESS": privateBus.address, "PATH": "/usr/bin:/bin"]))
            defer { process.send(signal: SIGKILL) }
            let watches = names.map { NameWatch(bus, $0) { _ in } }
            try wait("the names are taken") { watches.allSatisfy { $0.owner != nil } }
            // Behind all questions and answers so far; those of later attempts change nothing.
            for name in names {
                var isAnswered = false
                bus.call(BusCall(name, "/", name, "Anything")) { _ in isAnswered = true }
                try wait("an answer of \(name)") { isAnswered }
            }
            #expect([.unavailable, .disconnected].contains(sources.network.value.link))
            // A display device that speaks and says nothing proper may be a battery.
            #expect(sources.power.value == (how == "rubbish" ? .unavailable : .absent))
            #expect(sources.bluetooth.value.value?.isPowered != true)
            #expect(sources.modem.value.value?.carrier.isEmpty != false)
            process.send(signal: SIGKILL)
            try wait("it ends") { process.exit != nil }
            let services = try start(privateBus)
            try wait("all are known", atMost: .seconds(2)) { sources.areKnown }
            withExtendedLifetime(services) {}
        }

        @Test("a service that owns its name before it can answer is asked again, and when it speaks")
        func early() throws {
            let privateBus = try PrivateBus()
            let sources = Sources(try privateBus.connect())
            let power = try MockService(privateBus, template: "upower", name: Self.power)
            let failing = "raise dbus.exceptions.DBusException('early', name='org.freedesktop.DBus.Error.Failed')"
            for (method, answer) in [("GetDisplayDevice", "o"), ("EnumerateDevices", "ao")] {
                try power.mock(
                    Self.path(Self.power), "AddMethod",
                    [.string(Self.power), .string(method), .string(""), .string(answer), .string(failing)])
            }
            let again = PowerSource(try privateBus.connect())
            #expect(again.value == .absent)
            try power.mock(
                Self.path(Self.power), "SetupDisplayDevice",
                [
                    .uint32(2), .uint32(2), .double(77), .double(77), .double(100), .double(0), .int64(0), .int64(0),
                    .bool(true), .string(""), .uint32(1),
                ])
            let display = "ret = '\(Self.path(Self.power))/devices/DisplayDevice'"
            try power.mock(
                Self.path(Self.power), "AddMethod",
                [.string(Self.power), .string("GetDisplayDevice"), .string(""), .string("o"), .string(display)])
            try wait("found all the same") { again.value.value?.percent == 77 }
            withExtendedLifetime(sources) {}
        }

        @Test("asks one service a minute, only those that have something to lose, and all when somebody looks")
        func turns() {
            var asked: [String] = []
            func source<Value>(_ name: String, _ value: Value) -> AskedSource<Value> {
                AskedSource(value) { asked.append(name) }
            }
            var sources = SystemStatus.Sources(clock: FakeSource(ClockFacts(text: "14:05")))
            let lost = AskedSource(Reading<BluetoothFacts>.unavailable, ask: nil)
            sources.network = source("network", NetworkFacts(.disconnected))
            sources.battery = source("battery", .known(BatteryFacts(percent: 50, state: .full)))
            sources.bluetooth = lost
            let status = SystemStatus(sources)
            for minute in 0..<5 { status.checkNext(at: .seconds(60 * minute)) }
            #expect(asked == ["network", "battery", "network", "battery", "network"])
            status.checkNext(at: .seconds(4 * 60 + 1))
            #expect(asked.count == 5)
            status.checkAll()
            #expect(asked.suffix(2) == ["network", "battery"])
        }

        @Test(
            "STAT-CONTENT while the shell is used all services are asked, once in ten seconds however often it is touched"
        )
        func inUse() {
            var asked: [String] = []
            var sources = SystemStatus.Sources(clock: FakeSource(ClockFacts(text: "14:05")))
            sources.network = AskedSource(NetworkFacts(.disconnected)) { asked.append("network") }
            sources.battery = AskedSource(.known(BatteryFacts(percent: 50, state: .full))) { asked.append("battery") }
            let status = SystemStatus(sources)
            for moment in 0..<100 { status.checkInUse(at: .milliseconds(1_000_000 + 99 * moment)) }
            #expect(asked == ["network", "battery"])
            status.checkInUse(at: .milliseconds(1_010_000))
            #expect(asked == ["network", "battery", "network", "battery"])
        }
    }

    /// Notes that it was asked; one without anything to ask answers so.
    @MainActor
    private final class AskedSource<Value: Equatable & Sendable>: StatusSource {
        let value: Value
        var onChange: (@MainActor () -> Void)?
        private let ask: (() -> Void)?

        init(_ value: Value, ask: (() -> Void)?) {
            self.value = value
            self.ask = ask
        }

        func check() -> Bool {
            ask?()
            return ask != nil
        }
    }
}

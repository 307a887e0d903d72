// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("Bluetooth")
    @MainActor
    struct BluetoothTests {
        private static let name = "org.bluez"
        private static let adapter = "/org/bluez/hci0"

        private func on(_ devices: [String] = []) -> Reading<BluetoothFacts> {
            .known(BluetoothFacts(isPowered: true, devices: devices))
        }

        private func mock(_ service: MockService, _ method: String, _ arguments: [Variant]) throws {
            try service.call("/", "org.bluez.Mock", method, arguments)
        }

        @Test("S-23 finds a radio that appears later, and keeps one that is switched off")
        func later() throws {
            let privateBus = try PrivateBus()
            let source = BluetoothSource(try privateBus.connect())
            let service = try MockService(privateBus, template: "bluez5", name: Self.name)
            #expect(source.value == .absent)
            try mock(service, "AddAdapter", [.string("hci0"), .string("kiosk")])
            try wait("the radio", atMost: .seconds(1)) { source.value == on() }
            try mock(
                service, "AddDevice", [.string("hci0"), .string("11:22:33:44:55:66"), .string("Head & <b>phones</b>")])
            try mock(service, "ConnectDevice", [.string("hci0"), .string("11:22:33:44:55:66")])
            try wait("connected", atMost: .seconds(1)) { source.value == on(["Head & <b>phones</b>"]) }
            try service.set(Self.adapter, "org.bluez.Adapter1", "Powered", .bool(false))
            try wait("off", atMost: .seconds(1)) { source.value == .known(BluetoothFacts(isPowered: false)) }
            try service.set(Self.adapter, "org.bluez.Adapter1", "Powered", .bool(true))
            try wait("on", atMost: .seconds(1)) { source.value.value?.isPowered == true }
        }

        @Test("STAT-CONTENT keeps its place as unavailable for a minute after its service has gone, then goes")
        func gone() throws {
            let privateBus = try PrivateBus()
            let countdown = HandCountdown()
            let source = BluetoothSource(try privateBus.connect(), countdown: countdown)
            let service = try MockService(privateBus, template: "bluez5", name: Self.name)
            try mock(service, "AddAdapter", [.string("hci0"), .string("kiosk")])
            try wait("the radio") { source.value == on() }
            try service.stop()
            try wait("unavailable", atMost: .seconds(1)) { source.value == .unavailable }
            #expect(countdown.time == .seconds(60))
            countdown.runOut()
            #expect(source.value == .absent)
            let again = try MockService(privateBus, template: "bluez5", name: Self.name)
            try mock(again, "AddAdapter", [.string("hci0"), .string("kiosk")])
            try wait("back", atMost: .seconds(1)) { source.value == on() }
        }
    }
}

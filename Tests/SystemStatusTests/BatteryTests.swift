// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("Battery")
    @MainActor
    struct BatteryTests {
        private static let name = "org.freedesktop.UPower"
        private static let path = "/org/freedesktop/UPower"
        private static let device = "org.freedesktop.UPower.Device"
        private static let display = "/org/freedesktop/UPower/devices/DisplayDevice"

        private func display(_ service: MockService, state: UInt32, percent: Double, isPresent: Bool = true) throws {
            try service.mock(
                Self.path, "SetupDisplayDevice",
                [
                    .uint32(2), .uint32(state), .double(percent), .double(percent), .double(100), .double(0), .int64(0),
                    .int64(0), .bool(isPresent), .string(""), .uint32(1),
                ])
        }

        private func addPack(_ service: MockService, _ name: String, _ properties: [String: Variant]) throws {
            try service.mock(
                Self.path, "AddDischargingBattery", [.string(name), .string("Mock"), .double(50), .int64(3600)])
            try service.mock(
                Self.path, "SetDeviceProperties", [.path("\(Self.path)/devices/\(name)"), .properties(properties)])
        }

        private func withoutDisplayDevice(_ service: MockService) throws {
            try service.mock(
                Self.path, "AddMethod",
                [
                    .string(Self.name), .string("GetDisplayDevice"), .string(""), .string("o"),
                    .string("raise dbus.exceptions.DBusException('none', name='org.freedesktop.DBus.Error.Failed')"),
                ])
        }

        @Test("S-01 weighs two batteries of unlike size by what they hold")
        func weighed() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            try withoutDisplayDevice(service)
            try addPack(service, "BAT0", ["Energy": .double(5), "EnergyFull": .double(20), "Percentage": .double(25)])
            try addPack(service, "BAT1", ["Energy": .double(45), "EnergyFull": .double(50), "Percentage": .double(90)])
            let source = PowerSource(try privateBus.connect())
            try wait("both") { source.value == .known(BatteryFacts(percent: 71, state: .discharging)) }
            try service.mock(Self.path, "RemoveDevice", [.path("\(Self.path)/devices/BAT1")])
            try wait("one") { source.value.value?.percent == 25 }
            try addPack(service, "BAT2", ["EnergyFull": .double(0), "Percentage": .double(75)])
            try wait("a pack that cannot be weighed") { source.value.value?.percent == 50 }
        }

        @Test("never counts what is no battery of the machine: a mouse, a headset, a pack that powers something else")
        func peripherals() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            try withoutDisplayDevice(service)
            let battery = Variant.uint32(2)
            let others: [(String, Variant)] = [
                ("mouse", .uint32(5)), ("keyboard", .uint32(6)), ("phone", .uint32(8)), ("headset", .uint32(17)),
                ("pen", battery),
            ]
            for (name, kind) in others {
                try addPack(
                    service, name, ["Type": kind, "PowerSupply": .bool(false), "Percentage": .double(3)])
            }
            let source = PowerSource(try privateBus.connect())
            try addPack(
                service, "BAT0",
                ["Type": battery, "PowerSupply": .bool(true), "EnergyFull": .double(0), "Percentage": .double(64)])
            try wait("the machine's alone") { source.value.value?.percent == 64 }
            try service.mock(Self.path, "RemoveDevice", [.path("\(Self.path)/devices/BAT0")])
            try wait("none of the machine's", atMost: .seconds(2)) { source.value == .absent }
        }

        @Test("STAT-VARIES a display device that stands for something else than packs of the machine is no battery")
        func otherDisplay() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            let source = PowerSource(try privateBus.connect())
            try display(service, state: 2, percent: 77)
            try wait("a battery") { source.value.value?.percent == 77 }
            for (kind, isThere) in [(5, false), (3, true), (0, false), (2, true)] {
                try service.set(Self.display, Self.device, "Type", .uint32(UInt32(kind)))
                try wait("type \(kind)") { (source.value.value != nil) == isThere }
            }
        }

        @Test("S-04 tells a held charge from charging and from discharging")
        func pending() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            let source = PowerSource(try privateBus.connect())
            let expected: [(UInt32, BatteryFacts.State)] = [
                (5, .pending), (6, .pending), (0, .unknown), (1, .charging), (2, .discharging), (3, .empty), (4, .full),
            ]
            for (number, state) in expected {
                try display(service, state: number, percent: 80)
                try wait("state \(number)") { source.value.value?.percent == 80 && source.value.value?.state == state }
            }
        }

        @Test(
            "rounds to nearest, half up, within 0 and 100",
            arguments: [(79.5, 80), (0.4, 0), (99.6, 100), (120.0, 100)])
        func rounding(_ share: Double, _ percent: Int) throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            let source = PowerSource(try privateBus.connect())
            try display(service, state: 2, percent: share)
            try wait("\(percent)") { source.value.value?.percent == percent }
        }

        @Test("STAT-VARIES is absent on a machine without a battery, and unavailable when the service has gone")
        func absent() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            let source = PowerSource(try privateBus.connect())
            try display(service, state: 2, percent: 77)
            try wait("a battery") { source.value.value?.percent == 77 }
            try service.set(Self.display, Self.device, "IsPresent", .bool(false))
            try wait("taken out", atMost: .seconds(2)) { source.value == .absent }
            try service.set(Self.display, Self.device, "IsPresent", .bool(true))
            try wait("put in", atMost: .seconds(2)) { source.value.value?.percent == 77 }
            try service.stop()
            try wait("gone", atMost: .seconds(1)) { source.value == .unavailable }
        }

        @Test(
            "S-07 needs no power service, and finds one that comes late",
            arguments: [[:], ["org.freedesktop.UPower": "/bin/sleep 100"]])
        func late(_ services: [String: String]) throws {
            let privateBus = try PrivateBus(services: services)
            let source = PowerSource(try privateBus.connect())
            // The bus has our question, and has answered or will never answer.
            let other = try privateBus.connect()
            #expect(other.state == .connected)
            #expect(source.value == .absent)
            let service = try MockService(privateBus, template: "upower", name: Self.name)
            try display(service, state: 2, percent: 77)
            try wait("the battery", atMost: .seconds(1)) { source.value.value?.percent == 77 }
        }
    }
}

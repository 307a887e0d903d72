// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import Testing

@testable import SystemStatus

/// A value that was not told, of another type or out of range, is never told as a state (STAT-CONTENT).
@Suite("Values that are no values")
struct UntoldTests {
    // MARK: Battery

    private static let display: [String: Variant] = [
        "IsPresent": .bool(true), "Type": .uint32(2), "Percentage": .double(80), "State": .uint32(2),
        "WarningLevel": .uint32(1),
    ]

    private func display(_ name: String, _ value: Variant?) -> Reading<BatteryFacts> {
        BatteryReading.reading(
            display: Self.display.merging([name: value ?? .string("")]) { $1 }.filter {
                value != nil || $0.key != name
            })
    }

    @Test(
        "S-04 a state that is unknown, of another type or out of range is none",
        arguments: [.uint32(0), .uint32(99), .int32(-1), .string("full"), .double(3), nil] as [Variant?])
    func batteryState(_ value: Variant?) {
        #expect(display("State", value) == .known(BatteryFacts(percent: 80, state: .unknown)))
    }

    @Test("STAT-VARIES only a proper word says that there is no battery")
    func batteryPresence() {
        #expect(display("IsPresent", .bool(false)) == .absent)
        #expect(display("Type", .uint32(5)) == .absent)
        #expect(BatteryReading.reading(display: [:]) == .absent)
        for value in [.string("yes"), .uint32(1), nil] as [Variant?] {
            #expect(display("IsPresent", value) == .unavailable)
        }
        for value in [.string("battery"), .uint32(77), .double(2), .int32(-2), nil] as [Variant?] {
            #expect(display("Type", value) == .unavailable)
        }
    }

    @Test(
        "a charge of another type, or below nothing, is unavailable and not zero",
        arguments: [.string("80"), .bool(true), .double(.nan), .double(.infinity), .double(-1), nil] as [Variant?])
    func batteryCharge(_ value: Variant?) {
        #expect(display("Percentage", value) == .unavailable)
    }

    @Test("a month is no forecast")
    func forecast() {
        #expect(display("TimeToEmpty", .int64(2_592_000)).value?.secondsLeft == nil)
        #expect(display("TimeToEmpty", .int64(-5)).value?.secondsLeft == nil)
        #expect(display("TimeToEmpty", .string("long")).value?.secondsLeft == nil)
        #expect(display("TimeToEmpty", .int64(54_000)).value?.secondsLeft == 54_000)
    }

    private func packs(_ changes: [String: Variant]) -> Reading<BatteryFacts> {
        func pack(_ energy: Double, _ full: Double, _ percent: Double) -> [String: Variant] {
            [
                "Type": .uint32(2), "PowerSupply": .bool(true), "IsPresent": .bool(true), "State": .uint32(2),
                "Energy": .double(energy), "EnergyFull": .double(full), "Percentage": .double(percent),
            ]
        }
        return BatteryReading.reading(devices: [pack(45, 50, 90).merging(changes) { $1 }, pack(5, 20, 25)])
    }

    @Test("S-01 a pack counts with what it tells properly, and never with nothing for what it does not tell")
    func packs() {
        for energy in [.string("45"), .double(.nan), .double(-3)] as [Variant] {
            #expect(packs(["Energy": energy]).value?.percent == 71)
        }
        #expect(packs(["Energy": .double(1000)]).value?.percent == 79)
        #expect(packs(["Percentage": .string("90")]).value?.percent == 71)
        #expect(packs(["Percentage": .string("90"), "Energy": .string("45")]) == .unavailable)
        for name in ["PowerSupply", "Type", "IsPresent"] {
            #expect(packs([name: .string("a string")]) == .unavailable, "\(name)")
        }
        #expect(packs(["State": .string("full")]).value?.state == .discharging)
        #expect(packs(["PowerSupply": .bool(false)]).value?.percent == 25)
    }

    // MARK: Bluetooth

    private func adapter(_ powered: Variant?) -> RemoteTree.Interfaces {
        ["org.bluez.Adapter1": powered.map { ["Powered": $0] } ?? [:]]
    }

    @Test("a radio that does not say properly whether it is on is unavailable, not off")
    func radio() {
        for value in [.string("on"), .uint32(1), .double(.nan), nil] as [Variant?] {
            #expect(BluetoothReading.reading(["/org/bluez/hci0": adapter(value)]) == .unavailable)
            let two = ["/org/bluez/hci0": adapter(value), "/org/bluez/hci1": adapter(.bool(false))]
            #expect(BluetoothReading.reading(two) == .unavailable)
        }
        let off = BluetoothReading.reading(["/org/bluez/hci0": adapter(.bool(false))])
        #expect(off == .known(BluetoothFacts(isPowered: false)))
    }

    @Test("what is connected to a radio that is off does not count")
    func devicesOfRadios() {
        func reading(_ first: Bool, _ second: Bool, _ more: [String: Variant]) -> Reading<BluetoothFacts> {
            let device: [String: Variant] = ["Connected": .bool(true), "Alias": .string("Headphones")]
            return BluetoothReading.reading([
                "/org/bluez/hci0": adapter(.bool(first)), "/org/bluez/hci1": adapter(.bool(second)),
                "/org/bluez/hci0/dev_1": ["org.bluez.Device1": device.merging(more) { $1 }],
            ])
        }
        for more in [["Adapter": .path("/org/bluez/hci0")], [:]] as [[String: Variant]] {
            #expect(reading(false, true, more) == .known(BluetoothFacts(isPowered: true)))
            #expect(reading(true, false, more).value?.devices == ["Headphones"])
        }
        #expect(reading(true, true, ["Connected": .string("yes")]).value?.devices == [])
    }

    // MARK: Network

    private func network(
        manager: [String: Variant] = [:], connection: [String: Variant] = [:], strength: Variant = .byte(82)
    ) -> NetworkFacts.Link? {
        let path = Variant.path("/org/freedesktop/NetworkManager/ActiveConnection/1")
        var reading = NetworkReading(
            manager: ["PrimaryConnection": path, "Connectivity": .uint32(4)].merging(manager) { $1 })
        reading.connection = ["Id": .string("Office"), "State": .uint32(2), "Type": .string("802-11-wireless")]
            .merging(connection) { $1 }
        reading.accessPoint = ["Strength": strength]
        return reading.facts?.link
    }

    @Test("a strength that is none is not told, neither as no bars nor as any")
    func strength() {
        for value in [.string("82"), .double(50), .int32(-5)] as [Variant] {
            #expect(network(strength: value) == .wifi(name: "Office", strength: nil, connectivity: .full))
        }
        #expect(network(strength: .uint32(1000)) == .wifi(name: "Office", strength: 100, connectivity: .full))
    }

    @Test("a connection whose state or path is none is unavailable, not missing")
    func connection() {
        for value in [.string("2"), .uint32(0), .uint32(99), .double(2)] as [Variant] {
            #expect(network(connection: ["State": value]) == .unavailable)
        }
        #expect(network(connection: ["State": .uint32(4)]) == .disconnected)
        for value in [.string("/org/freedesktop/NetworkManager/ActiveConnection/1"), .uint32(1)] as [Variant] {
            #expect(network(manager: ["PrimaryConnection": value]) == .unavailable)
        }
        #expect(network(manager: ["PrimaryConnection": .path("/")]) == .disconnected)
    }

    @Test("S-14 what lies behind the network is online only by a proper word, or by none")
    func connectivity() {
        for value in [.string("x"), .int32(-1), .uint32(99)] as [Variant] {
            #expect(network(manager: ["Connectivity": value]) == .unavailable)
        }
        #expect(
            network(manager: ["Connectivity": .uint32(0)]) == .wifi(name: "Office", strength: 82, connectivity: .full))
    }

    @Test("only what is like a cable is wired")
    func types() {
        for value in [.string("bluetooth"), .string(""), .uint32(2)] as [Variant] {
            #expect(network(connection: ["Type": value]) == .other(name: "Office", connectivity: .full))
        }
        let cable = network(connection: ["Type": .string("802-3-ethernet")])
        #expect(cable == .wired(name: "Office", connectivity: .full))
    }

    // MARK: Mobile network

    private func modem(_ changes: [String: Variant]) -> Reading<CellularFacts> {
        let properties: [String: Variant] = [
            "State": .int32(11), "SignalQuality": .tuple([.uint32(67), .bool(true)]), "UnlockRequired": .uint32(2),
        ]
        return CellularReading.reading([
            "/org/freedesktop/ModemManager1/Modem/0": [
                "org.freedesktop.ModemManager1.Modem": properties.merging(changes) { $1 }
            ]
        ])
    }

    @Test(
        "a modem's state that is none is unavailable, neither searching nor registered",
        arguments: [.string("x"), .double(11), .int32(0), .int32(-77), .int32(99)] as [Variant])
    func modemState(_ value: Variant) {
        #expect(modem(["State": value]) == .unavailable)
    }

    @Test(
        "a modem's signal that is none is not told",
        arguments: [.string("67"), .uint32(67), .tuple([.string("a"), .bool(true)])] as [Variant])
    func signal(_ value: Variant) {
        #expect(modem(["SignalQuality": value]).value?.state == .registered(strength: nil, isRoaming: false))
    }

    @Test("S-25 tries out of range are not told")
    func tries() {
        func state(_ type: String, _ tries: Variant) -> CellularFacts.State? {
            let retries = Variant.dictionary(key: "u", value: type, [.uint32(2): tries])
            return modem(["State": .int32(2), "UnlockRetries": retries]).value?.state
        }
        for tries in [.uint32(4_294_967_295), .uint32(999), .uint32(1000)] as [Variant] {
            #expect(state("u", tries) == .pinNeeded(tries: nil))
        }
        #expect(state("i", .int32(-3)) == .pinNeeded(tries: nil))
        #expect(state("u", .uint32(0)) == .pinNeeded(tries: 0))
    }
}

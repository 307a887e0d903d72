// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("Mobile network")
    @MainActor
    struct CellularTests {
        private static let name = "org.freedesktop.ModemManager1"
        private static let path = "/org/freedesktop/ModemManager1"
        private static let modem = "\(path)/Modem/0"

        private func start(_ privateBus: PrivateBus) throws -> MockService {
            try MockService(privateBus, template: MockService.ownTemplate("modemmanager"), name: Self.name)
        }

        private func add(_ service: MockService, _ carrier: String, _ percent: UInt32) throws {
            try service.mock(Self.path, "AddModem", [.string("0"), .string(carrier), .uint32(percent)])
        }

        private func set(_ service: MockService, _ property: String, _ value: Variant) throws {
            try service.set(Self.modem, "\(Self.name).Modem", property, value)
        }

        private func registered(_ source: ModemSource) -> (strength: Int?, isRoaming: Bool)? {
            guard case .registered(let strength, let isRoaming)? = source.value.value?.state else { return nil }
            return (strength, isRoaming)
        }

        @Test(
            "S-25 tells a card that waits for its PIN, one that waits for its PUK, and one that only lacks its second PIN"
        )
        func locked() throws {
            let privateBus = try PrivateBus()
            let source = ModemSource(try privateBus.connect())
            let service = try start(privateBus)
            try add(service, "Testnet", 72)
            try wait("registered") { registered(source)?.strength == 72 }
            try set(service, "UnlockRequired", .uint32(2))
            try set(service, "State", .int32(2))
            try wait("locked", atMost: .seconds(1)) { source.value.value?.state == .pinNeeded(tries: 3) }
            try set(service, "UnlockRequired", .uint32(4))
            try wait("blocked", atMost: .seconds(1)) { source.value.value?.state == .pukNeeded(tries: 10) }
            try set(service, "UnlockRequired", .uint32(3))
            try set(service, "State", .int32(8))
            try wait("in its network", atMost: .seconds(1)) { registered(source)?.strength == 72 }
            #expect(NetworkFacts.bars(strength: 72) == 3)
        }

        @Test("knows carrier, technology and roaming, a modem without a card, and one that is switched off")
        func states() throws {
            let privateBus = try PrivateBus()
            let source = ModemSource(try privateBus.connect())
            let service = try start(privateBus)
            try add(service, "Testnet", 67)
            try wait("home") { registered(source)?.isRoaming == false }
            #expect(source.value.value?.carrier == "Testnet")
            #expect(source.value.value?.technology == .fourth)
            try service.set(Self.modem, "\(Self.name).Modem.Modem3gpp", "RegistrationState", .uint32(5))
            try wait("roaming", atMost: .seconds(1)) { registered(source)?.isRoaming == true }
            for (bits, technology) in [
                (1 << 15 | 1 << 14, CellularFacts.Technology.fifth), (1 << 5, .third), (1 << 3, .second),
            ] {
                try set(service, "AccessTechnologies", .uint32(UInt32(bits)))
                try wait("\(technology)", atMost: .seconds(1)) { source.value.value?.technology == technology }
            }
            try set(service, "StateFailedReason", .uint32(2))
            try set(service, "State", .int32(-1))
            try wait("no card", atMost: .seconds(1)) { source.value.value?.state == .noCard }
            try set(service, "State", .int32(3))
            try wait("off", atMost: .seconds(1)) { source.value.value?.state == .off }
            try set(service, "State", .int32(7))
            try wait("searching", atMost: .seconds(1)) { source.value.value?.state == .searching }
        }

        @Test("STAT-VARIES appears with a modem and goes with it, and is unavailable while its service restarts")
        func comesAndGoes() throws {
            let privateBus = try PrivateBus()
            let countdown = HandCountdown()
            let source = ModemSource(try privateBus.connect(), countdown: countdown)
            let first = try start(privateBus)
            #expect(source.value == .absent)
            try add(first, "Testnet", 67)
            try wait("a modem", atMost: .seconds(2)) { source.value.value != nil }
            try first.mock(Self.path, "RemoveModem", [.string("0")])
            try wait("taken out", atMost: .seconds(2)) { source.value == .absent }
            try add(first, "Testnet", 67)
            try wait("put in", atMost: .seconds(2)) { source.value.value != nil }
            try first.stop()
            try wait("gone", atMost: .seconds(1)) { source.value == .unavailable }
            let second = try start(privateBus)
            try add(second, "Other", 30)
            try wait("back", atMost: .seconds(1)) { source.value.value?.carrier == "Other" }
            #expect(countdown.time == nil)
        }

        @Test("takes answers of the wrong type and out of range for what they are")
        func badValues() throws {
            let privateBus = try PrivateBus()
            let source = ModemSource(try privateBus.connect())
            let service = try start(privateBus)
            try add(service, String(repeating: "N", count: 500), 900)
            try wait("bounded") { registered(source)?.strength == 100 }
            #expect(source.value.value?.carrier.count == 500)
            try set(service, "SignalQuality", .string("much"))
            try wait("no number", atMost: .seconds(1)) { registered(source).map { $0.strength == nil } == true }
            try set(service, "AccessTechnologies", .string("LTE"))
            try wait("no technology", atMost: .seconds(1)) { source.value.value?.technology == nil }
        }
    }
}

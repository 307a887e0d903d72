// SPDX-License-Identifier: Apache-2.0

// From ModemManager's objects to one fact. The numbers are those of its interface.

import BarModel
import GioKit

enum CellularReading {
    private static let modem = "org.freedesktop.ModemManager1.Modem"
    private static let registration = "org.freedesktop.ModemManager1.Modem.Modem3gpp"

    /// Of several modems the one that is furthest on its way into a network counts, then the first by path.
    static func reading(_ objects: [String: RemoteTree.Interfaces]) -> Reading<CellularFacts> {
        let modems = objects.filter { $0.value[modem] != nil }.sorted { $0.key < $1.key }.map(\.value)
        let best = modems.enumerated().max { first, second in
            let (left, right) = (progress(first.element), progress(second.element))
            return left == right ? first.offset > second.offset : left < right
        }
        guard let best else { return .absent }
        guard let number = state(best.element) else { return .unavailable }
        return .known(facts(best.element, number))
    }

    /// One that tells no state, or that it does not know it, is behind all others.

    private static func progress(_ interfaces: RemoteTree.Interfaces) -> Int { state(interfaces) ?? -2 }

    private static func state(_ interfaces: RemoteTree.Interfaces) -> Int? {
        let unknown = 0
        return interfaces[modem]?.number("State", in: -1...11).value.flatMap { $0 == unknown ? nil : $0 }
    }

    private static func facts(_ interfaces: RemoteTree.Interfaces, _ number: Int) -> CellularFacts {
        let modem = interfaces[modem] ?? [:]
        let network = interfaces[registration] ?? [:]
        let registered = 8
        guard number >= registered else { return CellularFacts(state: waiting(modem, number)) }
        // Asked for a number it does not need for service, a second PIN, a modem is in its network all the same.
        let isRoaming = [5, 7, 10].contains(network["RegistrationState"]?.int ?? 0)
        return CellularFacts(
            state: .registered(strength: strength(modem), isRoaming: isRoaming),
            carrier: network["OperatorName"]?.shownText ?? "", technology: technology(modem["AccessTechnologies"]?.int))
    }

    /// Of a modem's own properties.
    static func strength(_ modem: [String: Variant]) -> Int? { modem["SignalQuality"]?.elements?.first?.percent }

    private static func waiting(_ modem: [String: Variant], _ state: Int) -> CellularFacts.State {
        let (failed, locked, disabled, disabling) = (-1, 2, 3, 4)
        switch state {
        case failed: return modem["StateFailedReason"]?.int == 2 ? .noCard : .failed
        case locked:
            let lock = modem["UnlockRequired"]?.int ?? 0
            let tries = modem["UnlockRetries"].flatMap { triesLeft($0, lock) }
            switch lock {
            case 2: return .pinNeeded(tries: tries)
            case 4: return .pukNeeded(tries: tries)
            default: return .locked
            }
        case disabled, disabling: return .off
        default: return .searching
        }
    }

    private static func triesLeft(_ retries: Variant, _ lock: Int) -> Int? {
        guard case .dictionary(_, _, let entries) = retries.content else { return nil }
        let unknown = 999
        return entries.first { $0.key.int == lock }?.value.int.flatMap { (0..<unknown).contains($0) ? $0 : nil }
    }

    private static func technology(_ bits: Int?) -> CellularFacts.Technology? {
        guard let bits, bits > 0 else { return nil }
        let families: [(CellularFacts.Technology, ClosedRange<Int>)] = [
            (.fifth, 15...15), (.fourth, 14...14), (.fourth, 16...17), (.third, 5...13), (.second, 1...4),
        ]
        return families.first { family in family.1.contains { bits >> $0 & 1 == 1 } }?.0
    }
}

// SPDX-License-Identifier: Apache-2.0

// From UPower's properties to a battery. The numbers are those of its interface.

import BarModel
import GioKit

enum BatteryReading {
    private static let battery = 2
    private static let uninterruptible = 3
    private static let kinds = 0...28
    /// Where the service does not judge itself, percent.
    private static let lowAt = 20
    private static let criticalAt = 5

    /// What the display device says; absent where the machine has no battery.
    static func reading(display properties: [String: Variant]) -> Reading<BatteryFacts> {
        let (presence, kind) = (properties.flag("IsPresent"), properties.number("Type", in: kinds))
        if presence == .proper(false) || (presence == .missing && kind == .missing) { return .absent }
        if let kind = kind.value, ![battery, uninterruptible].contains(kind) { return .absent }
        // A battery that does not say how full it is, or says it in no number, is there all the same.
        guard presence == .proper(true), kind.value != nil, let percentage = properties.amount("Percentage")
        else { return .unavailable }
        let share = percent(percentage)
        let charge = state(properties["State"]?.int)
        return .known(
            BatteryFacts(
                percent: share, state: judged(charge, percent: share, warning: properties["WarningLevel"]?.int),
                secondsLeft: secondsLeft(properties, charge)))
    }

    /// The packs of the machine taken together, each by the energy it can hold. What is no pack of the machine, a mouse
    /// for example, is left out. Where one pack tells nothing of use, the others do not stand for the whole.
    static func reading(devices: [[String: Variant]]) -> Reading<BatteryFacts> {
        let memberships = devices.map(isPack)
        let packs = zip(devices, memberships).filter { $0.1 == .proper(true) }.map(\.0)
        guard !memberships.contains(.improper) else { return .unavailable }
        guard !packs.isEmpty else { return .absent }
        let shares = packs.compactMap(share)
        guard shares.count == packs.count else { return .unavailable }
        let capacities = packs.compactMap(capacity)
        // A pack that does not tell what it holds cannot be weighed.
        let weights = capacities.count == packs.count ? capacities : packs.map { _ in 1 }
        let whole = percent(zip(shares, weights).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +))
        let charge = together(packs.map { state($0["State"]?.int) })
        return .known(
            BatteryFacts(
                percent: whole, state: judged(charge, percent: whole, warning: nil),
                secondsLeft: packs.count == 1 ? secondsLeft(packs[0], charge) : nil))
    }

    /// Whether a device is a pack of the machine; improper where it may be one and does not say so properly.
    private static func isPack(_ device: [String: Variant]) -> Told<Bool> {
        let (kind, powers) = (device.number("Type", in: kinds), device.flag("PowerSupply"))
        let presence = device.flag("IsPresent")
        if kind == .missing || powers == .missing || powers == .proper(false) || presence == .proper(false) {
            return .proper(false)
        }
        if let kind = kind.value, kind != battery { return .proper(false) }
        return kind == .improper || powers == .improper || presence == .improper ? .improper : .proper(true)
    }

    private static func capacity(_ pack: [String: Variant]) -> Double? {
        pack.amount("EnergyFull").flatMap { $0 > 0 ? $0 : nil }
    }

    /// Percent of its own capacity, from its energy, or as it says itself.
    private static func share(_ pack: [String: Variant]) -> Double? {
        if let full = capacity(pack), let energy = pack.amount("Energy") { return min(1, energy / full) * 100 }
        return pack.amount("Percentage").map { min(100, $0) }
    }

    static func state(_ number: Int?) -> BatteryFacts.State {
        switch number {
        case 1: .charging
        case 2: .discharging
        case 3: .empty
        case 4: .full
        case 5, 6: .pending
        default: .unknown
        }
    }

    /// Only what is being used up can run low.
    private static func judged(_ state: BatteryFacts.State, percent: Int, warning: Int?) -> BatteryFacts.State {
        guard state == .discharging else { return state }
        switch warning {
        case 3: return .low
        case 4, 5: return .critical
        case 1, 2: return .discharging
        default: return percent <= criticalAt ? .critical : percent <= lowAt ? .low : .discharging
        }
    }

    private static func secondsLeft(_ properties: [String: Variant], _ state: BatteryFacts.State) -> Int? {
        let name: String
        switch state {
        case .charging: name = "TimeToFull"
        case .discharging: name = "TimeToEmpty"
        default: return nil
        }
        // More than a week is no forecast.
        guard let seconds = properties[name]?.int, (1...604_800).contains(seconds) else { return nil }
        return seconds
    }

    private static func together(_ states: [BatteryFacts.State]) -> BatteryFacts.State {
        for decisive in [BatteryFacts.State.charging, .discharging, .unknown, .pending, .full]
        where states.contains(decisive) { return decisive }
        return states.first ?? .unknown
    }

    private static func percent(_ share: Double) -> Int {
        Int(min(100, max(0, share)).rounded(.toNearestOrAwayFromZero))
    }
}

// SPDX-License-Identifier: Apache-2.0

// From UPower's properties to a battery. The numbers are those of its interface.

import BarModel
import GioKit

enum BatteryReading {
    private static let battery = 2
    private static let uninterruptible = 3
    /// Where the service does not judge itself, percent.
    private static let lowAt = 20
    private static let criticalAt = 5

    /// What the display device says; absent where the machine has no battery.
    static func reading(display properties: [String: Variant]) -> Reading<BatteryFacts> {
        guard properties["IsPresent"]?.bool == true,
            [battery, uninterruptible].contains(properties["Type"]?.int ?? 0)
        else { return .absent }
        // A battery that does not say how full it is, or says it in no number, is there all the same.
        guard let percentage = properties["Percentage"]?.double else { return .unavailable }
        let share = percent(percentage)
        let charge = state(properties["State"]?.int)
        return .known(
            BatteryFacts(
                percent: share, state: judged(charge, percent: share, warning: properties["WarningLevel"]?.int),
                secondsLeft: secondsLeft(properties, charge)))
    }

    /// The packs of the machine taken together, each by the energy it can hold. What is no pack of the machine, a mouse
    /// for example, is left out.
    static func reading(devices: [[String: Variant]]) -> Reading<BatteryFacts> {
        let packs = devices.filter { device in
            device["Type"]?.int == battery && device["PowerSupply"]?.bool == true
                && device["IsPresent"]?.bool != false
        }
        guard !packs.isEmpty else { return .absent }
        let telling = packs.filter { $0["Percentage"]?.double != nil }
        guard !telling.isEmpty else { return .unavailable }
        let capacities = telling.map { max(0, $0["EnergyFull"]?.double ?? 0) }
        let share: Double
        if capacities.allSatisfy({ $0 > 0 }) {
            let energy = telling.reduce(0) { $0 + max(0, $1["Energy"]?.double ?? 0) }
            share = energy / capacities.reduce(0, +) * 100
        } else {
            // A pack that does not tell what it holds cannot be weighed.
            share = telling.reduce(0) { $0 + ($1["Percentage"]?.double ?? 0) } / Double(telling.count)
        }
        let charge = together(telling.map { state($0["State"]?.int) })
        let whole = percent(share)
        return .known(
            BatteryFacts(
                percent: whole, state: judged(charge, percent: whole, warning: nil),
                secondsLeft: telling.count == 1 ? secondsLeft(telling[0], charge) : nil))
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
        // More than a month is no forecast.
        guard let seconds = properties[name]?.int, (1...2_678_400).contains(seconds) else { return nil }
        return seconds
    }

    private static func together(_ states: [BatteryFacts.State]) -> BatteryFacts.State {
        for decisive in [BatteryFacts.State.charging, .discharging, .pending, .full]
        where states.contains(decisive) { return decisive }
        return states.first ?? .unknown
    }

    private static func percent(_ share: Double) -> Int {
        Int(min(100, max(0, share)).rounded(.toNearestOrAwayFromZero))
    }
}

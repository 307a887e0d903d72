// SPDX-License-Identifier: Apache-2.0

// From UPower's properties to a battery. The numbers are those of its interface.

import BarModel
import GioKit

enum BatteryReading {
    private static let battery = 2
    private static let uninterruptible = 3

    /// What the display device says; nil where the machine has no battery.
    static func facts(display properties: [String: Variant]) -> BatteryFacts? {
        guard properties["IsPresent"]?.bool == true,
            [battery, uninterruptible].contains(properties["Type"]?.int ?? 0),
            let percentage = properties["Percentage"]?.double
        else { return nil }
        return BatteryFacts(percent: percent(percentage), state: state(properties["State"]?.int))
    }

    /// The packs of the machine taken together, each by the energy it can hold.
    static func facts(devices: [[String: Variant]]) -> BatteryFacts? {
        let packs = devices.filter { device in
            device["Type"]?.int == battery && device["PowerSupply"]?.bool == true
                && device["IsPresent"]?.bool != false && device["Percentage"]?.double != nil
        }
        guard !packs.isEmpty else { return nil }
        let capacities = packs.map { max(0, $0["EnergyFull"]?.double ?? 0) }
        let share: Double
        if capacities.allSatisfy({ $0 > 0 }) {
            let energy = packs.reduce(0) { $0 + max(0, $1["Energy"]?.double ?? 0) }
            share = energy / capacities.reduce(0, +) * 100
        } else {
            // A pack that does not tell what it holds cannot be weighed.
            share = packs.reduce(0) { $0 + ($1["Percentage"]?.double ?? 0) } / Double(packs.count)
        }
        let states = packs.map { state($0["State"]?.int) }
        return BatteryFacts(percent: percent(share), state: together(states))
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

    private static func together(_ states: [BatteryFacts.State]) -> BatteryFacts.State {
        for decisive in [BatteryFacts.State.charging, .discharging, .pending, .full]
        where states.contains(decisive) { return decisive }
        return states.first ?? .unknown
    }

    private static func percent(_ share: Double) -> Int {
        Int(min(100, max(0, share)).rounded(.toNearestOrAwayFromZero))
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A battery, a charger or whatever else feeds this machine or something connected to it.
struct PowerSupply: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case battery, mains, usb, ups, other
    }

    enum Status: Equatable, Sendable {
        case charging, discharging, full, notCharging
    }

    /// As the kernel calls it: `BAT0`.
    var name: String
    var kind: Kind
    /// Belongs to a mouse, a keyboard, a headset: it does not feed this machine.
    var isPeripheral: Bool
    /// Feeds the machine now; batteries do not say.
    var isOnline: Bool?
    var status: Status?
    /// 0 to 100.
    var charge: Int?
    /// What it holds when full, compared with when it was new: 0 to 1.
    var health: Double?
    /// Wh.
    var energy: Double?
    var fullEnergy: Double?
    /// V
    var voltage: Double?
    /// W, without a sign.
    var power: Double?
    var cycles: Int64?
    var technology: String?
    var maker: String?
    var model: String?

    /// - Throws: `missing` where there is no such supply.
    init(_ name: String, _ roots: Roots) throws(ReadFailure) {
        let folder = roots.sys + "/class/power_supply/" + name
        guard roots.exists(folder) else { throw .missing(folder) }
        let read = SupplyFolder(folder: folder, roots: roots)
        self.name = name
        kind = read.kind
        isPeripheral = read.line("scope") == "Device"
        isOnline = read.number("online").map { $0 != 0 }
        status = read.status
        voltage = read.millionths("voltage_now")
        let full = read.energy("full")
        let design = read.energy("full_design")
        energy = read.energy("now")
        fullEnergy = full
        health = full.flatMap { full in design.flatMap { $0 > 0 ? min(full / $0, 1) : nil } }
        let share = energy.flatMap { now in full.flatMap { $0 > 0 ? now / $0 * 100 : nil } }
        charge = (read.number("capacity").map(Double.init) ?? share).map { Int(min(max($0.rounded(), 0), 100)) }
        power =
            (read.millionths("power_now")
            ?? read.millionths("current_now").flatMap { current in voltage.map { current * $0 } }).map(abs)
        cycles = read.number("cycle_count").flatMap { $0 > 0 ? $0 : nil }
        technology = read.line("technology").flatMap { $0 == "Unknown" ? nil : $0 }
        maker = read.line("manufacturer")
        model = read.line("model_name")
    }

    /// Seconds until it is empty, or full while it charges; nothing where that cannot be told.
    var secondsLeft: Int64? {
        guard let energy, let power, power > 0.1 else { return nil }
        let amount: Double? =
            switch status {
            case .discharging: energy
            case .charging: fullEnergy.map { $0 - energy }
            default: nil
            }
        return amount.flatMap { $0 > 0 ? Int64(min($0 / power * 3600, 1e7)) : nil }
    }
}

/// The files of one supply. Numbers are in millionths: µV, µA, µW, µAh, µWh.
private struct SupplyFolder {
    let folder: String
    let roots: Roots

    func line(_ name: String) -> String? { roots.line(folder + "/" + name) }
    func number(_ name: String) -> Int64? { roots.number(folder + "/" + name) }
    func millionths(_ name: String) -> Double? { number(name).map { Double($0) / 1e6 } }

    /// Energy of `now`, `full` or `full_design` in Wh; from charge where the battery counts that.
    func energy(_ which: String) -> Double? {
        if let energy = millionths("energy_" + which) { return energy }
        guard let charge = millionths("charge_" + which),
            let voltage = millionths("voltage_min_design") ?? millionths("voltage_now")
        else { return nil }
        return charge * voltage
    }

    var kind: PowerSupply.Kind {
        switch line("type") {
        case "Battery": .battery
        case "Mains": .mains
        case "UPS": .ups
        case let type? where type.hasPrefix("USB"): .usb
        default: .other
        }
    }

    var status: PowerSupply.Status? {
        switch line("status") {
        case "Charging": .charging
        case "Discharging": .discharging
        case "Full": .full
        case "Not charging": .notCharging
        default: nil
        }
    }
}

/// All that feeds the machine.
struct Power: Equatable, Sendable {
    /// Batteries of the machine first, then what feeds it, then peripherals; by name.
    var supplies: [PowerSupply]

    init(_ roots: Roots) {
        // A machine without any has no such folder, or an empty one.
        let names = (try? roots.names(in: roots.sys + "/class/power_supply")) ?? []
        supplies = names.compactMap { try? PowerSupply($0, roots) }
        supplies.sort { Self.rank($0) < Self.rank($1) }
    }

    private static func rank(_ supply: PowerSupply) -> (Int, String) {
        (supply.isPeripheral ? 2 : supply.kind == .battery ? 0 : 1, supply.name)
    }

    /// 0 to 100 over all batteries of the machine, each by what it holds; nothing without one.
    var charge: Int? {
        let batteries = supplies.filter { $0.kind == .battery && !$0.isPeripheral && $0.charge != nil }
        guard !batteries.isEmpty else { return nil }
        let full = batteries.compactMap(\.fullEnergy)
        let known = full.count == batteries.count && full.reduce(0, +) > 0
        let weights = known ? full : batteries.map { _ in 1 }
        let sum = zip(batteries, weights).reduce(0.0) { $0 + Double($1.0.charge ?? 0) * $1.1 }
        return Int((sum / weights.reduce(0, +)).rounded())
    }
}

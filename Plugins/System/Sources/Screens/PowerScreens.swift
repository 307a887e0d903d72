// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// All that feeds the machine, and batteries of what is connected to it.
final class PowerScreen: LiveScreen<Power> {
    init(_ source: SystemSource) {
        super.init(source, every: .seconds(5))
    }

    override func reader(before: Power?) -> @Sendable () throws(ReadFailure) -> Power {
        { [source] () throws(ReadFailure) in Power(source.roots) }
    }

    override func title(_ words: Words) -> String { words("Power") }

    override func describe(_ power: Power, _ words: Words) -> Page {
        guard !power.supplies.isEmpty else {
            return Page(title(words)) {
                Explanation(
                    words("Runs on mains"), icon: "power", why: words("This machine reports no battery and no charger.")
                )
            }
        }
        let own = power.supplies.filter { !$0.isPeripheral }
        let others = power.supplies.filter(\.isPeripheral)
        return Page(title(words)) {
            List(id: "power") {
                group(words("This machine"), id: "own") { own.map { row($0, words) } }
                group(words("Accessories"), id: "others") { others.map { row($0, words) } }
            }
        }
    }

    private func row(_ supply: PowerSupply, _ words: Words) -> Row {
        let name = supply.name
        return Row(
            words.name(of: supply), id: screenID("row", name), subtitle: supply.model ?? name,
            value: supply.charge.map { words.amounts.percent($0) } ?? words.state(of: supply)
        )
        .opens(screenID("supply", name)) { [source] in SupplyScreen(name, source) }
    }
}

/// One battery or charger.
final class SupplyScreen: LiveScreen<PowerSupply> {
    private let name: String

    init(_ name: String, _ source: SystemSource) {
        self.name = name
        super.init(source)
    }

    override func reader(before: PowerSupply?) -> @Sendable () throws(ReadFailure) -> PowerSupply {
        { [source, name] () throws(ReadFailure) in try PowerSupply(name, source.roots) }
    }

    override func title(_ words: Words) -> String { shortTitle(name) }

    override func describe(_ supply: PowerSupply, _ words: Words) -> Page {
        let amounts = words.amounts
        return Page(words.name(of: supply)) {
            if let charge = supply.charge {
                Progress(Double(charge) / 100, label: amounts.percent(charge), id: "charge")
            }
            List(id: "supply") {
                group(id: "state") {
                    fact(words("State"), words.state(of: supply), id: "state")
                    fact(words.leftTitle(supply), supply.secondsLeft.map(amounts.duration), id: "left")
                    fact(words("Power"), supply.power.map { "\(amounts.tenths($0)) W" }, id: "power")
                    fact(words("Voltage"), supply.voltage.map { "\(amounts.tenths($0)) V" }, id: "voltage")
                }
                group(words("Capacity"), id: "capacity") {
                    fact(words("Holds now"), supply.energy.map { "\(amounts.tenths($0)) Wh" }, id: "energy")
                    fact(words("Holds when full"), supply.fullEnergy.map { "\(amounts.tenths($0)) Wh" }, id: "full")
                    fact(words("Health"), supply.health.map(amounts.percent), id: "health")
                    fact(words("Times charged"), supply.cycles.map { "\($0)" }, id: "cycles")
                }
                Section(words("Made"), id: "made") {
                    fact(words("Maker"), supply.maker, id: "maker")
                    fact(words("Model"), supply.model, id: "model")
                    fact(words("Technology"), supply.technology, id: "technology")
                    Row(words("Device"), id: "device", value: name)
                }
            }
        }
    }
}

extension Words {
    func name(of supply: PowerSupply) -> String {
        switch supply.kind {
        case .battery: self("Battery")
        case .mains: self("Charger")
        case .usb: self("USB charger")
        case .ups: self("UPS")
        case .other: shortTitle(supply.name)
        }
    }

    func state(of supply: PowerSupply) -> String? {
        switch (supply.status, supply.isOnline) {
        case (.charging?, _): self("Charging")
        case (.discharging?, _): self("Discharging")
        case (.full?, _): self("Full")
        case (.notCharging?, _): self("Not charging")
        case (nil, true?): self("Connected")
        case (nil, false?): self("Not connected")
        case (nil, nil): nil
        }
    }

    func leftTitle(_ supply: PowerSupply) -> String {
        self(supply.status == .charging ? "Full in" : "Lasts for")
    }
}

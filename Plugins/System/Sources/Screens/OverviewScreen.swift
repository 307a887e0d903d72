// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// What the root says in short.
struct Overview: Equatable, Sendable {
    var system: String?
    var network: NetworkInterface?
    /// 0 to 100; nothing without a battery.
    var charge: Int?
    var free: Int64?
    var processes: Int?

    init(_ source: SystemSource) {
        system = SystemName(source.roots)?.short
        network = (try? source.network())?.activeInterface
        charge = Power(source.roots).charge
        free = Storage.free(source.roots, ask: source.use)
        processes = try? ProcessTable.count(source.roots)
    }
}

/// The root of the tab.
final class OverviewScreen: LiveScreen<Overview> {
    init(_ source: SystemSource) {
        super.init(source, every: .seconds(10))
    }

    override func reader(before: Overview?) -> @Sendable () throws(ReadFailure) -> Overview {
        { [source] () throws(ReadFailure) in Overview(source) }
    }

    override func title(_ words: Words) -> String { words("System") }

    override func describe(_ overview: Overview, _ words: Words) -> Page {
        Page(title(words)) {
            List(id: "overview") {
                Section(id: "machine") {
                    Row(words("About this machine"), id: "about", value: overview.system, icon: "laptop")
                        .opens("about", title: words("About")) { [source] in AboutScreen(source) }
                }
                Section(words("Hardware"), id: "hardware") {
                    Row(words("Network"), id: "network", value: network(overview, words), icon: icon(overview))
                        .opens("network") { [source] in NetworkScreen(source) }
                    Row(
                        words("Power"), id: "power", value: power(overview, words),
                        icon: overview.charge == nil ? "power" : "battery"
                    )
                    .opens("power") { [source] in PowerScreen(source) }
                    Row(
                        words("Storage"), id: "storage",
                        value: overview.free.map { words("{amount} free", ["amount": words.amounts.bytes($0)]) },
                        icon: "storage"
                    )
                    .opens("storage") { [source] in StorageScreen(source) }
                }
                Section(words("Software"), id: "software") {
                    Row(
                        words("Processes"), id: "processes", value: overview.processes.map { "\($0)" },
                        icon: "terminal"
                    )
                    .opens("processes") { [source] in ProcessesScreen(source) }
                }
            }
        }
    }

    private func network(_ overview: Overview, _ words: Words) -> String {
        overview.network.map { words.name(of: $0) } ?? words("Offline")
    }

    private func icon(_ overview: Overview) -> String {
        switch overview.network?.kind {
        case nil: "network-off"
        case .wireless?: "wifi-4"
        default: "wired"
        }
    }

    private func power(_ overview: Overview, _ words: Words) -> String {
        overview.charge.map { words.amounts.percent($0) } ?? words("Mains")
    }
}

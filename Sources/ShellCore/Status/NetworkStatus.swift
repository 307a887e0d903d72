// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension StatusKind {
    static let network = StatusKind(name: .network) { facts, translate in
        NetworkStatus(facts.network, translate).items
    } details: { facts, translate in
        NetworkStatus(facts.network, translate).details
    }
}

private struct NetworkStatus {
    let facts: NetworkFacts
    let translate: Translate

    init(_ facts: NetworkFacts, _ translate: Translate) {
        self.facts = facts
        self.translate = translate
    }

    /// How one link is shown: its icon, its text, its name with the strength for those who do not see the icon, and
    /// what is news of it.
    private struct Look {
        var icon: StatusItem.Icon
        var text: String
        var spoken: String
        var news: String
    }

    var items: [StatusItem] {
        let look = look
        let item = StatusItem(
            id: StatusItemName.network.rawValue, icon: look.icon, text: look.text, accessibleText: look.spoken,
            announcement: look.news, priority: StatusPriority.network, opensDetails: true, cutsText: true)
        guard let first = facts.privateNetworks.first else { return [item] }
        let spoken = translate("Private network {name}", ["name": first])
        let mark = StatusItem(
            id: "network.private", icon: .stock("private-network"), text: "", accessibleText: spoken,
            announcement: spoken, priority: StatusPriority.privateNetwork, opensDetails: true)
        return [item, mark]
    }

    private var look: Look {
        switch facts.link {
        case .unavailable: return plain(.stock("network-unavailable"), translate("Network unavailable"))
        case .off: return plain(.stock("network-off"), translate("Network off"))
        case .disconnected: return plain(.stock("network-off"), translate("Not connected"))
        case .connecting(let name):
            return plain(.stock("network-off"), translate("Connecting to {name}", ["name": isolated(name)]))
        case .plain(let interface): return plain(.stock("network"), interface)
        case .wired(let name, let state):
            let shown = name.isEmpty ? translate("Wired") : name
            return marked(Look(icon: .stock("wired"), text: shown, spoken: shown, news: shown), state)
        case .other(let name, let state):
            let shown = name.isEmpty ? translate("Network") : name
            return marked(Look(icon: .stock("network"), text: shown, spoken: shown, news: shown), state)
        case .wifi(let name, let strength, let state):
            return radio(name.isEmpty ? translate("Wi-Fi") : name, strength, state) { .wifi(level: $0) }
        case .mobile(let name, let strength, let state):
            return radio(name.isEmpty ? translate("Mobile network") : name, strength, state) { .cellular(level: $0) }
        }
    }

    private func plain(_ icon: StatusItem.Icon, _ text: String) -> Look {
        Look(icon: icon, text: text, spoken: text, news: text)
    }

    private func radio(
        _ name: String, _ strength: Int?, _ state: NetworkFacts.Connectivity, _ icon: (Int) -> StatusItem.Icon
    ) -> Look {
        let bars = strength.map(NetworkFacts.bars)
        let spoken = bars.map { translate("{name}, {bars} of 4 bars", ["name": name, "bars": "\($0)"]) } ?? name
        return marked(Look(icon: bars.map(icon) ?? .stock("network"), text: name, spoken: spoken, news: name), state)
    }

    /// Joined is not online (S-14).
    private func marked(_ look: Look, _ state: NetworkFacts.Connectivity) -> Look {
        let words = words(state)
        guard !words.isEmpty else { return look }
        return Look(
            icon: .stock("warning"), text: "\(isolated(look.text)) – \(words)",
            spoken: "\(isolated(look.spoken)), \(words)",
            news: "\(isolated(look.news)), \(words)")
    }

    private func words(_ state: NetworkFacts.Connectivity) -> String {
        switch state {
        case .full: ""
        case .portal: translate("Sign-in required")
        case .limited: translate("Limited")
        case .none: translate("No internet")
        }
    }

    // MARK: Details

    var details: StatusDetails {
        StatusDetails(
            translate("Network"),
            [StatusDetails.row("state", translate("State"), state)] + linkRows
                + [StatusDetails.row("interface", translate("Interface"), facts.interface)]
                + facts.addresses.prefix(8).enumerated().map { index, address in
                    StatusDetails.row("address-\(index)", translate("Address"), address)
                }
                + [StatusDetails.row("router", translate("Router"), facts.gateway)]
                + facts.privateNetworks.prefix(8).enumerated().map { index, name in
                    StatusDetails.row("private-\(index)", translate("Private network"), name)
                })
    }

    private var state: String {
        switch facts.link {
        case .unavailable: translate("Network unavailable")
        case .off: translate("Network off")
        case .disconnected: translate("Not connected")
        case .connecting: translate("Connecting")
        case .plain: translate("Connected")
        case .wired(_, let state), .other(_, let state), .wifi(_, _, let state), .mobile(_, _, let state):
            state == .full ? translate("Connected") : words(state)
        }
    }

    private var linkRows: [Row?] {
        switch facts.link {
        case .wired(let name, _), .other(let name, _), .connecting(let name):
            [StatusDetails.row("name", translate("Name"), name)]
        case .wifi(let name, let strength, _), .mobile(let name, let strength, _):
            [
                StatusDetails.row("name", translate("Name"), name),
                StatusDetails.row(
                    "signal", translate("Signal"),
                    strength.map { translate("{percent}%", ["percent": "\($0)"]) }),
            ]
        case .unavailable, .off, .disconnected, .plain: []
        }
    }
}

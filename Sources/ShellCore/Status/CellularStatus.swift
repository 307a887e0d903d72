// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension StatusKind {
    static let cellular = StatusKind(name: .cellular) { facts, translate in
        switch facts.cellular {
        case .absent: return []
        case .unavailable:
            let text = translate("Mobile network unavailable")
            return [item(.stock("cellular-unavailable"), "", text, news: text)]
        case .known(let cellular): return [known(cellular, translate)]
        }
    } details: { facts, translate in
        details(facts.cellular, translate)
    }

    private static func item(_ icon: StatusItem.Icon, _ text: String, _ spoken: String, news: String) -> StatusItem {
        StatusItem(
            id: StatusItemName.cellular.rawValue, icon: icon, text: text, accessibleText: spoken, announcement: news,
            priority: StatusPriority.cellular, opensDetails: true, cutsText: true)
    }

    private static func known(_ facts: CellularFacts, _ translate: Translate) -> StatusItem {
        let state = words(facts.state, translate)
        switch facts.state {
        case .pinNeeded, .pukNeeded, .locked: return item(.stock("lock"), state, state, news: state)
        case .noCard, .failed, .off, .searching: return item(.stock("cellular-off"), "", state, news: state)
        case .registered(let strength, let isRoaming):
            let bars = strength.map(NetworkFacts.bars)
            let name = facts.carrier.isEmpty ? translate("Mobile network") : facts.carrier
            let marks = [facts.technology?.rawValue, isRoaming ? translate("roaming") : nil].compactMap { $0 }
            // As on every telephone: there is no room for the word.
            let signs = [facts.technology?.rawValue, isRoaming ? "R" : nil].compactMap { $0 }
            let spoken = bars.map { translate("{name}, {bars} of 4 bars", ["name": name, "bars": "\($0)"]) } ?? name
            return item(
                bars.map { .cellular(level: $0) } ?? .stock("network"),
                ([isolated(facts.carrier)] + signs).filter { !$0.isEmpty }.joined(separator: " "),
                ([spoken] + marks).joined(separator: ", "), news: ([name] + marks).joined(separator: ", "))
        }
    }

    private static func words(_ state: CellularFacts.State, _ translate: Translate) -> String {
        switch state {
        case .pinNeeded, .locked: translate("SIM locked")
        case .pukNeeded: translate("SIM blocked, PUK needed")
        case .noCard: translate("No SIM")
        case .failed: translate("Mobile network failed")
        case .off: translate("Mobile network off")
        case .searching: translate("Searching for a network")
        case .registered(_, let isRoaming): isRoaming ? translate("Roaming") : translate("Connected")
        }
    }

    private static func details(_ reading: Reading<CellularFacts>, _ translate: Translate) -> StatusDetails? {
        guard case .known(let facts) = reading else {
            return reading == .absent
                ? nil
                : StatusDetails(
                    translate("Mobile network"),
                    [StatusDetails.row("state", translate("State"), translate("Mobile network unavailable"))])
        }
        var rows = [
            StatusDetails.row("state", translate("State"), words(facts.state, translate)),
            StatusDetails.row("carrier", translate("Carrier"), facts.carrier),
            StatusDetails.row("technology", translate("Technology"), facts.technology?.rawValue),
        ]
        switch facts.state {
        case .pinNeeded(let tries?), .pukNeeded(let tries?):
            rows.append(StatusDetails.row("tries", translate("Tries left"), "\(tries)"))
        case .registered(let strength?, _):
            let percent = translate("{percent}%", ["percent": "\(strength)"])
            rows.append(StatusDetails.row("signal", translate("Signal"), percent))
        default: break
        }
        return StatusDetails(translate("Mobile network"), rows)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension StatusKind {
    static let battery = StatusKind(name: .battery) { facts, translate in
        let battery: (icon: StatusItem.Icon, text: String, spoken: String, news: String)
        switch facts.battery {
        case .absent: return []
        case .unavailable:
            let text = translate("Battery unavailable")
            battery = (.unknownBattery, "", text, text)
        case .known(let facts):
            let percent = ["percent": "\(facts.percent)"]
            let spoken = translate("{percent} percent", percent)
            let state = words(facts.state, translate)
            let whole = state.isEmpty ? spoken : "\(spoken), \(state)"
            battery = (
                .battery(level: facts.percent, state: facts.state), translate("{percent}%", percent),
                translate("Battery {value}", ["value": whole]),
                // A percent less is no news, another state is; that a state is not known any more is none.
                stateAlone(facts.state, translate).map { translate("Battery {value}", ["value": $0]) } ?? ""
            )
        }
        return [
            StatusItem(
                id: StatusItemName.battery.rawValue, icon: battery.icon, text: battery.text,
                accessibleText: battery.spoken, announcement: battery.news, priority: StatusPriority.battery,
                opensDetails: true)
        ]
    } details: { facts, translate in
        guard facts.battery != .absent else { return nil }
        guard let battery = facts.battery.value else {
            return StatusDetails(
                translate("Battery"),
                [StatusDetails.row("state", translate("State"), translate("Battery unavailable"))])
        }
        return StatusDetails(
            translate("Battery"),
            [
                Row(
                    id: "charge", title: translate("Charge"),
                    value: translate("{percent}%", ["percent": "\(battery.percent)"]),
                    accessory: .progress(fraction: Double(battery.percent) / 100)),
                StatusDetails.row(
                    "state", translate("State"), stateAlone(battery.state, translate).map { capitalised($0) }),
                StatusDetails.row(
                    "time", battery.state == .charging ? translate("Time until full") : translate("Time left"),
                    battery.secondsLeft.map { time($0, translate) }),
            ])
    }

    /// Nil for a state that is not known.
    private static func stateAlone(_ state: BatteryFacts.State, _ translate: Translate) -> String? {
        switch state {
        case .unknown: nil
        case .discharging: translate("discharging")
        case .charging, .pending, .full, .empty, .low, .critical: words(state, translate)
        }
    }

    /// Empty for a battery that is simply in use, or in a state that is not known.
    private static func words(_ state: BatteryFacts.State, _ translate: Translate) -> String {
        switch state {
        case .charging: translate("charging")
        case .pending: translate("not charging")
        case .full: translate("full")
        case .empty: translate("empty")
        case .low: translate("low")
        case .critical: translate("critical")
        case .discharging: ""
        case .unknown: ""
        }
    }

    private static func time(_ seconds: Int, _ translate: Translate) -> String {
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return hours == 0
            ? translate("{minutes} min", ["minutes": "\(max(1, minutes))"])
            : translate("{hours} h {minutes} min", ["hours": "\(hours)", "minutes": "\(minutes)"])
    }
}

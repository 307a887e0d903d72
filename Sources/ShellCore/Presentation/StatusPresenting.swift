// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// The status bar, made of facts only: an item without hardware is absent, one without an answer says so (STAT-CONTENT).
extension Shell {
    func presentedStatusBar() -> StatusBar {
        StatusBar(
            leading: settings.status.left.compactMap(statusItem), centre: [clockItem()],
            trailing: settings.status.right.compactMap(statusItem), style: statusItemStyle())
    }

    /// Light items over dark bars, dark ones over light (STAT-STYLE-CONTRAST).
    private func statusItemStyle() -> ColorScheme { statusLook.shown.style }

    private func statusItem(_ name: String) -> StatusItem? {
        switch name {
        case "network": networkItem()
        case "battery": facts.battery.map(batteryItem)
        case "clock": nil
        default: pluginItem(name)
        }
    }

    private func clockItem() -> StatusItem {
        StatusItem(id: "clock", text: facts.clock.text, accessibleText: facts.clock.text)
    }

    private func networkItem() -> StatusItem {
        func item(_ icon: StatusItem.Icon, _ text: String, spoken: String? = nil) -> StatusItem {
            StatusItem(id: "network", icon: icon, text: text, accessibleText: spoken ?? text)
        }
        func mark(_ icon: StatusItem.Icon, _ name: String, _ state: NetworkFacts.Connectivity, _ spoken: String)
            -> StatusItem
        {
            switch state {
            case .full, .none: item(icon, name, spoken: spoken)
            case .portal:
                item(
                    .stock("warning"), "\(name) – \(translate("Sign-in required"))",
                    spoken: "\(spoken), \(translate("Sign-in required"))")
            case .limited:
                item(
                    .stock("warning"), "\(name) – \(translate("Limited"))",
                    spoken: "\(spoken), \(translate("Limited"))")
            }
        }
        switch facts.network {
        case .unavailable: return item(.stock("network-unavailable"), translate("Network unavailable"))
        case .off: return item(.stock("network-off"), translate("Network off"))
        case .disconnected: return item(.stock("network-off"), translate("Not connected"))
        case .connecting(let name):
            return item(.stock("network-off"), translate("Connecting to {name}", ["name": name]))
        case .wired(let name, let state): return mark(.stock("wired"), name, state, name)
        case .wifi(let name, let strength, let state), .mobile(let name, let strength, let state):
            let bars = NetworkFacts.bars(strength: strength)
            let spoken = translate("{name}, {bars} of 4 bars", ["name": name, "bars": "\(bars)"])
            return mark(.wifi(level: bars), name, state, spoken)
        }
    }

    private func batteryItem(_ battery: BatteryFacts) -> StatusItem {
        let percent = ["percent": "\(battery.percent)"]
        let spoken =
            switch battery.state {
            case .charging: translate("{percent} percent, charging", percent)
            case .pending: translate("{percent} percent, not charging", percent)
            case .full: translate("{percent} percent, full", percent)
            case .empty: translate("{percent} percent, empty", percent)
            case .discharging, .unknown: translate("{percent} percent", percent)
            }
        return StatusItem(
            id: "battery", icon: .battery(level: battery.percent, state: battery.state),
            text: translate("{percent}%", percent),
            accessibleText: translate("Battery {value}", ["value": spoken]))
    }

    /// `plugin:<plugin id>/<status id>`, placed by the operator; only plugins of the system folder have any.
    private func pluginItem(_ name: String) -> StatusItem? {
        guard name.hasPrefix("plugin:"), let id = TabID(String(name.dropFirst("plugin:".count))),
            let item = plugins[id.plugin]?.statusItems[id.tab],
            let manifest = plugins[id.plugin]?.installed.manifest.status.first(where: { $0.id == id.tab })
        else { return nil }
        let text = item.text ?? ""
        return StatusItem(
            id: name, icon: (item.icon ?? manifest.icon).map { .stock($0) }, text: text,
            accessibleText: item.accessibleText ?? (text.isEmpty ? manifest.title : "\(manifest.title) \(text)"))
    }
}

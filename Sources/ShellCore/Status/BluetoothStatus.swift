// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension StatusKind {
    static let bluetooth = StatusKind(name: .bluetooth) { facts, translate in
        let look: (icon: String, text: String, spoken: String)
        switch facts.bluetooth {
        case .absent: return []
        case .unavailable: look = ("bluetooth-unavailable", "", translate("Bluetooth unavailable"))
        case .known(let bluetooth) where !bluetooth.isPowered: look = ("bluetooth-off", "", translate("Bluetooth off"))
        case .known(let bluetooth) where bluetooth.devices.isEmpty: look = ("bluetooth", "", translate("Bluetooth on"))
        case .known(let bluetooth):
            let count = "\(bluetooth.devices.count)"
            look = ("bluetooth", count, translate("Bluetooth, connected devices: {count}", ["count": count]))
        }
        return [
            StatusItem(
                id: StatusItemName.bluetooth.rawValue, icon: .stock(look.icon), text: look.text,
                accessibleText: look.spoken, announcement: look.spoken, priority: StatusPriority.bluetooth,
                opensDetails: true)
        ]
    } details: { facts, translate in
        guard facts.bluetooth != .absent else { return nil }
        guard let bluetooth = facts.bluetooth.value else {
            return StatusDetails(
                translate("Bluetooth"),
                [StatusDetails.row("state", translate("State"), translate("Bluetooth unavailable"))])
        }
        return StatusDetails(
            translate("Bluetooth"),
            [
                StatusDetails.row(
                    "state", translate("State"),
                    bluetooth.isPowered ? translate("Bluetooth on") : translate("Bluetooth off"))
            ]
                + bluetooth.devices.prefix(16).enumerated().map { index, name in
                    StatusDetails.row(
                        "device-\(index)", name.isEmpty ? translate("Device") : name, translate("Connected"))
                })
    }
}

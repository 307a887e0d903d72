// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension StatusKind {
    static let sound = StatusKind(name: .sound) { facts, translate in
        let look: (icon: String, text: String, spoken: String, news: String)
        switch facts.sound {
        case .absent: return []
        case .unavailable:
            let text = translate("Sound unavailable")
            look = ("volume-unavailable", "", text, text)
        case .known(let sound):
            guard let output = sound.output else { return [] }
            let percent = ["percent": "\(output.volume)"]
            let muted = translate("Sound muted")
            // The hand that turns the volume hears it; only silence is news.
            look =
                output.isMuted
                ? ("volume-muted", "", muted, muted)
                : (
                    "volume-\(output.step)", translate("{percent}%", percent),
                    translate("Volume {percent} percent", percent), translate("Sound on")
                )
        }
        return [
            StatusItem(
                id: StatusItemName.sound.rawValue, icon: .stock(look.icon), text: look.text,
                accessibleText: look.spoken,
                announcement: look.news, priority: StatusPriority.sound, opensDetails: true)
        ]
    } details: { facts, translate in
        guard facts.sound != .absent else { return nil }
        guard let output = facts.sound.value?.output else {
            return StatusDetails(
                translate("Sound"), [StatusDetails.row("state", translate("State"), translate("Sound unavailable"))])
        }
        return StatusDetails(
            translate("Sound"),
            [
                Row(
                    id: "volume", title: translate("Volume"),
                    value: translate("{percent}%", ["percent": "\(output.volume)"]),
                    accessory: .progress(fraction: output.fill)),
                StatusDetails.row(
                    "state", translate("State"), output.isMuted ? translate("Sound muted") : translate("Sound on")),
                StatusDetails.row("output", translate("Output"), output.name),
            ])
    }
}

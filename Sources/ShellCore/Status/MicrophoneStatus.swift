// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension StatusKind {
    static let microphone = StatusKind(name: .microphone) { facts, translate in
        guard let programs = facts.sound.value?.recorders, !programs.isEmpty else { return [] }
        let spoken = translate("Microphone in use: {names}", ["names": programs.joined(separator: ", ")])
        return [
            StatusItem(
                id: StatusItemName.microphone.rawValue, icon: .stock("microphone"), text: "", accessibleText: spoken,
                announcement: spoken, priority: StatusPriority.microphone, opensDetails: true)
        ]
    } details: { facts, translate in
        guard let programs = facts.sound.value?.recorders, !programs.isEmpty else { return nil }
        return StatusDetails(
            translate("Microphone"),
            programs.prefix(16).enumerated().map { index, name in
                StatusDetails.row(
                    "program-\(index)", name.isEmpty ? translate("A program") : name, translate("Recording"))
            })
    }
}

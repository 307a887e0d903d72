// SPDX-License-Identifier: Apache-2.0

import BarModel

/// `[rules]`: the profile, and two tables whose keys come from the rule engine's own tables.
package enum RulesTable {
    static let table = SettingsTable(
        name: "rules", comment: "What the shell holds plugins and itself to.",
        settings: [
            Setting(
                "profile", \.rules.profile, .choice,
                "touch; mouse for fine pointers only; signage for screens without any input device."),
            Setting(
                "inspector", \.rules.inspector, .boolean,
                "Outlines what rules changed or warned about, for authors of plugins. F12 does the same; never in a kiosk."
            ),
        ])

    package static let limitsKey = "limits"
    package static let actionsKey = "actions"
    package static let limitsComment =
        "Numbers inside their hard ranges; a value outside is taken as the nearest bound and reported."
    package static let actionsComment =
        "What happens when a rule is broken, where the rule may be loosened; stricter is always allowed."
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension SettingsTable {
    static let status = SettingsTable(
        name: "status", comment: "The status bar at the top.",
        settings: [
            Setting("hours", \.status.hours, .choice, "Clock of 12 or 24 hours. auto follows the language."),
            Setting(
                "format", \.status.format, .optional(.clockFormat),
                "The clock in strftime form, for example \"%a %H:%M\". Empty: hours decides."),
            Setting(
                "left", \.status.left, .list(.statusItem),
                """
                Items of the leading side, first to last: network, cellular, battery, bluetooth, sound, microphone, or \
                \"plugin:<plugin id>/<status id>\". The first three are shown wherever they are left out.
                """),
            Setting("right", \.status.right, .list(.statusItem), "Items of the trailing side, first to last."),
            Setting(
                "style", \.status.style, .choice, "Light or dark items. auto takes what can be read on the backdrop."),
        ])
}

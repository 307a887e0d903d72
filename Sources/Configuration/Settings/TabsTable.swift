// SPDX-License-Identifier: Apache-2.0

import BarModel

extension SettingsTable {
    static let tabs = SettingsTable(
        name: "tabs", comment: "The tab bar at the bottom.",
        settings: [
            Setting(
                "order", \.tabs.order, .list(.tabID),
                "Tabs that come first, in this order, for example [\"org.lintel.clock/alarm\"]. The others follow by id."
            ),
            Setting("hidden", \.tabs.hidden, .list(.tabID), "Tabs that are not shown."),
            Setting(
                "start", \.tabs.start, .optional(.tabID), "The tab shown after a start. Empty: the one selected last."),
            Setting(
                "tint", \.tabs.tint, .optional(.colour),
                "Ground of the tab bar, for example \"#1a5fb4\". It is moved until tabs are legible on it. Empty: the theme's."
            ),
        ])
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension SettingsTable {
    static let navigation = SettingsTable(
        name: "navigation", comment: "The navigation bar under it.",
        settings: [
            Setting(
                "large-titles", \.navigation.largeTitles, .boolean,
                "Large titles on screens that ask for them. false keeps every title small."),
            Setting(
                "pop-gesture", \.navigation.popGesture, .choice,
                "Where a swipe back begins: at the edge, anywhere in the screen, or nowhere."),
            Setting(
                "derive-mask", \.navigation.deriveMask, .boolean,
                "Computes the mask of a custom chevron that comes without one, instead of refusing the chevron."),
        ])
}

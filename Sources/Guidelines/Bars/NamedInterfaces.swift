// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the interfaces named by the guideline can do, and the shell too; tests hold it instead of the engine.
extension Rule {
    static let apiNavigationBar = Rule(
        "API-NAVIGATIONBAR", "A navigation bar can be given everything the reference's class can.", from: "S0-13",
        kind: .shell, severity: .none, examples: ["everything a bar can be given reaches the screen"])

    static let apiLargeTitles = Rule(
        "API-LARGETITLES", "Large titles are switched on for the shell and refined by each screen.", from: "S0-27",
        kind: .shell, severity: .none, examples: ["the switch off is inline everywhere, on it respects the modes"])

    static let apiFixedSpace = Rule(
        "API-FIXEDSPACE", "A fixed space separates items; it is not counted and cannot be hit.", from: "S0-41",
        kind: .shell, severity: .none, examples: ["a space is not counted and takes no action with it"])

    static let apiTabBar = Rule(
        "API-TABBAR", "A tab bar has items, a selection and badges.", from: "S2-30a", kind: .shell, moment: .load,
        severity: .none, examples: ["items, selection and badges reach the bar"])

    static let apiStatusStyle = Rule(
        "API-STATUSSTYLE", "The shell has a default style for the status bar.", from: "S4-22", kind: .shell,
        severity: .none, examples: ["each style is resolved"])

    static let apiPreferredStyle = Rule(
        "API-PREFERREDSTYLE", "Each screen can prefer a status style.", from: "S4-22", kind: .shell, severity: .none,
        examples: ["a screen's style comes before the shell's"])

    static let apiBlur = Rule(
        "API-BLUR", "A blurred backing is available to full-bleed screens.", from: "S4-9d", kind: .shell,
        moment: .layout, severity: .none,
        examples: [
            "a checkerboard behind the blur is even within a glyph's tile, and the items can be read on it"
        ])
}

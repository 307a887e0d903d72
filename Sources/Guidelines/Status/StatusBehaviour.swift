// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the shell itself does with the status bar; tests hold it instead of the engine.
extension Rule {
    static let statPosTop = Rule(
        "STAT-POS-TOP", "The status bar is the topmost strip.", from: "S4-1", kind: .shell, moment: .layout,
        severity: .error, limits: [.statusHeight])

    static let statContent = Rule(
        "STAT-CONTENT", "It shows the time and the network, and carrier and battery where there are any.", from: "S4-1",
        kind: .shell, moment: .run, severity: .error)

    static let statVaries = Rule(
        "STAT-VARIES", "What is shown depends on the device; what has no hardware is absent.", from: "S4-2; C33",
        kind: .shell, moment: .run, severity: .error)

    static let statConsistent = Rule(
        "STAT-CONSISTENT", "The status bar is the same on every screen.", from: "S4-4", kind: .shell, moment: .run,
        severity: .error)

    static let statStyleTwo = Rule(
        "STAT-STYLE-TWO", "All items of the status bar are light, or all are dark.", from: "S4-6", kind: .shell,
        moment: .layout, severity: .error, examples: ["every look is light or dark"])

    static let statTransparent = Rule(
        "STAT-TRANSPARENT", "Without a navigation bar over flat content its background is transparent.", from: "S4-10",
        kind: .shell, moment: .layout, severity: .none)

    static let statReadable = Rule(
        "STAT-READABLE", "The status bar is readable in every frame.", from: "S4-11", kind: .shell, moment: .run,
        severity: .error, limits: [.contrastText])

    static let statBackNavBar = Rule(
        "STAT-BACK-NAVBAR", "A navigation bar gives the status bar its background.", from: "S4-9a", kind: .shell,
        moment: .layout, severity: .error, limits: [.statusHeight, .navHeight])

    static let statBackBlur = Rule(
        "STAT-BACK-BLUR", "A blurred backing is available behind the status bar.", from: "S4-9c", kind: .shell,
        moment: .layout, severity: .none)

    static let statNetworkDelay = Rule(
        "STAT-NETWORK-DELAY", "Short network activity shows nothing; the indicator does not flicker.",
        from: "S4-21; C28", origin: .derived, kind: .shell, moment: .run, severity: .error,
        limits: [.netShowDelay, .netHideDelay, .netMinVisible])

    static let statTapTop = Rule(
        "STAT-TAP-TOP", "A tap on the status bar scrolls the view nearest to it to the top.", from: "F12c",
        origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["the page goes to its top within 300 ms, at once where motion is reduced"])
}

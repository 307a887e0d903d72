// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the shell itself does with the status bar; tests hold it instead of the engine.
extension Rule {
    static let statPosTop = Rule(
        "STAT-POS-TOP", "The status bar is the topmost strip.", from: "S4-1", kind: .shell, moment: .layout,
        severity: .error, limits: [.statusHeight],
        examples: [
            "the bar is the topmost strip, as wide as the window and 32 px high"
        ])

    static let statContent = Rule(
        "STAT-CONTENT", "It shows the time and the network, and carrier and battery where there are any.", from: "S4-1",
        kind: .shell, moment: .run, severity: .error,
        examples: [
            "a laptop shows clock, network and battery, a phone its carrier too, a desktop no more",
            "the operator orders items and leaves out what is optional, never what is mandatory",
            "keeps its place as unavailable for a minute after its service has gone, then goes",
        ])

    static let statVaries = Rule(
        "STAT-VARIES", "What is shown depends on the device; what has no hardware is absent.", from: "S4-2; C33",
        kind: .shell, moment: .run, severity: .error,
        examples: [
            "what has no hardware is absent, what has no answer says so, and the order stays"
        ])

    static let statConsistent = Rule(
        "STAT-CONSISTENT", "The status bar is the same on every screen.", from: "S4-4", kind: .shell, moment: .run,
        severity: .error,
        examples: [
            "every screen of every plugin has the same items in the same order",
            "a narrow bar gives up the least important items and shows all of them again",
        ])

    static let statStyleTwo = Rule(
        "STAT-STYLE-TWO", "All items of the status bar are light, or all are dark.", from: "S4-6", kind: .shell,
        moment: .layout, severity: .error,
        examples: [
            "all items are of one colour, light over dark and dark over light",
            "every look is light or dark",
        ])

    static let statTransparent = Rule(
        "STAT-TRANSPARENT", "Without a navigation bar over flat content its background is transparent.", from: "S4-10",
        kind: .shell, moment: .layout, severity: .none,
        examples: [
            "over a plain page the bar draws no ground of its own"
        ])

    static let statReadable = Rule(
        "STAT-READABLE", "The status bar is readable in every frame.", from: "S4-11", kind: .shell, moment: .run,
        severity: .error, limits: [.contrastText],
        examples: [
            "between a white and a black page the items can be read in every frame, and turn but once",
            "the text is 12 px at least and follows the text size as the other bars do",
        ])

    static let statBackNavBar = Rule(
        "STAT-BACK-NAVBAR", "A navigation bar gives the status bar its background.", from: "S4-9a", kind: .shell,
        moment: .layout, severity: .error, limits: [.statusHeight, .navHeight],
        examples: [
            "the navigation bar's ground reaches up behind the items, its tint too"
        ])

    static let statBackBlur = Rule(
        "STAT-BACK-BLUR", "A blurred backing is available behind the status bar.", from: "S4-9c", kind: .shell,
        moment: .layout, severity: .none,
        examples: [
            "without a GPU or with less transparency the backing is solid"
        ])

    static let statNetworkDelay = Rule(
        "STAT-NETWORK-DELAY", "Short network activity shows nothing; the indicator does not flicker.",
        from: "S4-21; C28", origin: .derived, kind: .shell, moment: .run, severity: .error,
        limits: [.netShowDelay, .netHideDelay, .netMinVisible],
        examples: [
            "a short job shows nothing, a longer one from 1.0 s and for 0.5 s at least",
            "a gap shorter than the end's delay interrupts nothing",
            "what it waits for by itself is a deadline, and without activity there is none",
        ])

    static let statTapTop = Rule(
        "STAT-TAP-TOP", "A tap on the status bar scrolls the view nearest to it to the top.", from: "F12c",
        origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["the page goes to its top within 300 ms, at once where motion is reduced"])
}

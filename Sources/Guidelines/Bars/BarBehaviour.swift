// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the shell itself does with all bars; tests hold it instead of the engine.
extension Rule {
    static let barsHideTogether = Rule(
        "BARS-HIDE-TOGETHER", "For full screen all bars leave and return together.",
        from: "S0-11, S1-1, S3-1, S4-12, S4-14", kind: .shell, moment: .run, severity: .error, limits: [.barsHideTime],
        examples: ["all bars have the same visibility in every frame"])

    static let barsReducedMotion = Rule(
        "BARS-REDUCED-MOTION", "With reduced motion no bar or screen travels.", from: "S0-35; W3, GT1, GT2",
        origin: .derived, kind: .shell, moment: .run, severity: .error, limits: [.motionReduced],
        examples: [
            "with reduced motion nothing travels and it is over in 150 ms",
            "a reduced transition ends within 150 ms and only ever rises", "nothing travels",
            "a sheet fades where it stands, within 150 ms",
        ])

    static let barsTextScale = Rule(
        "BARS-TEXT-SCALE", "Bar text follows the text size up to a bound.", from: "F3b", origin: .derived, kind: .shell,
        moment: .layout, severity: .error, limits: [.barsTextFactor],
        examples: [
            "bar text follows the text size up to a bound",
            "a press that stays on a bar's item shows its name large where text is wanted larger",
        ])

    static let barsRTL = Rule(
        "BARS-RTL", "All bars are mirrored in right-to-left languages.", from: "S0-3; C37", origin: .derived,
        kind: .shell, moment: .layout, severity: .error, examples: ["right to left is the mirror image"])

    static let barsPointer = Rule(
        "BARS-POINTER", "Bars act on release and can be cancelled; every gesture has a simple alternative.",
        from: "W6, W7, W9", origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["a press that leaves a tab, the back button or an item does nothing"])

    static let barsTokensOnCrash = Rule(
        "BARS-TOKENS-ON-CRASH", "A plugin that stops leaves no bar hidden, no indicator spinning, no badge and no gap.",
        from: "S0-12, S2-21, S4-15", origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["A dead plugin leaves no hidden bar, badge, alert or activity"])
}

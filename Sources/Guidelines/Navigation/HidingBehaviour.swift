// SPDX-License-Identifier: Apache-2.0

import BarModel

// When and how bars hide and return; tests hold it instead of the engine.
extension Rule {
    static let navHideKeyboard = Rule(
        "NAV-HIDE-KEYBOARD", "The bar can be set to hide while the on-screen keyboard is visible.",
        from: "S0-8, S1-h, S3-1; C4", kind: .shell, moment: .run, severity: .none, limits: [.barsHideTime],
        examples: [
            "the keyboard takes the navigation bar where the screen says so, and gives it back",
            "somebody who wants the bar back keeps it until the keyboard has gone",
        ])

    static let navHideGesture = Rule(
        "NAV-HIDE-GESTURE", "The bar can be set to hide on a tap or a swipe.", from: "S0-8, S1-h, S3-1", kind: .shell,
        moment: .run, severity: .none,
        examples: [
            "a tap in the content toggles the bars where the screen says so, and nowhere else",
            "a swipe up hides them, and a swipe down brings them back",
            "23 px up change nothing, 24 hide, and 24 down show", "a turn begins anew",
            "momentum hides nothing and shows after 44 px", "content at its top always has its bars",
        ])

    static let navHideResize = Rule(
        "NAV-HIDE-RESIZE", "The bar can be set to hide when its view becomes low.", from: "S0-8, S1-h, S3-1; C36",
        kind: .shell, moment: .run, severity: .none, limits: [.compactHeight],
        examples: ["a window that becomes low hides them where the screen says so, a high one shows them"])

    static let navHideTemporary = Rule(
        "NAV-HIDE-TEMPORARY", "Every hiding ends by itself.", from: "S0-9, S1-1, S3-1", kind: .shell, moment: .run,
        severity: .error, limits: [.barsHideTime],
        examples: ["every way out of the screen ends the hiding"])
}

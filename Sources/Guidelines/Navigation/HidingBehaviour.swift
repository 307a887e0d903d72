// SPDX-License-Identifier: Apache-2.0

import BarModel

// When and how bars hide and return; tests hold it instead of the engine.
extension Rule {
    static let navHideKeyboard = Rule(
        "NAV-HIDE-KEYBOARD", "The bar can be set to hide while the on-screen keyboard is visible.",
        from: "S0-8, S1-h, S3-1; C4", kind: .shell, moment: .run, severity: .none, limits: [.barsHideTime])

    static let navHideGesture = Rule(
        "NAV-HIDE-GESTURE", "The bar can be set to hide on a tap or a swipe.", from: "S0-8, S1-h, S3-1", kind: .shell,
        moment: .run, severity: .none)

    static let navHideResize = Rule(
        "NAV-HIDE-RESIZE", "The bar can be set to hide when its view becomes low.", from: "S0-8, S1-h, S3-1; C36",
        kind: .shell, moment: .run, severity: .none, limits: [.compactHeight])

    static let navHideTemporary = Rule(
        "NAV-HIDE-TEMPORARY", "Every hiding ends by itself.", from: "S0-9, S1-1, S3-1", kind: .shell, moment: .run,
        severity: .error, limits: [.barsHideTime])
}

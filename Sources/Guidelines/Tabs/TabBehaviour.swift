// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the shell itself does with the tab bar; tests hold it instead of the engine.
extension Rule {
    static let tabVisibleCount = Rule(
        "TAB-VISIBLE-COUNT", "The number of tabs shown at once follows from the room there is.", from: "S2-8",
        kind: .shell, moment: .layout, severity: .error,
        limits: [.tabVisibleCompact, .tabVisibleRegular, .tabMinWidth, .compactWidth],
        examples: [
            "the room decides how many tabs show", "a boundary is crossed at 600 growing and below 592 shrinking",
            "the width class changes at 600 growing and below 592 shrinking",
        ])

    static let tabMoreLast = Rule(
        "TAB-MORE-LAST", "When some tabs do not fit, the last visible one becomes More.", from: "S2-9", kind: .shell,
        moment: .layout, severity: .error,
        examples: [
            "the last slot is More when tabs do not fit", "right to left More stands at the left end",
        ])
}

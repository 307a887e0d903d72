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

    static let tabPosBottom = Rule(
        "TAB-POS-BOTTOM", "The tab bar's place is the lower edge.", from: "S2-1", kind: .shell, moment: .layout,
        severity: .error, examples: ["TAB-HEIGHT-CONST the bar lies at the lower edge, as high in every window"])

    static let tabQuickSwitch = Rule(
        "TAB-QUICK-SWITCH", "One activation switches sections at once, without travel.", from: "S2-2, S2-31",
        kind: .shell, moment: .run, severity: .error, limits: [.tabSwitchLatency],
        examples: [
            "a root that is not ready gets its bars and its mark at once, a spinner later",
            "Ctrl with a digit, Ctrl with Page Up and Page Down",
        ])

    static let tabHeightConst = Rule(
        "TAB-HEIGHT-CONST", "Turning the screen does not change the tab bar's height.", from: "S2-5; C17", kind: .shell,
        moment: .layout, severity: .error, limits: [.tabHeight], examples: ["only the text size raises the tab bar"])

    static let tabKeyboardHide = Rule(
        "TAB-KEYBOARD-HIDE", "A docked on-screen keyboard takes the tab bar's place.", from: "S2-6; C5", kind: .shell,
        moment: .run, severity: .error, limits: [.barsHideTime],
        examples: [
            "a docked keyboard takes the bar away and gives it back with the same tab",
            "a docked keyboard takes room, a floating one and one behind a full screen take none",
        ])

    static let tabMoreList = Rule(
        "TAB-MORE-LIST", "More opens a screen that lists the tabs that did not fit.", from: "S2-10", kind: .shell,
        moment: .run, severity: .error,
        examples: [
            "a row of the More list opens its tab and shows its badge",
            "a tab opened from More stays active, with its stack, when it gets a slot of its own",
        ])

    static let tabBarSingle = Rule(
        "TAB-BAR-SINGLE", "A single tab has no tab bar.", from: "S2-18a; AD5", origin: .derived, kind: .shell,
        moment: .layout, severity: .error, examples: ["a single tab has no bar"])

    static let tabTargetWidth = Rule(
        "TAB-TARGET-WIDTH", "Every slot is wide enough to hit.", from: "S2-15", kind: .shell, moment: .layout,
        severity: .error, limits: [.tabMinWidth, .touchMin], examples: ["slots are equal, whole and without gaps"])

    static let tabSwitches = Rule(
        "TAB-SWITCHES", "A selection always switches the attached view.", from: "S2-25", kind: .shell, moment: .run,
        severity: .error, examples: ["unsaved work does not hold a tab; it waits in its stack"])

    static let tabSplitIsolated = Rule(
        "TAB-SPLIT-ISOLATED", "Choosing a tab in one pane leaves the other pane alone.", from: "S2-27", kind: .shell,
        moment: .run, severity: .error,
        examples: [
            "another tab and back leaves both panes as they were",
            "what is chosen in one pane's bar leaves the other alone until a row is chosen",
        ])

    static let tabPopoverIsolated = Rule(
        "TAB-POPOVER-ISOLATED", "A tab chosen in a popover does not change the view behind it.", from: "S2-28",
        kind: .shell, moment: .run, severity: .error,
        examples: ["what is chosen in a sheet leaves the view behind it alone, and the sheet stays"])

    static let tabIconStock = Rule(
        "TAB-ICON-STOCK", "The shell offers icons for common cases.", from: "S2-29a", kind: .shell, moment: .load,
        severity: .error,
        examples: [
            "every name of the set is there at scales 1, 2 and 3, with something to see",
            "the set is of one stroke, one size and one weight, and stands in the middle",
        ])

    static let tabBadgeLook = Rule(
        "TAB-BADGE-LOOK", "A badge is white text in a red oval.", from: "S2-30", kind: .shell, moment: .layout,
        severity: .error, limits: [.contrastText, .contrastIcon], examples: ["white on the badge's red is legible"])

    static let tabMoreBadge = Rule(
        "TAB-MORE-BADGE", "Badges of the tabs behind More are not lost.", from: "S2-9, S2-30", origin: .derived,
        kind: .shell, moment: .layout, severity: .error, limits: [.badgeMax],
        examples: ["More stands for the badges behind it"])

    static let tabStateKept = Rule(
        "TAB-STATE-KEPT", "Each tab keeps its own stack and scroll position.", from: "F13; supports S2-2",
        origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["A tab keeps its stack and its pages while another is shown"])

    static let tabRetap = Rule(
        "TAB-RETAP", "Activating the active tab pops to its root; at the root it scrolls to the top.", from: "F12",
        origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: [
            "three levels up with one press, then to the top, then nothing",
            "a page with unsaved work asks first, on More the list shows and the stack is kept",
        ])
}

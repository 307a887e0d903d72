// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the shell itself does with the navigation bar; tests hold it instead of the engine.
extension Rule {
    static let navBackFallback = Rule(
        "NAV-BACK-FALLBACK", "A back label that does not fit gives way to the generic word, then to the chevron alone.",
        from: "F5a to F5d; supports S0-3", origin: .derived, kind: .shell, moment: .layout, severity: .none,
        examples: [
            "the row's own example gives the generic word",
            "trailing items take their room from the label, not from the title",
            "a title that cannot be centred leaves the centre before it is cut",
        ])

    static let navPosTop = Rule(
        "NAV-POS-TOP", "The navigation bar sits at the top of its screen, directly under the status bar.",
        from: "S0-1, S1-1, S3-1", kind: .shell, moment: .layout, severity: .error,
        examples: ["the bar is as wide as its surface and begins under the status bar"])

    static let navHierarchy = Rule(
        "NAV-HIERARCHY", "The bar is how one moves up and down in a hierarchy of screens.", from: "S0-2, S1-1, S3-1",
        kind: .shell, moment: .run, severity: .error,
        examples: ["a push adds one page and back takes one away, and the bar is the top page's"])

    static let navSplitPane = Rule(
        "NAV-SPLIT-PANE", "In a split view each pane has its own bar or none.", from: "S0-5, S1-1, S3-1; C15",
        kind: .shell, moment: .layout, severity: .error,
        examples: [
            "each pane has its own stack, and back in one leaves the other alone",
            "a row of the leading pane takes the trailing one over",
            "compact width makes pushes of it and regular width panes again, and no page is another",
            "on compact width a row pushes, and the trailing pane waits until somebody goes there",
            "the panes fill the width, the leading one at the side where reading begins",
        ])

    static let navTitleCurrent = Rule(
        "NAV-TITLE-CURRENT", "The title shown is that of the screen that is visible.", from: "S0-15, S0-29, S1-1, S3-1",
        kind: .shell, moment: .run, severity: .error,
        examples: ["a title that changes is the bar's on top and the back label's below"])

    static let navBarHeight = Rule(
        "NAV-BAR-HEIGHT", "The bar's height is the same in every orientation.", from: "F1", origin: .derived,
        kind: .shell, moment: .layout, severity: .error, limits: [.navHeight],
        examples: ["the bars keep their height in every orientation"])
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

// How a large title follows the scroll position; tests hold it instead of the engine.
extension Rule {
    static let navLargeTop = Rule(
        "NAV-LARGE-TOP", "The large title tells that the top has been reached.", from: "S0-21; C7", kind: .shell,
        moment: .run, severity: .error, limits: [.navLargeExtra], examples: ["fully large exactly at the top"])

    static let navLargeCollapse = Rule(
        "NAV-LARGE-COLLAPSE", "The large title turns into a standard one as soon as scrolling starts.",
        from: "S0-24, S1-1, S3-1", kind: .shell, moment: .run, severity: .error,
        limits: [.largeInlineAt, .navLargeExtra],
        examples: ["the bar follows the finger and the inline title appears near the end"])

    static let navLargeSnap = Rule(
        "NAV-LARGE-SNAP", "The bar never rests half collapsed.", from: "FI1, FL2", origin: .derived, kind: .shell,
        moment: .run, severity: .error, limits: [.largeSnapAt, .largeSnapTime],
        examples: ["the bar never rests half collapsed"])

    static let navLargeOptional = Rule(
        "NAV-LARGE-OPTIONAL", "Large titles are never forced.", from: "S0-25, S0-26", kind: .shell, severity: .none,
        examples: ["four tabs without large titles give no decision"])

    static let navLargeCompactHeight = Rule(
        "NAV-LARGE-COMPACT-HEIGHT", "A low window has no large title.", from: "FL2", origin: .derived, kind: .shell,
        moment: .layout, severity: .none, limits: [.compactHeight, .largeMaxShare],
        examples: ["a low window has no large title"])

    static let navLargePlain = Rule(
        "NAV-LARGE-PLAIN", "A bar with an expanded large title has neither background nor hairline.",
        from: "S1-a, S3-e; C34", kind: .shell, moment: .run, severity: .error, limits: [.edgeFade],
        examples: ["an expanded large title has neither background nor hairline"])

    static let navBorderAuto = Rule(
        "NAV-BORDER-AUTO", "The hairline comes back by itself when content scrolls under the bar.", from: "S1-c, S3-g",
        kind: .shell, moment: .run, severity: .error, limits: [.edgeFade],
        examples: ["the hairline comes back with what scrolls under"])
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private func hex(_ text: String) -> Colour { Colour(text) ?? .black }

@Suite("Colours and backings of bars")
struct ColourExamples {
    private static func bar(
        _ rule: String, _ name: String, _ bar: ColourFacts.Bar, text: String, on background: String, alpha: Double = 1,
        backdrops: [Colour] = [.black], tinted: Bool = false, opaque: Bool = false, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (BarColours) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: rule, name: name,
            facts: .colours(
                ColourFacts(
                    bar: bar,
                    wanted: BarColours(
                        background: hex(background), alpha: alpha,
                        elements: [BarColours.Element(id: "label", kind: .text, colour: hex(text))], isTinted: tinted),
                    backdrops: backdrops, wantsOpaque: opaque), expected),
            verdicts: verdicts)
    }

    @Test("Rules about the colours of bars", arguments: ColourExamples.barCases)
    func bars(example: RuleExample) { example.check() }

    static let barCases: [RuleExample] = [
        bar(
            "NAV-TRANSLUCENT", "over black the bar becomes more opaque", .navigation, text: "#1A5FB4", on: "#F9F9F9",
            alpha: 0.85, [.repaired]
        ) { abs($0.alpha - 0.9) < 0.001 },
        bar(
            "NAV-TRANSLUCENT", "reduced transparency makes it opaque", .navigation, text: "#1A5FB4", on: "#F9F9F9",
            alpha: 0.85, backdrops: [.white], opaque: true, [.repaired]
        ) { $0.alpha == 1 },
        bar(
            "NAV-TRANSLUCENT", "a legible bar stays translucent", .navigation, text: "#1A5FB4", on: "#F9F9F9",
            alpha: 0.85,
            backdrops: [.white], []
        ) { $0.alpha == 0.85 },
        bar(
            "TAB-TRANSLUCENT", "over black the bar becomes more opaque", .tabs, text: "#1A5FB4", on: "#F9F9F9",
            alpha: 0.85, [.repaired]
        ) { abs($0.alpha - 0.9) < 0.001 },
        bar(
            "TAB-TRANSLUCENT", "a legible bar stays translucent", .tabs, text: "#1A5FB4", on: "#F9F9F9", alpha: 0.85,
            backdrops: [.white], []
        ) { $0.alpha == 0.85 },
        bar(
            "NAV-TINT", "a tint under white text is darkened", .navigation, text: "#FFFFFF", on: "#3584E4",
            tinted: true,
            [.repaired]
        ) {
            $0.background != hex("#3584E4") && Colour.white.contrast(with: $0.background) >= 4.5
                && $0.elements[0].colour == .white
        },
        bar(
            "NAV-TINT", "a dark enough tint passes", .navigation, text: "#FFFFFF", on: "#1A5FB4", tinted: true, []
        ) { $0.background == hex("#1A5FB4") },
        bar("TAB-TINT", "a grey label is darkened", .tabs, text: "#999999", on: "#F9F9F9", [.repaired]) {
            $0.elements[0].colour.contrast(with: hex("#F9F9F9")) >= 4.5 && $0.background == hex("#F9F9F9")
        },
        bar("TAB-TINT", "a legible label passes", .tabs, text: "#6E6E73", on: "#F9F9F9", []) {
            $0.elements[0].colour == hex("#6E6E73")
        },
    ]

    private static func status(
        _ rule: String, _ name: String, _ facts: StatusColourFacts, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (StatusLook) -> Bool
    ) -> RuleExample {
        RuleExample(rule: rule, name: name, facts: .status(facts, expected), verdicts: verdicts)
    }

    @Test("Rules about what lies behind the status bar", arguments: ColourExamples.backingCases)
    func backings(example: RuleExample) { example.check() }

    static let backingCases: [RuleExample] = [
        status(
            "STAT-OBSCURE", "a list without a navigation bar gets a blur and a scrim",
            StatusColourFacts(requested: .light, tiles: [.black], isOverMovingContent: true, supportsBlur: true),
            [.repaired]
        ) { $0.backing == .blur && $0.scrim >= 0.54 },
        status(
            "STAT-OBSCURE", "without blur the backing is solid",
            StatusColourFacts(requested: .dark, tiles: [.white], isOverMovingContent: true), [.repaired]
        ) { $0.backing == .solid && $0.scrim == 1 },
        status(
            "STAT-OBSCURE", "a navigation bar is backing enough",
            StatusColourFacts(requested: .dark, tiles: [.white], hasNavigationBar: true, isOverMovingContent: true), []
        ) { $0.backing == .auto && $0.scrim == 0 },
        status(
            "STAT-BACK-IMAGE", "a high picture is cut",
            StatusColourFacts(requested: .dark, tiles: [.white], backing: .image, pictureHeight: 200), [.repaired]
        ) { $0.pictureHeight == 64 },
        status(
            "STAT-BACK-IMAGE", "a picture of the bar's height passes",
            StatusColourFacts(requested: .dark, tiles: [.white], backing: .image, pictureHeight: 32), []
        ) { $0.pictureHeight == 32 },
        status(
            "STAT-BACK-IMAGE", "without a picture the backing is solid",
            StatusColourFacts(requested: .dark, tiles: [.white], backing: .image, lacksPicture: true), [.repaired]
        ) { $0.backing == .solid },
    ]
}

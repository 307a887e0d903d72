// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private func rect(_ x: Double, _ width: Double, height: Double = 44) -> Rect {
    Rect(x: x, y: (44 - height) / 2, width: width, height: height)
}

private func hex(_ text: String) -> Colour { Colour(text) ?? .black }

@Suite("All bars")
struct BarExamples {
    @Test("NAV-BACK-LEADING the back button is the first thing in the bar", arguments: BarExamples.leadingCases)
    func leading(example: RuleExample) { example.check() }

    private static func row(
        _ name: String, _ direction: TextDirection = .ltr, back: Rect, item: Rect, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (TargetLayout) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: "NAV-BACK-LEADING", name: name,
            facts: .targets(
                TargetFacts(
                    bar: .navigation, width: 320, direction: direction,
                    targets: [Target(id: "item", hit: item), Target(id: "back", hit: back, isBack: true)]), expected),
            verdicts: verdicts)
    }

    static let leadingCases: [RuleExample] = [
        row("it begins at the leading edge", back: rect(0, 80), item: rect(276, 44), []) {
            $0.targets.contains { $0.isBack && $0.hit.x == 0 }
        },
        row("right to left it ends at the bar's end", .rtl, back: rect(200, 80), item: rect(0, 44), [.repaired]) {
            $0.targets.contains { $0.isBack && $0.hit.maxX == 320 }
        },
        row("an item before it moves behind it", back: rect(44, 80), item: rect(0, 44), [.repaired]) {
            $0.targets.map(\.id) == ["back", "item"] && $0.targets[0].hit.x == 0 && $0.targets[1].hit.x == 80
        },
        row(
            "an item that reaches over it for want of room is not before it", back: rect(0, 80), item: rect(-20, 350),
            []
        ) {
            $0.targets.map(\.id) == ["back"] && $0.overflow == ["item"]
        },
        row("right to left such an item is not before it either", .rtl, back: rect(240, 80), item: rect(-10, 350), []) {
            $0.targets.map(\.id) == ["back"] && $0.overflow == ["item"]
        },
    ]

    @Test("BARS-TARGET-MIN everything one can hit is large enough", arguments: BarExamples.leastCases)
    func least(example: RuleExample) { example.check() }

    private static func target(
        _ name: String, _ hit: Rect, bar: TargetFacts.Bar = .navigation, inline: Bool = false,
        profile: ShellSettings.RulesSection.Profile = .touch, shown: (Double, Double), _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: "BARS-TARGET-MIN", name: name,
            facts: .targets(
                TargetFacts(bar: bar, width: 320, targets: [Target(id: "a", hit: hit, isInlineLink: inline)])
            ) { $0.targets[0].hit.width == shown.0 && $0.targets[0].hit.height == shown.1 },
            verdicts: verdicts, profile: profile)
    }

    static let leastCases: [RuleExample] = [
        target("a small icon gets a hit area of 44", rect(100, 20, height: 20), shown: (44, 44), [.repaired]),
        RuleExample(
            rule: "BARS-TARGET-MIN", name: "three icons in 100 px leave one and the menu",
            facts: .targets(
                TargetFacts(
                    bar: .navigation, width: 100,
                    targets: ["a", "b", "c"].enumerated().map {
                        Target(id: $0.element, hit: rect(Double($0.offset) * 30, 20, height: 20))
                    })
            ) { $0.targets.map(\.id) == ["a"] && $0.overflow == ["b", "c"] && $0.targets[0].hit.width == 44 },
            verdicts: [.repaired]),
        RuleExample(
            rule: "BARS-TARGET-MIN", name: "areas that meet where there is room move apart",
            facts: .targets(
                TargetFacts(
                    bar: .toolbar, width: 320,
                    targets: [Target(id: "a", hit: rect(20, 60)), Target(id: "b", hit: rect(60, 60))])
            ) { $0.overflow.isEmpty && $0.targets.map(\.hit.x) == [20, 80] }, verdicts: [.repaired]),
        RuleExample(
            rule: "BARS-TARGET-MIN", name: "small icons with room grow, one decision each",
            facts: .targets(
                TargetFacts(
                    bar: .navigation, width: 320,
                    targets: ["a", "b"].enumerated().map {
                        Target(id: $0.element, hit: rect(100 + Double($0.offset) * 100, 20, height: 20))
                    })
            ) { $0.targets.allSatisfy { $0.hit.width == 44 && $0.hit.height == 44 } && $0.overflow.isEmpty },
            verdicts: [.repaired, .repaired]),
        target("44 by 44 passes", rect(100, 44), shown: (44, 44), []),
        target("float noise passes", rect(100, 44, height: 43.999_999), shown: (44, 43.999_999), []),
        target("43.5 is raised", rect(100, 43.5), shown: (44, 44), [.repaired]),
        target("a link in a paragraph is exempt", rect(100, 30, height: 17), inline: true, shown: (30, 17), []),
        target(
            "in the status bar the bar's own height is enough", rect(100, 44, height: 32), bar: .status,
            shown: (44, 32), []),
        target("with a mouse 24 is enough", rect(100, 24, height: 24), profile: .mouse, shown: (24, 24), []),
    ]

    @Test("BARS-CONTRAST text and icons in bars stay legible", arguments: BarExamples.contrastCases)
    func contrast(example: RuleExample) { example.check() }

    private static func element(
        _ name: String, _ colour: String, kind: BarColours.Element.Kind = .text, on background: String = "#ffffff",
        alpha: Double = 1, backdrops: [Colour] = [], accent: Colour? = nil, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (BarColours) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: "BARS-CONTRAST", name: name,
            facts: .colours(
                ColourFacts(
                    wanted: BarColours(
                        background: hex(background), alpha: alpha,
                        elements: [BarColours.Element(id: "e", kind: kind, colour: hex(colour))]),
                    backdrops: backdrops, accessibleAccent: accent), expected),
            verdicts: verdicts)
    }

    static let contrastCases: [RuleExample] = [
        element("an illegible accent is replaced", "#007AFF", accent: hex("#1A5FB4"), [.repaired]) {
            $0.elements[0].colour == hex("#1A5FB4")
        },
        element(
            "a translucent bar over black becomes more opaque", "#1A5FB4", on: "#F9F9F9", alpha: 0.85,
            backdrops: [.black], [.repaired]
        ) { abs($0.alpha - 0.9) < 0.001 && $0.elements[0].colour == hex("#1A5FB4") },
        element("contrast is compared unrounded", "#0078d7", [.repaired]) { $0.elements[0].colour != hex("#0078d7") },
        element("an icon needs less than a text", "#949494", kind: .icon, []) {
            $0.elements[0].colour == hex("#949494")
        },
        element("a legible bar passes", "#1A5FB4", []) { $0.elements[0].colour == hex("#1A5FB4") },
        element(
            "where no colour is legible over all the bar becomes opaque", "#808080", on: "#1A5FB4", alpha: 0.1,
            backdrops: [hex("#606060"), hex("#A0A0A0")], [.repaired, .repaired]
        ) { $0.alpha == 1 && $0.elements[0].colour.contrast(with: hex("#1A5FB4")) >= 4.5 },
    ]

    @Test(
        "R-01 A ratio a little below the limit is a violation",
        arguments: [
            ("#777777", BarColours.Element.Kind.text, true), ("#767676", .text, false), ("#0078d7", .text, true),
            ("#008a2c", .text, true), ("#949494", .icon, false), ("#959595", .icon, true),
        ])
    func unrounded(colour: String, kind: BarColours.Element.Kind, isViolation: Bool) {
        let facts = ColourFacts(
            wanted: BarColours(
                background: .white, elements: [BarColours.Element(id: "e", kind: kind, colour: hex(colour))]))
        #expect(Guideline().judge(colours: facts).decisions.isEmpty != isViolation)
    }

    @Test("BARS-CONTRAST a thousand random tints and backdrops end legible")
    func random() {
        var generator = SeededGenerator(seed: 7)
        func any() -> Colour {
            Colour(
                red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
                blue: .random(in: 0...255, using: &generator))
        }
        let guideline = Guideline()
        for _ in 0..<1000 {
            let facts = ColourFacts(
                wanted: BarColours(
                    background: any(), alpha: .random(in: 0...1, using: &generator),
                    elements: [
                        BarColours.Element(id: "t", kind: .text, colour: any()),
                        BarColours.Element(id: "i", kind: .icon, colour: any()),
                    ]), backdrops: [any(), any()])
            let shown = guideline.judge(colours: facts).shown
            let behind =
                shown.alpha >= 1
                ? [shown.background] : facts.backdrops.map { shown.background.over($0, alpha: shown.alpha) }
            #expect(shown.elements[0].colour.contrast(withEach: behind) >= 4.5)
            #expect(shown.elements[1].colour.contrast(withEach: behind) >= 3)
        }
    }

    @Test("R-03 A control is raised to 44 and no further")
    func touchMinimum() {
        for (width, height, repaired) in [
            (43.5, 44.0, true), (44, 44, false), (46, 46, false), (48, 48, false), (44, 43.999_999, false),
        ] {
            let facts = TargetFacts(
                bar: .navigation, width: 320,
                targets: [Target(id: "a", hit: Rect(x: 50, y: 0, width: width, height: height))])
            let judged = Guideline().judge(targets: facts)
            #expect(judged.decisions.isEmpty != repaired)
            if repaired { #expect(judged.decisions[0].message.contains("44")) }
        }
    }

    @Test("Hit areas that are no numbers never stop the shell")
    func noNumbers() {
        for value in [.nan, .infinity, -.infinity, -5, 1e300] as [Double] {
            for width in [320, 0, .nan, .infinity] as [Double] {
                let targets = (0..<4).map {
                    Target(id: "\($0)", hit: Rect(x: value, y: value, width: value, height: value), isBack: $0 == 2)
                }
                let judged = Guideline().judge(
                    targets: TargetFacts(bar: .navigation, width: width, targets: targets))
                #expect(judged.shown.targets.count + judged.shown.overflow.count == 4)
            }
        }
    }
}

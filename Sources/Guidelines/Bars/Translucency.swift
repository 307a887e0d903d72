// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navTranslucent = Rule(
        "NAV-TRANSLUCENT", "What lies under the navigation bar shimmers through, as far as it stays legible.",
        from: "S0-6, S1-1, S3-b; C13, C23", kind: .shell, moment: .layout, severity: .warning, enforcement: .repair,
        loosenedBy: .admin, limits: [.contrastText, .contrastIcon],
        checks: [.colours { Translucency.findings($0, $1, $2, in: .navigation) }],
        examples: [
            "over black the bar becomes more opaque", "reduced transparency makes it opaque",
            "a legible bar stays translucent",
        ])

    static let tabTranslucent = Rule(
        "TAB-TRANSLUCENT", "Content shimmers through the tab bar, as far as it stays legible.", from: "S2-3; C13, C23",
        kind: .shell, moment: .layout, severity: .warning, enforcement: .repair, loosenedBy: .admin,
        limits: [.contrastText, .contrastIcon],
        checks: [.colours { Translucency.findings($0, $1, $2, in: .tabs) }],
        examples: ["over black the bar becomes more opaque", "a legible bar stays translucent"])

    static let navTint = Rule(
        "NAV-TINT", "A tinted navigation bar stays legible.", from: "S0-7, S1-1, S3-b; C13", kind: .both,
        moment: .layout, severity: .warning, enforcement: .repair, limits: [.contrastText, .contrastIcon],
        checks: [
            .screen(.status) { draft, _, _ in
                guard let tint = draft.tint, Colour(tint) == nil else { return [] }
                return [
                    .repaired(
                        "/tint", before: tint.excerpt, after: "no tint", "The tint is no colour.",
                        hint: "Write it as #rrggbb."
                    ) { $0.tint = nil }
                ]
            },
            .colours { Tint.findings($0, $1, $2, in: .navigation) },
        ],
        examples: [
            "a tint under white text is darkened", "a dark enough tint passes",
            "a tint that is no colour is left out and told",
        ])

    static let tabTint = Rule(
        "TAB-TINT", "Selected and unselected tabs stay legible on a tinted bar.", from: "S2-4; C13", kind: .both,
        moment: .layout, severity: .warning, enforcement: .repair, limits: [.contrastText, .contrastIcon],
        checks: [.colours { Tint.findings($0, $1, $2, in: .tabs) }],
        examples: ["a grey label is darkened", "a legible label passes"])
}

private enum Translucency {
    static func findings(
        _ colours: BarColours, _ facts: ColourFacts, _ context: Context, in bar: ColourFacts.Bar
    ) -> [Finding<BarColours>] {
        guard facts.bar == bar, colours.alpha < 1 else { return [] }
        let reading = Legibility(facts, context)
        let failing = reading.failing(colours)
        let alpha: Double
        if facts.wantsOpaque {
            alpha = 1
        } else if !failing.isEmpty, let needed = reading.neededAlpha(colours, failing) {
            alpha = needed
        } else {
            return []
        }
        return [
            .repaired(
                "/alpha", before: "\(colours.alpha)", after: "\(alpha)",
                facts.wantsOpaque
                    ? "Transparency is reduced; the bar is opaque."
                    : "What lies behind makes the bar hard to read; it becomes more opaque.",
                hint: "Choose colours with more contrast."
            ) { $0.alpha = alpha }
        ]
    }
}

private enum Tint {
    /// Moves an author's tint to the nearest lightness that is legible; without one, the labels.
    static func findings(
        _ colours: BarColours, _ facts: ColourFacts, _ context: Context, in bar: ColourFacts.Bar
    ) -> [Finding<BarColours>] {
        guard facts.bar == bar else { return [] }
        let reading = Legibility(facts, context)
        var opaque = colours
        opaque.alpha = 1
        let failing = reading.failing(opaque)
        guard !failing.isEmpty else { return [] }
        if colours.isTinted, let first = failing.first {
            let needed = failing.map { reading.ratio($0.kind) }.max() ?? 1
            let foregrounds = colours.elements.map(\.colour)
            if let tint = colours.background.adjusted(toContrast: needed, with: foregrounds), tint != colours.background
            {
                return [
                    .repaired(
                        "/tint", before: colours.background.description, after: tint.description,
                        "On this tint the contrast is \(reading.text(first, opaque)), below \(reading.least(first.kind)).",
                        hint: "Use \(tint) or a colour like it."
                    ) { $0.background = tint }
                ]
            }
        }
        return failing.compactMap { element in
            guard let legible = reading.legible(element, on: opaque), legible != element.colour else { return nil }
            return .repaired(
                "/\(element.id)", before: element.colour.description, after: legible.description,
                "The contrast is \(reading.text(element, opaque)), below \(reading.least(element.kind)).",
                hint: "Use \(legible) or a colour with more contrast."
            ) { $0.recolour(element.id, legible) }
        }
    }
}

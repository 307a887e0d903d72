// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let barsContrast = Rule(
        "BARS-CONTRAST", "Text and icons in bars stay legible on translucent, tinted or borderless backgrounds.",
        from: "S0-7, S2-4, S4-8", origin: .derived, kind: .both, moment: .layout, severity: .warning,
        enforcement: .repair, limits: [.contrastText, .contrastIcon],
        checks: [
            .colours { colours, facts, context in
                let reading = Legibility(facts, context)
                let failing = reading.failing(colours)
                guard !failing.isEmpty else { return [] }
                if let alpha = reading.neededAlpha(colours, failing), alpha > colours.alpha {
                    return [
                        .repaired(
                            "/alpha", before: "\(colours.alpha)", after: "\(alpha)",
                            "What lies behind makes the bar hard to read; it becomes more opaque.",
                            hint: "Choose colours with more contrast."
                        ) { $0.alpha = alpha }
                    ]
                }
                return failing.map { element in
                    let legible = reading.legible(element, on: colours) ?? colours.background.foreground
                    let message =
                        "The contrast is \(reading.text(element, colours)), below \(reading.least(element.kind))."
                    let hint = "Use \(legible) or a colour with more contrast."
                    guard legible != element.colour else {
                        return .warned("/\(element.id)", before: element.colour.description, message, hint: hint)
                    }
                    return .repaired(
                        "/\(element.id)", before: element.colour.description, after: legible.description, message,
                        hint: hint
                    ) { $0.recolour(element.id, legible) }
                }
            }
        ],
        examples: [
            "an illegible accent is replaced", "a translucent bar over black becomes more opaque",
            "contrast is compared unrounded", "an icon needs less than a text", "a legible bar passes",
            "where no colour is legible over all the bar becomes opaque",
        ])
}

/// Contrast of a bar's elements over everything that can lie behind it.
struct Legibility: Sendable {
    private let facts: ColourFacts
    private let text: Double
    private let icon: Double

    init(_ facts: ColourFacts, _ context: Context) {
        self.facts = facts
        text = context.limits[.contrastText]
        icon = context.limits[.contrastIcon]
    }

    func ratio(_ kind: BarColours.Element.Kind) -> Double { kind == .text ? text : icon }

    /// For reports.
    func least(_ kind: BarColours.Element.Kind) -> String { "\(Ceiling.number(ratio(kind))) : 1" }

    func failing(_ colours: BarColours) -> [BarColours.Element] {
        let surfaces = facts.surfaces(colours)
        return colours.elements.filter { $0.colour.contrast(withEach: surfaces) < ratio($0.kind) }
    }

    func text(_ element: BarColours.Element, _ colours: BarColours) -> String {
        let value = element.colour.contrast(withEach: facts.surfaces(colours))
        // Rounded down, so that a report never says 4.5 of what is below it.
        return "\(Ceiling.number((value * 100).rounded(.down) / 100)) : 1"
    }

    /// The least opacity in steps of 0.05 at which everything is legible. Where none is enough and no other colour would
    /// do over what lies behind, full opacity; `nil` where another colour does.
    func neededAlpha(_ colours: BarColours, _ failing: [BarColours.Element]) -> Double? {
        let present = colours.alpha.isFinite ? max(0, colours.alpha) : 0
        guard present < 1 else { return nil }
        var candidate = colours
        for step in 1...20 {
            candidate.alpha = min(1, ((present * 20).rounded(.down) + Double(step)) / 20)
            if candidate.alpha > present, self.failing(candidate).isEmpty { return candidate.alpha }
        }
        return failing.contains { legible($0, on: colours) == nil } ? 1 : nil
    }

    /// The accessible accent, else the nearest lightness of the same hue; `nil` where none is legible.
    func legible(_ element: BarColours.Element, on colours: BarColours) -> Colour? {
        let surfaces = facts.surfaces(colours)
        let needed = ratio(element.kind)
        if let accent = facts.accessibleAccent, accent.contrast(withEach: surfaces) >= needed { return accent }
        return element.colour.adjusted(toContrast: needed, with: surfaces)
    }
}

extension BarColours {
    mutating func recolour(_ id: String, _ colour: Colour) {
        for index in elements.indices where elements[index].id == id { elements[index].colour = colour }
    }
}

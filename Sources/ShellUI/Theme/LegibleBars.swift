// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import Guidelines

extension Guideline {
    /// The colours in which bars may be drawn, over everything that a page can show behind them (BARS-CONTRAST, NAV-TINT,
    /// TAB-TINT, NAV-TRANSLUCENT, TAB-TRANSLUCENT).
    func legibleBars(_ wanted: Palette, path: String = "bars") -> (palette: Palette, decisions: [Decision]) {
        var palette = wanted
        let navigation = judge(
            colours: palette.facts(
                .navigation, [("title", palette.text), ("items", palette.accent)], path: path + "/navigation"))
        palette.take(navigation.shown, text: "title", accent: "items")
        let tabs = judge(
            colours: palette.facts(
                .tabs, [("selected", palette.accent), ("unselected", palette.dim)], path: path + "/tabs"))
        palette.take(tabs.shown, dim: "unselected", accent: "selected")
        return (palette, navigation.decisions + tabs.decisions)
    }

    /// What was decided about the operator's accent, which the palette has moved to where it can be read.
    func judgedAccent(_ accent: Colour, shownIn palette: Palette) -> [Decision] {
        let wanted = BarColours(
            background: palette.bar.opaque, elements: [.init(id: "accent", kind: .text, colour: accent)])
        return judge(colours: ColourFacts(wanted: wanted, path: "theme")).decisions.map { decision in
            var shown = decision
            if shown.verdict == .repaired { shown.after = palette.accent.opaque.description }
            return shown
        }
    }

    /// The same of a navigation bar alone, with a screen's tint.
    func legibleNavigation(_ wanted: Palette, path: String) -> (palette: Palette, decisions: [Decision]) {
        var palette = wanted
        let judgement = judge(
            colours: palette.facts(
                .navigation, [("title", palette.text), ("items", palette.accent)], isTinted: true, path: path))
        palette.take(judgement.shown, text: "title", accent: "items")
        return (palette, judgement.decisions)
    }
}

extension Palette {
    fileprivate func facts(
        _ bar: ColourFacts.Bar, _ inks: [(id: String, ink: RGBA)], isTinted: Bool = false, path: String
    ) -> ColourFacts {
        ColourFacts(
            bar: bar,
            wanted: BarColours(
                background: self.bar.opaque, alpha: barAlpha,
                elements: inks.map { .init(id: $0.id, kind: .text, colour: $0.ink.opaque) }, isTinted: isTinted),
            backdrops: [page, surface, text, accent, tile].map(\.opaque), path: path)
    }

    fileprivate mutating func take(
        _ colours: BarColours, text textID: String? = nil, dim dimID: String? = nil, accent accentID: String
    ) {
        func ink(_ id: String?, _ old: RGBA) -> RGBA {
            guard let new = colours.elements.first(where: { $0.id == id })?.colour, new != old.opaque else {
                return old
            }
            return RGBA(new)
        }
        bar = colours.background == bar.opaque ? bar : RGBA(colours.background)
        barAlpha = colours.alpha
        text = ink(textID, text)
        dim = ink(dimID, dim)
        accent = ink(accentID, accent)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import ShellCore
import Testing

@testable import ShellUI

@Suite("Tinted bars")
@MainActor
struct TintedBarTests {
    @Test(
        "NAV-TINT a bar is drawn in the ink that its tint was judged for",
        arguments: [
            "#3584e4", "#0078d7", "#008a2c", "#ff0000", "#949494", "#777777", "#1a5fb4", "#f5c211", "#ffffff",
            "#000000",
        ])
    func ink(wanted: String) throws {
        let tint = try #require(Colour(wanted))
        let ink = TintedInk.colour(on: tint)
        let judged = Guideline().judge(
            colours: ColourFacts(
                bar: .navigation,
                wanted: BarColours(
                    background: tint, elements: [.init(id: "title", kind: .text, colour: ink)], isTinted: true),
                path: "a/b"))
        let ground = judged.shown.background
        for palette in [Palette.light, Palette.dark] {
            let drawn = palette.tinted(ground.description)
            #expect(drawn.text.opaque == ink)
            #expect(ink.contrast(with: ground) >= tint.contrast(with: ink))
            for colour in [drawn.text, drawn.accent, drawn.dim].map(\.opaque) {
                #expect(colour.contrast(with: ground) >= 4.5)
                #expect((colour.luminance > ground.luminance) == (ink.luminance > ground.luminance))
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import Testing

@testable import ShellUI

@MainActor
@Suite("Contrast of content")
struct ContrastTests {
    private func ratio(_ ink: RGBA, _ ground: RGBA) -> Double {
        let seen = ink.opaque.over(ground.opaque, alpha: ink.alpha)
        return seen.contrast(withEach: [ground.opaque])
    }

    @Test(
        "A-16 texts and icons reach 4.5 : 1, in high contrast 7 : 1, on whatever they stand on",
        arguments: [ColorScheme.light, .dark], [false, true])
    func texts(scheme: ColorScheme, high: Bool) {
        for accent in [nil, "#ffff00", "#101010", "#e0e0e0", "#3584e4"] {
            let palette = Palette(scheme: scheme, accent: accent, highContrast: high)
            let least = high ? 7.0 : 4.5
            for ground in [palette.page, palette.surface] {
                for ink in [palette.text, palette.dim, palette.accent, palette.destructive] {
                    #expect(ratio(ink, ground) >= least)
                }
            }
            #expect(ratio(palette.onAccent, palette.accent) >= 4.5)
            #expect(ratio(palette.onTile, palette.tile) >= least)
            #expect(ratio(palette.onBadge, palette.badge) >= 4.5)
            let held = palette.pressed.opaque.over(palette.surface.opaque, alpha: palette.pressed.alpha)
            #expect(ratio(palette.text, RGBA(held)) >= least)
        }
    }

    @Test(
        "rails of switches and sliders reach 3 : 1 on their ground", arguments: [ColorScheme.light, .dark],
        [false, true])
    func rails(scheme: ColorScheme, high: Bool) {
        let palette = Palette(scheme: scheme, highContrast: high)
        #expect(ratio(palette.rail, palette.surface) >= 3)
        #expect(ratio(palette.rail, palette.page) >= 3)
        if high { #expect(ratio(palette.separator, palette.surface) >= 3) }
    }
}

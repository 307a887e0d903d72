// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What lies behind the status bar and the style that is asked for (STAT-STYLE-CONTRAST).
package struct StatusColourFacts: Sendable, Equatable {
    package var requested: StatusStyle
    /// Colours behind the bar, one for each tile of 16 px or each extreme.
    package var tiles: [Colour]
    /// Colour of light and of dark items.
    package var light: Colour
    package var dark: Colour
    package var path: String

    package init(
        requested: StatusStyle, tiles: [Colour], light: Colour = .white, dark: Colour = .black, path: String = "status"
    ) {
        self.requested = requested
        self.tiles = tiles
        self.light = light
        self.dark = dark
        self.path = path
    }

    /// The least contrast of a style's items over every tile, under a scrim of the opposite colour.
    func contrast(_ style: ColorScheme, scrim: Double = 0) -> Double {
        let items = style == .light ? light : dark
        let veil: Colour = style == .light ? .black : .white
        return items.contrast(withEach: scrim > 0 ? tiles.map { veil.over($0, alpha: scrim) } : tiles)
    }

    /// The style with the better worst tile.
    var better: ColorScheme { contrast(.light) >= contrast(.dark) ? .light : .dark }
}

package struct StatusLook: Sendable, Equatable {
    /// Light or dark items.
    package var style: ColorScheme
    /// Alpha of the scrim under them: black under light items, white under dark ones; 0 for none.
    package var scrim: Double

    package init(style: ColorScheme, scrim: Double = 0) {
        self.style = style
        self.scrim = scrim
    }

    init(_ facts: StatusColourFacts) {
        switch facts.requested {
        case .light: self.init(style: .light)
        case .dark: self.init(style: .dark)
        case .auto, .inherit: self.init(style: facts.better)
        }
    }
}

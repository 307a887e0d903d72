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
    package var backing: StatusBacking
    /// A navigation bar is shown and gives the status bar its background.
    package var hasNavigationBar: Bool
    /// Content that scrolls or is not uniform lies behind the bar (STAT-OBSCURE).
    package var isOverMovingContent: Bool
    package var supportsBlur: Bool
    /// Height of a backing picture in px.
    package var pictureHeight: Double?
    /// A picture is asked for, and none is named or what is named cannot be read.
    package var lacksPicture: Bool
    package var path: String

    package init(
        requested: StatusStyle, tiles: [Colour], light: Colour = .white, dark: Colour = .black,
        backing: StatusBacking = .auto, hasNavigationBar: Bool = false, isOverMovingContent: Bool = false,
        supportsBlur: Bool = false, pictureHeight: Double? = nil,
        lacksPicture: Bool = false, path: String = "status"
    ) {
        self.requested = requested
        self.tiles = tiles
        self.light = light
        self.dark = dark
        self.backing = backing
        self.hasNavigationBar = hasNavigationBar
        self.isOverMovingContent = isOverMovingContent
        self.supportsBlur = supportsBlur
        self.pictureHeight = pictureHeight
        self.lacksPicture = lacksPicture
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
    /// `auto` means none of its own.
    package var backing: StatusBacking
    /// Height of a backing picture in px, cut to the region.
    package var pictureHeight: Double?

    package init(
        style: ColorScheme, scrim: Double = 0, backing: StatusBacking = .auto, pictureHeight: Double? = nil
    ) {
        self.style = style
        self.scrim = scrim
        self.backing = backing
        self.pictureHeight = pictureHeight
    }

    init(_ facts: StatusColourFacts) {
        let style: ColorScheme =
            switch facts.requested {
            case .light: .light
            case .dark: .dark
            case .auto, .inherit: facts.better
            }
        self.init(style: style, backing: facts.backing, pictureHeight: facts.pictureHeight)
    }
}

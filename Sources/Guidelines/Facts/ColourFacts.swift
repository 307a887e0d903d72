// SPDX-License-Identifier: Apache-2.0

import BarModel

/// The colours a bar wants and everything that can lie behind it (BARS-CONTRAST).
package struct ColourFacts: Sendable, Equatable {
    package enum Bar: String, Sendable {
        case navigation, tabs
        /// Toolbars, strips and whatever else has text in a bar.
        case other
    }

    package var bar: Bar
    /// Reduced transparency or high contrast: bars are opaque.
    package var wantsOpaque: Bool
    package var wanted: BarColours
    /// Colours of content behind a translucent bar; empty means unknown: black and white.
    package var backdrops: [Colour]
    /// Taken first where an element's own colour is not legible.
    package var accessibleAccent: Colour?
    package var path: String

    package init(
        bar: Bar = .other, wanted: BarColours, backdrops: [Colour] = [], accessibleAccent: Colour? = nil,
        wantsOpaque: Bool = false, path: String = "bars"
    ) {
        self.bar = bar
        self.wantsOpaque = wantsOpaque
        self.wanted = wanted
        self.backdrops = backdrops
        self.accessibleAccent = accessibleAccent
        self.path = path
    }

    /// What can be seen behind text: the bar's background over each backdrop.
    func surfaces(_ colours: BarColours) -> [Colour] {
        if colours.alpha >= 1 { return [colours.background] }
        let behind = backdrops.isEmpty ? [.black, .white] : backdrops
        return behind.map { colours.background.over($0, alpha: colours.alpha) }
    }
}

package struct BarColours: Sendable, Equatable {
    package struct Element: Sendable, Equatable {
        package enum Kind: String, Sendable {
            case text, icon
        }

        package var id: String
        package var kind: Kind
        package var colour: Colour

        package init(id: String, kind: Kind, colour: Colour) {
            self.id = id
            self.kind = kind
            self.colour = colour
        }
    }

    package var background: Colour
    /// 0 to 1
    package var alpha: Double
    package var elements: [Element]
    /// The background is a tint that an author chose (NAV-TINT).
    package var isTinted: Bool

    package init(background: Colour, alpha: Double = 1, elements: [Element], isTinted: Bool = false) {
        self.background = background
        self.alpha = alpha
        self.elements = elements
        self.isTinted = isTinted
    }
}

// SPDX-License-Identifier: Apache-2.0
// Every colour the shell draws with, by role. Text on its ground reaches 4.5 : 1 in both schemes.
import BarModel
import GtkKit
import ShellCore

package struct Palette: Equatable, Sendable {
    package var page: RGBA
    /// Grouped rows, sheets, dialogs.
    package var surface: RGBA
    /// A bar's ground, opaque; see `barAlpha`.
    package var bar: RGBA
    package var barAlpha: Double
    package var text: RGBA
    /// Values, headers, unselected tabs.
    package var dim: RGBA
    /// Back, items, selected tab, filled buttons.
    package var accent: RGBA
    package var onAccent: RGBA
    package var badge: RGBA
    package var onBadge: RGBA
    /// The square behind a row's icon.
    package var tile: RGBA
    package var onTile: RGBA
    /// Between the rows of a group.
    package var separator: RGBA
    /// Under and over bars, one device pixel.
    package var hairline: RGBA
    /// Over a row or a button while it is pressed.
    package var pressed: RGBA
    package var destructive: RGBA
    /// Over everything behind a dialog or a sheet.
    package var scrim: RGBA

    package static let light = Palette(
        page: RGBA(rgb: 0xF3F4F6), surface: RGBA(rgb: 0xFFFFFF), bar: RGBA(rgb: 0xF9FAFB), barAlpha: 0.85,
        text: RGBA(rgb: 0x17191D), dim: RGBA(rgb: 0x5A606B), accent: RGBA(rgb: 0x1A5FB4), onAccent: RGBA(rgb: 0xFFFFFF),
        badge: RGBA(rgb: 0xE01B24), onBadge: .white, tile: RGBA(rgb: 0x1A5FB4), onTile: .white,
        separator: RGBA(rgb: 0xE3E5EA), hairline: RGBA(rgb: 0x17191D, alpha: 0.3),
        pressed: RGBA(rgb: 0x17191D, alpha: 0.08), destructive: RGBA(rgb: 0xC01C28),
        scrim: RGBA(rgb: 0x000000, alpha: 0.4))

    package static let dark = Palette(
        page: RGBA(rgb: 0x0F1013), surface: RGBA(rgb: 0x1B1D22), bar: RGBA(rgb: 0x15171B), barAlpha: 0.80,
        text: RGBA(rgb: 0xF2F3F5), dim: RGBA(rgb: 0xA4ABB8), accent: RGBA(rgb: 0x78AEED), onAccent: RGBA(rgb: 0x0F1013),
        badge: RGBA(rgb: 0xE01B24), onBadge: .white, tile: RGBA(rgb: 0x2B5A96), onTile: .white,
        separator: RGBA(rgb: 0x2C3038), hairline: RGBA(rgb: 0xF2F3F5, alpha: 0.3),
        pressed: RGBA(rgb: 0xF2F3F5, alpha: 0.10), destructive: RGBA(rgb: 0xF66151),
        scrim: RGBA(rgb: 0x000000, alpha: 0.6))

    /// - Parameters:
    ///   - accent: `#rrggbb`; moved to the nearest lightness that is legible on page, surface and bar.
    ///   - opaqueBars: High contrast or reduced transparency is asked for.
    ///   - highContrast: Texts and icons reach 7 : 1 on whatever they stand on, separators 3 : 1.
    package init(
        scheme: ColorScheme, accent: String? = nil, opaqueBars: Bool = false, highContrast: Bool = false
    ) {
        self = scheme == .light ? .light : .dark
        let contrast = highContrast ? 7.0 : 4.5
        if highContrast { strengthen(scheme) }
        if let accent = accent.flatMap(Colour.init) {
            let grounds = [page, surface, bar].map(\.opaque)
            let legible = accent.adjusted(toContrast: contrast, with: grounds) ?? self.accent.opaque
            self.accent = RGBA(legible)
            onAccent = RGBA(legible.foreground)
            if scheme == .light { tile = RGBA(legible.adjusted(toContrast: contrast, with: [.white]) ?? legible) }
        }
        barAlpha = opaqueBars ? 1 : legibleAlpha(from: barAlpha)
    }

    private mutating func strengthen(_ scheme: ColorScheme) {
        switch scheme {
        case .light:
            text = .black
            dim = RGBA(rgb: 0x34383F)
            accent = RGBA(rgb: 0x0B3D7A)
            tile = RGBA(rgb: 0x0B3D7A)
            separator = RGBA(rgb: 0x7A808B)
            destructive = RGBA(rgb: 0x8F0D12)
            badge = RGBA(rgb: 0xA51018)
            pressed = RGBA(rgb: 0x000000, alpha: 0.12)
        case .dark:
            text = .white
            dim = RGBA(rgb: 0xD3D8E0)
            accent = RGBA(rgb: 0xB4D2F7)
            tile = RGBA(rgb: 0x1A4377)
            separator = RGBA(rgb: 0x8A919E)
            destructive = RGBA(rgb: 0xFFB3B6)
            badge = RGBA(rgb: 0xA51018)
            pressed = RGBA(rgb: 0xFFFFFF, alpha: 0.15)
        }
        hairline = text.faded(0.3)
    }

    /// The bars with a tint: its own hue, the ink that it was judged for, and colours on that side of it (NAV-TINT).
    package func tinted(_ tint: String?) -> Palette {
        guard let tint = tint.flatMap(Colour.init) else { return self }
        var tinted = self
        tinted.bar = RGBA(tint)
        let judged = TintedInk.colour(on: tint)
        let ink = judged.contrast(with: tint) >= 4.5 ? judged : tint.foreground
        func legible(_ colour: RGBA) -> RGBA {
            let near = colour.opaque.adjusted(toContrast: 4.5, with: [tint]) ?? ink
            return RGBA((near.luminance > tint.luminance) == (ink.luminance > tint.luminance) ? near : ink)
        }
        tinted.text = RGBA(ink)
        tinted.accent = legible(accent)
        tinted.dim = legible(dim)
        tinted.hairline = tinted.text.faded(0.3)
        tinted.barAlpha = barAlpha >= 1 ? 1 : tinted.legibleAlpha(from: barAlpha)
        return tinted
    }

    /// The least alpha from the base one up, in steps of 0.05, at which a bar's text reaches 4.5 : 1 whatever the page
    /// shows behind it (BARS-CONTRAST): its two extremes are what this scheme draws with.
    private func legibleAlpha(from base: Double) -> Double {
        let inks = [text, dim, accent].map(\.opaque)
        let behind = [page, surface, text, accent, tile].map(\.opaque)
        var step = 0.0
        while base + step < 1 {
            let grounds = behind.map { bar.opaque.over($0, alpha: base + step) }
            if inks.allSatisfy({ $0.contrast(withEach: grounds) >= 4.5 }) { return base + step }
            step += 0.05
        }
        return 1
    }

    /// What is worth a look and no mistake; 7 : 1 on page and surface.
    package var caution: RGBA { page.red < 0.5 ? RGBA(rgb: 0xF8D66D) : RGBA(rgb: 0x744600) }

    /// On a button that ends or deletes something.
    package var onDestructive: RGBA { RGBA(destructive.opaque.foreground) }

    /// The bar as it lies over the plain page: what status and navigation bar look like at rest.
    package var barOverPage: RGBA { RGBA(bar.opaque.over(page.opaque, alpha: barAlpha)) }
}

extension Palette {
    init(
        page: RGBA, surface: RGBA, bar: RGBA, barAlpha: Double, text: RGBA, dim: RGBA, accent: RGBA, onAccent: RGBA,
        badge: RGBA, onBadge: RGBA, tile: RGBA, onTile: RGBA, separator: RGBA, hairline: RGBA, pressed: RGBA,
        destructive: RGBA, scrim: RGBA
    ) {
        self.page = page
        self.surface = surface
        self.bar = bar
        self.barAlpha = barAlpha
        self.text = text
        self.dim = dim
        self.accent = accent
        self.onAccent = onAccent
        self.badge = badge
        self.onBadge = onBadge
        self.tile = tile
        self.onTile = onTile
        self.separator = separator
        self.hairline = hairline
        self.pressed = pressed
        self.destructive = destructive
        self.scrim = scrim
    }
}

extension RGBA {
    package init(_ colour: Colour, alpha: Double = 1) {
        self.init(
            red: Double(colour.red) / 255, green: Double(colour.green) / 255, blue: Double(colour.blue) / 255,
            alpha: alpha)
    }

    /// Without its alpha.
    package var opaque: Colour {
        func byte(_ value: Double) -> UInt8 { UInt8(min(255, max(0, (value * 255).rounded()))) }
        return Colour(red: byte(red), green: byte(green), blue: byte(blue))
    }
}

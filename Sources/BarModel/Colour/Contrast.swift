// SPDX-License-Identifier: Apache-2.0

import Glibc

extension Colour {
    /// Share of light of each channel value; computed once, because rules ask for it on every colour.
    private static let linear: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// WCAG relative luminance: 0 black, 1 white.
    public var luminance: Double {
        0.2126 * Colour.linear[Int(red)] + 0.7152 * Colour.linear[Int(green)] + 0.0722 * Colour.linear[Int(blue)]
    }

    /// WCAG contrast ratio, 1 to 21. Compared unrounded everywhere: 4.4989 does not reach 4.5.
    public func contrast(with other: Colour) -> Double {
        let first = luminance
        let second = other.luminance
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The least contrast with any of several backdrops; 21 for none.
    public func contrast(withEach backdrops: [Colour]) -> Double {
        backdrops.reduce(21) { min($0, contrast(with: $1)) }
    }

    /// The luminance at which black and white text are equally legible (F4f).
    public static let switchLuminance = 0.179

    /// Style of text over this colour: dark over what is light, light over what is dark. Always reaches 4.5.
    public var foregroundStyle: ColorScheme {
        luminance > Colour.switchLuminance ? .dark : .light
    }

    /// Black or white, whichever is legible over this colour.
    public var foreground: Colour {
        foregroundStyle == .dark ? .black : .white
    }
}

extension Colour {
    /// The nearest lightness of the same hue that reaches `ratio` against every other colour; the colour itself where
    /// it does already.
    ///
    /// - Returns: `nil` where no lightness does; the caller then changes the other side.
    public func adjusted(toContrast ratio: Double, with others: [Colour]) -> Colour? {
        guard contrast(withEach: others) < ratio else { return self }
        let shade = HueSaturationLightness(self)
        let darker = shade.nearest(towards: 0) { $0.contrast(withEach: others) >= ratio }
        let lighter = shade.nearest(towards: 1) { $0.contrast(withEach: others) >= ratio }
        switch (darker, lighter) {
        case (let darker?, let lighter?):
            return shade.lightness - darker.lightness <= lighter.lightness - shade.lightness
                ? darker.colour : lighter.colour
        case (let only?, nil), (nil, let only?): return only.colour
        case (nil, nil): return nil
        }
    }
}

/// A colour as hue, saturation and lightness, for changes that keep its character.
struct HueSaturationLightness {
    /// Degrees.
    var hue: Double
    var saturation: Double
    var lightness: Double

    init(_ colour: Colour) {
        let red = Double(colour.red) / 255
        let green = Double(colour.green) / 255
        let blue = Double(colour.blue) / 255
        let most = max(red, green, blue)
        let least = min(red, green, blue)
        let range = most - least
        lightness = (most + least) / 2
        saturation = range == 0 ? 0 : range / (1 - abs(2 * lightness - 1))
        if range == 0 {
            hue = 0
        } else if most == red {
            hue = 60 * ((green - blue) / range)
        } else if most == green {
            hue = 60 * ((blue - red) / range + 2)
        } else {
            hue = 60 * ((red - green) / range + 4)
        }
        if hue < 0 { hue += 360 }
    }

    var colour: Colour {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let base = lightness - chroma / 2
        func channel(_ centre: Double) -> UInt8 {
            var distance = abs(hue - centre)
            distance = min(distance, 360 - distance)
            let value = base + chroma * (2 - distance / 60).share
            return UInt8((value * 255).bounded(0, 255).rounded())
        }
        return Colour(red: channel(0), green: channel(120), blue: channel(240))
    }

    /// The first lightness on the way to `end` that passes, by halving: what passes at `end` and fails here has one
    /// boundary for a single backdrop, and for several of them the result is still checked.
    func nearest(towards end: Double, passes: (Colour) -> Bool) -> HueSaturationLightness? {
        var good = self
        good.lightness = end
        guard passes(good.colour) else { return nil }
        var bad = lightness
        for _ in 0..<12 {
            var middle = self
            middle.lightness = (bad + good.lightness) / 2
            if passes(middle.colour) {
                good = middle
            } else {
                bad = middle.lightness
            }
        }
        return good
    }
}

// SPDX-License-Identifier: Apache-2.0

/// How wide a surface is for layout: phone-like or tablet-like (limit `compactWidth`).
public enum SizeClass: String, Codable, Sendable {
    case compact, regular
}

public enum TextDirection: String, Codable, Sendable {
    case ltr, rtl
}

/// How times of day are counted: `h12` from 1 to 12 twice a day, `h23` from 0 to 23.
public enum HourCycle: String, Codable, Sendable {
    case h12, h23
}

public enum ColorScheme: String, Codable, Sendable {
    case light, dark
}

/// What the surroundings impose on every bar and screen (rules section 2, `Env`).
public struct Environment: Codable, Equatable, Sendable {
    /// Logical px of the surface.
    public var width: Double
    public var height: Double
    /// A locale name as in `LANG`, for example `de_DE`.
    public var locale: String
    public var hourCycle: HourCycle
    public var direction: TextDirection
    /// Text size relative to the normal one; 1 is normal. Bars follow it up to 1.235 (BARS-TEXT-SCALE).
    public var textScale: Double
    public var colorScheme: ColorScheme
    public var highContrast: Bool
    public var reducedMotion: Bool
    public var reducedTransparency: Bool
    /// A docked on-screen keyboard is visible; a hardware keyboard never counts (TAB-KEYBOARD-HIDE).
    public var onScreenKeyboard: Bool
    /// Logical px of the surface's lower edge that such a keyboard lies over; 0 where the compositor makes room for it.
    public var keyboardHeight: Double

    public init(
        width: Double = 480, height: Double = 800, locale: String = "en_GB", hourCycle: HourCycle = .h23,
        direction: TextDirection = .ltr, textScale: Double = 1, colorScheme: ColorScheme = .light,
        highContrast: Bool = false, reducedMotion: Bool = false, reducedTransparency: Bool = false,
        onScreenKeyboard: Bool = false, keyboardHeight: Double = 0
    ) {
        self.width = width
        self.height = height
        self.locale = locale
        self.hourCycle = hourCycle
        self.direction = direction
        self.textScale = textScale
        self.colorScheme = colorScheme
        self.highContrast = highContrast
        self.reducedMotion = reducedMotion
        self.reducedTransparency = reducedTransparency
        self.onScreenKeyboard = onScreenKeyboard
        self.keyboardHeight = keyboardHeight
    }
}

// SPDX-License-Identifier: Apache-2.0

/// An opaque colour in sRGB, as files and messages write it: `#rrggbb`.
public struct Colour: Hashable, Sendable, CustomStringConvertible {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    public static let white = Colour(red: 255, green: 255, blue: 255)
    public static let black = Colour(red: 0, green: 0, blue: 0)

    /// `nil` unless the text is `#` and six hexadecimal digits.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.count == 7, bytes.first == UInt8(ascii: "#") else { return nil }
        var value: UInt32 = 0
        for byte in bytes.dropFirst() {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 128 else { return nil }
            value = value << 4 | UInt32(digit)
        }
        self.init(red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xff), blue: UInt8(value & 0xff))
    }

    public var description: String {
        let digits = Array("0123456789abcdef")
        return "#"
            + String([red, green, blue].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// This colour at `alpha` over another one, as the screen shows it.
    public func over(_ backdrop: Colour, alpha: Double) -> Colour {
        let alpha = alpha.share
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).bounded(0, 255).rounded())
        }
        return Colour(
            red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue))
    }
}

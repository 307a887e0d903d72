// SPDX-License-Identifier: Apache-2.0
import CGtk
import Glibc

/// A colour in sRGB with its alpha, each from 0 to 1.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// - Parameter rgb: `0xRRGGBB`.
    package init(rgb: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255,
            alpha: alpha)
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
    package static let black = RGBA(red: 0, green: 0, blue: 0)

    /// The same colour with its alpha multiplied.
    package func faded(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * min(1, max(0, factor)))
    }

    /// As a style sheet writes it.
    package var css: String {
        func channel(_ value: Double) -> Int { Int((min(1, max(0, value)) * 255).rounded()) }
        let thousandths = Int((min(1, max(0, alpha)) * 1000).rounded())
        let digits = String(thousandths % 1000)
        let share = thousandths == 1000 ? "1" : "0." + String(repeating: "0", count: 3 - digits.count) + digits
        return "rgba(\(channel(red)),\(channel(green)),\(channel(blue)),\(share))"
    }

    var gdk: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}

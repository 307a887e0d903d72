// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// White text in a red oval (TAB-BADGE-LOOK).
package enum BadgeDrawing {
    package static let height = 18.0
    private static let padding = 5.0

    package static func text(_ badge: Badge, maximum: Int, _ type: TypeScale) -> TextLayout? {
        badge == .none ? nil : TextLayout(badge.text(maximum: maximum), type.badge)
    }

    package static func width(_ text: TextLayout) -> Double { max(height, (text.width + 2 * padding).rounded(.up)) }

    /// - Parameter ring: Colour of the line around it that sets it off from the bar.
    package static func draw(
        _ painter: Painter, x: Double, y: Double, _ text: TextLayout, _ palette: Palette, textSize: Double, ring: RGBA?
    ) {
        let oval = Rect(x: x, y: y, width: width(text), height: height)
        if let ring { painter.fill(oval.inset(by: -0.5), radius: height / 2 + 0.5, ring) }
        painter.fill(ring == nil ? oval : oval.inset(by: 0.5), radius: height / 2, palette.badge)
        text.draw(
            painter, x: oval.midX - text.width / 2, baseline: y + Baseline.centred(in: height, size: textSize),
            palette.onBadge)
    }
}

// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// The battery of the status bar: a body that fills with its charge, a cap, a bolt while it charges, a plug while the
/// charge is held.
enum BatteryDrawing {
    static let width = 25.0
    private static let bolt = VectorPath([
        .move(Point(x: 1.2, y: -4.6)), .line(Point(x: -3.0, y: 0.8)), .line(Point(x: -0.4, y: 0.8)),
        .line(Point(x: -1.2, y: 4.6)), .line(Point(x: 3.0, y: -0.8)), .line(Point(x: 0.4, y: -0.8)), .close,
    ])

    /// - Parameter level: Percent.
    static func draw(
        _ painter: Painter, x: Double, middle: Double, level: Int, state: BatteryFacts.State, _ ink: RGBA
    ) {
        painter.stroke(Rect(x: x + 0.5, y: middle - 5.5, width: 21, height: 11), radius: 3, width: 1.3, ink)
        painter.line(
            from: Point(x: x + 24, y: middle - 2), to: Point(x: x + 24, y: middle + 2), width: 1.6, ink)
        let share = Double(max(0, min(100, level))) / 100
        let charge = Rect(x: x + 2.5, y: middle - 3.5, width: 17 * share, height: 7)
        switch state {
        case .charging:
            painter.saved {
                painter.fill(charge, radius: 1.6, ink.faded(0.35))
                painter.translate(x: x + 11, y: middle)
                painter.fill(bolt, ink)
            }
        case .pending:
            painter.fill(charge, radius: 1.6, ink.faded(0.35))
            plug(painter, x: x + 11, middle: middle, ink)
        case .unknown, .discharging, .full:
            painter.fill(charge, radius: 1.6, ink)
        case .low, .critical, .empty:
            painter.fill(charge, radius: min(1.6, charge.width / 2), ink)
            mark(painter, x: x + 12.5, middle: middle, ink)
        }
    }

    /// The body of a battery of which nothing is known.
    static func drawUnknown(_ painter: Painter, x: Double, middle: Double, _ ink: RGBA) {
        let faint = ink.faded(0.3)
        painter.stroke(Rect(x: x + 0.5, y: middle - 5.5, width: 21, height: 11), radius: 3, width: 1.3, faint)
        painter.line(
            from: Point(x: x + 24, y: middle - 2), to: Point(x: x + 24, y: middle + 2), width: 1.6, faint)
        mark(painter, x: x + 11, middle: middle, ink)
    }

    /// An exclamation mark: little is left.
    private static func mark(_ painter: Painter, x: Double, middle: Double, _ ink: RGBA) {
        painter.line(from: Point(x: x, y: middle - 3), to: Point(x: x, y: middle + 0.4), width: 1.5, ink)
        painter.disc(centre: Point(x: x, y: middle + 2.9), radius: 0.9, ink)
    }

    /// Two prongs, a body and a cord.
    private static func plug(_ painter: Painter, x: Double, middle: Double, _ ink: RGBA) {
        for prong in [-1.5, 1.5] {
            painter.line(
                from: Point(x: x + prong, y: middle - 4), to: Point(x: x + prong, y: middle - 1), width: 1.2, ink)
        }
        painter.fill(Rect(x: x - 3, y: middle - 1.5, width: 6, height: 3.2), radius: 1.2, ink)
        painter.line(from: Point(x: x, y: middle + 1), to: Point(x: x, y: middle + 4), width: 1.2, ink)
    }
}

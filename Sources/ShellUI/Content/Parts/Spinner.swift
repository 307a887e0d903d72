// SPDX-License-Identifier: Apache-2.0
// Twelve spokes, the brightest of which goes round once a second. Nothing moves from its place, so it stays as it is
// where motion is reduced. It asks for frames only while it shows.

import Glibc
import GtkKit

final class Spinner {
    private weak var widget: Widget?
    private var step = 0
    /// Counts starts and stops, so that one started anew does not go on twice.
    private var turn = 0
    private(set) var isSpinning = false

    /// - Parameter widget: Is drawn again at each step.
    init(for widget: Widget) {
        self.widget = widget
    }

    func spin(_ spins: Bool) {
        guard spins != isSpinning else { return }
        isSpinning = spins
        turn += 1
        guard spins else { return }
        let mine = turn
        widget?.onFrame { [weak self] time in
            guard let self, turn == mine else { return false }
            let next = Int(time / 83_333 % 12)
            if next != step {
                step = next
                widget?.queueDraw()
            }
            return true
        }
    }

    func draw(_ snapshot: Snapshot, in box: Rect, _ colour: RGBA) {
        snapshot.cairo(box) { painter in
            let outer = min(box.width, box.height) / 2 - 1
            for spoke in 0..<12 {
                let angle = Double(spoke) * .pi / 6 - .pi / 2
                let age = Double((step - spoke + 12) % 12) / 12
                let (x, y) = (cos(angle), sin(angle))
                painter.line(
                    from: Point(x: box.midX + x * outer * 0.5, y: box.midY + y * outer * 0.5),
                    to: Point(x: box.midX + x * outer, y: box.midY + y * outer), width: outer * 0.18,
                    colour.faded(1 - 0.8 * age))
            }
        }
    }
}

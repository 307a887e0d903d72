// SPDX-License-Identifier: Apache-2.0
// Brings a scrolled view to a place, in at most 300 ms (STAT-TAP-TOP), or at once where motion is reduced.

import GtkKit

final class ScrollMotion {
    private let scroll: ScrolledWindow
    /// Counts the motions, so that a newer one ends the one before.
    private var number = 0
    /// Where it last put the view; another offset means that a person scrolls.
    private var placed = 0.0

    init(_ scroll: ScrolledWindow) {
        self.scroll = scroll
    }

    func move(to target: Double, animated: Bool, milliseconds: Double = 280) {
        number += 1
        let mine = number
        let start = scroll.offset
        let end = min(scroll.maximumOffset, max(0, target))
        scroll.stopKinetic()
        guard animated, scroll.isMapped, abs(end - start) >= 1 else {
            scroll.offset = end
            return
        }
        placed = start
        var began: Int64?
        scroll.onFrame { [weak self] time in
            guard let self, number == mine, abs(scroll.offset - placed) < 1 else { return false }
            let first = began ?? time
            began = first
            let progress = min(1, Double(time - first) / (1000 * milliseconds))
            let left = 1 - progress
            scroll.offset = (end + (start - end) * left * left * left).rounded()
            placed = scroll.offset
            return progress < 1
        }
    }
}

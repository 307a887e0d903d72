// SPDX-License-Identifier: Apache-2.0
// A finger on the way back: the pages follow it, and a spring takes over where it leaves.
import BarModel
import Guidelines

extension StackView {
    /// Begins to go back under a finger.
    ///
    /// - Returns: False if there is nothing below or something moves already.
    func beginDrag() -> Bool {
        guard transition == nil, pages.count > 1, let upper = pages.last else { return false }
        let lower = pages[pages.count - 2]
        refresh(lower)
        upper.keepFocus(focused())
        let dragged = StackTransition(
            lower: lower, upper: upper, clock: TransitionClock(from: 1, to: 1))
        dragged.dragged = 1
        begin(dragged)
        return true
    }

    /// - Parameter share: How much of the width the finger has gone, 0 to 1.
    func drag(to share: Double) {
        guard isDragged else { return }
        transition?.dragged = 1 - min(1, max(0, share))
    }

    /// The page on top hangs at a finger. Not any more once it was taken away or covered from elsewhere.
    var isDragged: Bool { transition?.dragged != nil }

    /// The finger is gone: a spring takes over.
    ///
    /// - Parameters:
    ///   - progress: 0 the lower page, 1 the upper one.
    ///   - velocity: Of the progress, a second.
    func settle(to progress: Double, velocity: Double) {
        guard let transition, let from = transition.dragged else { return }
        transition.dragged = nil
        transition.clock.settle(
            from: from, to: progress,
            // What a finger moved ends without motion where motion is reduced.
            curve: context.theme.reducedMotion
                ? .linear(total: 0) : .spring(limits: context.theme.limits, velocity: velocity), at: now)
        hasStarted = true
    }
}

// SPDX-License-Identifier: Apache-2.0
// Brings a finger's, a pointer's or a touchpad's way back to the stack; what it means is decided by `PopRecogniser`.
import BarModel
import GtkKit
import Guidelines
import ShellCore

final class BackSwipe {
    let drag = DragGesture()
    let scroll = ScrollController()
    private unowned let pane: PaneView
    private let context: ShellContext
    private var recogniser: PopRecogniser?
    /// Of the drag that goes on: asked for at its begin, its end does not know it any more.
    private var device = PopRecogniser.Device.mouse
    private var origin = Point(x: 0, y: 0)
    /// The way of two fingers on a touchpad so far.
    private var travel = Point(x: 0, y: 0)

    init(pane: PaneView, context: ShellContext) {
        self.pane = pane
        self.context = context
        drag.phase = .capture
        drag.onBegin(self) { $0.dragBegan($1) }
        drag.onUpdate(self) { $0.dragged(.moved, $1) }
        // A second finger ends a drag too, and lets nothing go.
        drag.onEnd(self) { $0.dragged($0.drag.isReleased ? .ended : .cancelled, $1) }
        drag.onCancelled(self) { $0.dragged(.cancelled, Point(x: 0, y: 0)) }
        scroll.phase = .capture
        scroll.onBegin(self) { $0.scrollBegan() }
        scroll.onScroll(self) { $0.scrolled($1) }
        scroll.onEnd(self) { $0.take(.touchpad, .ended, $0.travel, at: $0.scroll.eventTime) }
    }

    /// Nil where swiping back is switched off.
    private var swipe: PopSwipe? {
        let theme = context.theme
        guard theme.popGesture != .off,
            let bounds = PopSwipe.Bounds(limits: theme.limits, anywhere: theme.popGesture == .anywhere)
        else { return nil }
        return PopSwipe(width: Double(pane.widget.width), direction: theme.direction, bounds: bounds)
    }

    private var mayBegin: Bool {
        pane.allowsSwipe() && pane.shown?.isMoving == false && pane.shown?.canGoBack == true
    }

    // MARK: Devices

    private func dragBegan(_ point: Point) {
        origin = point
        device = drag.isTouch ? .touch : .mouse
        arm()
        take(device, .began, point, at: drag.eventTime)
    }

    private func dragged(_ phase: PopRecogniser.Phase, _ offset: Point) {
        let point = Point(x: origin.x + offset.x, y: origin.y + offset.y)
        take(device, phase, point, at: drag.eventTime)
    }

    private func scrollBegan() {
        travel = Point(x: 0, y: 0)
        arm()
        take(.touchpad, .began, travel, at: scroll.eventTime)
    }

    /// - Returns: Whether the movement is used here and moves nothing else.
    private func scrolled(_ step: Point) -> Bool {
        // Content follows the fingers: it goes where they go, against the scrolling.
        travel = Point(x: travel.x - step.x, y: travel.y - step.y)
        take(.touchpad, .moved, travel, at: scroll.eventTime)
        return recogniser?.isFollowing ?? false
    }

    private func arm() {
        guard recogniser?.isFollowing != true else { return }
        recogniser = swipe.map { PopRecogniser(swipe: $0, holds: pane.top?.page.asksToLeave ?? false) }
    }

    // MARK: What becomes of it

    private func take(_ device: PopRecogniser.Device, _ phase: PopRecogniser.Phase, _ point: Point, at time: UInt32) {
        guard recogniser != nil else {
            if device != .touchpad { drag.deny() }
            return
        }
        let sample = PopRecogniser.Sample(device, phase, x: point.x, y: point.y, time: Double(time) / 1000)
        let outcome = recogniser?.take(sample, mayBegin: mayBegin) ?? .none
        switch outcome {
        case .none: break
        case .denied: if device != .touchpad { drag.deny() }
        case .began:
            guard pane.shown?.beginDrag() == true else {
                recogniser = nil
                return drag.deny()
            }
            if device != .touchpad { drag.claim() }
        case .moved where !isHeld, .ended where !isHeld: letGo()
        case .moved(let share): pane.shown?.drag(to: share)
        case .ended(let commits, let velocity): ended(commits: commits, velocity: velocity)
        case .cancelled: pane.shown?.settle(to: 1, velocity: 0)
        }
    }

    private var isHeld: Bool { pane.shown?.isDragged == true }

    /// The page under the finger is gone or covered: what the finger does now is about no other (NAV-POP-SWIPE).
    private func letGo() {
        recogniser = nil
        drag.deny()
    }

    private func ended(commits: Bool, velocity: Double) {
        guard let stack = pane.shown else { return }
        stack.releaseVelocity = velocity
        let asks = recogniser?.holds ?? false
        if commits { pane.goBack() }
        // Refused, asked for first, or not far enough: the page goes back to where it was.
        stack.settle(to: commits && !asks && stack.isLeaving ? 0 : 1, velocity: velocity)
    }
}

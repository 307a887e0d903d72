// SPDX-License-Identifier: Apache-2.0
// One finger from the leading edge goes back under the finger (NAV-POP-SWIPE); where it lets go is judged by where the
// page would come to (NAV-POP-COMMIT).
import BarModel
import GtkKit
import ShellCore

/// What the limits say about going back by a finger.
struct SwipeLimits {
    var isOn = true
    var isAnywhere = false
    var edge = 20.0
    var deadZone = 12.0
    var commitShare = 0.5
    /// Seconds the velocity is projected.
    var projection = 0.12

    init(_ settings: ShellSettings) {
        let limits = settings.rules.limits
        switch settings.navigation.popGesture {
        case .edge: break
        case .anywhere: isAnywhere = true
        case .off: isOn = false
        }
        if settings.rules.profile != .touch, settings.navigation.popGesture == .edge { isOn = false }
        edge = limits["nav.pop.edge"] ?? edge
        deadZone = limits["nav.pop.deadZone"] ?? deadZone
        commitShare = limits["nav.pop.commit.share"] ?? commitShare
        projection = limits["nav.pop.commit.projection"] ?? projection
    }
}

extension ShellView {
    func addBackSwipe() {
        let swipe = BackSwipe(shell: self)
        backSwipe = swipe
        widget.add(swipe.drag)
        widget.add(swipe.speed)
    }
}

final class BackSwipe {
    let drag = DragGesture()
    let speed = SwipeGesture()
    private unowned let shell: ShellView
    private var start: Point?
    private var isDragging = false
    private var velocity = 0.0
    private var last: (offset: Double, time: UInt32)?

    init(shell: ShellView) {
        self.shell = shell
        drag.phase = .capture
        speed.phase = .capture
        drag.onBegin(self) { $0.began($1) }
        drag.onUpdate(self) { $0.moved($1) }
        drag.onEnd(self) { $0.ended($1) }
        drag.onCancelled(self) { $0.cancelled() }
    }

    private var limits: SwipeLimits { SwipeLimits(shell.shell.settings) }
    private var width: Double { Double(max(1, shell.widget.width)) }
    /// Distances counted in the direction that goes back.
    private var forward: Double { shell.context.theme.isRightToLeft ? -1 : 1 }

    private func began(_ point: Point) {
        isDragging = false
        start = nil
        velocity = 0
        last = nil
        let limits = limits
        let fromEdge = shell.context.theme.isRightToLeft ? width - point.x : point.x
        guard limits.isOn, !shell.overlays.isModal, let stack = shell.shown, !stack.isMoving, stack.canGoBack,
            limits.isAnywhere || fromEdge < limits.edge
        else { return drag.deny() }
        start = point
    }

    private func moved(_ offset: Point) {
        guard start != nil, let stack = shell.shown else { return }
        let travel = offset.x * forward
        if !isDragging {
            guard max(abs(offset.x), abs(offset.y)) >= limits.deadZone else { return }
            // Only a movement along the bar is meant.
            guard travel > 0, abs(offset.x) > abs(offset.y), stack.beginDrag() else {
                start = nil
                return drag.deny()
            }
            drag.claim()
            isDragging = true
        }
        let time = drag.eventTime
        if let last, time > last.time {
            let step = (travel - last.offset) * 1000 / Double(time - last.time)
            velocity = 0.6 * step + 0.4 * velocity
        }
        last = (travel, time)
        stack.drag(to: (travel - limits.deadZone) / width)
    }

    private func ended(_ offset: Point) {
        guard isDragging, let stack = shell.shown else { return }
        isDragging = false
        let x = max(0, offset.x * forward - limits.deadZone)
        // A finger that stood still before it left has no speed any more.
        if let last, drag.eventTime > last.time &+ 60 { velocity = 0 }
        let isFar = (x + velocity * limits.projection) / width >= limits.commitShare
        stack.releaseVelocity = -velocity / width
        if isFar { shell.context.send(.back) }
        // Refused, or not far enough: back to where it was.
        stack.settle(to: isFar && stack.isLeaving ? 0 : 1, velocity: -velocity / width)
    }

    private func cancelled() {
        guard isDragging else { return }
        isDragging = false
        shell.shown?.settle(to: 1, velocity: 0)
    }
}

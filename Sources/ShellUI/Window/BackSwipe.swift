// SPDX-License-Identifier: Apache-2.0
// Brings a finger's way back to the stack; what the finger means is decided by `PopSwipe`.
import BarModel
import GtkKit
import ShellCore

final class BackSwipe {
    let drag = DragGesture()
    private unowned let shell: ShellView
    private var isWatching = false
    private var isDragging = false
    /// Of the finger, smoothed over its last movements, px a second.
    private var velocity = 0.0
    private var last: (offset: Double, time: UInt32)?
    /// Milliseconds after which a finger that stands still has no speed any more.
    private static let stillAfter: UInt32 = 60

    init(shell: ShellView) {
        self.shell = shell
        drag.phase = .capture
        drag.onBegin(self) { $0.began($1) }
        drag.onUpdate(self) { $0.moved($1) }
        drag.onEnd(self) { $0.ended($1) }
        drag.onCancelled(self) { $0.cancelled() }
    }

    private var swipe: PopSwipe {
        PopSwipe(
            width: Double(shell.widget.width), direction: shell.context.theme.direction,
            bounds: PopSwipe.Bounds(shell.shell.settings))
    }

    private func began(_ point: Point) {
        isDragging = false
        velocity = 0
        last = nil
        let settings = shell.shell.settings
        let isOn =
            settings.navigation.popGesture == .anywhere
            || (settings.navigation.popGesture == .edge && settings.rules.profile == .touch)
        isWatching =
            isOn && !shell.overlays.isModal && shell.shown?.isMoving == false && shell.shown?.canGoBack == true
            && swipe.begins(at: point.x)
        if !isWatching { drag.deny() }
    }

    private func moved(_ offset: Point) {
        guard isWatching, let stack = shell.shown else { return }
        if !isDragging {
            switch swipe.reads(dx: offset.x, dy: offset.y) {
            case .undecided: return
            case .back where stack.beginDrag():
                drag.claim()
                isDragging = true
            case .back, .other:
                isWatching = false
                return drag.deny()
            }
        }
        let time = drag.eventTime
        if let last, time > last.time {
            let step = (offset.x - last.offset) * 1000 / Double(time - last.time)
            velocity = 0.6 * step + 0.4 * velocity
        }
        last = (offset.x, time)
        stack.drag(to: swipe.share(dx: offset.x))
    }

    private func ended(_ offset: Point) {
        isWatching = false
        guard isDragging, let stack = shell.shown else { return }
        isDragging = false
        if let last, drag.eventTime > last.time &+ BackSwipe.stillAfter { velocity = 0 }
        let swipe = swipe
        let commits = swipe.commits(share: swipe.share(dx: offset.x), velocity: velocity)
        stack.releaseVelocity = swipe.progressVelocity(velocity)
        if commits { shell.context.send(.back) }
        // Refused, or not far enough: the page goes back to where it was.
        stack.settle(to: commits && stack.isLeaving ? 0 : 1, velocity: stack.releaseVelocity)
    }

    private func cancelled() {
        isWatching = false
        guard isDragging else { return }
        isDragging = false
        shell.shown?.settle(to: 1, velocity: 0)
    }
}

extension PopSwipe.Bounds {
    /// The limits as the operator has set them.
    init(_ settings: ShellSettings) {
        self.init()
        let limits = settings.rules.limits
        edge = settings.navigation.popGesture == .anywhere ? nil : limits["nav.pop.edge"] ?? edge
        deadZone = limits["nav.pop.deadZone"] ?? deadZone
        commitShare = limits["nav.pop.commit.share"] ?? commitShare
        projection = limits["nav.pop.commit.projection"] ?? projection
    }
}

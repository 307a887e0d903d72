// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// Two fingers on a touchpad. A wheel, which knows no beginning and no end, is left alone.
package final class ScrollController: Controller {
    private var isGoing = false

    package init() {
        super.init(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
    }

    package func onBegin<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(reference.pointer, "scroll-begin", to: target) { [weak self] target in
            self?.isGoing = true
            body(target)
        }
    }

    /// - Parameter body: Gets a step in logical pixels, and answers true when it is used up.
    package func onScroll<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Bool
    ) {
        Signal.connectPointAsked(reference.pointer, "scroll", to: target) { [weak self] target, x, y in
            self?.isGoing == true ? body(target, Point(x: x, y: y)) : false
        }
    }

    package func onEnd<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(reference.pointer, "scroll-end", to: target) { [weak self] target in
            guard self?.isGoing == true else { return }
            self?.isGoing = false
            body(target)
        }
    }
}

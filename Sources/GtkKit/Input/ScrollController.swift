// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// Two fingers on a touchpad, and apart from them a mouse wheel, which knows no beginning and no end.
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

    /// - Parameters:
    ///   - notched: Gets how many notches a mouse wheel was turned, down counts up.
    ///   - body: Gets a step of two fingers in logical pixels. Both answer true when it is used up.
    package func onScroll<Target: AnyObject>(
        _ target: Target, notched: @escaping @MainActor (Target, Double) -> Bool = { _, _ in false },
        _ body: @escaping @MainActor (Target, Point) -> Bool
    ) {
        // One handler: of several the last one's answer would count.
        Signal.connectPointAsked(reference.pointer, "scroll", to: target) { [weak self] target, x, y in
            guard let self else { return false }
            if gtk_event_controller_scroll_get_unit(reference.pointer) == GDK_SCROLL_UNIT_WHEEL {
                return notched(target, y)
            }
            return isGoing && body(target, Point(x: x, y: y))
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

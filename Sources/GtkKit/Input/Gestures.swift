// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// Presses of one button or finger. The points are the widget's own coordinates.
package final class ClickGesture: Gesture {
    /// - Parameter button: 1 primary, 2 middle, 3 secondary, 8 back; 0 any.
    package init(button: UInt32 = 1) {
        super.init(gtk_gesture_click_new())
        gtk_gesture_single_set_button(reference.pointer, button)
    }

    /// Whether the press that goes on is a finger's, and not a button's.
    package var isTouch: Bool { gtk_gesture_single_get_current_sequence(reference.pointer) != nil }

    @discardableResult
    package func onPressed<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, _ count: Int, Point) -> Void
    ) -> Self {
        Signal.connectClick(reference.pointer, "pressed", to: target) { body($0, $1, Point(x: $2, y: $3)) }
        return self
    }

    @discardableResult
    package func onReleased<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, _ count: Int, Point) -> Void
    ) -> Self {
        Signal.connectClick(reference.pointer, "released", to: target) { body($0, $1, Point(x: $2, y: $3)) }
        return self
    }

    /// The finger or pointer moves while it is down.
    @discardableResult
    package func onMoved<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Void
    ) -> Self {
        Signal.connectPointer(reference.pointer, "update", to: target) { [weak self] target, sequence in
            guard let self else { return }
            var x = 0.0
            var y = 0.0
            let known = gtk_gesture_get_point(reference.pointer, sequence.map { OpaquePointer($0) }, &x, &y)
            if known != 0 { body(target, Point(x: x, y: y)) }
        }
        return self
    }

    /// The press became something else: a scroll, a claim of another gesture. A press that is only long, or that moves a
    /// little, stays one.
    @discardableResult
    package func onCancelled<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) -> Self
    {
        Signal.connectPointer(reference.pointer, "cancel", to: target) { target, _ in body(target) }
        return self
    }
}

/// A finger or the primary button drawn over the widget.
package final class DragGesture: Gesture {
    package init() {
        super.init(gtk_gesture_drag_new())
    }

    /// Whether the event that is handled lets the button or the finger go.
    package var isReleased: Bool {
        guard let event = gtk_event_controller_get_current_event(reference.pointer) else { return false }
        return [GDK_TOUCH_END, GDK_BUTTON_RELEASE].contains(gdk_event_get_event_type(event))
    }

    /// Whether the drag that goes on is a finger's, and not a button's.
    package var isTouch: Bool { gtk_gesture_single_get_current_sequence(reference.pointer) != nil }

    @discardableResult
    package func onBegin<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Void
    ) -> Self {
        Signal.connectPoint(reference.pointer, "drag-begin", to: target) { body($0, Point(x: $1, y: $2)) }
        return self
    }

    /// The offset from where the drag began.
    @discardableResult
    package func onUpdate<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Void
    ) -> Self {
        Signal.connectPoint(reference.pointer, "drag-update", to: target) { body($0, Point(x: $1, y: $2)) }
        return self
    }

    @discardableResult
    package func onEnd<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Void
    ) -> Self {
        Signal.connectPoint(reference.pointer, "drag-end", to: target) { body($0, Point(x: $1, y: $2)) }
        return self
    }

    @discardableResult
    package func onCancelled<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) -> Self
    {
        Signal.connectPointer(reference.pointer, "cancel", to: target) { target, _ in body(target) }
        return self
    }
}

/// The speed of a finger as it leaves, in logical pixels a second.
package final class SwipeGesture: Gesture {
    package init() {
        super.init(gtk_gesture_swipe_new())
    }

    @discardableResult
    package func onSwipe<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, _ velocity: Point) -> Void
    ) -> Self {
        Signal.connectPoint(reference.pointer, "swipe", to: target) { body($0, Point(x: $1, y: $2)) }
        return self
    }

    package var velocity: Point? {
        var x = 0.0
        var y = 0.0
        guard gtk_gesture_swipe_get_velocity(reference.pointer, &x, &y) != 0 else { return nil }
        return Point(x: x, y: y)
    }
}

package final class LongPressGesture: Gesture {
    package init() {
        super.init(gtk_gesture_long_press_new())
    }

    @discardableResult
    package func onPressed<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Void
    ) -> Self {
        Signal.connectPoint(reference.pointer, "pressed", to: target) { body($0, Point(x: $1, y: $2)) }
        return self
    }
}

// SPDX-License-Identifier: Apache-2.0
// Follows presses on a widget that is drawn by its owner: down, up inside (which acts), away (which does not), and the
// keys that mean the same (BARS-POINTER). A finger's press comes once, also where the system doubles it as a pointer's.

import GtkKit

final class PressTracker {
    /// What is held down; nil when nothing is.
    private(set) var point: Point?
    /// Held or not has changed.
    var onChange: () -> Void = {}
    /// The press ended inside; nil for a key or assistive technology.
    var onPress: (Point?) -> Void = { _ in }
    var isEnabled = true
    private let click = ClickGesture()
    private weak var widget: DrawnWidget?

    init(_ widget: DrawnWidget) {
        self.widget = widget
        click.onPressed(self) { tracker, _, point in tracker.pressed(point) }
        click.onReleased(self) { tracker, _, point in tracker.released(point) }
        click.onMoved(self) { tracker, point in tracker.moved(point) }
        click.onCancelled(self) { $0.set(nil) }
        widget.add(click)
        widget.add(
            KeyController().onPressed(self) { tracker, press in
                guard tracker.isEnabled, press.modifiers.isEmpty, PressTracker.keys.contains(press.key) else {
                    return false
                }
                tracker.onPress(nil)
                return true
            })
    }

    private static let keys = [KeyPress.enter, KeyPress.keypadEnter, KeyPress.space]

    var isPressed: Bool { point != nil }

    func cancel() { set(nil) }

    private func pressed(_ point: Point) {
        guard isEnabled, PressTracker.isFirst(click) else { return }
        set(point)
    }

    /// Leaving ends the press; coming back does not begin it anew.
    private func moved(_ point: Point) {
        if self.point != nil, !contains(point) { set(nil) }
    }

    private func contains(_ point: Point) -> Bool {
        guard let widget else { return false }
        return Rect(x: 0, y: 0, width: Double(widget.width), height: Double(widget.height)).contains(point)
    }

    private func released(_ point: Point) {
        PressTracker.noteRelease(click)
        guard self.point != nil else { return }
        set(nil)
        guard contains(point) else { return }
        click.claim()
        onPress(point)
    }

    private func set(_ point: Point?) {
        let changed = (point == nil) != (self.point == nil)
        self.point = point
        if changed { onChange() }
    }

    // MARK: One touch, one press

    private static var echo = TouchEcho()

    /// Whether a press that begins is a person's, and not the echo of a touch.
    static func isFirst(_ click: ClickGesture) -> Bool {
        echo.accepts(isTouch: click.isTouch, at: click.eventTime)
    }

    /// A press has ended.
    static func noteRelease(_ click: ClickGesture) {
        echo.released(isTouch: click.isTouch, at: click.eventTime)
    }
}

/// Tells a pointer's press that some drivers send after a touch from one of its own.
struct TouchEcho: Equatable {
    /// Milliseconds after a touch in which a pointer's press is its echo.
    static let span: UInt32 = 100
    private var lastTouch: UInt32?

    /// - Parameter time: Milliseconds of the display's clock, which wraps.
    mutating func released(isTouch: Bool, at time: UInt32) {
        if isTouch { lastTouch = time }
    }

    /// Whether a press is somebody's own.
    func accepts(isTouch: Bool, at time: UInt32) -> Bool {
        guard !isTouch, let lastTouch else { return true }
        return time &- lastTouch > TouchEcho.span
    }
}

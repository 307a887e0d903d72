// SPDX-License-Identifier: Apache-2.0
// Follows presses on a widget that is drawn by its owner: down, up inside (which acts), away (which does not), and the
// keys that mean the same (BARS-POINTER).

import GioKit
import GtkKit

final class PressTracker {
    /// Where it is held down; nil when it is not.
    private var point: Point?
    /// Whether it looks pressed: a finger that only scrolls past shows nothing, a quick tap is shown a moment longer.
    private(set) var isPressed = false
    /// It looks otherwise now.
    var onChange: () -> Void = {}
    /// The press ended inside; nil for a key or assistive technology.
    var onPress: (Point?) -> Void = { _ in }
    var isEnabled = true
    private let click = ClickGesture()
    private weak var widget: DrawnWidget?
    private var pending: LoopSource?

    /// Milliseconds until a finger that stays is taken for a press.
    private static let delay = 60
    /// Milliseconds a tap shorter than that is shown.
    private static let moment = 90

    init(_ widget: DrawnWidget) {
        self.widget = widget
        click.onPressed(self) { tracker, _, point in tracker.pressed(point) }
        click.onReleased(self) { tracker, _, point in tracker.released(point) }
        click.onMoved(self) { tracker, point in tracker.moved(point) }
        click.onCancelled(self) { $0.cancel() }
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

    func cancel() {
        point = nil
        show(false)
    }

    private func pressed(_ point: Point) {
        guard isEnabled else { return }
        self.point = point
        guard click.isTouch else { return show(true) }
        pending = MainLoop.after(milliseconds: PressTracker.delay) { [weak self] in self?.show(true) }
    }

    /// Leaving ends the press; coming back does not begin it anew.
    private func moved(_ point: Point) {
        if self.point != nil, !contains(point) { cancel() }
    }

    private func contains(_ point: Point) -> Bool {
        guard let widget else { return false }
        return Rect(x: 0, y: 0, width: Double(widget.width), height: Double(widget.height)).contains(point)
    }

    private func released(_ point: Point) {
        guard self.point != nil else { return }
        self.point = nil
        guard contains(point) else { return show(false) }
        if isPressed {
            show(false)
        } else {
            show(true)
            pending = MainLoop.after(milliseconds: PressTracker.moment) { [weak self] in self?.show(false) }
        }
        click.claim()
        onPress(point)
    }

    private func show(_ pressed: Bool) {
        pending = nil
        guard pressed != isPressed else { return }
        isPressed = pressed
        onChange()
    }
}

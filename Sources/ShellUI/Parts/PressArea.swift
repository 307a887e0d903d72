// SPDX-License-Identifier: Apache-2.0
// Something that can be pressed by finger, pointer, key or assistive technology, drawn by whoever owns it. It acts when
// the press ends inside it and not when it leaves (BARS-POINTER).
import BarModel
import GtkKit

package final class PressArea: WidgetDelegate {
    package static let button = WidgetKind("Button", role: .button, actions: ["press.activate"])
    package static let tab = WidgetKind("Tab", role: .tab, actions: ["press.activate"])
    package static let radio = WidgetKind("Radio", role: .radio, actions: ["press.activate"])
    package static let row = WidgetKind("Row", role: .button, actions: ["press.activate"])
    package static let link = WidgetKind("Link", role: .link, actions: ["press.activate"])
    package static let menuItem = WidgetKind("MenuItem", role: .menuItem, actions: ["press.activate"])

    package let widget: DrawnWidget
    /// Held down, or a key is.
    package private(set) var isPressed = false
    package var onPress: () -> Void = {}
    /// Draws the area; the focus ring comes above it. Nil: the owner draws elsewhere and is told by `onChange`.
    package var draw: ((Snapshot) -> Void)?
    /// Pressed or not has changed.
    package var onChange: () -> Void = {}
    package var ring = RGBA.clear
    package var ringRadius = 8.0
    package var ringInset = 2.0
    private let click = ClickGesture()
    private var name = ""
    private var isHeld = false

    /// - Parameter kind: One of the kinds above: it decides what assistive technology takes it for.
    package init(_ kind: WidgetKind) {
        widget = DrawnWidget(kind)
        widget.delegate = self
        widget.isFocusable = true
        click.onPressed(self) { area, _, _ in area.setPressed(true) }
        click.onReleased(self) { area, _, point in
            let inside = Rect(x: 0, y: 0, width: Double(area.widget.width), height: Double(area.widget.height))
            guard area.isPressed else { return }
            area.setPressed(false)
            if inside.contains(point) {
                area.click.claim()
                area.onPress()
            }
        }
        click.onMoved(self) { area, point in
            let bounds = Rect(x: 0, y: 0, width: Double(area.widget.width), height: Double(area.widget.height))
            if !bounds.contains(point) { area.setPressed(false) }
        }
        click.onCancelled(self) { $0.setPressed(false) }
        widget.add(click)
        widget.add(
            KeyController().onPressed(self) { area, press in
                guard press.modifiers.isEmpty,
                    [KeyPress.enter, KeyPress.keypadEnter, KeyPress.space].contains(press.key)
                else { return false }
                area.onPress()
                return true
            })
    }

    /// Shows the name large while somebody presses and stays, where text is wanted that large (BARS-TEXT-SCALE).
    func enlargesName(_ context: ShellContext) {
        let hold = LongPressGesture()
        hold.onPressed(self) { [weak context] area, _ in
            guard let context, context.theme.enlargesNames else { return }
            area.isHeld = true
            context.enlarge(area.name)
        }
        widget.add(hold)
        onHoldEnd = { [weak context] in context?.enlarge(nil) }
    }

    private var onHoldEnd: () -> Void = {}

    package func setName(_ name: String, description: String? = nil) {
        self.name = name
        widget.setAccessible(label: name)
        widget.setAccessible(description: description)
    }

    /// A disabled area keeps its place and its name.
    package var isEnabled: Bool {
        get { widget.isSensitive }
        set {
            widget.isSensitive = newValue
            widget.setAction("press.activate", enabled: newValue)
        }
    }

    package func snapshot(_ snapshot: Snapshot) {
        draw?(snapshot)
        snapshot.focusRing(snapshot.bounds.inset(by: ringInset), radius: ringRadius, ring)
    }

    package func perform(action: String) { onPress() }

    private func setPressed(_ pressed: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        if !pressed, isHeld {
            isHeld = false
            onHoldEnd()
        }
        widget.queueDraw()
        onChange()
    }
}

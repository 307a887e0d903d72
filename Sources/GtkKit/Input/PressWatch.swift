// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// Sees fingers and buttons go down and up anywhere inside a widget, whoever uses them, and uses none itself. A pointer's
/// press that only repeats a touch goes no further: one touch is one press for everything inside. Keep it: it stops seeing
/// when it goes.
package final class PressWatch: Controller {
    private var pressed: Set<UInt> = []
    private var echo = TouchEcho()
    /// Buttons whose press was a touch's echo: their release is one too.
    private var echoes: Set<UInt32> = []
    private var onChange: @MainActor (Bool) -> Void = { _ in }

    package init() {
        super.init(gtk_event_controller_legacy_new())
        phase = .capture
        Signal.connectPointerAsked(reference.pointer, "event", to: self) { watch, event in
            event.map { watch.takes(OpaquePointer($0)) } ?? false
        }
    }

    package var isPressed: Bool { !pressed.isEmpty }

    /// - Parameter body: Gets whether anything is held down.
    package func onChange(_ body: @escaping @MainActor (Bool) -> Void) -> Self {
        onChange = body
        return self
    }

    /// - Returns: Whether the event stops here.
    private func takes(_ event: OpaquePointer) -> Bool {
        let before = isPressed
        let key = UInt(bitPattern: gdk_event_get_event_sequence(event))
        let time = gdk_event_get_time(event)
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN: pressed.insert(key)
        case GDK_TOUCH_END, GDK_TOUCH_CANCEL:
            pressed.remove(key)
            echo.touched(until: time)
        case GDK_BUTTON_PRESS:
            if echo.isEcho(at: time) {
                echoes.insert(gdk_button_event_get_button(event))
                return true
            }
            pressed.insert(key)
        case GDK_BUTTON_RELEASE:
            if echoes.remove(gdk_button_event_get_button(event)) != nil { return true }
            pressed.remove(key)
        default: return false
        }
        if isPressed != before { onChange(isPressed) }
        return false
    }
}

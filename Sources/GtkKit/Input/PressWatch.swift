// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// Sees fingers and buttons go down and up anywhere inside a widget, whoever uses them, and uses none itself. Keep it: it
/// stops seeing when it goes.
package final class PressWatch: Controller {
    private var pressed: Set<UInt> = []
    private var onChange: @MainActor (Bool) -> Void = { _ in }

    package init() {
        super.init(gtk_event_controller_legacy_new())
        phase = .capture
        Signal.connectPointerAsked(reference.pointer, "event", to: self) { watch, event in
            if let event { watch.saw(OpaquePointer(event)) }
            return false
        }
    }

    package var isPressed: Bool { !pressed.isEmpty }

    /// - Parameter body: Gets whether anything is held down.
    package func onChange(_ body: @escaping @MainActor (Bool) -> Void) -> Self {
        onChange = body
        return self
    }

    private func saw(_ event: OpaquePointer) {
        let before = isPressed
        let key = UInt(bitPattern: gdk_event_get_event_sequence(event))
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: pressed.insert(key)
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: pressed.remove(key)
        default: return
        }
        if isPressed != before { onChange(isPressed) }
    }
}

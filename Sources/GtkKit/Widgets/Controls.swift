// SPDX-License-Identifier: Apache-2.0
// GTK's own controls where drawing them ourselves would lose what they know: input methods, undo, selection, sliding.
import CGtk
import GioKit

/// One line of text that a person types.
package final class Entry: Widget {
    package init() {
        super.init(gtk_entry_new())
    }

    package var text: String {
        get { gtk_editable_get_text(pointer.cast()).map { String(cString: $0) } ?? "" }
        set { if newValue != text { gtk_editable_set_text(pointer.cast(), newValue) } }
    }

    package var placeholder: String {
        get { gtk_entry_get_placeholder_text(pointer.cast()).map { String(cString: $0) } ?? "" }
        set { gtk_entry_set_placeholder_text(pointer.cast(), newValue) }
    }

    package var isSecret: Bool {
        get { gtk_entry_get_visibility(pointer.cast()) == 0 }
        set { gtk_entry_set_visibility(pointer.cast(), newValue ? 0 : 1) }
    }

    /// 0 to 1, start to end.
    package var alignment: Double {
        get { Double(gtk_entry_get_alignment(pointer.cast())) }
        set { gtk_entry_set_alignment(pointer.cast(), Float(newValue)) }
    }

    package func onChange<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(pointer, "changed", to: target, body)
    }

    package func onEnter<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(pointer, "activate", to: target, body)
    }
}

package final class Switch: Widget {
    private var token: SignalToken?

    package init() {
        super.init(gtk_switch_new())
    }

    package var isOn: Bool { gtk_switch_get_active(OpaquePointer(pointer)) != 0 }

    /// Sets the switch without telling the handler.
    package func set(_ on: Bool) {
        guard on != isOn else { return }
        let change = { gtk_switch_set_active(OpaquePointer(self.pointer), on ? 1 : 0) }
        if let token { token.blocked(change) } else { change() }
    }

    /// The person switched it.
    package func onChange<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Bool) -> Void
    ) {
        token = Signal.connectFlag(pointer, "state-set", to: target) { target, on in
            body(target, on)
            return false
        }
    }
}

package final class Slider: Widget {
    private var token: SignalToken?

    package init(from low: Double, to high: Double, step: Double) {
        super.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        setRange(from: low, to: high, step: step)
        gtk_scale_set_draw_value(pointer.cast(), 0)
        // A page that is scrolled across it must not change its value.
        stopScrolling()
    }

    private func stopScrolling() {
        guard let controllers = gtk_widget_observe_controllers(pointer) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let item = g_list_model_get_item(controllers, index) else { continue }
            defer { g_object_unref(item) }
            let instance = item.assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0 else { continue }
            gtk_event_controller_set_propagation_phase(OpaquePointer(item), GTK_PHASE_NONE)
        }
    }

    /// Changes what it goes over, without telling the handler.
    package func setRange(from low: Double, to high: Double, step: Double) {
        let change = {
            gtk_range_set_range(self.pointer.cast(), low, max(low, high))
            gtk_range_set_increments(self.pointer.cast(), max(step, .ulpOfOne), max(step, .ulpOfOne) * 10)
        }
        if let token { token.blocked(change) } else { change() }
    }

    package var value: Double { gtk_range_get_value(pointer.cast()) }

    /// Sets the slider without telling the handler.
    package func set(_ value: Double) {
        guard value != self.value else { return }
        let change = { gtk_range_set_value(self.pointer.cast(), value) }
        if let token { token.blocked(change) } else { change() }
    }

    package func onChange<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        token = Signal.connect(pointer, "value-changed", to: target, body)
    }
}

/// A small surface above the window that points at a widget; it closes at a press outside it and at Escape.
package final class Popover: Widget {
    package init() {
        super.init(gtk_popover_new())
        gtk_popover_set_has_arrow(pointer.cast(), 0)
    }

    package func setChild(_ child: Widget?) { gtk_popover_set_child(pointer.cast(), child?.pointer) }

    /// - Parameter rect: The part of `parent` it points at.
    package func open(at rect: Rect, of parent: DrawnWidget) {
        if !hasParent { gtk_widget_set_parent(pointer, parent.pointer) }
        var place = GdkRectangle(
            x: Int32(clamping: Int(rect.x)), y: Int32(clamping: Int(rect.y)), width: Int32(clamping: Int(rect.width)),
            height: Int32(clamping: Int(rect.height)))
        gtk_popover_set_pointing_to(pointer.cast(), &place)
        gtk_popover_popup(pointer.cast())
    }

    package func close() { gtk_popover_popdown(pointer.cast()) }

    package func onClosed<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(pointer, "closed", to: target, body)
    }
}

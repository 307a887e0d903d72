// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// A place where content moves: one child, larger than its view in height. It has no scroll bars of its own: whoever
/// shows one follows `onScroll`.
package final class ScrolledWindow: Widget {
    private let vertical: Ref<UnsafeMutablePointer<GtkAdjustment>>

    package init() {
        let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(scrolled.cast(), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
        // Even bars that never show would fade for a second after each map, and the window is painted all that time.
        gtk_scrolled_window_set_overlay_scrolling(scrolled.cast(), 0)
        vertical = Ref(gtk_scrolled_window_get_vadjustment(scrolled.cast()), transfer: .none)
        // The newer GTK lets nothing of the generic role have a name, and this one takes the focus.
        cgtk_accessible_role(scrolled, GTK_ACCESSIBLE_ROLE_GROUP)
        super.init(scrolled)
    }

    /// A child that scrolls by itself is used as it is; any other is put into a viewport.
    package func setChild(_ child: Widget?) { gtk_scrolled_window_set_child(pointer.cast(), child?.pointer) }

    /// Logical pixels from the top of the content to the top of the view.
    package var offset: Double {
        get { gtk_adjustment_get_value(vertical.pointer) }
        set { gtk_adjustment_set_value(vertical.pointer, newValue) }
    }

    /// Goes to an offset of content that has not been laid out at its new height yet.
    package func jump(to offset: Double, contentHeight: Double) {
        if contentHeight > gtk_adjustment_get_upper(vertical.pointer) {
            gtk_adjustment_set_upper(vertical.pointer, contentHeight)
        }
        self.offset = min(max(0, offset), max(0, contentHeight - viewHeight))
    }

    package var contentHeight: Double { gtk_adjustment_get_upper(vertical.pointer) }
    package var viewHeight: Double { gtk_adjustment_get_page_size(vertical.pointer) }
    package var maximumOffset: Double { max(0, contentHeight - viewHeight) }

    package func onScroll<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(vertical.pointer, "value-changed", to: target, body)
    }

    /// The content or the view changed its height.
    package func onExtentChange<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(vertical.pointer, "changed", to: target, body)
    }

    /// Whether the view follows the focus by itself. Switched off where bars cover a part of the view.
    package func followsFocus(_ follows: Bool) {
        guard let child = gtk_scrolled_window_get_child(pointer.cast()),
            g_type_check_instance_is_a(child.cast(), gtk_viewport_get_type()) != 0
        else { return }
        gtk_viewport_set_scroll_to_focus(OpaquePointer(child), follows ? 1 : 0)
    }

    /// The finger's push goes on after it left the screen.
    package var isKinetic: Bool {
        get { gtk_scrolled_window_get_kinetic_scrolling(pointer.cast()) != 0 }
        set { gtk_scrolled_window_set_kinetic_scrolling(pointer.cast(), newValue ? 1 : 0) }
    }

    /// Stops a push that goes on.
    package func stopKinetic() {
        isKinetic = false
        isKinetic = true
    }
}

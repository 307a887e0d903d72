// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// A place where content moves: one child, larger than its view in height.
package final class ScrolledWindow: Widget {
    private let vertical: Ref<UnsafeMutablePointer<GtkAdjustment>>

    package init() {
        let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(scrolled.cast(), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        vertical = Ref(gtk_scrolled_window_get_vadjustment(scrolled.cast()), transfer: .none)
        super.init(scrolled)
    }

    /// A child that scrolls by itself is used as it is; any other is put into a viewport.
    package func setChild(_ child: Widget?) { gtk_scrolled_window_set_child(pointer.cast(), child?.pointer) }

    /// Logical pixels from the top of the content to the top of the view.
    package var offset: Double {
        get { gtk_adjustment_get_value(vertical.pointer) }
        set { gtk_adjustment_set_value(vertical.pointer, newValue) }
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

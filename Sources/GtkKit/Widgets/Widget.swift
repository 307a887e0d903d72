// SPDX-License-Identifier: Apache-2.0
// A widget as Swift holds it: one strong reference. Parents own children, so this object may go while its widget lives
// on; it keeps no state of its own. A toplevel is closed explicitly, see `Window`.
import CGtk
import GioKit

package class Widget {
    package let reference: Ref<UnsafeMutablePointer<GtkWidget>>

    package init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        reference = Ref(pointer, transfer: .none)
    }

    package var pointer: UnsafeMutablePointer<GtkWidget> { reference.pointer }

    // MARK: Place in the tree

    package var hasParent: Bool { gtk_widget_get_parent(pointer) != nil }

    package func unparent() {
        if hasParent { gtk_widget_unparent(pointer) }
    }

    /// Whether this is the same widget as another wrapper's.
    package func isSame(as other: Widget) -> Bool { pointer == other.pointer }

    package func isInside(_ other: Widget) -> Bool {
        pointer == other.pointer || gtk_widget_is_ancestor(pointer, other.pointer) != 0
    }

    // MARK: Size

    package var width: Int { Int(gtk_widget_get_width(pointer)) }
    package var height: Int { Int(gtk_widget_get_height(pointer)) }
    /// Device pixels a logical pixel.
    package var scaleFactor: Int { max(1, Int(gtk_widget_get_scale_factor(pointer))) }

    /// - Parameter size: The extent along the other axis, or -1.
    package func measured(_ orientation: Orientation, forSize size: Int = -1) -> Measure {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(
            pointer, orientation == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
            Int32(clamping: size), &minimum, &natural, nil, nil)
        return Measure(minimum: Int(minimum), natural: Int(natural))
    }

    /// The least size asked for; -1 leaves an extent to the widget.
    package func requestSize(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(pointer, Int32(clamping: width), Int32(clamping: height))
    }

    package func queueResize() { gtk_widget_queue_resize(pointer) }
    package func queueAllocate() { gtk_widget_queue_allocate(pointer) }
    package func queueDraw() { gtk_widget_queue_draw(pointer) }

    /// Where a point of this widget lies in another one of the same window.
    package func convert(_ point: Point, to other: Widget) -> Point? {
        var x = 0.0
        var y = 0.0
        guard gtk_widget_translate_coordinates(pointer, other.pointer, point.x, point.y, &x, &y) != 0 else {
            return nil
        }
        return Point(x: x, y: y)
    }

    /// Where a point of this widget lies in its window.
    package func placeInWindow(_ point: Point) -> Point? {
        guard let root = gtk_widget_get_root(pointer) else { return nil }
        return convert(point, to: Widget(UnsafeMutablePointer(rebinding: root.raw)))
    }

    // MARK: State

    package var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Visible for its parent. A child that is not is neither drawn, focused nor told to assistive technology.
    package var isChildVisible: Bool {
        get { gtk_widget_get_child_visible(pointer) != 0 }
        set { gtk_widget_set_child_visible(pointer, newValue ? 1 : 0) }
    }

    package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

    package var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Whether the pointer can hit it or what is in it.
    package var canTarget: Bool {
        get { gtk_widget_get_can_target(pointer) != 0 }
        set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
    }

    package var opacity: Double {
        get { gtk_widget_get_opacity(pointer) }
        set { gtk_widget_set_opacity(pointer, newValue) }
    }

    /// Nothing of it or its children shows outside its bounds.
    package var clipsToBounds: Bool {
        get { gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN }
        set { gtk_widget_set_overflow(pointer, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
    }

    package var isRightToLeft: Bool {
        get { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_direction(pointer, newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }

    package var tooltip: String? {
        get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
        set { gtk_widget_set_tooltip_text(pointer, newValue) }
    }

    /// The name style sheets find it by: `#name`.
    package var name: String {
        get { String(cString: gtk_widget_get_name(pointer)) }
        set { gtk_widget_set_name(pointer, newValue) }
    }

    package func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

    // MARK: Focus

    package var isFocusable: Bool {
        get { gtk_widget_get_focusable(pointer) != 0 }
        set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
    }

    /// Whether it or anything in it may take the focus.
    package var canFocus: Bool {
        get { gtk_widget_get_can_focus(pointer) != 0 }
        set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
    }

    /// It or anything in it has the focus.
    package var containsFocus: Bool {
        gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    package var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }

    @discardableResult
    package func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

    /// Takes the focus back: a text's cursor and selection are as they were left.
    package func regainFocus() -> Bool {
        guard g_type_check_instance_is_a(pointer.cast(), gtk_text_get_type()) != 0 else { return grabFocus() }
        return gtk_text_grab_focus_without_selecting(pointer.cast()) != 0
    }

    /// Gives the focus to the first thing inside that takes it.
    @discardableResult
    package func focusFirst() -> Bool { gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0 }

    // MARK: Controllers, actions, time

    /// Adds a controller; the widget owns it from now on.
    package func add(_ controller: Controller) { controller.attach(to: self) }

    /// Calls `body` once a frame until it answers false, or the widget goes.
    ///
    /// - Parameter body: Gets the frame's time in microseconds of the monotonic clock.
    package func onFrame(_ body: @escaping @MainActor (Int64) -> Bool) {
        let box = ClosureBox(body)
        gtk_widget_add_tick_callback(
            pointer,
            { _, clock, data in
                guard let data else { return 0 }
                let now = Int64(clock.map { gdk_frame_clock_get_frame_time($0) } ?? 0)
                return enterClosureBox(data, (@MainActor (Int64) -> Bool).self) { $0(now) } == true ? 1 : 0
            }, box.retained(), closureBoxRelease)
    }

    /// Switches an action of the widget's kind on or off; assistive technology offers those that are on.
    package func setAction(_ name: String, enabled: Bool) {
        gtk_widget_action_set_enabled(pointer, name, enabled ? 1 : 0)
    }

    /// Runs an action of the widget's kind or of what it is in, as a key or assistive technology would.
    @discardableResult
    package func activate(action name: String) -> Bool {
        gtk_widget_activate_action_variant(pointer, name, nil) != 0
    }

    /// What has the focus in its window.
    package var focusInWindow: Widget? {
        gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }.map(Widget.init)
    }

    /// The window it is in.
    package var root: Ref<UnsafeMutablePointer<GtkWidget>>? {
        gtk_widget_get_root(pointer).map { Ref(UnsafeMutablePointer(rebinding: $0.raw), transfer: .none) }
    }
}

/// Which direction widgets have that say nothing of their own.
package enum DefaultDirection {
    package static var isRightToLeft: Bool {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
        set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
    }
}

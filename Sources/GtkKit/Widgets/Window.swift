// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// A window without decoration. It is owned by GTK until `close`; dropping this object does not close it.
package final class Window: Widget {
    package init(title: String) {
        super.init(gtk_window_new())
        gtk_window_set_title(window, title)
        gtk_window_set_decorated(window, 0)
    }

    private var window: UnsafeMutablePointer<GtkWindow> { pointer.cast() }

    package var title: String {
        get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(window, newValue) }
    }

    package func setChild(_ child: Widget?) { gtk_window_set_child(window, child?.pointer) }
    package func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(window, Int32(clamping: width), Int32(clamping: height))
    }

    /// Whether the window's own menu keys and close request are answered.
    package var isDeletable: Bool {
        get { gtk_window_get_deletable(window) != 0 }
        set { gtk_window_set_deletable(window, newValue ? 1 : 0) }
    }

    package func present() { gtk_window_present(window) }
    package func close() { gtk_window_destroy(window) }

    /// - Parameter output: The connector's name; nil or unknown leaves the choice to the compositor.
    package func goFullScreen(on output: String? = nil) {
        if let output, let monitor = Display.monitor(named: output) {
            gtk_window_fullscreen_on_monitor(window, monitor.pointer)
        } else {
            gtk_window_fullscreen(window)
        }
    }

    /// Tells the compositor that nothing behind the window shows, whatever the style sheet says of its ground.
    package func declareOpaque() {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return }
        var whole = cairo_rectangle_int_t(
            x: 0, y: 0, width: gdk_surface_get_width(surface), height: gdk_surface_get_height(surface))
        let region = cairo_region_create_rectangle(&whole)
        gdk_surface_set_opaque_region(surface, region)
        cairo_region_destroy(region)
    }

    package var isActive: Bool { gtk_window_is_active(window) != 0 }

    package var focusedWidget: Widget? {
        gtk_root_get_focus(OpaquePointer(pointer)).map(Widget.init)
    }

    /// The window manager, or a key of it, wants the window closed. True keeps the window open.
    package func onCloseRequest<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Bool) {
        Signal.connectAsked(pointer, "close-request", to: target, body)
    }

    /// The window's clock, while it is realised.
    /// The compositor shows it over everything else.
    package var isFullScreen: Bool { gtk_window_is_fullscreen(window) != 0 }

    package var frameClock: FrameClock? {
        Ref(gtk_widget_get_frame_clock(pointer), transfer: .none).map(FrameClock.init)
    }

    package func onRealized<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) {
        Signal.connect(pointer, "realize", to: target, body)
    }
}

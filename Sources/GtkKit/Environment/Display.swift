// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// The connection to the display server.
package enum Display {
    package enum Failure: Error, Equatable { case cannotOpen }

    package enum Renderer: String, Sendable { case cairo, gl }

    /// Which renderer GTK uses; only before `open`. A choice made by the environment (`GSK_RENDERER`) stands.
    package static func choose(_ renderer: Renderer) {
        g_setenv("GSK_RENDERER", renderer.rawValue, 0)
        guard renderer == .cairo else { return }
        // Without this GTK loads and asks the GL drivers all the same, for nothing. The switch moved in 4.16, and the
        // newer GTK complains of the older name.
        if gtk_get_minor_version() < 16 {
            g_setenv("GDK_DEBUG", "gl-disable", 0)
        } else {
            g_setenv("GDK_DISABLE", "gl", 0)
        }
    }

    /// Connects and sets GTK up. Safe to call twice.
    package static func open() throws(Failure) {
        // The program has chosen its locale: GTK would take a decimal comma, or drop UTF-8 where a locale is missing.
        if gtk_is_initialized() == 0 { gtk_disable_setlocale() }
        guard gtk_init_check() != 0, gdk_display_get_default() != nil else { throw .cannotOpen }
    }

    package static var isOpen: Bool { gtk_is_initialized() != 0 && gdk_display_get_default() != nil }

    /// `4.8.3`
    package static var gtkVersion: String {
        "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    }

    /// X11 without a window manager: nobody there grants a wish for full screen.
    package static var hasNoWindowManager: Bool { cgtk_x11_without_window_manager() != 0 }

    /// The size in logical pixels of a monitor: the one with this connector name, else the first.
    package static func monitorSize(named name: String? = nil) -> Size? {
        guard let monitor = monitor(named: name) else { return nil }
        var place = GdkRectangle()
        gdk_monitor_get_geometry(monitor.pointer, &place)
        return Size(width: Double(place.width), height: Double(place.height))
    }

    static func monitor(named name: String?) -> Ref<OpaquePointer>? {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()) else { return nil }
        var first: Ref<OpaquePointer>?
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let item = g_list_model_get_item(monitors, index) else { continue }
            let monitor = Ref(OpaquePointer(item), transfer: .full)
            if let name, let connector = gdk_monitor_get_connector(monitor.pointer), String(cString: connector) == name
            {
                return monitor
            }
            first = first ?? monitor
        }
        return first
    }

    /// Runs the main loop until something is true, or the time is over. For tests and tools, never inside a handler.
    ///
    /// - Returns: Whether it became true.
    @discardableResult
    package static func wait(milliseconds: UInt32 = 5_000, until isDone: () -> Bool) -> Bool {
        final class Alarm { var rang = false }
        let alarm = Alarm()
        let box = ClosureBox<@MainActor () -> Void> { alarm.rang = true }
        let source = g_timeout_add_full(
            0, milliseconds,
            { data in
                _ = enterClosureBox(data, (@MainActor () -> Void).self) { $0() }
                return 1
            }, box.retained(), closureBoxRelease)
        defer { g_source_remove(source) }
        while !isDone() {
            if alarm.rang { return false }
            g_main_context_iteration(nil, 1)
        }
        return true
    }
}

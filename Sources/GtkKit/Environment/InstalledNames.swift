// SPDX-License-Identifier: Apache-2.0

// Names that settings may use and that only a running display knows.

import CGtk
import GioKit

extension Display {
    /// Connectors of the monitors, `HDMI-A-1` for one. Empty without a display.
    package static var outputs: [String] {
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()) else { return [] }
        return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
            guard let item = g_list_model_get_item(monitors, index) else { return nil }
            let monitor = Ref(OpaquePointer(item), transfer: .full)
            return gdk_monitor_get_connector(monitor.pointer).map { String(cString: $0) }
        }
    }

    /// Font families that text can be set in. Takes a moment: every font file is looked at once.
    package static var fontFamilies: [String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
        defer { g_free(families) }
        guard let families else { return [] }
        return (0..<Int(count)).compactMap { index in
            pango_font_family_get_name(families[index]).map { String(cString: $0) }
        }
    }
}

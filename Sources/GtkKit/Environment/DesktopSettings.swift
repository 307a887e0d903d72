// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// What the desktop's settings say, as far as GTK passes them on.
package final class DesktopSettings {
    private let settings: Ref<OpaquePointer>
    private var changed: @MainActor () -> Void = {}

    /// Nil without a display.
    package init?() {
        guard let settings = Ref(gtk_settings_get_default(), transfer: .none) else { return nil }
        self.settings = settings
        for property in ["gtk-enable-animations", "gtk-font-name", "gtk-xft-dpi", "gtk-theme-name"] {
            Signal.connectNotify(settings.pointer, property, to: self) { $0.changed() }
        }
    }

    package func onChange(_ body: @escaping @MainActor () -> Void) { changed = body }

    package var animationsEnabled: Bool { Property.get(settings.pointer, "gtk-enable-animations") ?? true }

    /// Family of the system's font.
    package var fontFamily: String? {
        guard let name: String = Property.get(settings.pointer, "gtk-font-name"),
            let description = pango_font_description_from_string(name)
        else { return nil }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
    }

    /// Text size relative to the normal one.
    package var textScale: Double {
        let dpi: Int32 = Property.get(settings.pointer, "gtk-xft-dpi") ?? -1
        return dpi > 0 ? Double(dpi) / 1024 / 96 : 1
    }

    package var isHighContrast: Bool {
        let theme: String = Property.get(settings.pointer, "gtk-theme-name") ?? ""
        return theme.lowercased().hasPrefix("highcontrast")
    }
}

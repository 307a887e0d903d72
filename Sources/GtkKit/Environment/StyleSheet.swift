// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// A style sheet on the display, above GTK's own theme.
package final class StyleSheet {
    private let provider: Ref<UnsafeMutablePointer<GtkCssProvider>>
    private var reports: [String] = []

    package init() {
        provider = Ref(gtk_css_provider_new(), transfer: .full)
        cgtk_add_provider(gdk_display_get_default(), provider.pointer)
    }

    /// Takes the sheet off the display.
    package func remove() {
        cgtk_remove_provider(gdk_display_get_default(), provider.pointer)
    }

    /// Replaces the whole sheet.
    ///
    /// - Returns: What GTK did not understand; those declarations have no effect.
    @discardableResult
    package func load(_ text: String) -> [String] {
        reports = []
        let token = Signal.connectTwoPointers(provider.pointer, "parsing-error", to: self) { sheet, section, error in
            let line = section.map { cgtk_css_line(OpaquePointer($0)) } ?? 0
            let message = error.map { $0.assumingMemoryBound(to: GError.self).pointee.message } ?? nil
            sheet.reports.append("\(line): \(message.map { String(cString: $0) } ?? "")")
        }
        // 4.8 knows no other way to read from memory; it is there in every later version.
        cgtk_css_load(provider.pointer, text, -1)
        token.disconnect()
        return reports
    }
}

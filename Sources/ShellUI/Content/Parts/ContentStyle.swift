// SPDX-License-Identifier: Apache-2.0
// The style of the few controls of GTK's that content uses: the installed sheet, and the theme's colours and font under the
// names it uses.

import GtkKit

enum ContentStyle {
    private static var sheet: StyleSheet?
    private static var values: StyleSheet?
    private static var applied: String?
    private static var loaded: String?

    /// Puts the sheet with the theme's values on the display; costs nothing while the theme stays.
    ///
    /// - Parameter folder: Holds `content.css`.
    static func apply(_ theme: Theme, folder: String) {
        let text = values(of: theme)
        if text != applied {
            applied = text
            let sheet = values ?? StyleSheet()
            values = sheet
            sheet.load(text)
        }
        guard folder != loaded else { return }
        loaded = folder
        let sheet = sheet ?? StyleSheet()
        ContentStyle.sheet = sheet
        sheet.load(TextFile.read(folder + "/content.css") ?? "")
    }

    /// What `content.css` leaves to the theme.
    static func values(of theme: Theme) -> String {
        let palette = theme.palette
        let family = theme.type.family ?? TextLayout.defaultFamily
        let name = String(family.unicodeScalars.filter { $0 != "\"" && $0 != "\\" && $0.value >= 0x20 })
        let colours = [
            ("text", palette.text), ("dim", palette.dim), ("accent", palette.accent), ("on_accent", palette.onAccent),
            ("rail", palette.rail), ("knob", palette.knob),
        ]
        let definitions = colours.map { "@define-color lintel_\($0) \($1.css);\n" }.joined()
        let size = Amount.text(17 * theme.type.textScale)
        return definitions + "entry.lintel-field { font-family: \"\(name)\"; font-size: \(size)px; }\n"
    }
}

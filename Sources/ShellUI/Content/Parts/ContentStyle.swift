// SPDX-License-Identifier: Apache-2.0
// The style sheet of the few controls of GTK's that content uses, made from the theme.

import GtkKit

enum ContentStyle {
    private static var sheet: StyleSheet?
    private static var applied: String?

    /// Puts the theme's sheet on the display; costs nothing while the theme stays.
    static func apply(_ theme: Theme) {
        let text = css(theme)
        guard text != applied else { return }
        applied = text
        let sheet = sheet ?? StyleSheet()
        ContentStyle.sheet = sheet
        sheet.load(text)
    }

    static func css(_ theme: Theme) -> String {
        let palette = theme.palette
        let family = theme.type.family ?? TextLayout.defaultFamily
        let name = String(family.unicodeScalars.filter { $0 != "\"" && $0 != "\\" && $0.value >= 0x20 })
        let size = Amount.text(17 * theme.type.textScale)
        return """
            scrolledwindow.lintel-content { background: none; border: none; }
            scrolledwindow.lintel-content undershoot, scrolledwindow.lintel-content overshoot { background: none; }
            entry.lintel-field {
                background: none; border: none; outline: none; box-shadow: none; padding: 0; min-height: 44px;
                font-family: "\(name)"; font-size: \(size)px; color: \(palette.text.css);
                caret-color: \(palette.accent.css);
            }
            entry.lintel-field > text > placeholder { color: \(palette.dim.css); opacity: 1; }
            entry.lintel-field > text > selection {
                background-color: \(palette.accent.css); color: \(palette.onAccent.css);
            }
            scale.lintel-slider { padding: 0; min-height: 44px; outline: none; }
            scale.lintel-slider > trough {
                background: \(palette.rail.css); border: none; outline: none; box-shadow: none; min-height: 4px;
                border-radius: 2px; margin: 0 12px;
            }
            scale.lintel-slider > trough > highlight {
                background: \(palette.accent.css); border: none; min-height: 4px; min-width: 0; margin: 0;
                border-radius: 2px;
            }
            scale.lintel-slider > trough > slider {
                background: \(palette.knob.css); border: none; min-width: 24px; min-height: 24px; margin: -12px;
                border-radius: 12px; box-shadow: 0 0 0 0.5px rgba(0,0,0,0.25), 0 1px 3px rgba(0,0,0,0.3);
            }
            scale.lintel-slider:focus-visible > trough > slider { box-shadow: 0 0 0 3px \(palette.accent.css); }
            """
    }
}

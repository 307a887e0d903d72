// SPDX-License-Identifier: Apache-2.0

import BarModel

extension SettingsTable {
    static let theme = SettingsTable(
        name: "theme", comment: "The look.",
        settings: [
            Setting("scheme", \.theme.scheme, .choice, "Light or dark. auto follows the desktop's setting."),
            Setting(
                "accent", \.theme.accent, .optional(.colour),
                "Colour of what can be pressed, for example \"#3584e4\" or \"teal\". Empty: the palette's."),
            Setting(
                "font", \.theme.font, .optional(.text(.font)),
                "Font family, for example \"Inter\". Empty: the system's."),
            Setting(
                "chevron-image", \.theme.chevronImage, .optional(.path),
                "PNG that replaces the back chevron. Relative paths start at the folder of this file."),
            Setting(
                "chevron-mask", \.theme.chevronMask, .optional(.path),
                "PNG of the same size that masks titles behind the chevron. Both or neither."),
        ])
}

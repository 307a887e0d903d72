// SPDX-License-Identifier: Apache-2.0

import BarModel

extension SettingsTable {
    static let shell = SettingsTable(
        name: "shell", comment: "The program as a whole.",
        settings: [
            Setting(
                "output", \.shell.output, .optional(.text(.output)),
                "Connector of the screen to use, for example \"HDMI-A-1\". Empty: the compositor chooses.",
                isReadAtStartOnly: true),
            Setting(
                "renderer", \.shell.renderer, .choice,
                "How pictures are drawn. auto takes cairo where there is no graphics processor.",
                isReadAtStartOnly: true),
            Setting(
                "language", \.shell.language, .optional(.language),
                "Language of texts and formats, for example \"de_DE\". Empty: that of the session.",
                isReadAtStartOnly: true),
        ])
}

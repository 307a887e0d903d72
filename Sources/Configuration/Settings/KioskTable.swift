// SPDX-License-Identifier: Apache-2.0

import BarModel

extension SettingsTable {
    static let kiosk = SettingsTable(
        name: "kiosk", comment: "For devices that show nothing but this shell.",
        settings: [
            Setting(
                "enabled", \.kiosk.enabled, .boolean,
                "The whole screen, no way to close, problems shown without the contents of files.",
                isReadAtStartOnly: true),
            Setting(
                "exit-keys", \.kiosk.exitKeys, .optional(.chord),
                "Keys that end the shell, for example \"Ctrl+Alt+K\". Empty: it cannot be ended by keyboard."),
            Setting(
                "problem-keys", \.kiosk.problemKeys, .optional(.chord),
                "Keys that list the problems of the configuration, for example \"Ctrl+Alt+P\". In a kiosk nothing else does."
            ),
        ])
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

extension ConfigurationLoader {
    /// Settings that are read at start only and have changed since.
    ///
    /// - Parameter started: The settings that the shell started with.
    package func pending(_ loaded: LoadedConfiguration, since started: ShellSettings) -> [Problem] {
        SettingsCatalogue.tables.flatMap { table in
            table.settings.filter { setting in
                setting.isReadAtStartOnly && setting.write(started) != setting.write(loaded.settings)
            }.map { setting in
                let key = keyPath([table.name, setting.key])
                let origin = loaded.origins[key]
                // A setting that was taken out of the files stands nowhere.
                let file = origin?.layer ?? loaded.layerNames.first ?? ""
                return renderer.problem(
                    FileFinding(
                        file: file, position: origin?.position, key: key, severity: .warning,
                        fault: .fromNextStart(inForce: setting.write(started)), sourceLine: ""))
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Configuration

extension Command {
    static let schema = Command(name: "schema", summary: "Print the JSON Schema of lintel.toml") { call in
        call.output.say(exactly: SettingsSchema.text)
        return .good
    }
}

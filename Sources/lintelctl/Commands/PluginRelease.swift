// SPDX-License-Identifier: Apache-2.0

import Control

extension Command {
    static let pluginRelease = Command(
        name: "plugin release", usage: "ID", arguments: 1...1, summary: "End the quarantine of a plugin"
    ) { call in
        let id = call.arguments[0]
        try call.shell { try $0.release(id) }
        return try call.done()
    }
}

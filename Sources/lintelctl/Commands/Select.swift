// SPDX-License-Identifier: Apache-2.0

import Control

extension Command {
    static let select = Command(
        name: "select", usage: "TAB", arguments: 1...1,
        summary: "Select a tab; the part after the slash is enough where it is unique"
    ) { call in
        let tab = call.arguments[0]
        try call.shell { try $0.select(tab) }
        return try call.done()
    }
}

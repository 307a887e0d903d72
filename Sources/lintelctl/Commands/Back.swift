// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control

extension Command {
    static let back = Command(name: "back", summary: "Go one screen back in the selected tab") { call in
        let moved = try call.shell { try $0.back() }
        if call.wantsJSON {
            try call.output.say(document: ["moved": moved])
        } else if !moved {
            call.output.say(call.translate("There is nothing to go back to."))
        }
        return moved ? .good : .problems
    }
}

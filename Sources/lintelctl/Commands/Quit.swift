// SPDX-License-Identifier: Apache-2.0

import Control

extension Command {
    static let quit = Command(name: "quit", summary: "End the running shell") { call in
        try call.shell { try $0.quit() }
        return try call.done()
    }
}

// SPDX-License-Identifier: Apache-2.0

import Control
import FoundationEssentials

extension Command {
    static let screenshot = Command(
        name: "screenshot", usage: "FILE", arguments: 1...1, summary: "Save what the shell shows as a PNG"
    ) { call in
        let file = call.arguments[0]
        let path = file.hasPrefix("/") ? file : "\(FileManager.default.currentDirectoryPath)/\(file)"
        try call.shell { try $0.screenshot(path) }
        return try call.done()
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control

extension Command {
    static let reload = Command(name: "reload", summary: "Read the settings again and print their problems") { call in
        let document = try call.shell { try $0.reload() }
        if call.wantsJSON {
            try call.output.say(document: document)
        } else {
            let renderer = DiagnosticRenderer(translate: call.translate)
            for entry in document.problems { call.output.say(renderer.text(entry.problem)) }
        }
        return document.problems.contains { $0.severity == .error } ? .problems : .good
    }
}

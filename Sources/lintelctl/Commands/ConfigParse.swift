// SPDX-License-Identifier: Apache-2.0

import Configuration
import GioKit
import Toml

extension Command {
    static let configParse = Command(
        name: "config parse", usage: "FILE", arguments: 1...1,
        summary: "Read a TOML file without looking for settings; --json prints its values with their types"
    ) { call in
        let path = call.arguments[0]
        let renderer = DiagnosticRenderer(translate: call.translate)
        switch TomlFile.read(path) {
        case .success(let document):
            if call.wantsJSON { call.output.say(TaggedJSON.document(document.root)) }
            return .good
        case .failure(let refusal):
            call.output.complain(renderer.text(renderer.problem(refusal.finding)))
            return .problems
        }
    }
}

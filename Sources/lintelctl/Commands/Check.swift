// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import FoundationEssentials
import GioKit

extension Command {
    static let check = Command(
        name: "check", usage: "[FILE]", arguments: 0...1, summary: "Name every problem of the configuration",
        options: [CommandOption("strict", summary: "A warning alone is a problem too")]
    ) { call in
        let loaded = ConfigurationLoader.ofCommandLine(file: call.arguments.first, translate: call.translate).load()
        if call.wantsJSON {
            try call.output.say(document: CheckDocument(loaded.problems))
        } else {
            let renderer = DiagnosticRenderer(translate: call.translate)
            for problem in loaded.problems {
                call.output.complain(renderer.text(problem))
            }
            if loaded.problems.isEmpty { call.output.say(call.translate("No problem was found.")) }
        }
        // A file that was named and cannot be read is no checked file.
        if let file = call.arguments.first, loaded.problems.contains(where: { $0.file == file && $0.line == 0 }) {
            return .usage
        }
        let isBad = loaded.problems.contains { $0.severity == .error || call.options.has("strict") }
        return isBad ? .problems : .good
    }
}

extension ConfigurationLoader {
    /// The settings as a shell started now would find them, with nothing kept for later.
    static func ofCommandLine(file: String?, translate: Translate) -> ConfigurationLoader {
        let paths = ConfigurationPaths(
            explicit: file, environment: ProcessInfo.processInfo.environment, keepsCopies: false)
        return ConfigurationLoader(paths: paths, translate: translate)
    }
}

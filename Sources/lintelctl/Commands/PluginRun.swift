// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

extension Command {
    static let pluginRun = Command(
        name: "plugin run", usage: "FOLDER", arguments: 1...1,
        summary: "Build a plugin and show it in a shell of its own, again at every save",
        options: [
            CommandOption("size", .value("WxH"), summary: "Size of the window, 480x800 if not given"),
            CommandOption("set", .value("KEY=VALUE"), summary: "Set one key of the shell's settings; may be repeated"),
        ]
    ) { call in
        guard let files = AuthorFiles(program: InstalledTexts.program) else {
            throw CommandFailure.failed(
                call.translate("The templates and the kit for plugin authors are not installed."))
        }
        var options: [String] = []
        if let size = call.options.last("size") { options += ["--size", size] }
        for setting in call.options.values["set"] ?? [] { options += ["--set", setting] }
        let run = DevelopmentRun(
            folder: call.arguments[0], shell: files.shell, options: options, output: call.output,
            translate: call.translate)
        do throws(DevelopmentRun.Failure) {
            return try run.run() ? .good : .problems
        } catch {
            switch error {
            case .noManifest(let folder):
                throw CommandFailure.failed(call.translate("There is no plugin.toml in {folder}.", ["folder": folder]))
            case .notBuilt: return .problems
            case .notStarted(let program, let reason):
                throw CommandFailure.failed(
                    call.translate("{program} cannot be started: {reason}", ["program": program, "reason": reason]))
            }
        }
    }
}

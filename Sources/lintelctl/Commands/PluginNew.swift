// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GioKit

extension Command {
    static let pluginNew = Command(
        name: "plugin new", usage: "NAME", arguments: 1...1,
        summary: "Make a plugin that builds, runs and has a passing test",
        options: [
            CommandOption("language", .value("swift|c|python"), summary: "What it is written in; swift if not given")
        ]
    ) { call in
        let wish = call.options.last("language") ?? "swift"
        guard let language = Scaffold.Language(rawValue: wish) else {
            throw CommandFailure.failed(
                call.translate(
                    "“{found}” is none of the languages {known}.",
                    ["found": wish, "known": Scaffold.Language.allCases.map(\.rawValue).joined(separator: ", ")]))
        }
        guard let files = AuthorFiles(program: InstalledTexts.program) else {
            throw CommandFailure.failed(
                call.translate("The templates and the kit for plugin authors are not installed."))
        }
        do throws(Scaffold.Failure) {
            let scaffold = try Scaffold(path: call.arguments[0])
            let made = try scaffold.make(language, from: files)
            guard !call.wantsJSON else {
                try? call.output.say(
                    document: NewPluginDocument(id: scaffold.id, folder: scaffold.folder, files: made))
                return .good
            }
            call.output.say(made.map { "\(scaffold.folder)/\($0)" }.joined(separator: "\n"))
            call.output.say(
                call.translate("Show it with: {command}", ["command": "lintelctl plugin run \(scaffold.folder)"]))
            return .good
        } catch {
            throw CommandFailure.failed(sentence(error, call))
        }
    }

    private static func sentence(_ failure: Scaffold.Failure, _ call: Call) -> String {
        switch failure {
        case .badName(let name):
            call.translate(
                "“{name}” cannot be a plugin's name: it begins with a letter from a to z and has at most 40 letters and digits.",
                ["name": name])
        case .reserved(let name):
            call.translate(
                "“{name}” cannot be a plugin's name in Swift: a module that it is built with is called so.",
                ["name": name])
        case .exists(let path): call.translate("{path} is there already.", ["path": path])
        case .unwritable(let path, let reason):
            call.translate("{path} cannot be made: {reason}", ["path": path, "reason": reason])
        }
    }
}

private struct NewPluginDocument: Encodable {
    let id: String
    let folder: String
    let files: [String]
}

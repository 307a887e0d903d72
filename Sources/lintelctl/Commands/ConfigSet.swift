// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import GioKit
import PluginHosting

extension Command {
    static let configSet = Command(
        name: "config set", usage: "KEY VALUE", arguments: 2...2,
        summary: "Set one value in the file and keep its comments and order",
        options: [CommandOption("config", .value("FILE"), summary: "Change this file instead of the usual one")]
    ) { call in
        let loader = ConfigurationLoader.ofCommandLine(file: call.options.last("config"), translate: call.translate)
        switch loader.set(call.arguments[0], to: call.arguments[1]) {
        case .success(let file):
            warn(call, loader)
            if call.wantsJSON { call.output.say(.object([("file", .string(file))])) }
            return .good
        case .failure(let refusal):
            let key = call.arguments[0].shortenedInMiddle()
            let sentences = sentences(refusal, key: key, call.translate)
            for line in sentences { call.output.complain(line) }
            if call.wantsJSON { call.output.say(document(refusal, key: key, sentences.joined(separator: " "))) }
            return isAboutTheCall(refusal) ? .usage : .problems
        }
    }

    /// `file` is null: nothing was written. Problems are as `check` names them.
    private static func document(_ refusal: SetRefusal, key: String, _ message: String) -> JSONText {
        let problems: [Problem] =
            switch refusal {
            case .problems(let problems): problems
            case .covered(let file, let line), .byHand(let file, let line):
                [Problem(file: file, line: line, column: 1, key: key, message: message)]
            case .notWritten(let file, _): [Problem(file: file, key: key, message: message)]
            case .unknownKey, .table: [Problem(file: "", key: key, message: message)]
            }
        return .object([("file", .null), ("problems", .array(problems.map(document)))])
    }

    private static func document(_ problem: Problem) -> JSONText {
        .object([
            ("file", .string(problem.file)), ("line", .integer(Int64(problem.line))),
            ("column", .integer(Int64(problem.column))), ("key", .string(problem.key)),
            ("severity", .string(problem.severity.rawValue)), ("message", .string(problem.message)),
            ("hint", .string(problem.hint)),
        ])
    }

    /// Names what is in force now and yet leads nowhere.
    private static func warn(_ call: Call, _ loader: ConfigurationLoader) {
        let loaded = loader.load()
        let known = KnownNames(of: loaded, PluginCatalogue.installed(loaded.settings, call.translate))
        let renderer = DiagnosticRenderer(translate: call.translate)
        for problem in loader.problems(about: call.arguments[0], known: known) {
            call.output.complain(renderer.text(problem))
        }
    }

    private static func isAboutTheCall(_ refusal: SetRefusal) -> Bool {
        switch refusal {
        case .problems: false
        case .unknownKey, .table, .covered, .byHand, .notWritten: true
        }
    }

    private static func sentences(_ refusal: SetRefusal, key: String, _ translate: Translate) -> [String] {
        switch refusal {
        case .unknownKey(let near):
            let unknown = translate("There is no setting {key}.", ["key": key])
            return [unknown] + (near.map { [translate("Did you mean {name}?", ["name": $0])] } ?? [])
        case .table(let example):
            return [
                translate("{key} is a table; name a key of it, for example {name}.", ["key": key, "name": example])
            ]
        case .problems(let problems): return problems.map(DiagnosticRenderer(translate: translate).text)
        case .covered(let file, let line):
            return [
                translate(
                    "{file}, line {line}, sets it too and lies over this file; edit it there.",
                    ["file": file, "line": String(line)])
            ]
        case .byHand(let file, let line):
            return [
                translate(
                    "It cannot be set without changing more; edit {file}, line {line}.",
                    ["file": file, "line": String(line)])
            ]
        case .notWritten(let file, let error):
            return [
                translate(
                    "{file} could not be written (error {number}).", ["file": file, "number": String(error)])
            ]
        }
    }
}

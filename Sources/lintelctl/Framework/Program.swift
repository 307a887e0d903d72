// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import ShellCore

/// Finds the command that a command line names, reads its options and runs it.
@MainActor
struct Program {
    let commands: [Command]
    let output: Output
    let translate: Translate

    /// - Parameter arguments: With the program's name first.
    func run(_ arguments: [String]) -> ExitCode {
        let words = Array(arguments.dropFirst())
        guard let first = words.first else {
            output.complain(help)
            return .usage
        }
        if first == "--help" || first == "-h" || first == "help" {
            output.say(help)
            return .good
        }
        if first == "--version" {
            output.say("lintelctl \(Product.version)")
            return .good
        }
        guard let (command, rest) = command(of: words) else {
            let group = commands.filter { $0.name.hasPrefix(first + " ") }
            let groupHelp = help(group, usage: "lintelctl \(first) COMMAND [OPTION…]")
            if !group.isEmpty, words.contains("--help") || words.contains("-h") {
                output.say(groupHelp)
                return .good
            }
            if !group.isEmpty, words.count == 1 {
                output.complain(groupHelp)
                return .usage
            }
            output.complain(translate("There is no command {name}.", ["name": words.prefix(2).joined(separator: " ")]))
            output.complain(translate("`lintelctl --help` lists the commands."))
            return .usage
        }
        return run(command, rest)
    }

    /// The command of the first one or two words, and what follows them.
    private func command(of words: [String]) -> (Command, [String])? {
        for count in [2, 1] where words.count >= count {
            let name = words.prefix(count).joined(separator: " ")
            if let command = commands.first(where: { $0.name == name }) {
                return (command, Array(words.dropFirst(count)))
            }
        }
        return nil
    }

    private func run(_ command: Command, _ rest: [String]) -> ExitCode {
        let json = CommandOption("json", summary: "Print one JSON document")
        let options = (command.options + [json]).map { option in
            var option = option
            option.summary = translate(option.summary)
            return option
        }
        let parser = OptionParser(
            usage: command.usage, summary: translate(command.summary), options: options)
        do {
            let options = try parser.parse(["lintelctl \(command.name)"] + rest)
            if options.has("help") {
                output.say(parser.help)
                return .good
            }
            guard command.arguments.contains(options.arguments.count) else {
                output.complain(
                    translate(
                        "Usage: {usage}", ["usage": "lintelctl \(command.name) \(command.usage)"]))
                return .usage
            }
            return try command.run(Call(options: options, output: output, translate: translate))
        } catch let error as OptionError {
            output.complain("lintelctl \(command.name): \(error.message)")
            return .usage
        } catch {
            let failure = error as? CommandFailure ?? .failed("\(error)")
            output.complain("lintelctl \(command.name): \(failure.sentence(translate))")
            return failure.exitCode
        }
    }

    private var help: String { help(commands, usage: "lintelctl COMMAND [OPTION…]") }

    private func help(_ commands: [Command], usage: String) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let lines = commands.map { command in
            "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(translate(command.summary))"
        }
        return
            ([translate("Usage: {usage}", ["usage": usage]), ""] + lines
            + [
                "", translate("Every command has --help and --json."),
                translate("Exit codes: 0 good, 1 problems found, 2 could not run, 3 no shell runs."),
            ])
            .joined(separator: "\n")
    }
}

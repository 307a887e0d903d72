// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import GioKit

/// One command of the program: one value in a file of its own, and one entry in `Commands.all`.
///
/// `--help` and `--json` belong to every command and are not among its options.
@MainActor
struct Command {
    /// As typed: `check`, `config show`.
    let name: String
    /// What follows the name and the options, for example `[FILE]`.
    var usage = ""
    /// How many arguments it takes.
    var arguments: ClosedRange<Int> = 0...0
    /// One sentence for the list of commands and the help.
    let summary: String
    var options: [CommandOption] = []
    /// A `CommandFailure` that is thrown becomes a sentence on stderr and its exit code.
    let run: (Call) throws -> ExitCode
}

/// What a command is called with.
@MainActor
struct Call {
    let options: ParsedOptions
    let output: Output
    let translate: Translate

    var arguments: [String] { options.arguments }
    var wantsJSON: Bool { options.has("json") }

    /// Asks the running shell.
    func shell<Answer>(_ ask: (ControlClient) throws -> Answer) throws -> Answer {
        do {
            return try ask(ControlClient())
        } catch let failure as ControlFailure {
            throw CommandFailure.control(failure)
        }
    }

    /// The end of a command that has nothing to tell; with `--json` an empty document.
    func done() throws -> ExitCode {
        if wantsJSON { try output.say(document: [String: String]()) }
        return .good
    }
}

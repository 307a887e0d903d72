// SPDX-License-Identifier: Apache-2.0

import BarModel
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
    let run: (Call) -> ExitCode
}

/// What a command is called with.
@MainActor
struct Call {
    let options: ParsedOptions
    let output: Output
    let translate: Translate

    var arguments: [String] { options.arguments }
    var wantsJSON: Bool { options.has("json") }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import GioKit

/// What a command says: results on stdout, everything else on stderr. The one place that writes to either.
struct Output: Sendable {
    /// One line or several, with a line end. What a file or an argument says steers no terminal.
    func say(_ text: String) {
        StandardStream.output.write(text.unsteered + "\n")
    }

    /// A text that brings its own line ends: a file.
    func say(exactly text: String) {
        StandardStream.output.write(text)
    }

    /// One document: all that `--json` prints.
    func say(document: some Encodable) throws {
        say(exactly: try DocumentCoder.text(document, isIndented: true) + "\n")
    }

    /// Columns as wide as their longest cell.
    func say(table rows: [[String]]) {
        var widths: [Int] = []
        for row in rows {
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.count)
            }
        }
        for row in rows {
            var line = ""
            for (cell, width) in zip(row, widths) {
                line += cell + String(repeating: " ", count: width - cell.count + 2)
            }
            while line.last == " " { line.removeLast() }
            say(line)
        }
    }

    func complain(_ text: String) {
        StandardStream.error.write(text.unsteered + "\n")
    }
}

/// How a command ends; the number is the program's exit status.
enum ExitCode: Int32, Error {
    case good = 0
    /// It ran, and found something wrong.
    case problems = 1
    /// It was called wrongly, or could not run.
    case usage = 2
    case noShell = 3
}

// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What a command says: results on stdout, everything else on stderr. The one place that writes to either.
struct Output: Sendable {
    /// One line or several, with a line end.
    func say(_ text: String) {
        write(text + "\n", to: STDOUT_FILENO)
    }

    /// A text that brings its own line ends: a file.
    func say(exactly text: String) {
        write(text, to: STDOUT_FILENO)
    }

    func complain(_ text: String) {
        write(text + "\n", to: STDERR_FILENO)
    }

    private func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, Array(rest), rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
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

// SPDX-License-Identifier: Apache-2.0

import Toml

/// Which lines of a file may hold a secret, whether the file can be parsed or not: nothing of them is shown.
///
/// A line that names a secret hides itself, and what it opens hides every line until it is closed, or until the next
/// header where the name stands in one. What is not understood counts as not closed.
struct SecretLines {
    private enum State {
        case shown
        /// In a table whose name is that of a secret.
        case table
        /// In a value, with so many brackets open.
        case value(open: Int, quote: String?, isAwaited: Bool)
    }

    private var hidden: Set<Int> = []

    init(_ source: TomlSource) {
        var state = State.shown
        let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated()
        where SecretLines.hides(String(decoding: bytes, as: UTF8.self), &state) {
            hidden.insert(index + 1)
        }
    }

    /// Whether a line, from 1, may hold a secret.
    func contains(_ number: Int) -> Bool {
        hidden.contains(number)
    }

    private static func hides(_ line: String, _ state: inout State) -> Bool {
        let isHeader = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("[")
        if case .value(let open, let quote, let isAwaited) = state {
            state = after(line, open: open, quote: quote, isAwaited: isAwaited)
            return true
        }
        if case .table = state, isHeader { state = .shown }
        guard SecretNames.mayStand(in: line) else {
            if case .table = state { return true }
            return false
        }
        if isHeader, !line.contains("=") {
            state = .table
        } else if case .shown = state {
            state = after(line, open: 0, quote: nil, isAwaited: true)
        }
        return true
    }

    /// What a line leaves open.
    private static func after(_ line: String, open: Int, quote: String?, isAwaited: Bool) -> State {
        var open = open
        var quote = quote
        var rest = line[...]
        var content = false
        var hasEquals = !isAwaited
        while let character = rest.first {
            if let mark = quote {
                if rest.hasPrefix(mark) {
                    quote = nil
                    rest = rest.dropFirst(mark.count)
                } else {
                    rest = rest.dropFirst(character == "\\" && mark.hasPrefix("\"") ? 2 : 1)
                }
                continue
            }
            if character == "#" { break }
            if let mark = ["\"\"\"", "'''", "\"", "'"].first(where: { rest.hasPrefix($0) }) {
                quote = mark
                content = true
                rest = rest.dropFirst(mark.count)
                continue
            }
            if character == "[" || character == "{" { open += 1 }
            if character == "]" || character == "}" { open -= 1 }
            if character == "=" || character == ":" {
                content = false
                hasEquals = true
            } else if !character.isWhitespace {
                content = true
            }
            rest = rest.dropFirst()
        }
        let isAwaited = isAwaited && !(content && hasEquals)
        // A quote that is not closed on its line may have been meant for several.
        return open > 0 || quote != nil || isAwaited ? .value(open: open, quote: quote, isAwaited: isAwaited) : .shown
    }
}

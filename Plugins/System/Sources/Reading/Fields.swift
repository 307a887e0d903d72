// SPDX-License-Identifier: Apache-2.0

/// Files of lines with a name and a value: `MemTotal:  16316412 kB`, `NAME="Debian GNU/Linux"`.
struct Fields: Sendable {
    private var values: [String: String] = [:]

    /// - Parameter separator: Between name and value. The first of two equal names counts.
    init(_ text: String, separator: Character) {
        for line in text.split(separator: "\n") {
            guard let place = line.firstIndex(of: separator) else { continue }
            let name = line[..<place].trimmed
            if values[name] == nil {
                values[name] = Self.unquoted(line[line.index(after: place)...].trimmed)
            }
        }
    }

    subscript(name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The number at the beginning of a value.
    func number(_ name: String) -> Int64? {
        values[name]?.split(separator: " ").first.flatMap { Int64($0) }
    }

    /// A value the kernel gives in kB (1024 bytes), in bytes.
    func bytes(_ name: String) -> Int64? {
        number(name)?.timesClamped(1024)
    }

    private static func unquoted(_ text: String) -> String {
        guard let quote = text.first, quote == "\"" || quote == "'", text.count >= 2, text.last == quote else {
            return text
        }
        var value = ""
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if !isEscaped && character == "\\" && quote == "\"" {
                isEscaped = true
            } else {
                value.append(character)
                isEscaped = false
            }
        }
        return value
    }
}

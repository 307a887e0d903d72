// SPDX-License-Identifier: Apache-2.0

/// The bytes of a file and where its lines begin.
package struct TomlSource: Sendable {
    /// Without a leading byte order mark, which counts for no column.
    package let bytes: [UInt8]
    private let lineStarts: [Int]

    package init(bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        lineStarts = self.bytes.withUnsafeBytes { raw in
            var starts = [0]
            for offset in 0..<raw.count where raw[offset] == 0x0A {
                starts.append(offset + 1)
            }
            return starts
        }
    }

    /// Nothing but blanks and line ends, with or without a byte order mark.
    package static func isBlank(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        return text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    package var lineCount: Int {
        lineStarts.count
    }

    /// The text of a line without its end; empty for a line that does not exist. Bytes that are not UTF-8 show as U+FFFD.
    package func line(_ number: Int) -> String {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The byte a position stands at; positions behind a line or the file give its end.
    package func offset(of position: TomlPosition) -> Int {
        guard lineStarts.indices.contains(position.line - 1) else { return bytes.count }
        var offset = lineStarts[position.line - 1]
        var column = 1
        while column < position.column, offset < bytes.count, bytes[offset] != 0x0A {
            offset += 1
            while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
            column += 1
        }
        return offset
    }

    func position(of offset: Int) -> TomlPosition {
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let scalars = bytes[lineStarts[low]..<min(offset, bytes.count)].count { !isContinuation($0) }
        return TomlPosition(line: low + 1, column: scalars + 1)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    private func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}

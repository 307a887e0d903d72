// SPDX-License-Identifier: Apache-2.0

/// A tolerant walk over a file that the parser has refused: which keys stand where, and what is still open at a place.
///
/// It runs only to explain an error, on bytes that are right up to the place of the error. The levels it goes down are
/// bounded before the parser runs.
struct KeyScan {
    struct Key {
        /// Parts from the root; items of arrays have a part of their own that no file can spell.
        var path: [String]
        var range: Range<Int>
        var isHeader: Bool
        var hasEquals = false
        var valueStart: Int?

        /// The path without the numbers of items.
        var names: [String] { path.filter { !$0.hasPrefix("\0") } }
    }

    enum Open {
        case text(acrossLines: Bool)
        case bracket(String)
    }

    private(set) var keys: [Key] = []
    /// What was opened and not closed, outermost first, each with its first byte.
    private(set) var open: [(what: Open, start: Int)] = []

    private let bytes: [UInt8]
    private let limit: Int
    private var at = 0
    private var stopped = false
    private var arrayCounts: [[String]: Int] = [:]

    /// Scans until `limit`, or until something the parser cannot have accepted.
    init(bytes: [UInt8], limit: Int) {
        self.bytes = bytes
        self.limit = min(limit, bytes.count)
        var table: [String] = []
        skipLines()
        while !isDone {
            if bytes[at] == UInt8(ascii: "[") {
                table = header()
            } else {
                keyAndValue(in: table)
            }
            skipLines()
        }
    }

    private var isDone: Bool {
        stopped || at >= limit
    }

    private var byte: UInt8? {
        at < limit ? bytes[at] : nil
    }

    // MARK: Statements

    private mutating func header() -> [String] {
        open.append((.bracket("["), at))
        at += 1
        let isArray = byte == UInt8(ascii: "[")
        if isArray { at += 1 }
        skipBlanks()
        let start = at
        let parts = keyParts()
        let end = at
        guard !parts.isEmpty else {
            stopped = true
            return []
        }
        let path = resolve(parts, isArray: isArray)
        keys.append(Key(path: path, range: start..<end, isHeader: true))
        skipBlanks()
        for _ in 0..<(isArray ? 2 : 1) {
            guard byte == UInt8(ascii: "]") else {
                stopped = true
                return path
            }
            at += 1
        }
        open.removeLast()
        return path
    }

    /// A header names the last item of each array of tables on its way.
    private mutating func resolve(_ parts: [String], isArray: Bool) -> [String] {
        var path: [String] = []
        for (index, part) in parts.enumerated() {
            path.append(part)
            if isArray, index == parts.count - 1 {
                arrayCounts[path, default: 0] += 1
            }
            if let count = arrayCounts[path] {
                path.append("\0\(count)")
            }
        }
        return path
    }

    private mutating func keyAndValue(in table: [String]) {
        let start = at
        let parts = keyParts()
        guard !parts.isEmpty else {
            stopped = true
            return
        }
        let index = keys.count
        keys.append(Key(path: table + parts, range: start..<at, isHeader: false))
        skipBlanks()
        guard byte == UInt8(ascii: "=") else {
            stopped = true
            return
        }
        keys[index].hasEquals = true
        at += 1
        skipBlanks()
        guard !isDone else { return }
        keys[index].valueStart = at
        value(at: table + parts)
    }

    private mutating func keyParts() -> [String] {
        var parts: [String] = []
        while !isDone {
            skipBlanks()
            let start = at
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                text()
                guard !stopped, at - start >= 2 else { return parts }
                parts.append(String(decoding: bytes[(start + 1)..<(at - 1)], as: UTF8.self))
            } else {
                while let byte, isBare(byte) { at += 1 }
                guard at > start else { return parts }
                parts.append(String(decoding: bytes[start..<at], as: UTF8.self))
            }
            let end = at
            skipBlanks()
            guard byte == UInt8(ascii: ".") else {
                at = end
                return parts
            }
            at += 1
        }
        return parts
    }

    // MARK: Values

    private mutating func value(at path: [String]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): text()
        case UInt8(ascii: "["): array(at: path)
        case UInt8(ascii: "{"): inlineTable(at: path)
        default: while let byte, !isEndOfScalar(byte) { at += 1 }
        }
    }

    private mutating func array(at path: [String]) {
        open.append((.bracket("["), at))
        at += 1
        var count = 0
        while !isDone {
            skipLines()
            guard let byte else { return }
            if byte == UInt8(ascii: "]") {
                at += 1
                open.removeLast()
                return
            }
            if byte == UInt8(ascii: ",") {
                at += 1
                continue
            }
            let start = at
            value(at: path + ["\0\(count)"])
            count += 1
            if at == start { stopped = true }
        }
    }

    private mutating func inlineTable(at path: [String]) {
        open.append((.bracket("{"), at))
        at += 1
        while !isDone {
            skipBlanks()
            guard let byte else { return }
            if byte == UInt8(ascii: "}") {
                at += 1
                open.removeLast()
                return
            }
            if byte == UInt8(ascii: ",") {
                at += 1
                continue
            }
            keyAndValue(in: path)
        }
    }

    private mutating func text() {
        let start = at
        let quote = bytes[at]
        let isLong = isTriple(quote)
        open.append((.text(acrossLines: isLong), start))
        at += isLong ? 3 : 1
        while let byte {
            if byte == UInt8(ascii: "\n"), !isLong { break }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                at = min(at + 2, limit)
            } else if isLong ? isTriple(quote) : byte == quote {
                at += isLong ? 3 : 1
                while isLong, self.byte == quote { at += 1 }
                open.removeLast()
                return
            } else {
                at += 1
            }
        }
        stopped = true
    }

    private func isTriple(_ quote: UInt8) -> Bool {
        at + 2 < bytes.count && bytes[at] == quote && bytes[at + 1] == quote && bytes[at + 2] == quote
    }

    // MARK: Between

    private mutating func skipBlanks() {
        while let byte, byte == 0x20 || byte == 0x09 { at += 1 }
    }

    private mutating func skipLines() {
        while let byte {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: at += 1
            case UInt8(ascii: "#"): while let byte = self.byte, byte != 0x0A { at += 1 }
            default: return
            }
        }
    }

    private func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func isEndOfScalar(_ byte: UInt8) -> Bool {
        [0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#")].contains(byte)
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Where things stand around the place of an error, and the words of the file there.
extension SyntaxDiagnosis {
    var currentByte: UInt8? {
        offset < source.bytes.count ? source.bytes[offset] : nil
    }

    var openBracket: (bracket: String, start: Int)? {
        guard let open = KeyScan(bytes: source.bytes, limit: offset).open.last, case .bracket(let bracket) = open.what
        else { return nil }
        return (bracket, open.start)
    }

    /// The rest of the line is a header or a key with a value, as no item of an array is.
    var beginsStatement: Bool {
        guard source.bytes[startOfLine..<offset].allSatisfy(isBlank) else { return false }
        let text = source.text(offset..<endOfLine(from: offset))
        guard let alone = try? TomlDocument(text) else { return false }
        return !alone.root.entries.isEmpty
    }

    var backslash: Int? {
        source.bytes[max(0, offset - 10)..<min(offset + 1, source.bytes.count)].lastIndex(of: UInt8(ascii: "\\"))
    }

    /// A backslash and what it takes with it.
    func escape(from start: Int) -> String {
        let rest = source.bytes[(start + 1)..<endOfLine(from: start)]
        let digits =
            switch rest.first {
            case UInt8(ascii: "u"): rest.dropFirst().prefix(4).prefix { isHexDigit($0) }.count
            case UInt8(ascii: "U"): rest.dropFirst().prefix(8).prefix { isHexDigit($0) }.count
            default: 0
            }
        let place = source.position(of: start)
        let end = source.offset(of: TomlPosition(line: place.line, column: place.column + 2))
        return source.text(start..<(end + digits))
    }

    /// The character the error stands at.
    var scalar: UInt32 {
        source.text(offset..<min(offset + 4, source.bytes.count)).unicodeScalars.first?.value ?? 0
    }

    var startOfLine: Int {
        (source.bytes[..<min(offset, source.bytes.count)].lastIndex(of: 0x0A) ?? -1) + 1
    }

    func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }

    func isHexDigit(_ byte: UInt8) -> Bool {
        "0123456789abcdefABCDEF".utf8.contains(byte)
    }

    func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    // MARK: Words of the file

    func written(_ key: KeyScan.Key) -> String {
        shortened(source.text(key.range))
    }

    var lastKey: String {
        KeyScan(bytes: source.bytes, limit: offset).keys.last.map(written) ?? ""
    }

    /// The word that the error stands in or behind.
    var token: (text: String, start: TomlPosition) {
        var start = min(offset, source.bytes.count)
        while start > 0, isWord(source.bytes[start - 1]) { start -= 1 }
        var end = start
        while end < source.bytes.count, isWord(source.bytes[end]) { end += 1 }
        return (shortened(source.text(start..<end)), source.position(of: start))
    }

    /// That word, or the one character where it is none.
    var word: String {
        token.text.isEmpty ? String(source.text(offset..<endOfLine(from: offset)).prefix(1)) : token.text
    }

    var restOfLine: String { text(from: offset) }

    func text(from start: Int) -> String {
        shortened(source.text(start..<endOfLine(from: start)))
    }

    /// Where the text of a line ends in front of blanks and a comment.
    func endOfText(from start: Int) -> Int {
        let end = endOfLine(from: start)
        var stop = source.bytes[start..<end].firstIndex(of: UInt8(ascii: "#")) ?? end
        while stop > start, isBlank(source.bytes[stop - 1]) { stop -= 1 }
        return stop
    }

    func endOfLine(from offset: Int) -> Int {
        source.bytes[min(offset, source.bytes.count)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    }

    func isWord(_ byte: UInt8) -> Bool {
        !" \t\r\n,[]{}=#\"'".utf8.contains(byte)
    }

    func shortened(_ text: String) -> String {
        text.count <= 48 ? text : text.prefix(47) + "…"
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Turns the parser's sentence about a broken file into facts: what is wrong, where it began, what it collides with.
struct SyntaxDiagnosis {
    private let source: TomlSource
    /// What was being parsed, for example `string`, in the parser's words.
    private let scope: String
    private let detail: String
    private let position: TomlPosition
    private let offset: Int

    init(source: TomlSource, message: String, position: TomlPosition) {
        self.source = source
        self.position = position
        offset = source.offset(of: position)
        let prefix = "Error while parsing "
        if message.hasPrefix(prefix), let colon = message.firstRange(of: ": ") {
            scope = String(message[message.index(message.startIndex, offsetBy: prefix.count)..<colon.lowerBound])
            detail = String(message[colon.upperBound...])
        } else {
            scope = ""
            detail = message
        }
    }

    var error: TomlError {
        if detail.hasPrefix("cannot redefine") || detail.hasPrefix("cannot insert") { return duplicate }
        if detail.contains("end-of-file") || detail.hasSuffix("saw EOF") { return endOfFile }
        if let byte = currentByte, byte == 0x0A || byte == 0x0D, scope.contains("string"), let text = openText {
            return text
        }
        if detail.hasPrefix("leading zeroes") { return TomlError(.leadingZero(written: token.text), at: token.start) }
        if detail.hasSuffix("is not representable in 64 bits") {
            return TomlError(.integerTooLarge(written: token.text), at: token.start)
        }
        if scope == "floating-point", detail.hasSuffix("could not be interpreted as a value") {
            return TomlError(.floatTooLarge(written: token.text), at: token.start)
        }
        if detail.hasPrefix("expected '=', saw") { return TomlError(.missingEquals(key: lastKey), at: position) }
        if detail.hasPrefix("expected value, saw") { return TomlError(.missingValue(key: lastKey), at: position) }
        if detail.hasPrefix("could not determine value type") || scope == "boolean"
            || scope == "floating-point" && detail.hasPrefix("expected '")
        {
            let word = token
            return word.text.isEmpty
                ? TomlError(.missingValue(key: lastKey), at: position)
                : TomlError(.notAValue(written: word.text), at: word.start)
        }
        if detail.hasPrefix("expected ']'"), scope == "table header", let bracket = openHeader { return bracket }
        if detail.hasPrefix("expected a comment or whitespace") {
            return foreignComment ?? unquotedValue ?? TomlError(.trailing(written: restOfLine), at: position)
        }
        if detail.hasPrefix("expected bare key starting character") {
            return TomlError(.emptyKeyPart, at: position)
        }
        if detail.hasPrefix("tables with blank bare keys") { return TomlError(.emptyHeader, at: position) }
        if detail.hasPrefix("expected keys, tables") {
            if currentByte == UInt8(ascii: "=") { return TomlError(.missingKey, at: position) }
            return foreignComment ?? TomlError(.notAKey(written: token.text), at: position)
        }
        if ["expected digit", "expected decimal digit", "expected ':'"].contains(where: { detail.hasPrefix($0) }),
            let fault = foreignComment ?? unquotedValue
        {
            return fault
        }
        if detail.hasPrefix("expected comma or closing") { return TomlError(.missingComma, at: position) }
        return TomlError(.syntax(SyntaxDiagnosis.mended(detail)), at: position)
    }

    /// The parser's words without its slips.
    private static func mended(_ words: String) -> String {
        [("expected expected", "expected"), ("hour between 0 to 59", "hour between 0 and 23"), ("zeroes", "zeros")]
            .reduce(words) { $0.replacing($1.0, with: $1.1) }
    }

    private var currentByte: UInt8? {
        offset < source.bytes.count ? source.bytes[offset] : nil
    }

    // MARK: Kinds

    private var endOfFile: TomlError {
        let scan = KeyScan(bytes: source.bytes, limit: source.bytes.count)
        if let innermost = scan.open.last {
            let start = source.position(of: innermost.start)
            switch innermost.what {
            case .text(let acrossLines): return TomlError(.unterminatedText(acrossLines: acrossLines), at: start)
            case .bracket(let bracket): return TomlError(.unclosed(bracket: bracket), at: start)
            }
        }
        guard let key = scan.keys.last, !key.isHeader else { return TomlError(.syntax(detail), at: position) }
        if !key.hasEquals { return TomlError(.missingEquals(key: written(key)), at: position) }
        if key.valueStart == nil { return TomlError(.missingValue(key: written(key)), at: position) }
        return TomlError(.notAValue(written: token.text), at: token.start)
    }

    private var openText: TomlError? {
        guard let innermost = KeyScan(bytes: source.bytes, limit: offset + 1).open.last else { return nil }
        guard case .text(let acrossLines) = innermost.what, !acrossLines else { return nil }
        return TomlError(.unterminatedText(acrossLines: false), at: source.position(of: innermost.start))
    }

    /// A header whose line ends before its bracket.
    private var openHeader: TomlError? {
        guard currentByte == 0x0A || currentByte == 0x0D,
            let innermost = KeyScan(bytes: source.bytes, limit: offset).open.last, case .bracket = innermost.what
        else { return nil }
        return TomlError(.unclosed(bracket: "["), at: source.position(of: innermost.start))
    }

    /// The second of two equal keys and where the first one stands.
    private var duplicate: TomlError {
        let isHeader = scope.contains("header")
        // The parser reports a key at its value and a header at its bracket or behind it.
        let keys = KeyScan(bytes: source.bytes, limit: endOfLine(from: offset)).keys
        let candidate = keys.lastIndex { key in
            key.isHeader == isHeader && key.range.lowerBound <= offset + (isHeader ? 2 : 0)
        }
        guard let index = candidate ?? keys.indices.last else { return TomlError(.syntax(detail), at: position) }
        let culprit = keys[index]
        let earlier = keys[..<index]
        let first =
            earlier.first { $0.path == culprit.path }
            ?? earlier.last { culprit.path.starts(with: $0.path) && !$0.isHeader }
            ?? earlier.first { $0.path.starts(with: culprit.path) }
        return TomlError(
            .duplicate(
                written: written(culprit), isHeader: isHeader,
                first: first.map { source.position(of: $0.range.lowerBound) }),
            at: source.position(of: culprit.range.lowerBound))
    }

    /// A value that stands without quotes and begins as a number does: `24h`, `64 MiB`, `50%`, `12:30`.
    private var unquotedValue: TomlError? {
        guard let key = KeyScan(bytes: source.bytes, limit: offset).keys.last, let start = key.valueStart,
            !key.isHeader, start < offset, source.bytes[start] != UInt8(ascii: "["),
            source.bytes[start] != UInt8(ascii: "{"), !isQuote(source.bytes[start])
        else { return nil }
        let end = endOfLine(from: offset)
        let comment = source.bytes[start..<end].firstIndex(of: UInt8(ascii: "#")) ?? end
        var stop = comment
        while stop > start, source.bytes[stop - 1] == 0x20 || source.bytes[stop - 1] == 0x09 { stop -= 1 }
        let words = source.bytes[start..<stop]
        guard let last = words.last, isLetter(last) || last == UInt8(ascii: "%") || scope == "time",
            !words.contains(UInt8(ascii: "="))
        else { return nil }
        return TomlError(.notAValue(written: shortened(source.text(start..<stop))), at: source.position(of: start))
    }

    /// What begins a comment in other languages.
    private var foreignComment: TomlError? {
        let marks = ["//", ";", "/*", "--"]
        let rest = restOfLine
        return marks.first { rest.hasPrefix($0) }.map { TomlError(.foreignComment($0), at: position) }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    // MARK: Words of the file

    private func written(_ key: KeyScan.Key) -> String {
        shortened(source.text(key.range))
    }

    private var lastKey: String {
        KeyScan(bytes: source.bytes, limit: offset).keys.last.map(written) ?? ""
    }

    /// The word that the error stands in or behind.
    private var token: (text: String, start: TomlPosition) {
        var start = min(offset, source.bytes.count)
        while start > 0, isWord(source.bytes[start - 1]) { start -= 1 }
        var end = start
        while end < source.bytes.count, isWord(source.bytes[end]) { end += 1 }
        return (shortened(source.text(start..<end)), source.position(of: start))
    }

    private var restOfLine: String {
        shortened(source.text(offset..<endOfLine(from: offset)))
    }

    private func endOfLine(from offset: Int) -> Int {
        source.bytes[min(offset, source.bytes.count)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    }

    private func isWord(_ byte: UInt8) -> Bool {
        !" \t\r\n,[]{}=#\"'".utf8.contains(byte)
    }

    private func shortened(_ text: String) -> String {
        text.count <= 48 ? text : text.prefix(47) + "…"
    }
}

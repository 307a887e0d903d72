// SPDX-License-Identifier: Apache-2.0

/// Turns the parser's sentence about a broken file into facts: what is wrong, where it began, what it collides with.
struct SyntaxDiagnosis {
    let source: TomlSource
    /// What was being parsed, for example `string`, in the parser's words.
    let scope: String
    let detail: String
    let position: TomlPosition
    let offset: Int

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
        if isMergeConflict { return TomlError(.mergeConflict, at: TomlPosition(line: position.line, column: 1)) }
        if detail.hasPrefix("expected '\\n' after '\\r'") { return loneCarriageReturn }
        if detail.contains("end-of-file") || detail.hasSuffix("saw EOF") { return endOfFile }
        if let byte = currentByte, byte == 0x0A || byte == 0x0D, scope.contains("string"), let text = openText {
            return text
        }
        return characterFault ?? keyFault ?? bracketFault ?? valueFault
            ?? TomlError(.syntax(detail), at: position)
    }

    // MARK: Kinds

    private var loneCarriageReturn: TomlError {
        let isBefore = offset > 0 && source.bytes[offset - 1] == 0x0D
        return TomlError(.loneCarriageReturn, at: source.position(of: isBefore ? offset - 1 : offset))
    }

    /// A character that may not stand where it does, alone or behind a backslash.
    private var characterFault: TomlError? {
        if detail.contains("control character") || detail.contains("vertical tabs")
            || detail.hasPrefix("expected space or tab")
        {
            return TomlError(.strayCharacter(scalar), at: position)
        }
        let isEscape = ["unknown escape", "escape sequence", "line-ending backslashes"].contains(
            where: detail.hasPrefix)
        guard isEscape || scope == "unicode scalar sequence", let start = backslash else { return nil }
        return TomlError(.notAnEscape(written: escape(from: start)), at: source.position(of: start))
    }

    private var keyFault: TomlError? {
        if detail.hasPrefix("expected '=', saw") {
            return unquotedName ?? foreignComment(at: startOfLine)
                ?? TomlError(.missingEquals(key: lastKey), at: position)
        }
        if detail.hasPrefix("multi-line strings are prohibited") {
            return TomlError(.longTextAsKey, at: position)
        }
        if detail.hasPrefix("expected bare key starting character") {
            let isEmpty = currentByte.map { ".]= \t\r\n".utf8.contains($0) } ?? true
            return isEmpty
                ? TomlError(.emptyKeyPart, at: position) : unquotedName ?? TomlError(.emptyKeyPart, at: position)
        }
        if detail.hasPrefix("tables with blank bare keys") { return TomlError(.emptyHeader, at: position) }
        if detail.hasPrefix("expected keys, tables") {
            switch currentByte {
            case UInt8(ascii: "="): return TomlError(.missingKey, at: position)
            case UInt8(ascii: "."): return TomlError(.emptyKeyPart, at: position)
            default:
                return foreignComment(at: offset) ?? unquotedName ?? TomlError(.notAKey(written: word), at: position)
            }
        }
        if detail.hasPrefix("[[array-of-table]]") {
            return TomlError(.notAKey(written: text(from: startOfLine)), at: source.position(of: startOfLine))
        }
        return nil
    }

    /// Headers, arrays and inline tables: what opens, closes and divides them.
    private var bracketFault: TomlError? {
        if scope == "table header", detail.hasPrefix("expected ']'") {
            return openHeader ?? unquotedName ?? TomlError(.trailing(written: restOfLine), at: position)
        }
        if detail.hasSuffix("saw comma") || detail.hasSuffix("(dangling comma)") {
            let comma = source.bytes[..<min(offset + 1, source.bytes.count)].lastIndex(of: UInt8(ascii: ",")) ?? offset
            return TomlError(.extraComma, at: source.position(of: comma))
        }
        let isKey = detail.hasPrefix("expected key or closing")
        guard isKey || detail.hasPrefix("expected comma or closing") else { return nil }
        guard let open = openBracket else { return TomlError(.missingComma, at: position) }
        let start = source.position(of: open.start)
        switch currentByte {
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return TomlError(.unclosed(bracket: open.bracket), at: start)
        case 0x0A, 0x0D, UInt8(ascii: "#"): return TomlError(.brokenInlineTable, at: start)
        default: break
        }
        if beginsStatement { return TomlError(.unclosed(bracket: open.bracket), at: start) }
        return isKey
            ? unquotedName ?? TomlError(.notAKey(written: word), at: position) : TomlError(.missingComma, at: position)
    }

    /// What stands where a value should, or behind one.
    private var valueFault: TomlError? {
        if detail.hasPrefix("expected value, saw") {
            return colour ?? TomlError(.missingValue(key: lastKey), at: position)
        }
        if detail.hasPrefix("leading zeroes") { return TomlError(.leadingZero(written: token.text), at: token.start) }
        if detail.hasSuffix("is not representable in 64 bits") {
            return TomlError(.integerTooLarge(written: token.text), at: token.start)
        }
        if scope == "floating-point", detail.hasSuffix("could not be interpreted as a value") {
            return TomlError(.floatTooLarge(written: token.text), at: token.start)
        }
        if detail.hasPrefix("expected a comment or whitespace") {
            return foreignComment(at: offset) ?? unquotedValue ?? splitNumber
                ?? TomlError(.trailing(written: restOfLine), at: position)
        }
        if ["expected digit", "expected decimal digit", "expected ':'"].contains(where: detail.hasPrefix),
            openBracket == nil, let fault = foreignComment(at: offset)
        {
            return fault
        }
        if openBracket != nil, let byte = currentByte, byte == UInt8(ascii: ";") {
            return TomlError(.missingComma, at: position)
        }
        if let whole = unquotedValue { return whole }
        let token = token
        let isValue = ["value", "integer", "floating-point", "boolean", "date", "time", "offset"].contains(
            where: scope.hasSuffix)
        guard isValue else { return nil }
        return token.text.isEmpty
            ? TomlError(.missingValue(key: lastKey), at: position)
            : TomlError(SyntaxDiagnosis.reason(of: token.text), at: token.start)
    }

    /// What a text without quotes was meant to be.
    private static func reason(of written: String) -> TomlError.Reason {
        let bytes = Array(written.utf8)
        let digits = bytes.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        if digits > 0, digits + 1 < bytes.count,
            bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: ":"),
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[digits + 1]
        {
            return .notAMoment(written: written)
        }
        let unsigned = bytes.first.map { "+-".utf8.contains($0) } == true ? bytes.dropFirst() : bytes[...]
        if ["0x", "0o", "0b"].contains(where: { unsigned.starts(with: $0.utf8) }) {
            return .notANumber(written: written)
        }
        let isNumber =
            bytes.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            && bytes.allSatisfy { "0123456789_.,eE+-".utf8.contains($0) }
        return isNumber ? .notANumber(written: written) : .notAValue(written: written)
    }

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
        return TomlError(SyntaxDiagnosis.reason(of: token.text), at: token.start)
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
            ?? earlier.first { culprit.names.starts(with: $0.names) }
        return TomlError(
            .duplicate(
                written: written(culprit), isHeader: isHeader,
                first: first.map { source.position(of: $0.range.lowerBound) }),
            at: source.position(of: culprit.range.lowerBound))
    }

    /// A value that stands without quotes: `24h`, `64 MiB`, `50%`, `12:30`, `hello world`.
    private var unquotedValue: TomlError? {
        guard let key = KeyScan(bytes: source.bytes, limit: offset + 1).keys.last, let start = key.valueStart,
            !key.isHeader, start <= offset, openBracket == nil, start < source.bytes.count,
            !isQuote(source.bytes[start])
        else { return nil }
        let words = source.bytes[start..<endOfText(from: start)]
        guard let first = words.first, let last = words.last, !words.contains(where: { ",=[]{}\"'".utf8.contains($0) })
        else { return nil }
        let isAll = isLetter(first) || isLetter(last) || last == UInt8(ascii: "%") || scope.hasSuffix("time")
        // Behind a whole number or date only what reads as its unit belongs to it.
        guard isAll || !words.contains(0x20) && !detail.hasPrefix("expected a comment") else { return nil }
        let written = shortened(source.text(words.startIndex..<words.endIndex))
        return TomlError(SyntaxDiagnosis.reason(of: written), at: source.position(of: start))
    }

    /// A number with something in it that divides it in other languages: `1,5`, `1_`.
    private var splitNumber: TomlError? {
        guard let key = KeyScan(bytes: source.bytes, limit: offset).keys.last, let start = key.valueStart else {
            return nil
        }
        let written = source.text(start..<endOfText(from: start))
        guard case .notANumber = SyntaxDiagnosis.reason(of: written) else { return nil }
        return TomlError(.notANumber(written: shortened(written)), at: source.position(of: start))
    }

    /// A colour as styles write it, which is a comment here.
    private var colour: TomlError? {
        guard currentByte == UInt8(ascii: "#") else { return nil }
        let digits = source.bytes[(offset + 1)...].prefix { isHexDigit($0) }
        guard [3, 4, 6, 8].contains(digits.count) else { return nil }
        let end = offset + 1 + digits.count
        guard end == source.bytes.count || " \t\r\n".utf8.contains(source.bytes[end]) else { return nil }
        return TomlError(.notAValue(written: source.text(offset..<end)), at: position)
    }

    /// The key or header at hand as far as its line goes, where it has characters that belong in quotes.
    private var unquotedName: TomlError? {
        let scan = KeyScan(bytes: source.bytes, limit: offset)
        let isHeader =
            openBracket.map { source.bytes[startOfLine..<$0.start].allSatisfy(isBlank) && $0.bracket == "[" } ?? false
        var start = startOfLine
        if isHeader {
            while start < offset, source.bytes[start] == UInt8(ascii: "[") || isBlank(source.bytes[start]) {
                start += 1
            }
        } else if let open = openBracket {
            let before = source.bytes[..<offset].lastIndex { $0 == UInt8(ascii: ",") } ?? open.start
            start = max(open.start, before) + 1
            while start < offset, isBlank(source.bytes[start]) { start += 1 }
        } else if let key = scan.keys.last, !key.hasEquals, !key.isHeader {
            start = key.range.lowerBound
        }
        let line = source.bytes[start..<endOfLine(from: start)]
        guard let close = line.firstIndex(of: isHeader ? UInt8(ascii: "]") : UInt8(ascii: "=")) else { return nil }
        var end = close
        while end > start, isBlank(source.bytes[end - 1]) { end -= 1 }
        let name = source.bytes[start..<end]
        guard let first = name.first, !"-:#;<>|(/*".utf8.contains(first), name.last != UInt8(ascii: ":"),
            !name.contains(where: { "\"'[]{},=".utf8.contains($0) })
        else { return nil }
        return TomlError(
            .unquotedName(written: shortened(source.text(start..<end))), at: source.position(of: start))
    }

    /// What begins a comment in other languages.
    private func foreignComment(at start: Int) -> TomlError? {
        let rest = source.text(start..<endOfLine(from: start))
        let mark = ["//", ";", "/*", "-- "].first { rest.hasPrefix($0) }
        return mark.map { TomlError(.foreignComment($0.filter { $0 != " " }), at: source.position(of: start)) }
    }

    /// What version control writes into a file that it could not merge.
    private var isMergeConflict: Bool {
        let line = source.bytes[startOfLine..<endOfLine(from: startOfLine)].prefix(8)
        guard let mark = line.first, "<=>|".utf8.contains(mark) else { return false }
        return line.prefix(7).count == 7 && line.prefix(7).allSatisfy { $0 == mark }
            && line.dropFirst(7).allSatisfy(isBlank)
    }
}

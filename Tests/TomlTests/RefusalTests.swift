// SPDX-License-Identifier: Apache-2.0

import Testing
import Toml

private func at(_ line: Int, _ column: Int) -> TomlPosition {
    TomlPosition(line: line, column: column)
}

@Suite struct RefusalTests {
    @Test func `C-01 One byte order mark is skipped, two and UTF-16 are refused by name`() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = Array("[rules]\nx = 40".utf8)
        let document = try TomlDocument(bytes: mark + text)
        #expect(document.root["rules"]?.keyPosition == at(1, 2))
        #expect(refusal(bytes: mark + mark + text)?.reason == .secondByteOrderMark)
        let wide = "[rules]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(refusal(bytes: [0xFF, 0xFE] + wide)?.reason == .notUTF8(encoding: "UTF-16"))
        #expect(refusal(bytes: wide)?.reason == .notUTF8(encoding: "UTF-16"))
        let big = "[rules]".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(refusal(bytes: [0xFE, 0xFF] + big)?.reason == .notUTF8(encoding: "UTF-16"))
        #expect(refusal(bytes: big)?.reason == .notUTF8(encoding: "UTF-16"))
        #expect(refusal(bytes: [0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0])?.reason == .notUTF8(encoding: "UTF-32"))
    }

    @Test func `C-02 Windows line ends count lines like Unix ones`() throws {
        let good = "[a]\r\nheight = 32\r\n[status]\r\nhours = \"24h\"\r\n"
        #expect(refusal(good + "broken = \r\n") == TomlError(.missingValue(key: "broken"), at: at(5, 10)))
        #expect(refusal(good) == nil)
        #expect(refusal("[a]\r\nheight = 32\n[status]\r\nhours = \"24h\"\n") == nil)
        #expect(refusal("[a]\r\nb = 1\rc = 2\n")?.position.line == 2)
    }

    @Test(arguments: [
        ("hours = 24h", "24h"), ("a = 5min", "5min"), ("a = 10 min", "10 min"), ("a = 64MiB # much", "64MiB"),
        ("a = 50%", "50%"), ("a = 1.5s", "1.5s"), ("a = hello world", "hello world"), ("a = #ff0000", "#ff0000"),
        ("a = 3 s\nb = 1", "3 s"),
    ])
    func `a quantity without quotes is named whole`(text: String, written: String) {
        let column = text.prefix { $0 != "=" }.count + 3
        #expect(refusal(text) == TomlError(.notAValue(written: written), at: at(1, column)))
    }

    @Test func `slips of other formats are told by what they are`() {
        #expect(refusal("[a..b]")?.reason == .emptyKeyPart)
        #expect(refusal("a..b = 1")?.reason == .emptyKeyPart)
        #expect(refusal("[]")?.reason == .emptyHeader)
        #expect(refusal("= 1") == TomlError(.missingKey, at: at(1, 1)))
        #expect(refusal("a = 1\n; x") == TomlError(.foreignComment(";"), at: at(2, 1)))
        #expect(refusal("// x")?.reason == .foreignComment("//"))
        #expect(refusal("/* x */")?.reason == .foreignComment("/*"))
        #expect(refusal("a = 1 // x") == TomlError(.foreignComment("//"), at: at(1, 7)))
        #expect(refusal("a = 1;") == TomlError(.foreignComment(";"), at: at(1, 6)))
        #expect(refusal("<a>")?.reason == .notAKey(written: "<a>"))
        #expect(refusal("a = 1 b = 2")?.reason == .trailing(written: "b = 2"))
    }

    @Test func `C-04 A key given twice is named as written, with both lines`() {
        let inline = refusal("[tabs]\nmore = { label = \"More\", label = \"Other\" }")
        #expect(
            inline == TomlError(.duplicate(written: "label", isHeader: false, first: at(2, 10)), at: at(2, 26)))
        let plain = refusal("[p]\nheight = 32\nwidth = 1\nheight = 32\n")
        #expect(plain == TomlError(.duplicate(written: "height", isHeader: false, first: at(2, 1)), at: at(4, 1)))
        let quoted = refusal("[p]\n\"height\" = 32\n  height = 40")
        #expect(quoted == TomlError(.duplicate(written: "height", isHeader: false, first: at(2, 1)), at: at(3, 3)))
        let backward = refusal("[p]\nheight = 32\n\"height\" = 40")
        #expect(
            backward == TomlError(.duplicate(written: "\"height\"", isHeader: false, first: at(2, 1)), at: at(3, 1)))
    }

    @Test(arguments: [
        ("[a]\n[b]\n[a]\n", "a", at(1, 2), at(3, 2)),
        ("a.b = 1\n[a]\nc = 1\n", "a", at(1, 1), at(2, 2)),
        ("[[a]]\n[a]\n", "a", at(1, 3), at(2, 2)),
        ("a = { b = 1 }\n[a.c]\nx = 1\n", "a.c", at(1, 1), at(2, 2)),
    ])
    func `a table given twice is named with both lines`(
        text: String, written: String, first: TomlPosition, second: TomlPosition
    ) {
        #expect(refusal(text) == TomlError(.duplicate(written: written, isHeader: true, first: first), at: second))
    }

    @Test(arguments: [
        ("a = 1\na.b = 2\n", "a.b", at(1, 1), at(2, 1)),
        ("[x]\na.b = 1\na.b.c = 2", "a.b.c", at(2, 1), at(3, 1)),
        ("[[t]]\nk = 1\n[[t]]\nk = 1\nk = 2", "k", at(4, 1), at(5, 1)),
        ("l = [{ a = 1 }, { a = 1, b = 2, a = 3 }]", "a", at(1, 19), at(1, 33)),
        ("t = '''\n[x]\na = 1'''\n[y]\na = 1\na = 2", "a", at(5, 1), at(6, 1)),
    ])
    func `a dotted or nested key given twice is found in its own table`(
        text: String, written: String, first: TomlPosition, second: TomlPosition
    ) {
        #expect(refusal(text) == TomlError(.duplicate(written: written, isHeader: false, first: first), at: second))
    }

    @Test func `C-07 Integers beyond 64 bits are refused, never wrapped`() throws {
        #expect(
            refusal("[p]\nheight = 18446744073709551648")
                == TomlError(.integerTooLarge(written: "18446744073709551648"), at: at(2, 10)))
        #expect(
            refusal("[p]\nheight = 0x8000000000000000\n")
                == TomlError(.integerTooLarge(written: "0x8000000000000000"), at: at(2, 10)))
        #expect(try TomlDocument("x = 9223372036854775807").root["x"]?.value.integer == Int64.max)
        #expect(try TomlDocument("x = -9223372036854775808").root["x"]?.value.integer == Int64.min)
        #expect(try TomlDocument("x = 1_0_0").root["x"]?.value.integer == 100)
        #expect(refusal("\nx = 012") == TomlError(.leadingZero(written: "012"), at: at(2, 5)))
    }

    @Test func `C-09 Special floats parse, floats beyond double do not`() throws {
        let root = try TomlDocument("a = inf\nb = nan\nc = -inf\nd = +nan").root
        #expect(root["a"]?.value.content == .float(.infinity))
        #expect(root["c"]?.value.content == .float(-.infinity))
        #expect(root.entries.count == 4)
        #expect(refusal("a = 1e400") == TomlError(.floatTooLarge(written: "1e400"), at: at(1, 5)))
    }

    @Test(arguments: [
        ("[clock", TomlError(.unclosed(bracket: "["), at: at(3, 1))),
        ("[[tabs", TomlError(.unclosed(bracket: "["), at: at(3, 1))),
        ("key", TomlError(.missingEquals(key: "key"), at: at(3, 4))),
        ("key =", TomlError(.missingValue(key: "key"), at: at(3, 6))),
        ("text = \"ab", TomlError(.unterminatedText(acrossLines: false), at: at(3, 8))),
        ("text = \"\"\"ab", TomlError(.unterminatedText(acrossLines: true), at: at(3, 8))),
        ("text = \"\"\"ab\n\n\n", TomlError(.unterminatedText(acrossLines: true), at: at(3, 8))),
        ("arr = [1,", TomlError(.unclosed(bracket: "["), at: at(3, 7))),
        ("arr = [1,\n2,\n", TomlError(.unclosed(bracket: "["), at: at(3, 7))),
        ("text = 'ab", TomlError(.unterminatedText(acrossLines: false), at: at(3, 8))),
        ("t = { a = 1", TomlError(.unclosed(bracket: "{"), at: at(3, 5))),
    ])
    func `C-13 A file that ends early is refused at the line where it broke off`(end: String, expected: TomlError) {
        #expect(refusal("a = 1\nb = 2\n" + end) == expected)
    }

    @Test(arguments: [
        ("a = hello", TomlError(.notAValue(written: "hello"), at: at(1, 5))),
        ("a = yes\nb = 1", TomlError(.notAValue(written: "yes"), at: at(1, 5))),
        ("a = tru", TomlError(.notAValue(written: "tru"), at: at(1, 5))),
        ("a = True\n", TomlError(.notAValue(written: "True"), at: at(1, 5))),
        ("a = none\n", TomlError(.notAValue(written: "none"), at: at(1, 5))),
        ("a = 1 b = 2", TomlError(.trailing(written: "b = 2"), at: at(1, 7))),
        ("a = [1 2]", TomlError(.missingComma, at: at(1, 8))),
        ("a 1\n", TomlError(.missingEquals(key: "a"), at: at(1, 3))),
        ("a = \"x\ny = 2\n", TomlError(.unterminatedText(acrossLines: false), at: at(1, 5))),
        ("a = =1", TomlError(.missingValue(key: "a"), at: at(1, 5))),
        ("[a\nb = 1", TomlError(.unclosed(bracket: "["), at: at(1, 1))),
        ("a = ['x,\n'y']", TomlError(.unterminatedText(acrossLines: false), at: at(1, 6))),
    ])
    func `slips of the pen are told by what they are`(text: String, expected: TomlError) {
        #expect(refusal(text) == expected)
    }

    @Test func `bytes that are not UTF-8 are refused in key, value and comment`() {
        let bad: [UInt8] = [0xC3, 0x28]
        #expect(
            refusal(bytes: Array("a".utf8) + bad + Array(" = 1".utf8))
                == TomlError(.notUTF8(encoding: nil), at: at(1, 2)))
        #expect(refusal(bytes: Array("ü = 'é".utf8) + bad) == TomlError(.notUTF8(encoding: nil), at: at(1, 7)))
        #expect(refusal(bytes: Array("a = 1\n# ".utf8) + bad) == TomlError(.notUTF8(encoding: nil), at: at(2, 3)))
        for sequence: [UInt8] in [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80]] {
            #expect(refusal(bytes: Array("# ".utf8) + sequence)?.reason == .notUTF8(encoding: nil))
        }
    }

    @Test func `a NUL byte is refused with its place`() {
        #expect(refusal("a = 1\nb = \"x\u{0}\"") == TomlError(.nul, at: at(2, 7)))
    }

    @Test func `a file above one mebibyte is refused`() {
        let limit = 1024 * 1024
        let comment = "#" + String(repeating: "x", count: limit - 1)
        #expect(refusal(comment) == nil)
        #expect(refusal(comment + "x")?.reason == .tooLarge(limit: limit))
    }

    @Test func `keys of more than 128 parts are refused, in headers, quoted and nested too`() {
        let key = { (count: Int) in Array(repeating: "a", count: count).joined(separator: ".") }
        #expect(refusal("\(key(128)) = 1.5") == nil)
        #expect(refusal("\(key(129)) = 1")?.reason == .keyTooLong(limit: 128))
        #expect(refusal("[\(key(128))]\n") == nil)
        #expect(refusal("[\(key(129))]\n")?.reason == .keyTooLong(limit: 128))
        #expect(refusal("x = { \(key(129)) = 1 }")?.reason == .keyTooLong(limit: 128))
        #expect(refusal("\(key(120_000)) = 1")?.reason == .keyTooLong(limit: 128))
        #expect(refusal("[\(key(120_000))")?.reason == .keyTooLong(limit: 128))
        let quoted = Array(repeating: "\"a.b\"", count: 129).joined(separator: " . ")
        #expect(refusal("\(quoted) = 1")?.reason == .keyTooLong(limit: 128))
        #expect(refusal("t = \"\(key(4000))\" # \(key(4000))\nu = '''\n\(key(4000))'''") == nil)
        #expect(refusal("n = [\(Array(repeating: "1.5", count: 4000).joined(separator: ", "))]") == nil)
    }

    @Test func `nesting is bounded however it is written`() {
        let open = { (count: Int, bracket: String) in String(repeating: bracket, count: count) }
        #expect(refusal("a = \(open(100, "["))\(open(100, "]"))") == nil)
        #expect(refusal("a = \(open(200, "["))\(open(200, "]"))") != nil)
        #expect(refusal("a = \(open(100_000, "["))") != nil)
        #expect(refusal("a = \(open(100_000, "{ a = "))") != nil)
        let short = Array(repeating: "a", count: 70).joined(separator: ".")
        #expect(refusal("[\(short)]\n\(short) = 1")?.reason == .tooDeep(limit: 128))
        #expect(refusal("\(short) = \(open(70, "["))\(open(70, "]"))")?.reason == .tooDeep(limit: 128))
        #expect(refusal("\(short) = 1\n[b]\n\(short) = 1") == nil)
        let dotted = Array(repeating: "a", count: 100).joined(separator: ".")
        #expect(refusal("a = \(open(100, "{ \(dotted) = "))1\(open(100, "}"))")?.reason == .tooDeep(limit: 128))
        #expect(refusal("[\(dotted)]\n\(dotted) = { \(dotted) = 1 }")?.reason == .tooDeep(limit: 128))
    }

    @Test(arguments: [
        ("a = 2026-13-01", TomlError(.notAMoment(written: "2026-13-01"), at: at(1, 5))),
        ("a = [1, 2026-02-30]", TomlError(.notAMoment(written: "2026-02-30"), at: at(1, 9))),
        ("a = 2026-1-1", TomlError(.notAMoment(written: "2026-1-1"), at: at(1, 5))),
        ("a = 25:00:00", TomlError(.notAMoment(written: "25:00:00"), at: at(1, 5))),
        ("a = 12:30", TomlError(.notAMoment(written: "12:30"), at: at(1, 5))),
        ("a = 2026-01-01T12:00:00+25:00", TomlError(.notAMoment(written: "2026-01-01T12:00:00+25:00"), at: at(1, 5))),
        ("a = 1__0", TomlError(.notANumber(written: "1__0"), at: at(1, 5))),
        ("a = 1_", TomlError(.notANumber(written: "1_"), at: at(1, 5))),
        ("a = _1", TomlError(.notANumber(written: "_1"), at: at(1, 5))),
        ("a = 0b12", TomlError(.notANumber(written: "0b12"), at: at(1, 5))),
        ("a = 1,5", TomlError(.notANumber(written: "1,5"), at: at(1, 5))),
        ("a = .5", TomlError(.notANumber(written: ".5"), at: at(1, 5))),
        ("a = 192.168.0.1", TomlError(.notANumber(written: "192.168.0.1"), at: at(1, 5))),
        ("a = inff", TomlError(.notAValue(written: "inff"), at: at(1, 5))),
    ])
    func `a number or date that is none is named whole, at its beginning`(text: String, expected: TomlError) {
        #expect(refusal(text) == expected)
    }

    @Test(arguments: [
        ("a = \"C:\\Users\"", TomlError(.notAnEscape(written: "\\U"), at: at(1, 8))),
        ("a = \"x\\q\"", TomlError(.notAnEscape(written: "\\q"), at: at(1, 7))),
        ("a = \"\\uD800\"", TomlError(.notAnEscape(written: "\\uD800"), at: at(1, 6))),
        ("a = \"\u{1}\"", TomlError(.strayCharacter(1), at: at(1, 6))),
        ("a = 1 # \u{1}", TomlError(.strayCharacter(1), at: at(1, 9))),
        ("a\u{A0}= 1", TomlError(.strayCharacter(0xA0), at: at(1, 2))),
        ("\n\u{200B}a = 1", TomlError(.strayCharacter(0x200B), at: at(2, 1))),
        ("a = 1\u{C}", TomlError(.strayCharacter(0xC), at: at(1, 6))),
        ("a = 1\n\u{FEFF}b = 2", TomlError(.strayCharacter(0xFEFF), at: at(2, 1))),
        ("a = 1\n\r", TomlError(.loneCarriageReturn, at: at(2, 1))),
        ("a = 1\rb = 2", TomlError(.loneCarriageReturn, at: at(1, 6))),
    ])
    func `a character that may not stand there is named by its code`(text: String, expected: TomlError) {
        #expect(refusal(text) == expected)
    }

    @Test(arguments: [
        ("a b = 1", TomlError(.unquotedName(written: "a b"), at: at(1, 1))),
        ("ü = 1", TomlError(.unquotedName(written: "ü"), at: at(1, 1))),
        ("a/b = 1", TomlError(.unquotedName(written: "a/b"), at: at(1, 1))),
        ("t = { a = 1, ü = 2 }", TomlError(.unquotedName(written: "ü"), at: at(1, 14))),
        ("[a b]\nc = 1", TomlError(.unquotedName(written: "a b"), at: at(1, 2))),
        ("[[ü]]", TomlError(.unquotedName(written: "ü"), at: at(1, 3))),
        (".a = 1", TomlError(.emptyKeyPart, at: at(1, 1))),
        ("\"\"\"a\"\"\" = 1", TomlError(.longTextAsKey, at: at(1, 1))),
        ("{\n \"a\": 1\n}", TomlError(.notAKey(written: "{"), at: at(1, 1))),
        ("a = 1\n]", TomlError(.notAKey(written: "]"), at: at(2, 1))),
        ("a = 1\n<<<<<<< HEAD\na = 2", TomlError(.mergeConflict, at: at(2, 1))),
        ("a = 1\n=======\na = 2", TomlError(.mergeConflict, at: at(2, 1))),
        ("-- a", TomlError(.foreignComment("--"), at: at(1, 1))),
    ])
    func `a name that has to be quoted, or is none, is named`(text: String, expected: TomlError) {
        #expect(refusal(text) == expected)
    }

    @Test(arguments: [
        ("a = { b = 1, }", TomlError(.extraComma, at: at(1, 12))),
        ("a = [1,,2]", TomlError(.extraComma, at: at(1, 8))),
        ("a = [,1]", TomlError(.extraComma, at: at(1, 6))),
        ("a = { b = 1\n}", TomlError(.brokenInlineTable, at: at(1, 5))),
        ("a = { b = 1 ]", TomlError(.unclosed(bracket: "{"), at: at(1, 5))),
        ("a = [1}", TomlError(.unclosed(bracket: "["), at: at(1, 5))),
        ("a = [\n1,\n2\n\nb = 3\n", TomlError(.unclosed(bracket: "["), at: at(1, 5))),
        ("a = [\n1\n[b]\nc = 1\n", TomlError(.unclosed(bracket: "["), at: at(1, 5))),
        ("a = [\n1\n2\n]", TomlError(.missingComma, at: at(3, 1))),
        ("a = [1;2]", TomlError(.missingComma, at: at(1, 7))),
        ("[a]\n[[a]]", TomlError(.duplicate(written: "a", isHeader: true, first: at(1, 2)), at: at(2, 3))),
        (
            "[[a.b]]\n[a]\nb.c = 1",
            TomlError(.duplicate(written: "b.c", isHeader: false, first: at(1, 3)), at: at(3, 1))
        ),
    ])
    func `what is not closed, divided or single is told by what it is`(text: String, expected: TomlError) {
        #expect(refusal(text) == expected)
    }
}

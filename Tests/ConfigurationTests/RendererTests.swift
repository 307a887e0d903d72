// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing
import Toml

@testable import Configuration

@Suite struct RendererTests {
    @Test func `slips of other formats get sentences and a way out`() throws {
        let hours = try loaded("[status]\nhours = 24h\n").problems.first
        #expect(hours?.message == "24h is not a value. The defaults are used.")
        #expect(hours?.hint == "Text stands in quotes: \"24h\"")
        let comment = try loaded("; x\n").problems.first
        #expect(comment?.message == "; does not begin a comment. The defaults are used.")
        #expect(comment?.hint == "A comment begins with #.")
        #expect(
            try loaded("a = 1 b = 2").problems.first?.message
                == "The line goes on after its end: \"b = 2\". The defaults are used.")
        #expect(
            try loaded("version = 0").problems.first?.message == "The number 1 wanted, \"0\" found.")
        let deep = "a = " + String(repeating: "[", count: 130)
        #expect(try loaded(deep).problems.first?.message.hasPrefix("Tables and lists are nested") == true)
    }

    @Test func `settings that mean nothing together or lead nowhere are warned of at their place`() throws {
        let keys = try loaded("[kiosk]\nexit-keys = \"Ctrl+Q\"\nproblem-keys = \"Ctrl+Q\"\n").problems
        #expect(keys.map(\.place) == ["3:16 kiosk.problem-keys"])
        let pictures = try loaded("[theme]\nchevron-image = \"a.png\"\nchevron-mask = \"/tmp\"\n").problems
        #expect(pictures.map(\.place) == ["2:17 theme.chevron-image", "3:16 theme.chevron-mask"])
        #expect(pictures.first?.message.hasSuffix("There is no such file.") == true)
        #expect(pictures.map(\.severity) == [.warning, .warning])
    }

    @Test func `a diagnostic is its place, a sentence, the line with a caret and a hint`() throws {
        var problem = try #require(try loaded("[navigation]\n  large-titles = \"yes\"\n").problems.first)
        problem.file = "/etc/lintel/lintel.toml"
        #expect(
            DiagnosticRenderer().text(problem) == """
                /etc/lintel/lintel.toml:2:18: error: navigation.large-titles: true/false wanted, text found.
                 2 |   large-titles = "yes"
                   |                  ^
                hint: Write true, without quotes.
                """)
    }

    @Test func `what steers a terminal or turns the direction of text is shown by a sign`() throws {
        let result = try loaded("[theme]\nscheme = \"a\\u001b[31m\\u202Eb\"\nfo\u{202E}o = 1\n")
        #expect(result.problems.isEmpty == false)
        for problem in try loaded("[theme]\nscheme = \"a\\u001b[31m\\u202Eb\" # \u{202E}\n").problems {
            let text = DiagnosticRenderer().text(problem)
            #expect(!text.unicodeScalars.contains { $0.steersText && $0 != "\n" })
            #expect(text.contains("\"a\u{FFFD}[31m\u{FFFD}b\" found."))
        }
        let named = Problem(file: "a\u{1B}[0m.toml", key: "k\u{202E}", message: "m\u{9B}", hint: "h\u{2066}")
        #expect(!DiagnosticRenderer().text(named).unicodeScalars.contains { $0.steersText && $0 != "\n" })
    }

    @Test func `the caret stands under the right scalar of tabs, wide and combined ones`() {
        let excerpt = SourceExcerpt(line: "\tä = \"漢e\u{301}\" x", column: 12)
        #expect(excerpt.lines(number: 3) == [" 3 |  ä = \"漢e\u{301}\" x", "   |            ^"])
    }

    @Test func `a long line is cut around the place`() {
        let line = String(repeating: "a", count: 300) + "X" + String(repeating: "b", count: 300)
        let lines = SourceExcerpt(line: line, column: 301).lines(number: 1)
        #expect(lines[0].count < 120)
        let caret = lines[1].distance(
            from: lines[1].startIndex, to: lines[1].firstIndex(of: "^") ?? lines[1].startIndex)
        #expect(Array(lines[0])[caret] == "X")
    }

    @Test func `a problem without a place has no excerpt`() {
        let problem = Problem(file: "a.toml", severity: .warning, message: "Gone.")
        #expect(DiagnosticRenderer().text(problem) == "a.toml: warning: Gone.")
    }

    @Test func `sentences go through the translation`() {
        let german = Translate {
            $0 == "{wanted} wanted, {found} found." ? "Statt {found} gehört hierher: {wanted}." : $0
        }
        let finding = FileFinding(
            file: "f", position: nil, key: "k", severity: .error,
            fault: .value(.wrongKind(wanted: .boolean, found: .string)), sourceLine: "")
        #expect(
            DiagnosticRenderer(translate: german).problem(finding).message == "Statt text gehört hierher: true/false.")
    }

    @Test func `the nearest name is near or none`() {
        let names = ["output", "renderer", "language"]
        #expect(nearest(to: "rendrer", in: names) == "renderer")
        #expect(nearest(to: "Lagnuage", in: names) == "language")
        #expect(nearest(to: "xyz", in: names) == nil)
        #expect(nearest(to: "", in: names) == nil)
        #expect(editDistance(Array("abc".unicodeScalars), Array("acb".unicodeScalars)) == 1)
        #expect(editDistance([], Array("ab".unicodeScalars)) == 2)
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing
import Toml

@Suite struct TomlDocumentTests {
    @Test func `values keep kind, order and position`() throws {
        let document = try TomlDocument(
            """
            [b]
            x = 1.5 # comment
            "ü" = "é€" \n\
            y.z = { q = [1, { a = true }] }
            [a]
            """)
        #expect(document.root.entries.map(\.key) == ["b", "a"])
        let b = try #require(document.root["b"])
        #expect(b.keyPosition == TomlPosition(line: 1, column: 2))
        let table = try #require(b.value.table)
        #expect(table.entries.map(\.key) == ["x", "ü", "y"])
        let x = try #require(table["x"])
        #expect(x.value.content == .float(1.5))
        #expect(x.value.start == TomlPosition(line: 2, column: 5))
        #expect(x.value.end == TomlPosition(line: 2, column: 8))
        let umlaut = try #require(table["ü"])
        #expect(umlaut.value.string == "é€")
        #expect(umlaut.value.start == TomlPosition(line: 3, column: 7))
        #expect(umlaut.value.end == TomlPosition(line: 3, column: 11))
        let items = try #require(table["y"]?.value.table?["z"]?.value.table?["q"]?.value.array)
        #expect(items.first?.integer == 1)
        #expect(items.last?.table?["a"]?.value.boolean == true)
    }

    @Test func `all kinds of time are read with their parts`() throws {
        let document = try TomlDocument(
            """
            date = 2026-11-30
            time = 14:05:06.25
            local = 2026-11-30T14:05:06
            offset = 2026-11-30 14:05:06-08:30
            utc = 2026-11-30T14:05:06Z
            """)
        let day = TomlDate(year: 2026, month: 11, day: 30)
        let time = TomlTime(hour: 14, minute: 5, second: 6, nanosecond: 0)
        #expect(document.root["date"]?.value.content == .date(day))
        #expect(document.root["local"]?.value.content == .dateTime(day, time))
        #expect(document.root["offset"]?.value.content == .offsetDateTime(day, time, offset: -510))
        #expect(document.root["utc"]?.value.content == .offsetDateTime(day, time, offset: 0))
        guard case .time(let clock)? = document.root["time"]?.value.content else {
            Issue.record("not a time")
            return
        }
        #expect(clock.description == "14:05:06.25")
        #expect(day.description == "2026-11-30")
        #expect(tomlOffset(minutes: -510) == "-08:30")
        #expect(tomlOffset(minutes: 0) == "Z")
    }

    @Test func `arrays of tables are told from arrays`() throws {
        let document = try TomlDocument("a = [1, 2]\nb = []\n[[plugin]]\nid = 'x'\n[[plugin]]\n")
        #expect(document.root["a"]?.value.kind == .array)
        #expect(document.root["b"]?.value.kind == .array)
        #expect(document.root["plugin"]?.value.kind == .arrayOfTables)
        #expect(document.root["plugin"]?.value.start == TomlPosition(line: 3, column: 1))
        #expect(document.root["plugin"]?.value.array?.count == 2)
    }

    @Test func `texts may hold any scalar, NUL by escape too`() throws {
        let document = try TomlDocument(#"a = "x\u0000y\U0001F600""#)
        #expect(document.root["a"]?.value.string == "x\u{0}y😀")
    }

    @Test func `lines are found with either line end and without the last one`() throws {
        let document = try TomlDocument("a = 1\r\nb = 'ü'\n\nc = 3")
        #expect(document.source.lineCount == 4)
        #expect(document.source.line(1) == "a = 1")
        #expect(document.source.line(2) == "b = 'ü'")
        #expect(document.source.line(3) == "")
        #expect(document.source.line(4) == "c = 3")
        #expect(document.source.line(5) == "")
        #expect(document.source.line(0) == "")
    }

    @Test func `an empty file, blanks and comments are an empty table`() throws {
        for text in ["", "\n", "\u{FEFF}", "\u{FEFF}\n", "# only a comment", " \t\r\n"] {
            #expect(try TomlDocument(text).root.entries.isEmpty)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import PluginProtocol
import Testing

@testable import ShellCore

@Suite("The rows of a section given by range")
struct RowWindowTests {
    private func rows(_ range: Range<Int>) -> [Row] { range.map { Row(id: "r\($0)", title: "\($0)") } }

    private func section(_ range: Range<Int>, of count: Int = 100_000) -> ListSection {
        ListSection(
            id: "s", rows: rows(range), first: range.lowerBound == 0 ? nil : range.lowerBound, count: count)
    }

    private func kept(_ section: ListSection) -> Range<Int> {
        (section.first ?? 0)..<(section.first ?? 0) + section.rows.count
    }

    @Test("join what is there on either side")
    func joined() {
        var section = section(100..<200)
        section.take(rows(200..<260), at: 200, keeping: 600)
        #expect(kept(section) == 100..<260)
        section.take(rows(40..<100), at: 40, keeping: 600)
        #expect(kept(section) == 40..<260)
        section.take(rows(150..<170), at: 150, keeping: 600)
        #expect(kept(section) == 40..<260)
        #expect(section.rows.map(\.id) == (40..<260).map { "r\($0)" })
    }

    @Test("take the place of what stands apart from them")
    func apart() {
        var section = section(0..<60)
        section.take(rows(50_000..<50_060), at: 50_000, keeping: 600)
        #expect(kept(section) == 50_000..<50_060)
        section.take(rows(0..<60), at: 0, keeping: 600)
        #expect(kept(section) == 0..<60)
        #expect(section.first == nil)
    }

    @Test("are never more than is kept, however far somebody scrolls in either direction")
    func bounded() {
        var section = section(0..<60)
        for start in stride(from: 60, to: 20_000, by: 60) {
            section.take(rows(start..<start + 60), at: start, keeping: 600)
            #expect(section.rows.count <= 600)
            #expect(section.rows.last?.id == "r\(start + 59)")
        }
        var start = section.first ?? 0
        while start > 0 {
            let first = max(0, start - 60)
            section.take(rows(first..<start), at: first, keeping: 600)
            #expect(section.rows.count <= 600)
            #expect(section.rows.first?.id == "r\(first)")
            start = section.first ?? 0
        }
        #expect(section.count == 100_000)
    }

    @Test("that are fewer than was said end the section there, and no row is there twice")
    func ends() {
        var section = section(0..<60, of: 200)
        section.take([], at: 60, keeping: 600)
        #expect(section.count == 60)
        section = self.section(0..<60, of: 200)
        section.take([Row(id: "r59", title: "moved")] + rows(61..<70), at: 60, keeping: 600)
        #expect(Set(section.rows.map(\.id)).count == section.rows.count)
    }
}

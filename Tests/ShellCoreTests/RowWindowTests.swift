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

    @Test("stay where the section is sent anew with its first rows, and are asked for again part by part")
    func sentAnew() throws {
        var new = section(0..<30)
        #expect(new.keepRows(of: section(0..<300), keeping: 600) == 30..<300)
        #expect(kept(new) == 0..<300)
        var far = section(0..<30)
        #expect(far.keepRows(of: section(5_000..<5_100), keeping: 600) == 5_000..<5_100)
        #expect(kept(far) == 5_000..<5_100)
        var shorter = section(0..<30, of: 40)
        #expect(shorter.keepRows(of: section(0..<300), keeping: 600) == 30..<40)
        #expect(kept(shorter) == 0..<40)
        var whole = section(0..<30, of: 30)
        #expect(whole.keepRows(of: section(0..<300), keeping: 600) == nil)
        #expect(kept(whole) == 0..<30)
        // Rows that have moved into what was sent are not twice there.
        var moved = ListSection(id: "s", rows: [Row(id: "r200", title: "200")] + rows(0..<29), count: 100_000)
        _ = moved.keepRows(of: section(0..<300), keeping: 600)
        #expect(Set(moved.rows.map(\.id)).count == moved.rows.count)
    }

    private func content(_ count: Int, title: String = "") -> Content {
        let section = ListSection(
            id: "s", rows: (0..<30).map { Row(id: "r\($0)", title: title + "\($0)") }, count: count)
        return .column(StackContent(id: "c", children: [.list(ListContent(id: "l", sections: [section]))]))
    }

    private func desk() -> Desk {
        var desk = Desk([plugin("a")])
        desk.boot("a")
        desk.answer("a") { request in
            guard case .openScreen(let open) = request else { return nil }
            return .screen(ScreenDescription(screen: Screen(id: open.screen, title: "T"), content: content(1_000)))
        }
        return desk
    }

    private func asked(_ desk: Desk) -> [Range<Int>] {
        desk.openRequests(of: "a").compactMap { _, request in
            guard case .rows(let rows) = request else { return nil }
            return rows.first..<rows.first + rows.count
        }
    }

    private func answer(_ desk: inout Desk, title: String = "") {
        desk.answer("a") { request in
            guard case .rows(let asked) = request else { return nil }
            return .rows(
                (asked.first..<asked.first + asked.count).map { Row(id: "r\($0)", title: title + "\($0)") })
        }
    }

    private func shown(_ desk: Desk) -> ListSection? {
        guard case .content(let content, _) = desk.top.content else { return nil }
        return content.sectionOnDemand("s")
    }

    @Test("are fetched for a list among other nodes too, and after an update all that were there are fetched again")
    func updated() throws {
        var desk = desk()
        for first in [30, 230] {
            desk.user(.rowsNeeded(desk.top.id, section: "s", first: first, count: 200))
            answer(&desk)
        }
        #expect(kept(try #require(shown(desk))) == 0..<430)
        var patch = ScreenPatch()
        patch.content = .set(content(900, title: "new "))
        _ = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: patch))
        #expect(kept(try #require(shown(desk))) == 0..<430)
        #expect(asked(desk) == [30..<230])
        answer(&desk, title: "new ")
        #expect(asked(desk) == [230..<430])
        answer(&desk, title: "new ")
        #expect(asked(desk).isEmpty)
        #expect(try #require(shown(desk)).rows.allSatisfy { $0.title.hasPrefix("new ") })
    }
}

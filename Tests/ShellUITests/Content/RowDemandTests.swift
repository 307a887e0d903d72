// SPDX-License-Identifier: Apache-2.0

import PluginProtocol
import Testing

@testable import ShellUI

@Suite("Rows that are asked for")
@MainActor
struct RowDemandTests {
    private func section(_ known: Range<Int>) -> ListSection {
        ListSection(
            id: "s", rows: known.map { Row(id: "r\($0)", title: "") }, first: known.lowerBound, count: 100_000)
    }

    private func missing(_ seen: Range<Int>, known: Range<Int>) -> Range<Int>? {
        RowDemand(seen, of: 100_000).missing(in: section(known))
    }

    @Test("are none while those in view and around it are there")
    func nothing() {
        #expect(missing(0..<12, known: 0..<60) == nil)
        #expect(missing(200..<212, known: 100..<400) == nil)
    }

    @Test("are those that follow or come before, and any others after a jump")
    func ranges() {
        #expect(missing(40..<52, known: 0..<60) == 60..<112)
        #expect(missing(100..<112, known: 100..<400) == 40..<100)
        #expect(missing(50_000..<50_012, known: 0..<60) == 49_970..<50_072)
        #expect(missing(99_990..<100_000, known: 0..<60) == 99_960..<100_000)
    }

    @Test("stand where they belong: heights before them are those of rows to come")
    func plan() {
        let facts = ListPlan.SectionFacts(
            hasHeader: false, tallRows: [true, false, true], firstRow: 1_000, count: 2_000, footerHeight: nil)
        let plan = ListPlan([facts], metrics: ContentMetrics())
        let metrics = ContentMetrics()
        let top = plan.frame(of: .row(section: 0, row: 1_000))?.top ?? 0
        #expect(top == metrics.margin + 1_000 * metrics.tallRow)
        #expect(plan.frame(of: .row(section: 0, row: 1_001))?.height == metrics.row)
        #expect(plan.frame(of: .row(section: 0, row: 1_002))?.height == metrics.tallRow)
        let items = plan.items(from: top - 10, to: top + 10).map(\.item)
        #expect(items == [.row(section: 0, row: 999), .row(section: 0, row: 1_000)])
        #expect(plan.frame(of: .row(section: 0, row: 1_999)) != nil)
    }
}

@Suite("The plan of a grid")
@MainActor
struct GridPlanTests {
    @Test("has as many equal columns as fit, in rows of one height")
    func columns() {
        let plan = GridPlan(count: 7, room: 448, width: 140, aspect: 2, text: 26)
        #expect(plan.columns == 3)
        #expect(plan.cardWidth == 141)
        #expect(plan.pictureHeight == 70)
        #expect(plan.rows == 3)
        #expect(plan.place(of: 4).x == 141 + GridPlan.gap)
        #expect(plan.indices(from: 0, to: 10) == 0..<3)
        #expect(plan.indices(from: plan.height - 5, to: plan.height) == 6..<7)
    }

    @Test(
        "is sound for any numbers a plugin may send",
        arguments: [Double.nan, .infinity, -1, 0, 1e300])
    func anyNumbers(number: Double) {
        let plan = GridPlan(count: 1_000_000, room: 0, width: number, aspect: number, text: 0)
        #expect(plan.columns >= 1)
        #expect(plan.cardWidth >= 1)
        #expect((1...ListPlan.heightLimit).contains(plan.height))
    }
}

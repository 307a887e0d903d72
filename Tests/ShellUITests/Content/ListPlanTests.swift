// SPDX-License-Identifier: Apache-2.0

import GtkKit
import Testing

@testable import ShellUI

@MainActor
@Suite("Where the parts of a list lie")
struct ListPlanTests {
    private let metrics = ContentMetrics()

    private func facts(_ rows: [Bool], header: Bool = true, count: Int? = nil, footer: Int? = nil)
        -> ListPlan.SectionFacts
    {
        .init(hasHeader: header, tallRows: rows, count: count ?? rows.count, footerHeight: footer)
    }

    @Test("the drawing's groups: margin 16 above the first, 24 and a header of 22 above the others")
    func drawing() {
        let plan = ListPlan(
            [facts([false], header: false), facts([false, false, false]), facts([false])], metrics: metrics)
        #expect(plan.sections.map(\.rowsTop) == [16, 16 + 48 + 46, 16 + 48 + 46 + 144 + 46])
        #expect(plan.height == 16 + 48 + 46 + 144 + 46 + 48)
    }

    @Test("rows with a subtitle are 60 high, in any order")
    func mixed() {
        let plan = ListPlan([facts([true, false, true])], metrics: metrics)
        #expect((0..<3).compactMap { plan.frame(of: .row(section: 0, row: $0)) }.map(\.top) == [46, 106, 154])
        #expect(plan.height == 46 + 168)
    }

    @Test("a stretch holds exactly what touches it", arguments: [0, 45, 46, 100, 4_850, 9_000])
    func stretches(low: Int) {
        let plan = ListPlan(
            [facts([true, false]), facts(Array(repeating: false, count: 100), footer: 30), facts([], footer: 20)],
            metrics: metrics)
        let found = plan.items(from: low, to: low + 200)
        var expected: [ListPlan.Item] = []
        for section in 0..<3 {
            let parts =
                [ListPlan.Item.header(section: section)]
                + (0..<plan.sections[section].rows.count).map { .row(section: section, row: $0) }
                + [.footer(section: section)]
            expected += parts.filter { part in
                plan.frame(of: part).map { $0.top < low + 200 && $0.bottom > low } ?? false
            }
        }
        #expect(found.map(\.item) == expected)
        for (item, frame) in found { #expect(plan.frame(of: item) == frame) }
    }

    @Test("rows that are not there yet have places too")
    func unknown() {
        let plan = ListPlan([facts([true, false], count: 100_000)], metrics: metrics)
        #expect(plan.frame(of: .row(section: 0, row: 99_999))?.bottom == 46 + 108 + 99_998 * 60)
        #expect(plan.items(from: 3_000_000, to: 3_000_800).count < 20)
    }

    @Test("absurd counts neither trap nor leave the range the renderer can tell apart", arguments: [Int.max, -5, 0])
    func absurd(count: Int) {
        let plan = ListPlan(
            [facts([false], count: count), facts(Array(repeating: true, count: 50), count: count)], metrics: metrics)
        #expect(plan.height <= ListPlan.heightLimit + 100)
        #expect(plan.items(from: -100, to: 5_000_000_000).count >= 1)
        #expect(plan.items(from: 100, to: 100).isEmpty)
        #expect(plan.frame(of: .row(section: 7, row: 0)) == nil)
        #expect(plan.frame(of: .row(section: 0, row: -1)) == nil)
    }
}

@MainActor
@Suite("Where the parts of a row lie")
struct RowLayoutTests {
    private func row(_ change: (inout RowModel) -> Void = { _ in }) -> RowModel {
        var row = RowModel(id: "r", title: "Title")
        change(&row)
        return row
    }

    @Test("texts start at 16, after an icon at 60; values end before the chevron")
    func edges() {
        let plain = RowLayout(row(), width: 448, height: 48, needs: .init(title: 100, value: 50))
        #expect(plain.textStart == 16)
        #expect(plain.valueEnd == 432)
        let full = RowLayout(
            row {
                $0.icon = .stock("network")
                $0.leads = true
            }, width: 448, height: 48, needs: .init(title: 100, value: 50))
        #expect(full.textStart == 60)
        #expect(full.tile == .init(x: 16, y: 9, width: 30, height: 30))
        #expect(full.mark == .init(x: 418, y: 16, width: 16, height: 16))
        #expect(full.valueEnd == 412)
    }

    @Test("tiles, switches and signs grow with the text, half as fast, and to half as much again")
    func parts() {
        #expect([0.8, 1, 1.5, 2, 3].map { ContentMetrics(scale: $0).parts } == [1, 1, 1.25, 1.5, 1.5])
        let metrics = ContentMetrics(scale: 2)
        let height = Double(metrics.row)
        let needs = RowLayout.Needs(parts: metrics.parts, scale: 2, title: 100, value: 0, badge: 30)
        let layout = RowLayout(
            row {
                $0.icon = .stock("network")
                $0.leads = true
                $0.badge = "12"
            }, width: 448, height: height, needs: needs)
        #expect(layout.tile == .init(x: 16, y: 12, width: 45, height: 45))
        #expect(layout.textStart == 75)
        #expect(layout.mark?.width == 24)
        #expect(layout.badge?.height == 44)
        let toggle = RowLayout(row { $0.control = .toggle(on: true) }, width: 448, height: height, needs: needs)
        #expect(toggle.control?.width == 77 && toggle.control?.height == 47)
        let narrow = RowLayout(row { $0.control = .toggle(on: true) }, width: 288, height: height, needs: needs)
        #expect(narrow.titleWidth >= 150)
    }

    @Test("title and value never overlap", arguments: [0.0, 60, 150, 300, 4_000], [0.0, 60, 150, 300, 4_000])
    func overlap(title: Double, value: Double) {
        for width in [200.0, 448, 768] {
            for control: RowModel.Control in [
                .none, .toggle(on: true), .stepper(Amount(value: 1, minimum: 0, maximum: 9)), .progress(0.5),
                .check(on: true),
            ] {
                let layout = RowLayout(
                    row { $0.control = control }, width: width, height: 48, needs: .init(title: title, value: value))
                let titleEnd = layout.textStart + min(title, layout.titleWidth)
                let valueStart = layout.valueEnd - min(value, layout.valueWidth)
                #expect(layout.titleWidth >= 0 && layout.valueWidth >= 0)
                if value > 0, title > 0 { #expect(valueStart - titleEnd >= min(RowLayout.gap, valueStart) - 0.001) }
                if let control = layout.control { #expect(layout.valueEnd <= control.x) }
            }
        }
    }

    @Test("numbers of a plugin that make no sense are made to")
    func amounts() {
        let swapped = Amount(value: 5, minimum: 10, maximum: 0, step: -1)
        #expect(swapped.minimum == 0 && swapped.maximum == 10 && swapped.value == 5 && swapped.step > 0)
        let wild = Amount(value: .nan, minimum: -.infinity, maximum: .infinity, step: .nan)
        #expect(wild.value.isFinite && wild.minimum < wild.maximum)
        #expect(wild.stepped(by: 1).isFinite)
        #expect(Amount(value: 99, minimum: 0, maximum: 10).value == 10)
        #expect(Amount.text(9) == "9" && Amount.text(-0.5) == "-0.5" && Amount.text(1.25) == "1.25")
        #expect(Amount.text(.infinity) == "" && Amount.text(-0.0001) == "0")
    }
}

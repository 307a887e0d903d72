// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

@Suite("Bars laid out as the rules say")
struct RowFittingTests {
    /// Ten px a character, as in the test metrics.
    private func fitted(
        _ bar: NavigationBar, width: Double, direction: TextDirection = .ltr, limits: [String: Double] = [:]
    ) -> FittedRow {
        let guideline = Guideline(limits: Limits.make(profile: .touch, overrides: limits).0)
        let metrics = guideline.metrics(for: Environment(width: width, height: 640))
        return guideline.fitted(bar, width: width, height: 44, direction: direction) { bar in
            NavigationRow(
                bar, metrics: metrics, width: width, direction: direction, titleWidth: 10 * Double(bar.title.count),
                measure: { $0.showsLabel ? 10 * Double($0.label.count) : nil },
                measureLabel: { 10 * Double($0.count) })
        }
    }

    private func bar(
        _ leading: [String] = [], _ trailing: [String], kind: Item.Kind = .text, back: [String]? = nil,
        priorities: [Int] = []
    ) -> NavigationBar {
        func items(_ labels: [String]) -> [Item] {
            labels.enumerated().map { index, label in
                Item(
                    id: label, kind: kind, label: label, icon: kind == .icon ? "web" : nil,
                    priority: priorities.indices.contains(index) ? priorities[index] : 0)
            }
        }
        return NavigationBar(
            title: "Files", accessibleTitle: "Files",
            back: back.map { BackButton(labels: $0, accessibleName: "Back") }, leading: items(leading),
            trailing: items(trailing))
    }

    @Test(
        "NAV-TEXT-SPACE two text buttons are parted by a fixed space, and the title makes room",
        arguments: [
            TextDirection.ltr, .rtl,
        ])
    func parted(direction: TextDirection) throws {
        let plain = bar([], ["Sort", "Edit"])
        let row = fitted(plain, width: 480, direction: direction, limits: ["nav.textGap.ink": 40])
        #expect(row.decisions.map(\.rule) == ["NAV-TEXT-SPACE"])
        #expect(row.bar.trailing.map(\.kind) == [.text, .space, .text])
        let inks = row.row.items.map(\.ink)
        let gap = direction == .ltr ? inks[1].start - inks[0].end : inks[0].start - inks[1].end
        #expect(abs(gap - 40) < 0.01)
        let again = fitted(row.bar, width: 480, direction: direction, limits: ["nav.textGap.ink": 40])
        #expect(again.decisions.isEmpty && again.bar == row.bar)
    }

    @Test(
        "BARS-TARGET-MIN what has no room goes into the menu, nothing is lost and no areas meet",
        arguments: [
            TextDirection.ltr, .rtl,
        ])
    func folded(direction: TextDirection) {
        for width in stride(from: 60.0, through: 400, by: 7) {
            let plain = bar(["Cancel it", "Other"], ["Photograph", "Annotate", "Done"], back: ["Somewhere"])
            let row = fitted(plain, width: width, direction: direction)
            let shown = row.bar.leading + row.bar.trailing + row.bar.overflow
            let ids = shown.filter { $0.kind != .space && $0.role != .overflow }.map(\.id)
            #expect(ids.sorted() == ["Annotate", "Cancel it", "Done", "Other", "Photograph"])
            #expect(row.bar.overflow.isEmpty == !row.bar.trailing.contains { $0.role == .overflow })
            let hits = row.row.items.map(\.hit).sorted { $0.x < $1.x }
            if width > 96 {
                for (left, right) in zip(hits, hits.dropFirst()) { #expect(right.x >= left.maxX - 0.01, "\(width)") }
                if let last = hits.last { #expect(last.maxX <= width + 0.01) }
            }
            #expect(fitted(row.bar, width: width, direction: direction).bar == row.bar)
        }
    }

    @Test("BARS-TARGET-MIN what is least wanted goes into the menu first")
    func priorities() {
        let row = fitted(bar([], ["a", "b", "c"], kind: .icon, priorities: [1, 0, 2]), width: 110)
        #expect(row.bar.overflow.map(\.id) == ["a", "b"])
        #expect(row.bar.trailing.map(\.id) == ["c", "/overflow"])
    }

    @Test("BARS-TARGET-MIN a menu that is there takes up what has no room, before what it holds")
    func menuGrows() {
        var plain = bar([], ["one", "two"], kind: .icon)
        plain.trailing.append(Item(id: "/overflow", kind: .icon, role: .overflow, label: ""))
        plain.overflow = [Item(id: "three", label: "Three")]
        let row = fitted(plain, width: 100)
        #expect(row.bar.overflow.map(\.id) == ["two", "three"])
        #expect(row.bar.trailing.map(\.id) == ["one", "/overflow"])
    }

    @Test("BARS-TARGET-MIN a toolbar without room says so once, and of nothing in the menu that it has grown")
    func toolbarOnce() throws {
        let items = (1...12).map { Item(id: "act\($0)", kind: .icon, label: "Act \($0)", icon: "alarm") }
        for direction in [TextDirection.ltr, .rtl] {
            for width in stride(from: 60.0, through: 600, by: 20) {
                let fitted = Guideline().fitted(toolbar: items, width: width, direction: direction) { shown in
                    ToolbarRow(
                        shown, width: width, height: 49, direction: direction, touchMinimum: 44, measure: { _ in nil })
                }
                let stays = fitted.row.items.map(\.item.id).filter { $0 != "/overflow" }
                #expect(Set(stays + fitted.overflow.map(\.id)) == Set(items.map(\.id)))
                #expect(fitted.row.items.allSatisfy { $0.hit.width >= 44 })
                guard !fitted.overflow.isEmpty else {
                    #expect(fitted.decisions.isEmpty)
                    continue
                }
                #expect(fitted.decisions.map(\.rule) == ["BARS-TARGET-MIN"], "\(width)")
                let told = try #require(fitted.decisions.first)
                #expect(told.path == "#//toolbar")
                let first = try #require(fitted.overflow.first)
                #expect(told.after.hasPrefix("menu: \(first.label)"))
                #expect(!told.after.contains("44x44") && !told.before.contains("x"))
            }
        }
    }

    @Test("BARS-TARGET-MIN a navigation bar without room says once what went into its menu")
    func barOnce() throws {
        let row = fitted(bar(["Cancel it"], ["Photograph", "Annotate", "Done"], back: ["Somewhere"]), width: 240)
        let folded = row.bar.overflow
        #expect(!folded.isEmpty)
        let told = row.decisions.filter { $0.after.hasPrefix("menu: ") }
        #expect(told.count == 1)
        #expect(told.first?.after == "menu: " + folded.map(\.label).joined(separator: ", "))
        #expect(told.first?.before == "Cancel it, Photograph, Annotate, Done")
        // Nothing else is said of what is in the menu.
        for decision in row.decisions where !told.contains(decision) {
            #expect(!folded.contains { decision.path.hasSuffix($0.id) })
        }
        #expect(!row.decisions.contains { $0.rule == "NAV-BACK-LEADING" })
    }

    @Test("R-07 no width, no number and a thousand items never stop the layout")
    func extremes() {
        let many = bar([], (0..<1_000).map { "item\($0)" })
        for width in [0, -1, .nan, .infinity, 1, 1e300, 320] as [Double] {
            let row = fitted(many, width: width)
            let ids = (row.bar.trailing + row.bar.overflow).filter { $0.kind != .space && $0.role != .overflow }
            #expect(ids.count == 1_000)
        }
        let row = fitted(many, width: 320)
        #expect(row.bar.trailing.last?.role == .overflow)
        #expect(row.row.items.allSatisfy { $0.hit.x >= 0 && $0.hit.maxX <= 320.01 })
    }
}

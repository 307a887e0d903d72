// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

private func entry(_ name: String, badge: Badge = .none) -> TabEntry {
    TabEntry(id: TabID(plugin: "p", tab: name), title: name, accessibleTitle: name, icon: .stock("home"), badge: badge)
}

@Suite("Tab slots")
struct TabLayoutTests {
    @Test(
        "TAB-VISIBLE-COUNT the room decides how many tabs show",
        arguments: [(240, 9, 3), (320, 9, 5), (599, 9, 5), (600, 9, 7), (1280, 9, 7), (320, 4, 4), (120, 9, 2)])
    func visible(width: Double, count: Int, expected: Int) {
        #expect(TabLayout(width: width, count: count).slots.count == expected)
    }

    @Test("TAB-VISIBLE-COUNT a boundary is crossed at 600 growing and below 592 shrinking")
    func hysteresis() {
        var layout = TabLayout(width: 599, count: 9)
        #expect(layout.slots.count == 5)
        let steps: [(Double, Int)] = [(600, 7), (595, 7), (592, 7), (591, 5), (599, 5), (600, 7)]
        for (width, expected) in steps {
            layout = TabLayout(width: width, count: 9, previous: layout)
            #expect(layout.slots.count == expected, "at \(width)")
        }
        // A first layout is exact.
        #expect(TabLayout(width: 595, count: 9).slots.count == 5)
    }

    @Test("TAB-MORE-LAST the last slot is More when tabs do not fit")
    func moreLast() {
        let six = TabLayout(width: 480, count: 6)
        #expect(six.hasMore)
        #expect(six.slots.count == 5)
        #expect(six.direct == 4)
        let five = TabLayout(width: 480, count: 5)
        #expect(!five.hasMore)
        #expect(five.direct == 5)

        let bar = TabBar(
            entries: ["a", "b", "c", "d", "e", "f"].map { entry($0) }, selected: TabID(plugin: "p", tab: "f"),
            layout: six)
        #expect(bar.slots.last == .more(badge: .none))
        #expect(bar.more.map(\.title) == ["e", "f"])
        #expect(bar.selected == 4)
    }

    @Test("TAB-MORE-LAST right to left More stands at the left end")
    func mirrored() {
        let layout = TabLayout(width: 480, count: 6, direction: .rtl)
        #expect(layout.slots.last?.start == layout.slots.map(\.start).min())
    }

    @Test("TAB-BAR-SINGLE a single tab has no bar")
    func single() {
        #expect(TabLayout(width: 480, count: 1).slots.isEmpty)
        #expect(TabLayout(width: 480, count: 0).slots.isEmpty)
        #expect(TabLayout(width: 480, count: 2).slots.count == 2)
        #expect(TabBar(entries: [entry("a")], selected: nil, layout: TabLayout(width: 480, count: 1)).slots.isEmpty)
    }

    @Test("TAB-TARGET-WIDTH slots are equal, whole and without gaps")
    func equalSlots() {
        let narrow = TabLayout(width: 319, count: 5)
        #expect(narrow.slots.map(\.width) == [79, 79, 79, 79])
        #expect(narrow.direct == 3)
        let wide = TabLayout(width: 1280, count: 7)
        #expect(wide.slots.allSatisfy { $0.width == 120 })
        #expect(wide.slots[0].start == 220)
        for (left, right) in zip(wide.slots, wide.slots.dropFirst()) { #expect(left.end == right.start) }
    }

    @Test("R-07 A window too narrow keeps 44 px for each tab, and no width gives no layout")
    func narrow() {
        #expect(TabLayout(width: 30, count: 5).slots.map(\.width) == [44, 44])
        #expect(TabLayout(width: 0, count: 5).slots.isEmpty)
        #expect(TabLayout(width: .nan, count: 5).slots.isEmpty)
        #expect(TabLayout(width: .infinity, count: .max).slots.count == 7)
        #expect(TabLayout(width: -4, count: -1).slots.isEmpty)
        var crossed = TabLayout.Bounds()
        crossed.slotMinimum = 64
        crossed.slotMaximum = 50
        #expect(TabLayout(width: 640, count: 5, bounds: crossed).slots.allSatisfy { $0.width == 50 })
    }

    @Test("TAB-MORE-BADGE More stands for the badges behind it")
    func moreBadge() {
        #expect(Badge(sumOf: [.count(2), .none, .count(3)]) == .count(5))
        #expect(Badge(sumOf: [.count(2), .attention]) == .attention)
        #expect(Badge(sumOf: [.none]) == .none)
        #expect(Badge(sumOf: [.count(.max), .count(1)]) == .count(.max))
    }

    @Test("T-08 Large counts are shown with a plus sign")
    func badgeText() {
        #expect(Badge.count(1).text() == "1")
        #expect(Badge.count(999).text() == "999")
        #expect(Badge.count(1000).text() == "999+")
        #expect(Badge.attention.text() == "!")
        #expect(Badge.none.text() == "")
    }
}

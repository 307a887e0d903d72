// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("What of badges is said")
struct TabNewsTests {
    private func bar(_ badge: Badge, other: Badge = .none) -> TabBar {
        func entry(_ name: String, _ badge: Badge) -> TabSlot {
            .tab(
                TabEntry(
                    id: TabID(plugin: "p", tab: name), title: name, accessibleTitle: name, icon: .stock("mail"),
                    badge: badge))
        }
        return TabBar(slots: [entry("mail", badge), entry("other", other), .more(badge: .none)], selected: 1)
    }

    @Test("TAB-BADGE-UNOBTRUSIVE a badge is said at most once in five seconds and tab, and its last value is")
    func pause() {
        var news = TabNews()
        #expect(news.take(bar(.count(9)), at: 0).slots.isEmpty)
        var said: [(Int, [TabSlot])] = []
        for number in 1...100 {
            let now = 1_000 + number * 100
            let slots = news.take(bar(.count(number)), at: now).slots
            if !slots.isEmpty { said.append((now, slots)) }
        }
        #expect(said.map(\.0) == [1_100, 6_100])
        #expect(news.take(bar(.count(100)), at: 11_099).slots.isEmpty)
        #expect(news.take(bar(.count(100)), at: 11_099).next == 11_100)
        let last = news.take(bar(.count(100)), at: 11_100)
        #expect(last.slots == [bar(.count(100)).slots[0]])
        #expect(last.next == nil)
    }

    @Test("TAB-BADGE-UNOBTRUSIVE each tab has its own pause, a badge that goes is not said")
    func apart() {
        var news = TabNews()
        _ = news.take(bar(.none), at: 0)
        #expect(news.take(bar(.count(1)), at: 10).slots.count == 1)
        #expect(news.take(bar(.count(1), other: .attention), at: 20).slots == [bar(.none, other: .attention).slots[1]])
        #expect(news.take(bar(.none, other: .none), at: 9_000).slots.isEmpty)
        #expect(news.take(bar(.count(1)), at: 9_010).slots.count == 1)
    }
}

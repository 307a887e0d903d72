// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("A swipe that hides bars")
struct HideSwipeTests {
    /// What a way of single pixels from one offset to another tells.
    func outcomes(_ swipe: inout HideSwipe, from: Int, to: Int, isDragged: Bool = true) -> [HideSwipe.Outcome] {
        stride(from: from, through: to, by: from < to ? 1 : -1).compactMap {
            swipe.moved(to: Double($0), isDragged: isDragged)
        }
    }

    @Test("NAV-HIDE-GESTURE 23 px up change nothing, 24 hide, and 24 down show")
    func travel() {
        var swipe = HideSwipe()
        swipe.restart(at: 100)
        #expect(outcomes(&swipe, from: 101, to: 123) == [])
        #expect(outcomes(&swipe, from: 124, to: 124) == [.hide])
        #expect(outcomes(&swipe, from: 123, to: 101) == [])
        #expect(outcomes(&swipe, from: 100, to: 100) == [.show])
    }

    @Test("NAV-HIDE-GESTURE a turn begins anew")
    func turn() {
        var swipe = HideSwipe()
        swipe.restart(at: 100)
        #expect(outcomes(&swipe, from: 101, to: 120) == [])
        #expect(outcomes(&swipe, from: 119, to: 110) == [])
        #expect(outcomes(&swipe, from: 111, to: 133) == [])
        #expect(outcomes(&swipe, from: 134, to: 140) == [.hide])
    }

    @Test("NAV-HIDE-GESTURE momentum hides nothing and shows after 44 px")
    func momentum() {
        var swipe = HideSwipe()
        swipe.restart(at: 100)
        #expect(outcomes(&swipe, from: 101, to: 400, isDragged: false) == [])
        #expect(outcomes(&swipe, from: 399, to: 357, isDragged: false) == [])
        #expect(outcomes(&swipe, from: 356, to: 300, isDragged: false) == [.show])
    }

    @Test("NAV-HIDE-GESTURE content at its top always has its bars")
    func top() {
        var swipe = HideSwipe()
        swipe.restart(at: 10)
        #expect(swipe.moved(to: 0, isDragged: false) == .show)
        #expect(swipe.moved(to: -30, isDragged: true) == nil)
    }
}

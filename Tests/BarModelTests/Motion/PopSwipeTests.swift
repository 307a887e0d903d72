// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("A finger on its way back")
struct PopSwipeTests {
    let swipe = PopSwipe(width: 400, direction: .ltr)
    let mirrored = PopSwipe(width: 400, direction: .rtl)

    @Test(
        "NAV-POP-SWIPE it begins within 20 px of the leading edge", arguments: [(19.0, true), (21, false), (0, true)])
    func edge(x: Double, begins: Bool) {
        #expect(swipe.begins(at: x) == begins)
        #expect(mirrored.begins(at: 400 - x) == begins)
    }

    @Test("NAV-POP-SWIPE anywhere, where the operator allows it")
    func anywhere() {
        var bounds = PopSwipe.Bounds()
        bounds.edge = nil
        #expect(PopSwipe(width: 400, direction: .ltr, bounds: bounds).begins(at: 300))
    }

    @Test("NAV-POP-SWIPE the first 12 px decide, and do not move the page")
    func deadZone() {
        #expect(swipe.reads(dx: 11, dy: 3) == .undecided)
        #expect(swipe.reads(dx: 12, dy: 3) == .back)
        #expect(swipe.reads(dx: 12, dy: 13) == .other)
        #expect(swipe.reads(dx: -12, dy: 0) == .other)
        #expect(mirrored.reads(dx: -12, dy: 0) == .back)
        #expect(swipe.share(dx: 12) == 0)
        #expect(swipe.share(dx: 12 + 200) == 0.5)
        #expect(mirrored.share(dx: -12 - 200) == 0.5)
        #expect(swipe.share(dx: 9_000) == 1)
    }

    @Test(
        "NAV-POP-COMMIT letting go is judged by where the page would come to",
        arguments: [(190.0, 0.0, false), (210, 0, true), (120, 800, true), (240, -500, false)])
    func commit(x: Double, velocity: Double, pops: Bool) {
        #expect(swipe.commits(share: x / 400, velocity: velocity) == pops)
        #expect(mirrored.commits(share: x / 400, velocity: -velocity) == pops)
    }

    @Test("a surface without width goes nowhere")
    func empty() {
        let swipe = PopSwipe(width: .nan, direction: .ltr)
        #expect(swipe.share(dx: 50) == 0)
        #expect(!swipe.commits(share: 1, velocity: 1_000))
        #expect(swipe.progressVelocity(100) == 0)
    }
}

// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GtkKit

@MainActor
@Suite("Frame counter")
struct FrameCounterTests {
    @Test("a frame is late when something moves and it comes more than 25 ms after the one before")
    func late() {
        let counter = FrameCounter()
        counter.painted(at: 0)
        counter.painted(at: 900_000)
        #expect(counter.counts.late == 0)
        counter.isAnimating = true
        counter.painted(at: 1_000_000)
        counter.painted(at: 1_016_000)
        counter.painted(at: 1_041_000)
        #expect(counter.counts.late == 0)
        counter.painted(at: 1_066_001)
        #expect(counter.counts.late == 1)
        counter.isAnimating = false
        counter.painted(at: 3_000_000)
        counter.isAnimating = true
        counter.painted(at: 4_000_000)
        #expect(counter.counts.late == 1)
        #expect(counter.counts.painted == 8)
    }

    @Test("from a tap to the first frame that shows it")
    func tapToFrame() {
        let counter = FrameCounter()
        counter.tapped()
        counter.changed()
        counter.painted(at: 1)
        #expect(counter.counts.tapToFrame == 1)
        counter.tapped()
        counter.painted(at: 2)
        counter.painted(at: 3)
        counter.changed()
        counter.painted(at: 4)
        #expect(counter.counts.tapToFrame == 3)
        counter.changed()
        counter.painted(at: 5)
        #expect(counter.counts.tapToFrame == 3)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("Course of a transition")
struct TransitionClockTests {
    @Test("NAV-PUSH-MOTION the remaining way is measured on the reference's curve")
    func curve() {
        var clock = TransitionClock()
        clock.start(at: 10)
        #expect(clock.progress(at: 10) == 0)
        #expect(abs(1 - clock.progress(at: 10.061) - 0.368) < 0.01)
        #expect(abs(1 - clock.progress(at: 10.2) - 0.038) < 0.001)
        #expect(!clock.isFinished(at: 10.399))
        #expect(clock.isFinished(at: 10.4))
        #expect(clock.progress(at: 10.4) == 1)
        #expect(clock.progress(at: 9) == 0)
    }

    @Test("NAV-PUSH-MOTION turning round goes on from the present value")
    func reverse() {
        var clock = TransitionClock()
        clock.start(at: 0)
        let before = clock.progress(at: 0.12)
        clock.reverse(at: 0.12)
        #expect(abs(clock.progress(at: 0.12) - before) * 480 < 1)
        #expect(clock.target == 0)
        #expect(clock.progress(at: 0.14) < before)
        clock.reverse(at: 0.14)
        #expect(clock.target == 1)
        #expect(clock.progress(at: 0.55) == 1)
    }

    @Test("BARS-REDUCED-MOTION a reduced transition ends within 150 ms and only ever rises")
    func reduced() {
        var clock = TransitionClock(curve: .reduced)
        clock.start(at: 0)
        var last = 0.0
        for step in 0...20 {
            let value = clock.progress(at: Double(step) * 0.0075)
            #expect(value >= last)
            last = value
        }
        #expect(clock.isFinished(at: 0.15))
    }

    @Test("NAV-POP-COMMIT a spring ends where it should, without a jump at the start")
    func spring() {
        var clock = TransitionClock(from: 1, to: 0)
        clock.settle(from: 0.6, to: 1, curve: .spring(omega: 22, zeta: 0.85, velocity: -4), at: 5)
        #expect(clock.progress(at: 5) == 0.6)
        #expect(clock.progress(at: 5.01) < 0.6)
        #expect(abs(clock.progress(at: 5.22) - 1) < 0.02)
        #expect(clock.progress(at: 6) == 1)
        #expect(clock.isFinished(at: 6))
    }

    @Test("Times and values that are no numbers keep progress within its bounds")
    func noNumbers() {
        for value in [.nan, .infinity, -.infinity, 1e308] as [Double] {
            var clock = TransitionClock(curve: .approach(tau: value, total: value), from: value, to: value)
            clock.start(at: value)
            #expect((0...1).contains(clock.progress(at: 1)))
            clock.settle(from: value, to: value, curve: .spring(omega: value, zeta: value, velocity: value), at: 0)
            #expect((0...1).contains(clock.progress(at: 0.05)))
        }
    }
}

@Suite("Places during a transition")
struct TransitionMotionTests {
    private let geometry = TransitionMotion.Geometry(
        width: 480, lowerTitle: Span(start: 200, width: 80), upperTitle: Span(start: 190, width: 100),
        lowerLabel: Span(start: 27, width: 60), upperLabel: Span(start: 27, width: 80), lowerHasBack: true)

    @Test("NAV-PUSH-MOTION at rest everything stands in its place")
    func atRest() {
        let motion = TransitionMotion(geometry: geometry)
        let before = motion.frame(at: 0)
        #expect(before.lowerTitle == Placement())
        #expect(before.lowerLabel == Placement())
        #expect(before.upperTitle.alpha == 0)
        #expect(before.upperLabel.alpha == 0)
        #expect(before.upperPage.offset == 480)
        #expect(before.lowerPage.offset == 0)
        let after = motion.frame(at: 1)
        #expect(after.upperTitle == Placement())
        #expect(after.upperLabel == Placement())
        #expect(after.upperPage == Placement())
        #expect(after.lowerTitle.alpha == 0)
        #expect(after.lowerLabel.alpha == 0)
        #expect(after.dim == 0.10)
        #expect(after.lowerPage.offset == -144)
    }

    @Test("NAV-PUSH-MOTION title and back label travel together and fade at the reference's points")
    func travel() {
        let motion = TransitionMotion(geometry: geometry)
        for step in 0...20 {
            let p = Double(step) / 20
            let frame = motion.frame(at: p)
            // The title's and the label's leading edges lie on top of each other all the way.
            #expect(abs((200 + frame.lowerTitle.offset) - (27 + frame.upperLabel.offset)) < 0.001)
            #expect(frame.lowerItems.offset == 0)
            #expect(frame.upperItems.offset == 0)
            #expect(frame.chevron == Placement())
        }
        #expect(motion.frame(at: 0.7).lowerTitle.alpha == 0)
        #expect(motion.frame(at: 0.69).lowerTitle.alpha > 0)
        #expect(motion.frame(at: 0.3).upperLabel.alpha == 0)
        #expect(motion.frame(at: 0.31).upperLabel.alpha > 0)
        #expect(motion.frame(at: 0.25).upperTitle.alpha == 0)
        #expect(motion.frame(at: 0.26).upperTitle.alpha > 0)
        #expect(motion.frame(at: 0.2).lowerLabel.alpha == 0)
        #expect(motion.frame(at: 0.19).lowerLabel.alpha > 0)
        #expect(motion.frame(at: 0.1).lowerLabel.offset < 0)
    }

    @Test("NAV-PUSH-MOTION the first chevron fades in from 0.7, shifted")
    func firstChevron() {
        var first = geometry
        first.lowerHasBack = false
        first.lowerLabel = nil
        let motion = TransitionMotion(geometry: first)
        #expect(motion.frame(at: 0.7).chevron.alpha == 0)
        #expect(motion.frame(at: 0.85).chevron.alpha > 0.4)
        #expect(motion.frame(at: 0.85).chevron.offset > 0)
        #expect(motion.frame(at: 1).chevron == Placement())
    }

    @Test("BARS-REDUCED-MOTION nothing travels")
    func reduced() {
        let motion = TransitionMotion(geometry: geometry, reducedMotion: true)
        for step in 0...20 {
            let frame = motion.frame(at: Double(step) / 20)
            let offsets = [
                frame.lowerTitle, frame.upperTitle, frame.lowerLabel, frame.upperLabel, frame.chevron, frame.lowerItems,
                frame.upperItems, frame.lowerPage, frame.upperPage, frame.lowerLarge, frame.upperLarge,
            ].map(\.offset)
            #expect(offsets.allSatisfy { $0 == 0 })
        }
        #expect(motion.frame(at: 0.5).upperPage.alpha == 0.5)
    }

    @Test("BARS-RTL right to left is the mirror image")
    func mirrored() {
        var mirror = geometry
        mirror.lowerTitle = geometry.lowerTitle?.mirrored(in: 480)
        mirror.upperTitle = geometry.upperTitle?.mirrored(in: 480)
        mirror.lowerLabel = geometry.lowerLabel?.mirrored(in: 480)
        mirror.upperLabel = geometry.upperLabel?.mirrored(in: 480)
        mirror.chevron = geometry.chevron.mirrored(in: 480)
        let left = TransitionMotion(geometry: geometry).frame(at: 0.35)
        let right = TransitionMotion(geometry: mirror, direction: .rtl).frame(at: 0.35)
        for path in [
            \TransitionMotion.Frame.lowerTitle, \.upperLabel, \.upperTitle, \.lowerLabel, \.lowerPage, \.upperPage,
        ] {
            #expect(abs(left[keyPath: path].offset + right[keyPath: path].offset) < 0.001)
            #expect(left[keyPath: path].alpha == right[keyPath: path].alpha)
        }
    }

    @Test("Progress that is no number counts as a bound")
    func noNumbers() {
        let motion = TransitionMotion(geometry: geometry)
        #expect(motion.frame(at: .nan) == motion.frame(at: 0))
        #expect(motion.frame(at: 7) == motion.frame(at: 1))
        #expect(motion.frame(at: -.infinity) == motion.frame(at: 0))
    }
}

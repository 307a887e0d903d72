// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("What becomes of a swipe")
struct PopRecogniserTests {
    typealias Device = PopRecogniser.Device
    static let devices: [Device] = [.mouse, .touch, .touchpad]

    func recogniser(direction: TextDirection = .ltr, holds: Bool = false) -> PopRecogniser {
        PopRecogniser(swipe: PopSwipe(width: 400, direction: direction), holds: holds)
    }

    /// Feeds an even way from `from` in frames of 10 ms, and a release after a rest of `hold`.
    func feed(
        _ recogniser: inout PopRecogniser, _ device: Device, from: Double = 5, to: Double, seconds: Double,
        hold: Double = 0
    ) -> [PopRecogniser.Outcome] {
        var outcomes = [recogniser.take(.init(device, .began, x: from, y: 300, time: 0))]
        let steps = max(1, Int(seconds * 100))
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            let sample = PopRecogniser.Sample(
                device, .moved, x: from + (to - from) * share, y: 300 + 3 * share, time: seconds * share)
            outcomes.append(recogniser.take(sample))
        }
        outcomes.append(recogniser.take(.init(device, .ended, x: to, y: 303, time: seconds + hold)))
        return outcomes
    }

    @Test("NAV-POP-SWIPE every device goes back the same way", arguments: devices)
    func everyDevice(device: Device) {
        var recogniser = recogniser()
        let outcomes = feed(&recogniser, device, to: 305, seconds: 0.5, hold: 0.1)
        #expect(outcomes.contains(.began))
        #expect(outcomes.filter { $0 == .began }.count == 1)
        let shares = outcomes.compactMap { outcome -> Double? in
            if case .moved(let share) = outcome { share } else { nil }
        }
        #expect(shares == shares.sorted())
        #expect(abs((shares.last ?? 0) - 288 / 400) < 0.001)
        #expect(outcomes.last == .ended(commits: true, velocity: 0))
    }

    @Test("NAV-POP-SWIPE away from the edge only a touchpad begins", arguments: devices)
    func edge(device: Device) {
        var recogniser = recogniser()
        let outcome = recogniser.take(.init(device, .began, x: 21, y: 0, time: 0))
        #expect(outcome == (device == .touchpad ? .none : .denied))
    }

    @Test("NAV-POP-COMMIT a short way that stops comes back, and a quick flick goes", arguments: devices)
    func commit(device: Device) {
        var slow = recogniser()
        #expect(feed(&slow, device, to: 125, seconds: 0.3, hold: 0.2).last == .ended(commits: false, velocity: 0))
        var quick = recogniser()
        // 12 px behind the finger at 110 of 400 px, and 1200 px a second: 0.25 + 0.36.
        guard case .ended(true, let velocity) = feed(&quick, device, to: 127, seconds: 0.1).last else {
            return #expect(Bool(false), "the flick goes back")
        }
        #expect(abs(velocity + 1_220 / 400) < 0.1)
    }

    @Test("NAV-POP-SWIPE a scroll, or the other way, is left to others")
    func intent() {
        var down = recogniser()
        _ = down.take(.init(.touch, .began, x: 5, y: 100, time: 0))
        #expect(down.take(.init(.touch, .moved, x: 12, y: 113, time: 0.02)) == .denied)
        #expect(down.take(.init(.touch, .moved, x: 200, y: 113, time: 0.04)) == .none)
        var mirrored = recogniser(direction: .rtl)
        _ = mirrored.take(.init(.touch, .began, x: 395, y: 100, time: 0))
        #expect(mirrored.take(.init(.touch, .moved, x: 380, y: 101, time: 0.02)) == .began)
    }

    @Test("NAV-POP-SWIPE one gesture at a time: a second finger ends the first")
    func secondFinger() {
        var recogniser = recogniser()
        _ = recogniser.take(.init(.touch, .began, x: 5, y: 100, time: 0))
        _ = recogniser.take(.init(.touch, .moved, x: 60, y: 100, time: 0.05))
        #expect(recogniser.isFollowing)
        #expect(recogniser.take(.init(.touch, .began, x: 200, y: 300, time: 0.06)) == .cancelled)
        #expect(recogniser.take(.init(.touch, .moved, x: 300, y: 100, time: 0.08)) == .none)
        #expect(!recogniser.isFollowing)
    }

    @Test("NAV-POP-SWIPE nothing begins at a root, on the way or under a dialog")
    func mayNot() {
        var recogniser = recogniser()
        #expect(recogniser.take(.init(.touch, .began, x: 5, y: 100, time: 0), mayBegin: false) == .denied)
        #expect(recogniser.take(.init(.touch, .moved, x: 200, y: 100, time: 0.1)) == .none)
    }

    @Test("NAV-POP-VETO a page that asks follows by 24 px at most, and the release asks where it would have gone")
    func held() {
        var recogniser = recogniser(holds: true)
        let outcomes = feed(&recogniser, .touch, to: 395, seconds: 0.4)
        let shares = outcomes.compactMap { outcome -> Double? in
            if case .moved(let share) = outcome { share } else { nil }
        }
        #expect(shares == shares.sorted())
        #expect((shares.last ?? 1) * 400 <= 24)
        #expect((shares.last ?? 0) * 400 > 12)
        #expect(outcomes.last == .ended(commits: true, velocity: 0))
    }

    @Test("NAV-POP-SWIPE a swipe that the system takes away has not happened")
    func takenAway() {
        var recogniser = recogniser()
        _ = recogniser.take(.init(.touch, .began, x: 5, y: 100, time: 0))
        _ = recogniser.take(.init(.touch, .moved, x: 350, y: 100, time: 0.05))
        #expect(recogniser.take(.init(.touch, .cancelled, x: 350, y: 100, time: 0.06)) == .cancelled)
    }
}

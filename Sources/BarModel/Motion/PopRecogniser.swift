// SPDX-License-Identifier: Apache-2.0

/// Follows one finger, pointer or touchpad swipe and says what becomes of the page under it (NAV-POP-SWIPE,
/// NAV-POP-COMMIT, NAV-POP-VETO). It is fed every sample of a device in order; `PopSwipe` says what the numbers mean.
public struct PopRecogniser: Hashable, Sendable {
    public enum Device: Hashable, Sendable {
        case mouse, touch
        /// Two fingers; the points are the sum of what they moved, and where the pointer stands does not count.
        case touchpad
    }

    public enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
    }

    public struct Sample: Hashable, Sendable {
        public var device: Device
        public var phase: Phase
        /// px of the pane, from its top left corner.
        public var x: Double
        public var y: Double
        /// Seconds of a clock that does not run backwards.
        public var time: Double

        public init(_ device: Device, _ phase: Phase, x: Double, y: Double, time: Double) {
            self.device = device
            self.phase = phase
            self.x = x
            self.y = y
            self.time = time
        }
    }

    public enum Outcome: Hashable, Sendable {
        /// Nothing, or not yet anything: whoever else watches the finger goes on.
        case none
        /// It is no way back: the finger is left to the others.
        case denied
        /// It is a way back from now on, and nobody else's.
        case began
        /// How far the page has come, 0 to 1.
        case moved(share: Double)
        /// The finger is gone. `velocity` is progress of a push a second.
        case ended(commits: Bool, velocity: Double)
        /// Taken away by the system, or by a second finger: nothing has happened.
        case cancelled
    }

    private enum State: Hashable, Sendable {
        case idle
        case watching(device: Device, x: Double, y: Double)
        case following(device: Device, x: Double, y: Double)
    }

    public var swipe: PopSwipe
    /// The page asks before it is left: it follows only a little and never goes (NAV-POP-VETO).
    public var holds: Bool
    private var state = State.idle
    private var samples: [Sample] = []

    /// Seconds before the release that its speed is taken from.
    private static let window = 0.08
    /// Seconds after which a finger that stands still has no speed any more.
    private static let stillAfter = 0.06

    public init(swipe: PopSwipe, holds: Bool = false) {
        self.swipe = swipe
        self.holds = holds
    }

    public var isFollowing: Bool {
        if case .following = state { true } else { false }
    }

    /// - Parameter mayBegin: Depth is above 0, nothing moves and nothing modal is open; asked when a finger comes down.
    public mutating func take(_ sample: Sample, mayBegin: Bool = true) -> Outcome {
        switch (sample.phase, state) {
        case (.began, .idle): return begin(sample, mayBegin: mayBegin)
        case (.began, _):
            // One gesture at a time: a second finger or device ends the first.
            return end(with: .cancelled)
        case (.moved, .watching(let device, let x, let y)) where device == sample.device:
            return watch(sample, x: x, y: y)
        case (.moved, .following(let device, let x, _)) where device == sample.device:
            note(sample)
            return .moved(share: share(sample.x - x))
        case (.ended, .following(let device, let x, _)) where device == sample.device:
            return release(sample, x: x)
        case (.cancelled, .following(let device, _, _)) where device == sample.device: return end(with: .cancelled)
        case (.ended, .watching), (.cancelled, .watching): return end(with: .none)
        default: return .none
        }
    }

    private mutating func begin(_ sample: Sample, mayBegin: Bool) -> Outcome {
        guard mayBegin, sample.device == .touchpad || swipe.begins(at: sample.x) else { return .denied }
        state = .watching(device: sample.device, x: sample.x, y: sample.y)
        samples = [sample]
        return .none
    }

    private mutating func watch(_ sample: Sample, x: Double, y: Double) -> Outcome {
        note(sample)
        switch swipe.reads(dx: sample.x - x, dy: sample.y - y) {
        case .undecided: return .none
        case .other: return end(with: .denied)
        case .back:
            state = .following(device: sample.device, x: x, y: y)
            return .began
        }
    }

    private mutating func release(_ sample: Sample, x: Double) -> Outcome {
        let velocity = speed(at: sample.time)
        let share = swipe.share(dx: sample.x - x)
        let commits = swipe.commits(share: share, velocity: velocity)
        return end(with: .ended(commits: commits, velocity: holds ? 0 : swipe.progressVelocity(velocity)))
    }

    private mutating func end(with outcome: Outcome) -> Outcome {
        state = .idle
        samples = []
        return outcome
    }

    private func share(_ dx: Double) -> Double {
        holds ? swipe.heldShare(dx: dx) : swipe.share(dx: dx)
    }

    private mutating func note(_ sample: Sample) {
        samples.append(sample)
        samples.removeAll { sample.time - $0.time > Self.window }
    }

    /// px a second over the last samples before the release; one jump says nothing of a speed.
    private func speed(at release: Double) -> Double {
        guard samples.count > 2, let first = samples.first, let last = samples.last,
            release - last.time <= Self.stillAfter,
            last.time - first.time > 0.001
        else { return 0 }
        return (last.x - first.x) / (last.time - first.time)
    }
}

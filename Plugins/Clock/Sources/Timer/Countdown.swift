// SPDX-License-Identifier: Apache-2.0

/// A timer on boot time: exact through suspend, kept across a new start of its process.
struct Countdown: Codable, Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case idle, running, paused
    }

    /// What is to be counted down, ms; kept for the next time.
    private(set) var length: Int64
    /// Set while it runs.
    private var start: Moment?
    /// What was left at `start`, or is left while it is paused, ms; nothing while it is idle.
    private var left: Int64?

    static let shortest: Int64 = 1000
    static let longest: Int64 = 24 * 3_600_000

    init(length: Int64 = 5 * 60_000) {
        self.length = Self.clamped(length)
    }

    var phase: Phase {
        left == nil ? .idle : start == nil ? .paused : .running
    }

    /// Sets what is counted down next; refused while it counts.
    mutating func set(length: Int64) {
        if phase == .idle { self.length = Self.clamped(length) }
    }

    mutating func run(at now: Moment) {
        guard phase != .running else { return }
        left = left ?? length
        start = now
    }

    mutating func pause(at now: Moment) {
        guard phase == .running else { return }
        left = remaining(at: now)
        start = nil
    }

    mutating func cancel() {
        left = nil
        start = nil
    }

    /// Milliseconds left; all of it while it is idle.
    func remaining(at now: Moment) -> Int64 {
        guard let left else { return length }
        guard let start else { return max(0, left) }
        return max(0, left.subtractingClamped(start.elapsed(to: now)))
    }

    /// What has been counted, 0 to 1; by whole seconds, as the time left is written, so that both change at once.
    func fraction(at now: Moment) -> Double {
        let seconds = (remaining(at: now).addingClamped(999)) / 1000
        return phase == .idle ? 0 : min(max(1 - Double(seconds * 1000) / Double(max(length, 1)), 0), 1)
    }

    /// Ends it if nothing is left. Returns how long ago that was in ms, nothing while it is not at its end.
    mutating func takeEnd(at now: Moment) -> Int64? {
        guard phase == .running, let left, let start else { return nil }
        let over = start.elapsed(to: now).subtractingClamped(left)
        guard over >= 0 else { return nil }
        cancel()
        return over
    }

    /// Minutes left, rounded up: what the badge says. Nothing unless it runs.
    func badge(at now: Moment) -> Int? {
        guard phase == .running else { return nil }
        return max(1, Int((remaining(at: now) + 59_999) / 60_000))
    }

    /// Milliseconds until the badge says something else, or the end.
    func untilBadgeChanges(at now: Moment) -> Int64? {
        guard phase == .running else { return nil }
        let rest = remaining(at: now) % 60_000
        return rest == 0 ? min(60_000, remaining(at: now)) : rest
    }

    /// After a new start of the machine, boot time counts from there on.
    mutating func adopt(at now: Moment) {
        guard let left, let start, start.bootID != now.bootID else { return }
        self.left = left.subtractingClamped(start.elapsed(to: now))
        self.start = now
    }

    private static func clamped(_ length: Int64) -> Int64 {
        min(max(length, shortest), longest)
    }

    private enum CodingKeys: String, CodingKey {
        case length, start, left
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        length = Self.clamped(try values.decode(Int64.self, forKey: .length))
        start = try values.decodeIfPresent(Moment.self, forKey: .start)
        left = try values.decodeIfPresent(Int64.self, forKey: .left).map { min($0, Self.longest) }
        // A moment without a rest means nothing.
        if left == nil { start = nil }
    }
}

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

    mutating func run(_ clocks: Clocks) {
        guard phase != .running else { return }
        left = left ?? length
        start = .now(clocks)
    }

    mutating func pause(_ clocks: Clocks) {
        guard phase == .running else { return }
        left = remaining(clocks)
        start = nil
    }

    mutating func cancel() {
        left = nil
        start = nil
    }

    /// Milliseconds left; all of it while it is idle.
    func remaining(_ clocks: Clocks) -> Int64 {
        guard let left else { return length }
        guard let start else { return max(0, left) }
        return max(0, left.subtractingClamped(start.elapsed(clocks)))
    }

    /// What has been counted, 0 to 1.
    func fraction(_ clocks: Clocks) -> Double {
        phase == .idle ? 0 : min(max(1 - Double(remaining(clocks)) / Double(max(length, 1)), 0), 1)
    }

    /// Ends it if nothing is left. Returns how long ago that was in ms, nothing while it is not at its end.
    mutating func takeEnd(_ clocks: Clocks) -> Int64? {
        guard phase == .running, let left, let start else { return nil }
        let over = start.elapsed(clocks).subtractingClamped(left)
        guard over >= 0 else { return nil }
        cancel()
        return over
    }

    /// Minutes left, rounded up: what the badge says. Nothing unless it runs.
    func badge(_ clocks: Clocks) -> Int? {
        guard phase == .running else { return nil }
        return max(1, Int((remaining(clocks) + 59_999) / 60_000))
    }

    /// Milliseconds until the badge says something else, or the end.
    func untilBadgeChanges(_ clocks: Clocks) -> Int64? {
        guard phase == .running else { return nil }
        let rest = remaining(clocks) % 60_000
        return rest == 0 ? min(60_000, remaining(clocks)) : rest
    }

    /// After a new start of the machine, boot time counts from there on.
    mutating func adopt(_ clocks: Clocks) {
        guard let left, let start, start.bootID != clocks.bootID else { return }
        self.left = left.subtractingClamped(start.elapsed(clocks))
        self.start = .now(clocks)
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

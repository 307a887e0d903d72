// SPDX-License-Identifier: Apache-2.0

/// A stopwatch on boot time: exact through suspend, kept across a new start of its process.
struct Stopwatch: Codable, Equatable, Sendable {
    struct Lap: Equatable, Sendable {
        /// From 1.
        let number: Int
        /// Length of the lap, ms.
        let length: Int64
        /// Reading at its end, ms.
        let total: Int64
        /// Length compared with the lap before, ms; nothing for the first.
        let difference: Int64?
    }

    /// Set while it runs.
    private(set) var start: Moment?
    /// What was counted before `start`, ms.
    private(set) var counted: Int64 = 0
    /// Readings at the end of each lap, ms, in order.
    private(set) var splits: [Int64] = []

    /// More laps than anybody reads would only make each update longer.
    static let mostLaps = 999

    var isRunning: Bool { start != nil }
    var isReset: Bool { start == nil && counted == 0 && splits.isEmpty }

    /// Reading in ms.
    func reading(at now: Moment) -> Int64 {
        max(0, counted.addingClamped(start?.elapsed(to: now) ?? 0))
    }

    mutating func run(at now: Moment) {
        if start == nil { start = now }
    }

    mutating func stop(at now: Moment) {
        counted = reading(at: now)
        start = nil
    }

    mutating func lap(at now: Moment) {
        guard isRunning, splits.count < Self.mostLaps else { return }
        splits.append(reading(at: now))
    }

    mutating func reset() {
        self = Stopwatch()
    }

    /// After a new start of the machine, boot time counts from there on.
    mutating func adopt(at now: Moment) {
        guard let start, start.bootID != now.bootID else { return }
        counted = reading(at: now)
        self.start = now
    }

    /// Newest first.
    var laps: [Lap] {
        var laps: [Lap] = []
        var end: Int64 = 0
        for (index, split) in splits.enumerated() {
            let length = split.subtractingClamped(end)
            laps.append(
                Lap(
                    number: index + 1, length: length, total: split,
                    difference: laps.last.map { length.subtractingClamped($0.length) }))
            end = split
        }
        return laps.reversed()
    }
}

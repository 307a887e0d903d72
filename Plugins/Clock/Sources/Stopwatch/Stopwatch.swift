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
    func reading(_ clocks: Clocks) -> Int64 {
        max(0, counted.addingClamped(start?.elapsed(clocks) ?? 0))
    }

    mutating func run(_ clocks: Clocks) {
        if start == nil { start = .now(clocks) }
    }

    mutating func stop(_ clocks: Clocks) {
        counted = reading(clocks)
        start = nil
    }

    mutating func lap(_ clocks: Clocks) {
        guard isRunning, splits.count < Self.mostLaps else { return }
        splits.append(reading(clocks))
    }

    mutating func reset() {
        self = Stopwatch()
    }

    /// After a new start of the machine, boot time counts from there on.
    mutating func adopt(_ clocks: Clocks) {
        guard let start, start.bootID != clocks.bootID else { return }
        counted = reading(clocks)
        self.start = .now(clocks)
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

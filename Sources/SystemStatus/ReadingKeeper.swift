// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What a service has said, kept as long as it is true: an item whose service ends keeps its place as unavailable for a
/// minute, then it goes (STAT-CONTENT).
@MainActor
final class ReadingKeeper<Value: Hashable & Sendable> {
    static var grace: Duration { .seconds(60) }

    private(set) var reading = Reading<Value>.absent
    var onChange: (@MainActor () -> Void)?
    private let countdown: any Countdown

    init(_ countdown: any Countdown) {
        self.countdown = countdown
    }

    /// The service says this, or that the machine has no such thing.
    func take(_ reading: Reading<Value>) {
        countdown.cancel()
        set(reading)
    }

    /// The service has gone, or does not answer.
    func lose() {
        guard case .known = reading else { return }
        set(.unavailable)
        countdown.start(Self.grace) { [weak self] in self?.set(.absent) }
    }

    private func set(_ reading: Reading<Value>) {
        guard reading != self.reading else { return }
        self.reading = reading
        onChange?()
    }
}

// SPDX-License-Identifier: Apache-2.0

public struct BatteryFacts: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case unknown, charging, discharging, empty, full
        /// Discharging, and not much is left.
        case low
        /// Discharging, and the machine is about to go off.
        case critical
        /// Mains is connected and charging is held back.
        case pending
    }

    /// 0 to 100, rounded to nearest, half up.
    public var percent: Int
    public var state: State
    /// Until it is empty or full, whichever the state is about; nil where nobody knows.
    public var secondsLeft: Int?

    public init(percent: Int, state: State, secondsLeft: Int? = nil) {
        self.percent = percent
        self.state = state
        self.secondsLeft = secondsLeft
    }
}

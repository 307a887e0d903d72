// SPDX-License-Identifier: Apache-2.0

/// What the system's services say at this moment; the status bar is made of it and of nothing else.
public struct StatusFacts: Hashable, Sendable {
    public var clock: ClockFacts
    public var network: NetworkFacts
    /// `nil` on a machine without a battery (STAT-VARIES).
    public var battery: BatteryFacts?

    public init(
        clock: ClockFacts = ClockFacts(text: ""), network: NetworkFacts = .unavailable, battery: BatteryFacts? = nil
    ) {
        self.clock = clock
        self.network = network
        self.battery = battery
    }
}

public struct ClockFacts: Hashable, Sendable {
    /// As shown, for example `14:05` or `2:05 PM`.
    public var text: String

    public init(text: String) {
        self.text = text
    }
}

public enum NetworkFacts: Hashable, Sendable {
    public enum Connectivity: Hashable, Sendable {
        case full
        /// A sign-in page stands between us and the network.
        case portal
        case limited
        case none
    }

    /// No source answers, or none ever did.
    case unavailable
    /// Networking is switched off.
    case off
    case disconnected
    case connecting(name: String)
    case wired(name: String, connectivity: Connectivity)
    /// `strength` in percent, 0 to 100.
    case wifi(name: String, strength: Int, connectivity: Connectivity)
    case mobile(name: String, strength: Int, connectivity: Connectivity)

    /// Bars from a strength in percent: 80 and up 4, 55 and up 3, 30 and up 2, 5 and up 1, else 0.
    public static func bars(strength: Int) -> Int {
        switch strength {
        case 80...: 4
        case 55...: 3
        case 30...: 2
        case 5...: 1
        default: 0
        }
    }
}

public struct BatteryFacts: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        case unknown, charging, discharging, empty, full
        /// Mains is connected and charging is held back.
        case pending
    }

    /// 0 to 100, rounded to nearest, half up.
    public var percent: Int
    public var state: State

    public init(percent: Int, state: State) {
        self.percent = percent
        self.state = state
    }
}

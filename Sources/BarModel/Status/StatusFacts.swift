// SPDX-License-Identifier: Apache-2.0

/// What the system's services say at this moment; the status bar is made of it and of nothing else.
public struct StatusFacts: Hashable, Sendable {
    public var clock: ClockFacts
    public var network: NetworkFacts
    public var cellular: Reading<CellularFacts>
    public var battery: Reading<BatteryFacts>
    public var bluetooth: Reading<BluetoothFacts>
    public var sound: Reading<SoundFacts>

    public init(
        clock: ClockFacts = ClockFacts(text: ""), network: NetworkFacts = NetworkFacts(.unavailable),
        cellular: Reading<CellularFacts> = .absent, battery: Reading<BatteryFacts> = .absent,
        bluetooth: Reading<BluetoothFacts> = .absent, sound: Reading<SoundFacts> = .absent
    ) {
        self.clock = clock
        self.network = network
        self.cellular = cellular
        self.battery = battery
        self.bluetooth = bluetooth
        self.sound = sound
    }
}

/// What is known of a thing that a machine may have or not (STAT-CONTENT, STAT-VARIES).
public enum Reading<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The machine has none, or none was ever known.
    case absent
    /// Its source has gone or does not answer; what it said last is not true any more.
    case unavailable
    case known(Value)

    public var value: Value? {
        guard case .known(let value) = self else { return nil }
        return value
    }
}

public struct ClockFacts: Hashable, Sendable {
    /// As shown, for example `14:05` or `2:05 PM`.
    public var text: String

    public init(text: String) {
        self.text = text
    }
}

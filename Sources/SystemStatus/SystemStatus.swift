// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// All sources of the status bar, as one value.
@MainActor
package final class SystemStatus {
    /// One source each; what a test does not name is absent.
    @MainActor
    package struct Sources {
        package var clock: any StatusSource<ClockFacts>
        package var network: any StatusSource<NetworkFacts> = FakeSource(NetworkFacts(.unavailable))
        package var cellular: any StatusSource<Reading<CellularFacts>> = FakeSource(.absent)
        package var battery: any StatusSource<Reading<BatteryFacts>> = FakeSource(.absent)
        package var bluetooth: any StatusSource<Reading<BluetoothFacts>> = FakeSource(.absent)
        package var sound: any StatusSource<Reading<SoundFacts>> = FakeSource(.absent)

        package init(clock: any StatusSource<ClockFacts>) {
            self.clock = clock
        }

        /// The real services of this machine, those of the system on one connection to its bus.
        package init(bus: Bus, clock: any StatusSource<ClockFacts>) {
            self.clock = clock
            network = NetworkSource(bus)
            cellular = ModemSource(bus)
            battery = PowerSource(bus)
            bluetooth = BluetoothSource(bus)
            sound = PulseSource()
        }
    }

    package private(set) var facts: StatusFacts
    package var onChange: (@MainActor (StatusFacts) -> Void)?

    private let sources: Sources
    /// Of each source whose service may fall silent without leaving.
    private let checks: [@MainActor () -> Bool]
    private var nextCheck = 0
    private var lastCheck: Duration?
    private var lastUse: Duration?
    /// Between two questions to an idle machine.
    private static let pause = Duration.seconds(50)
    /// Between two rounds of questions while the shell is used.
    private static let pauseInUse = Duration.seconds(10)

    package init(_ sources: Sources) {
        self.sources = sources
        facts = Self.facts(sources)
        checks = [
            { sources.network.check() }, { sources.battery.check() }, { sources.sound.check() },
            { sources.bluetooth.check() }, { sources.cellular.check() },
        ]
        let collect: @MainActor () -> Void = { [weak self] in self?.collect() }
        sources.clock.onChange = collect
        sources.network.onChange = collect
        sources.cellular.onChange = collect
        sources.battery.onChange = collect
        sources.bluetooth.onChange = collect
        sources.sound.onChange = collect
    }

    /// Asks one service after the other, a minute apart, whether it still answers (STAT-CONTENT). All at once would wake
    /// an idle machine too often.
    ///
    /// - Parameter now: Of a clock that never runs backwards.
    package func checkNext(at now: Duration) {
        if let lastCheck, now - lastCheck < Self.pause { return }
        lastCheck = now
        for _ in checks {
            let check = checks[nextCheck]
            nextCheck = (nextCheck + 1) % checks.count
            if check() { return }
        }
    }

    /// Asks all services, every ten seconds at most: the shell is being used, the machine is awake, and whoever stands
    /// before it must not be told what is no longer true (STAT-CONTENT).
    ///
    /// - Parameter now: Of a clock that never runs backwards.
    package func checkInUse(at now: Duration) {
        if let lastUse, now - lastUse < Self.pauseInUse { return }
        lastUse = now
        checkAll()
    }

    /// Asks all services: somebody looks at what they say.
    package func checkAll() {
        for check in checks { _ = check() }
    }

    private func collect() {
        let now = Self.facts(sources)
        guard now != facts else { return }
        facts = now
        onChange?(now)
    }

    private static func facts(_ sources: Sources) -> StatusFacts {
        StatusFacts(
            clock: sources.clock.value, network: sources.network.value, cellular: sources.cellular.value,
            battery: sources.battery.value, bluetooth: sources.bluetooth.value, sound: sources.sound.value)
    }
}

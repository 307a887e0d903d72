// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// All sources of the status bar, as one value.
@MainActor
package final class SystemStatus {
    package private(set) var facts: StatusFacts
    package var onChange: (@MainActor (StatusFacts) -> Void)?

    private let clock: any StatusSource<ClockFacts>
    private let network: any StatusSource<NetworkFacts>
    private let battery: any StatusSource<BatteryFacts?>

    package init(
        clock: any StatusSource<ClockFacts>, network: any StatusSource<NetworkFacts>,
        battery: any StatusSource<BatteryFacts?>
    ) {
        self.clock = clock
        self.network = network
        self.battery = battery
        facts = StatusFacts(clock: clock.value, network: network.value, battery: battery.value)
        clock.onChange = { [weak self] in self?.collect() }
        network.onChange = { [weak self] in self?.collect() }
        battery.onChange = { [weak self] in self?.collect() }
    }

    /// The real services of this machine, all on one connection to the system bus.
    package convenience init(bus: Bus, clock: SystemClockSource) {
        self.init(clock: clock, network: NetworkManagerSource(bus), battery: PowerSource(bus))
    }

    private func collect() {
        let now = StatusFacts(clock: clock.value, network: network.value, battery: battery.value)
        guard now != facts else { return }
        facts = now
        onChange?(now)
    }
}

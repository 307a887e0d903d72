// SPDX-License-Identifier: Apache-2.0

import BarModel
import SystemStatus
import Testing

/// Every suite of SystemStatus: one after the other, because they share GLib's main context.
@Suite("SystemStatus", .serialized)
struct SystemStatusTests {
    @Test("puts the sources together and tells each change once")
    @MainActor
    func together() {
        let clock = FakeSource(ClockFacts(text: "14:05"))
        let network = FakeSource(NetworkFacts.unavailable)
        let battery = FakeSource<BatteryFacts?>(nil)
        let status = SystemStatus(clock: clock, network: network, battery: battery)
        var heard: [StatusFacts] = []
        status.onChange = { heard.append($0) }
        #expect(status.facts == StatusFacts(clock: ClockFacts(text: "14:05")))
        network.set(.off)
        network.set(.off)
        battery.set(BatteryFacts(percent: 50, state: .full))
        battery.set(nil)
        #expect(heard.map(\.network) == [.off, .off, .off])
        #expect(heard.map(\.battery) == [nil, BatteryFacts(percent: 50, state: .full), nil])
    }
}

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
        let network = FakeSource(NetworkFacts(.unavailable))
        let battery = FakeSource(Reading<BatteryFacts>.absent)
        var sources = SystemStatus.Sources(clock: FakeSource(ClockFacts(text: "14:05")))
        sources.network = network
        sources.battery = battery
        let status = SystemStatus(sources)
        var heard: [StatusFacts] = []
        status.onChange = { heard.append($0) }
        #expect(status.facts == StatusFacts(clock: ClockFacts(text: "14:05")))
        network.set(NetworkFacts(.off))
        network.set(NetworkFacts(.off))
        battery.set(.known(BatteryFacts(percent: 50, state: .full)))
        battery.set(.absent)
        #expect(heard.map(\.network.link) == [.off, .off, .off])
        #expect(heard.map(\.battery) == [.absent, .known(BatteryFacts(percent: 50, state: .full)), .absent])
    }
}

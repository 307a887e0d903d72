// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus

/// The buses, and the status sources on them.
final class Services {
    let systemBus: Bus
    let sessionBus: Bus
    var onStatus: (StatusFacts) -> Void = { _ in }

    private let clock: SystemClockSource
    private let status: SystemStatus
    private let zone: TimeZoneWatch
    private let sleep: SleepWatch

    init(settings: ShellSettings) {
        let systemBus = Bus(address: BusAddress.system)
        self.systemBus = systemBus
        sessionBus = Bus(address: BusAddress.session)
        let clock = SystemClockSource(settings: settings.status, locale: .current(), zone: nil)
        self.clock = clock
        status = SystemStatus(SystemStatus.Sources(bus: systemBus, clock: clock))
        zone = TimeZoneWatch(systemBus) { clock.move(toZone: $0) }
        // After a suspend the time is right at once, not at the next minute.
        sleep = SleepWatch(systemBus) { isGoingToSleep in
            if !isGoingToSleep { clock.refresh() }
        }
        status.onChange = { [weak self] in self?.onStatus($0) }
        // Where the machine wakes anyway.
        clock.onRing = { [weak status] in status?.checkNext(at: SystemClock.monotonic()) }
    }

    var facts: StatusFacts { status.facts }

    /// Somebody looks closely: a service that does not answer any more must not seem to.
    func check() {
        status.checkAll()
    }

    /// Somebody uses the shell.
    func checkInUse() {
        status.checkInUse(at: SystemClock.monotonic())
    }

    func apply(_ settings: ShellSettings.StatusSection) {
        clock.apply(settings)
    }
}

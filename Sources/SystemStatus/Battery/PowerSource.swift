// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// The battery from UPower: its display device, or its packs added up where it has none. Absent without either.
@MainActor
package final class PowerSource: StatusSource {
    private static let service = "org.freedesktop.UPower"
    private static let path = "/org/freedesktop/UPower"
    private static let deviceInterface = "org.freedesktop.UPower.Device"

    package var value: Reading<BatteryFacts> { keeper.reading }
    package var onChange: (@MainActor () -> Void)? {
        get { keeper.onChange }
        set { keeper.onChange = newValue }
    }

    private let bus: Bus
    private let keeper: ReadingKeeper<BatteryFacts>
    private var watch: NameWatch?
    private var changes: SignalSubscription?
    private var display: RemoteObject?
    /// The devices by path; kept only without a display device.
    private var devices: [String: RemoteObject] = [:]
    private var generation = 0
    private var failures = 0
    private var retry: LoopSource?

    package init(_ bus: Bus, countdown: any Countdown = LoopCountdown()) {
        self.bus = bus
        keeper = ReadingKeeper(countdown)
        let filter = BusSignalFilter(service: Self.service, path: Self.path, interface: Self.service)
        changes = SignalSubscription(bus, filter) { [weak self] in self?.changed($0) }
        watch = NameWatch(bus, Self.service, starts: true) { [weak self] owner in self?.ownerChanged(owner) }
    }

    package func check() -> Bool {
        guard value.value != nil, let asked = display ?? devices.values.first else { return false }
        asked.refresh()
        return true
    }

    private func ownerChanged(_ owner: String?) {
        generation += 1
        display = nil
        devices = [:]
        failures = 0
        retry = nil
        keeper.lose()
        if owner != nil { askForDisplay() }
    }

    private func askForDisplay() {
        ask("GetDisplayDevice") { [weak self] result in
            guard let self else { return }
            if case .success(let values) = result, let path = values.first?.objectPath {
                display = device(path)
            } else {
                enumerate()
            }
        }
    }

    private func enumerate() {
        ask("EnumerateDevices") { [weak self] result in
            guard let self else { return }
            guard case .success(let values) = result else { return retryLater() }
            for path in (values.first?.elements ?? []).compactMap(\.objectPath) where devices[path] == nil {
                devices[path] = device(path)
            }
            publish()
        }
    }

    /// A service may own its name before its objects are there.
    private func retryLater() {
        guard failures < 5 else { return }
        failures += 1
        retry = MainLoop.after(milliseconds: 100 << failures) { [weak self] in self?.askForDisplay() }
    }

    /// A service that does not answer in time is asked once more with patience: it may hang for a while.
    private func ask(
        _ method: String, timeout: Duration = .seconds(5),
        then: @escaping @MainActor (Result<[Variant], DBusError>) -> Void
    ) {
        let asked = generation
        bus.call(BusCall(Self.service, Self.path, Self.service, method, timeout: timeout)) { [weak self] result in
            guard let self, generation == asked else { return }
            if case .failure(.timedOut) = result {
                keeper.lose()
                ask(method, timeout: .seconds(600), then: then)
            } else {
                then(result)
            }
        }
    }

    private func changed(_ signal: BusSignal) {
        guard display == nil, let path = signal.arguments.first?.objectPath else { return }
        switch signal.member {
        case "DeviceAdded" where devices[path] == nil: devices[path] = device(path)
        case "DeviceRemoved": devices[path] = nil
        default: return
        }
        publish()
    }

    private func device(_ path: String) -> RemoteObject {
        RemoteObject(bus, service: Self.service, path: path, interface: Self.deviceInterface) { [weak self] in
            self?.publish()
        }
    }

    private func publish() {
        if let display {
            display.isLoaded ? keeper.take(BatteryReading.reading(display: display.properties)) : keeper.lose()
        } else if devices.values.contains(where: \.isSilent) {
            keeper.lose()
        } else if devices.values.allSatisfy(\.isSettled) {
            // Half of the packs would give a number that was never true.
            keeper.take(BatteryReading.reading(devices: devices.values.map(\.properties)))
        }
    }
}

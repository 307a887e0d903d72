// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// The battery from UPower: its display device, or its packs added up where it has none. Absent without either.
@MainActor
package final class PowerSource: StatusSource {
    private static let service = "org.freedesktop.UPower"
    private static let path = "/org/freedesktop/UPower"
    private static let deviceInterface = "org.freedesktop.UPower.Device"

    package private(set) var value: BatteryFacts?
    package var onChange: (@MainActor () -> Void)?

    private let bus: Bus
    private var watch: NameWatch?
    private var changes: SignalSubscription?
    private var display: RemoteObject?
    /// The devices by path; kept only without a display device.
    private var devices: [String: RemoteObject] = [:]
    private var generation = 0

    package init(_ bus: Bus) {
        self.bus = bus
        let filter = BusSignalFilter(service: Self.service, path: Self.path, interface: Self.service)
        changes = SignalSubscription(bus, filter) { [weak self] in self?.changed($0) }
        watch = NameWatch(bus, Self.service, starts: true) { [weak self] owner in self?.ownerChanged(owner) }
    }

    private func ownerChanged(_ owner: String?) {
        generation += 1
        display = nil
        devices = [:]
        publish()
        guard owner != nil else { return }
        let asked = generation
        bus.call(BusCall(Self.service, Self.path, Self.service, "GetDisplayDevice")) { [weak self] result in
            guard let self, generation == asked else { return }
            if case .success(let values) = result, let path = values.first?.string {
                display = device(path)
            } else {
                enumerate()
            }
        }
    }

    private func enumerate() {
        let asked = generation
        bus.call(BusCall(Self.service, Self.path, Self.service, "EnumerateDevices")) { [weak self] result in
            guard let self, generation == asked, case .success(let values) = result else { return }
            for path in values.first?.strings ?? [] where devices[path] == nil { devices[path] = device(path) }
            publish()
        }
    }

    private func changed(_ signal: BusSignal) {
        guard display == nil, let path = signal.arguments.first?.string else { return }
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
        let now: BatteryFacts? =
            if let display {
                BatteryReading.facts(display: display.properties)
            } else {
                BatteryReading.facts(devices: devices.values.map(\.properties))
            }
        guard now != value else { return }
        value = now
        onChange?()
    }
}

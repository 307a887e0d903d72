// SPDX-License-Identifier: Apache-2.0

// Follows NetworkManager along its objects: the service, the connection that matters, its device, its access point, its
// addresses, and the other connections for the private networks among them. Only these are listened to, so that a room
// full of radios does not wake the shell.

import BarModel
import GioKit

@MainActor
package final class NetworkManagerSource: StatusSource {
    static let service = "org.freedesktop.NetworkManager"
    private static let path = "/org/freedesktop/NetworkManager"
    private static let modems = "org.freedesktop.ModemManager1"
    /// More connections at once than anybody has.
    private static let mostConnections = 16

    package private(set) var value = NetworkFacts(.unavailable)
    package var onChange: (@MainActor () -> Void)?

    private let bus: Bus
    private var manager: RemoteObject?
    private var connection: RemoteObject?
    private var others: [String: RemoteObject] = [:]
    private var device: RemoteObject?
    private var radio: RemoteObject?
    private var accessPoint: RemoteObject?
    private var modem: RemoteObject?
    private var addresses: [RemoteObject?] = [nil, nil]

    package init(_ bus: Bus) {
        self.bus = bus
        manager = RemoteObject(bus, service: Self.service, path: Self.path, interface: Self.service) { [weak self] in
            self?.update()
        }
    }

    package func check() -> Bool {
        guard let manager, manager.isLoaded else { return false }
        manager.refresh()
        return true
    }

    private func update() {
        guard let manager, manager.isLoaded else {
            (connection, device, radio, accessPoint, modem) = (nil, nil, nil, nil, nil)
            (others, addresses) = ([:], [nil, nil])
            return publish(NetworkFacts(.unavailable))
        }
        followOthers(manager.properties)
        var path = NetworkReading.connectionPath(manager.properties)
        // Where a private network is the way out, what it goes over says how good the way is.
        if let base = path.flatMap({ loaded(others[$0]) }).flatMap(NetworkReading.basePath) { path = base }
        follow(&connection, path, "Connection.Active")
        let active = known(connection)
        let devicePath = active.flatMap(NetworkReading.devicePath)
        follow(&device, devicePath, "Device")
        let isWireless = active?["Type"]?.string == "802-11-wireless"
        follow(&radio, isWireless ? devicePath : nil, "Device.Wireless")
        follow(&accessPoint, active.flatMap { NetworkReading.accessPointPath($0, loaded(radio)) }, "AccessPoint")
        follow(&addresses[0], active.flatMap { NetworkReading.addressPath($0, "Ip4Config") }, "IP4Config")
        follow(&addresses[1], active.flatMap { NetworkReading.addressPath($0, "Ip6Config") }, "IP6Config")
        followModem()
        let point = accessPoint == nil && radio?.isSettled == true ? [:] : known(accessPoint)
        let reading = NetworkReading(
            manager: manager.properties, connection: active, radio: loaded(radio), accessPoint: point,
            modemQuality: loaded(modem).flatMap(CellularReading.strength),
            connections: NetworkReading.activePaths(manager.properties).compactMap { loaded(others[$0]) },
            device: loaded(device) ?? [:], addresses: addresses.compactMap(loaded))
        // What has not arrived yet is on its way; until then the last whole picture stands.
        if let facts = reading.facts { publish(facts) }
    }

    private func publish(_ facts: NetworkFacts) {
        guard facts != value else { return }
        value = facts
        onChange?()
    }

    private func loaded(_ object: RemoteObject?) -> [String: Variant]? {
        object?.isLoaded == true ? object?.properties : nil
    }

    /// Nil while it is on its way; empty for an object that the service does not know.
    private func known(_ object: RemoteObject?) -> [String: Variant]? {
        loaded(object) ?? (object?.isSettled == true ? [:] : nil)
    }

    private func follow(_ object: inout RemoteObject?, _ path: String?, _ interface: String) {
        guard path != object?.path else { return }
        object = path.map { made($0, interface) }
    }

    private func made(_ path: String, _ interface: String) -> RemoteObject {
        RemoteObject(bus, service: Self.service, path: path, interface: "\(Self.service).\(interface)") {
            [weak self] in self?.update()
        }
    }

    private func followOthers(_ manager: [String: Variant]) {
        let paths = NetworkReading.activePaths(manager).prefix(Self.mostConnections)
        for path in others.keys where !paths.contains(path) { others[path] = nil }
        for path in paths where others[path] == nil { others[path] = made(path, "Connection.Active") }
    }

    /// A modem's device names the object of the modem service.
    private func followModem() {
        let udi = loaded(device)?["Udi"]?.string
        let path = udi.flatMap { $0.hasPrefix("/org/freedesktop/ModemManager1/") ? $0 : nil }
        guard path != modem?.path else { return }
        modem = path.map { path in
            RemoteObject(bus, service: Self.modems, path: path, interface: "\(Self.modems).Modem") { [weak self] in
                self?.update()
            }
        }
    }
}

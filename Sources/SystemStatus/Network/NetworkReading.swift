// SPDX-License-Identifier: Apache-2.0

// From NetworkManager's properties to one fact. The numbers are those of its interface.

import BarModel
import GioKit

struct NetworkReading {
    /// Of the service itself.
    var manager: [String: Variant]
    /// Of the connection that matters, of its device's radio, and of what the radio is joined to; nil while they are on
    /// their way, empty where there is nothing to know: a radio that others join is joined to nobody.
    var connection: [String: Variant]?
    var radio: [String: Variant]?
    var accessPoint: [String: Variant]?
    /// Of the modem, in percent.
    var modemQuality: Int?
    /// Of all connections that are up, in the service's order, as far as they are known.
    var connections: [[String: Variant]] = []
    /// Of the connection's device and its addresses; empty while unknown.
    var device: [String: Variant] = [:]
    var addresses: [[String: Variant]] = []

    /// Nil while something that belongs to the answer has not arrived.
    var facts: NetworkFacts? {
        guard let link else { return nil }
        guard Self.isUp(link) else { return NetworkFacts(link) }
        return NetworkFacts(
            link, privateNetworks: privateNetworks, interface: device["Interface"]?.shownText ?? "",
            addresses: addresses.flatMap(Self.addresses),
            gateway: addresses.lazy.compactMap { $0["Gateway"]?.shownText }.first { !$0.isEmpty } ?? "")
    }

    private static func isUp(_ link: NetworkFacts.Link) -> Bool {
        switch link {
        case .wired, .wifi, .mobile, .plain: true
        case .unavailable, .off, .disconnected, .connecting: false
        }
    }

    private var link: NetworkFacts.Link? {
        guard !isOff else { return .off }
        guard Self.connectionPath(manager) != nil else { return .disconnected }
        guard let connection else { return nil }
        let name = connection["Id"]?.shownText ?? ""
        switch connection["State"]?.int {
        case 1: return .connecting(name: accessPointName ?? name)
        case 2: break
        default: return .disconnected
        }
        switch connection["Type"]?.string {
        case "802-11-wireless":
            guard let accessPoint else { return nil }
            let strength = accessPoint["Strength"]?.int ?? 0
            return .wifi(
                name: accessPointName ?? name, strength: min(100, max(0, strength)), connectivity: connectivity)
        case "gsm", "cdma":
            return .mobile(name: name, strength: min(100, max(0, modemQuality ?? 0)), connectivity: connectivity)
        default:
            return .wired(name: name, connectivity: connectivity)
        }
    }

    /// The connection that leads to the network, or the one that is being made; nil without either.
    static func connectionPath(_ manager: [String: Variant]) -> String? {
        for name in ["PrimaryConnection", "ActivatingConnection"] {
            if let path = manager[name]?.objectPath { return path }
        }
        guard manager["PrimaryConnection"] == nil else { return nil }
        return firstPath(manager["ActiveConnections"])
    }

    static func devicePath(_ connection: [String: Variant]) -> String? {
        firstPath(connection["Devices"])
    }

    /// The radio knows first where it roams to; the connection knows where it began.
    static func accessPointPath(_ connection: [String: Variant], _ radio: [String: Variant]?) -> String? {
        guard connection["Type"]?.string == "802-11-wireless" else { return nil }
        return radio?["ActiveAccessPoint"]?.objectPath ?? connection["SpecificObject"]?.objectPath
    }

    static func addressPath(_ connection: [String: Variant], _ property: String) -> String? {
        connection[property]?.objectPath
    }

    static func activePaths(_ manager: [String: Variant]) -> [String] {
        (manager["ActiveConnections"]?.elements ?? []).compactMap(\.objectPath)
    }

    static func isPrivate(_ connection: [String: Variant]) -> Bool {
        connection["Vpn"]?.bool == true || ["vpn", "wireguard"].contains(connection["Type"]?.string ?? "")
    }

    /// What a private network goes over, where that is told.
    static func basePath(_ connection: [String: Variant]) -> String? {
        guard isPrivate(connection), let path = connection["SpecificObject"]?.objectPath,
            path.contains("/ActiveConnection/")
        else { return nil }
        return path
    }

    private var privateNetworks: [String] {
        connections.filter { Self.isPrivate($0) && $0["State"]?.int == 2 }.map { $0["Id"]?.shownText ?? "" }
    }

    private static func addresses(_ configuration: [String: Variant]) -> [String] {
        (configuration["AddressData"]?.elements ?? []).compactMap { entry in
            guard let fields = entry.dictionary, let address = fields["address"]?.shownText else { return nil }
            return fields["prefix"]?.int.map { "\(address)/\($0)" } ?? address
        }
    }

    private static func firstPath(_ value: Variant?) -> String? {
        (value?.elements ?? []).lazy.compactMap(\.objectPath).first
    }

    private var accessPointName: String? {
        accessPoint?["Ssid"]?.shownText.flatMap { $0.isEmpty ? nil : $0 }
    }

    private var isOff: Bool {
        let asleep = 10
        return manager["NetworkingEnabled"]?.bool == false || manager["State"]?.int == asleep
    }

    private var connectivity: NetworkFacts.Connectivity {
        switch manager["Connectivity"]?.int {
        case 1: .none
        case 2: .portal
        case 3: .limited
        default: .full
        }
    }
}

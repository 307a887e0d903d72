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
    private static let wiredTypes: Set = [
        "802-3-ethernet", "adsl", "bond", "bridge", "infiniband", "macvlan", "pppoe", "team", "veth", "vlan", "vxlan",
    ]
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
        case .wired, .wifi, .mobile, .other, .plain: true
        case .unavailable, .off, .disconnected, .connecting: false
        }
    }

    private var link: NetworkFacts.Link? {
        guard !isOff else { return .off }
        guard Self.connectionPath(manager) != nil else { return tellsPaths ? .disconnected : .unavailable }
        guard let connection else { return nil }
        // The service names it and does not know it: it has just gone.
        guard !connection.isEmpty else { return .disconnected }
        let name = connection["Id"]?.shownText ?? ""
        switch connection["State"]?.int {
        case 1: return .connecting(name: accessPointName ?? name)
        case 2: break
        case 3, 4: return .disconnected
        default: return .unavailable
        }
        // A doubtful word about what lies behind is none for "online".
        guard let connectivity else { return .unavailable }
        switch connection["Type"]?.string {
        case "802-11-wireless":
            guard let accessPoint else { return nil }
            return .wifi(
                name: accessPointName ?? name, strength: accessPoint["Strength"]?.percent, connectivity: connectivity)
        case "gsm", "cdma":
            return .mobile(name: name, strength: modemQuality, connectivity: connectivity)
        case let type? where Self.wiredTypes.contains(type):
            return .wired(name: name, connectivity: connectivity)
        default:
            return .other(name: name, connectivity: connectivity)
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

    /// Whether there is no connection, or only no path that could be read. A path is one, `/` among them.
    private var tellsPaths: Bool {
        let names = ["PrimaryConnection", "ActivatingConnection"]
        guard names.compactMap({ manager[$0]?.content.type }).allSatisfy({ $0 == "o" }) else { return false }
        guard manager["PrimaryConnection"] == nil, let active = manager["ActiveConnections"] else { return true }
        return active.elements != nil
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

    /// Nil where what the service says of it is improper; one that never judges, or cannot, is taken for online.
    private var connectivity: NetworkFacts.Connectivity? {
        switch manager.number("Connectivity", in: 0...4) {
        case .proper(1): NetworkFacts.Connectivity.none
        case .proper(2): .portal
        case .proper(3): .limited
        case .proper, .missing: .full
        case .improper: nil
        }
    }
}

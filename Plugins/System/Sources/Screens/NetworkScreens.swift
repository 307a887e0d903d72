// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// All interfaces, and the connection that leads out.
final class NetworkScreen: LiveScreen<Network> {
    override func reader(before: Network?) -> @Sendable () throws(ReadFailure) -> Network {
        { [source] () throws(ReadFailure) in try source.network() }
    }

    override func title(_ words: Words) -> String { words("Network") }

    override func describe(_ network: Network, _ words: Words) -> Page {
        Page(title(words)) {
            List(id: "network") {
                group(words("Interfaces"), id: "interfaces") {
                    network.interfaces.map { row($0, words) }
                }
                if let active = network.activeInterface {
                    Section(words("This connection"), id: "connection") { connection(active, network, words) }
                }
            }
        }
    }

    private func row(_ interface: NetworkInterface, _ words: Words) -> Row {
        let name = interface.name
        return Row(
            words.name(of: interface), id: screenID("row", name), subtitle: words.subtitle(of: interface),
            value: words.state(of: interface)
        )
        .opens(screenID("net", name)) { [source] in InterfaceScreen(name, source) }
    }

    private func connection(_ active: NetworkInterface, _ network: Network, _ words: Words) -> [Row] {
        let addresses = network.addresses(of: active).filter { $0.scope == .global }
        let first = addresses.first { $0.family == .v4 } ?? addresses.first
        let title = first?.family == .v6 ? words("IPv6 address") : words("IPv4 address")
        return fact(title, first?.text, id: "address") + fact(words("Router"), network.router, id: "router")
            + [
                Row(words("Sent"), id: "sent", value: words.amounts.bytes(active.sent)),
                Row(words("Received"), id: "received", value: words.amounts.bytes(active.received)),
            ]
    }
}

/// One interface.
final class InterfaceScreen: LiveScreen<Network> {
    private let name: String

    init(_ name: String, _ source: SystemSource) {
        self.name = name
        super.init(source)
    }

    override func reader(before: Network?) -> @Sendable () throws(ReadFailure) -> Network {
        { [source] () throws(ReadFailure) in try source.network() }
    }

    override func title(_ words: Words) -> String { shortTitle(name) }

    override func describe(_ network: Network, _ words: Words) -> Page {
        guard let interface = network[name] else { return words.gone(title(words)) }
        return Page(shortTitle(words.name(of: interface))) {
            List(id: "interface") {
                Section(id: "state") {
                    Row(words("State"), id: "state", value: words.state(of: interface))
                    Row(words("Device"), id: "device", value: name)
                    fact(words("Speed"), interface.speed.map(words.amounts.bitRate), id: "speed")
                    fact(words("Hardware"), interface.hardwareAddress, id: "hardware")
                    fact(words("Packet size (MTU)"), interface.longestPacket.map { "\($0) B" }, id: "mtu")
                }
                addresses(network.addresses(of: interface), words)
                Section(words("Since it is up"), id: "traffic") {
                    Row(words("Received"), id: "received", value: words.amounts.bytes(interface.received))
                    Row(words("Sent"), id: "sent", value: words.amounts.bytes(interface.sent))
                    Row(words("Lost or damaged"), id: "errors", value: words.amounts.count(interface.errors))
                }
            }
        }
    }

    private func addresses(_ addresses: [NetworkAddress], _ words: Words) -> [Section] {
        group(words("Addresses"), id: "addresses") {
            addresses.map { address in
                let text = address.text
                return Row(text, id: screenID("row", text))
                    .opens(screenID("address", "\(name).\(text)"), title: words.title(of: address.family)) {
                        [source, name] in AddressScreen(text, of: name, source)
                    }
            }
        }
    }
}

/// One address of an interface.
final class AddressScreen: LiveScreen<Network> {
    private let text: String
    private let interface: String

    init(_ text: String, of interface: String, _ source: SystemSource) {
        self.text = text
        self.interface = interface
        super.init(source, every: .seconds(5))
    }

    override func reader(before: Network?) -> @Sendable () throws(ReadFailure) -> Network {
        { [source] () throws(ReadFailure) in try source.network() }
    }

    override func title(_ words: Words) -> String {
        words.title(of: text.contains(":") ? .v6 : .v4)
    }

    override func describe(_ network: Network, _ words: Words) -> Page {
        let own = network[interface].map(network.addresses) ?? []
        guard let address = own.first(where: { $0.text == text }) else { return words.gone(title(words)) }
        return Page(title(words)) {
            List(id: "address") {
                Section(id: "address") {
                    Row(words("Address"), id: "text", value: text)
                    Row(words("Family"), id: "family", value: address.family == .v4 ? "IPv4" : "IPv6")
                    Row(words("Prefix"), id: "prefix", value: "/\(address.prefix)")
                    fact(words("Mask"), address.mask, id: "mask")
                    fact(words("Broadcast"), address.broadcast.map(NetworkAddress.text), id: "broadcast")
                }
                Section(id: "use") {
                    Row(words("Reaches"), id: "scope", value: words.scope(address.scope))
                    Row(
                        words("Lasts"), id: "lifetime",
                        value: words(address.isPermanent ? "Until it is changed" : "As long as it was lent"))
                    if address.isTemporary { Row(words("Changes to keep privacy"), id: "temporary") }
                    if address.isDeprecated { Row(words("Not for new connections"), id: "deprecated") }
                    if address.isDuplicate { Row(words("In use elsewhere too"), id: "duplicate") }
                }
            }
        }
    }
}

extension Words {
    func name(of interface: NetworkInterface) -> String {
        switch interface.kind {
        case .wireless: self("Wi-Fi")
        case .wired: self("Wired")
        case .loopback: self("Loopback")
        case .bridge: self("Bridge")
        case .tunnel: self("Tunnel")
        case .virtual: self("Virtual")
        }
    }

    func subtitle(of interface: NetworkInterface) -> String {
        [interface.name, interface.speed.map(amounts.bitRate)].compactMap { $0 }.joined(separator: self(", "))
    }

    func state(of interface: NetworkInterface) -> String {
        switch (interface.state, interface.kind) {
        case (.connected, .loopback): self("On")
        case (.connected, _): self("Connected")
        case (.noCarrier, .wired): self("Not plugged in")
        case (.noCarrier, _): self("Not connected")
        case (.off, _): self("Off")
        case (.waiting, _): self("Connecting")
        }
    }

    func title(of family: NetworkAddress.Family) -> String {
        self(family == .v4 ? "IPv4 address" : "IPv6 address")
    }

    func scope(_ scope: NetworkAddress.Scope) -> String {
        switch scope {
        case .global: self("Everywhere")
        case .site: self("This site")
        case .link: self("This network only")
        case .host: self("This machine only")
        case .nowhere: self("Nowhere")
        case .other(let number): "\(number)"
        }
    }
}

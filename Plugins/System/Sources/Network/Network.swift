// SPDX-License-Identifier: Apache-2.0

/// All interfaces, their addresses, and the way out.
struct Network: Equatable, Sendable {
    /// Those in use first, loopback last, then by name.
    var interfaces: [NetworkInterface]
    /// None where the kernel does not tell them.
    var addresses: [NetworkAddress]
    /// Name of the interface that leads to the rest of the world.
    var active: String?
    /// The next machine on that way.
    var router: String?

    /// - Parameter addresses: The kernel's answer to `AddressMessages.ask`.
    init(_ roots: Roots, addresses answer: [UInt8]) throws(ReadFailure) {
        var found: [NetworkInterface] = []
        for name in try roots.names(in: roots.sys + "/class/net") {
            // One that is unplugged meanwhile is not there any more; `bonding_masters` is no interface.
            if let interface = try? NetworkInterface(name, roots), interface.index > 0 { found.append(interface) }
        }
        let route = (try? roots.text(roots.proc + "/net/route")).flatMap(DefaultRoute.init)
        let outside = found.filter { $0.kind != .loopback && $0.state == .connected }
        let leads = route.flatMap { route in outside.first { $0.name == route.interface } }
        let addresses = AddressMessages.addresses(answer)
        // Without IPv4 there is no such route; then what has an address for the world leads there.
        active =
            (leads
            ?? outside.first { interface in
                addresses.contains { $0.interface == interface.index && $0.scope == .global }
            })?.name
        router = leads == nil ? nil : route?.router
        self.addresses = addresses
        interfaces = found
        let first = active
        interfaces.sort { Self.rank($0, first) < Self.rank($1, first) }
    }

    private static func rank(_ interface: NetworkInterface, _ active: String?) -> (Int, String) {
        let place =
            if interface.name == active {
                0
            } else if interface.kind == .loopback {
                3
            } else {
                interface.state == .connected ? 1 : 2
            }
        return (place, interface.name)
    }

    subscript(name: String) -> NetworkInterface? {
        interfaces.first { $0.name == name }
    }

    var activeInterface: NetworkInterface? {
        active.flatMap { self[$0] }
    }

    /// IPv4 first, then those for the world, in the order the kernel has them.
    func addresses(of interface: NetworkInterface) -> [NetworkAddress] {
        let own = addresses.filter { $0.interface == interface.index }
        return own.filter { $0.family == .v4 } + own.filter { $0.family == .v6 && $0.scope == .global }
            + own.filter { $0.family == .v6 && $0.scope != .global }
    }
}

/// The way to everywhere else in the kernel's table `/proc/net/route`.
struct DefaultRoute: Equatable, Sendable {
    let interface: String
    let router: String?

    /// The one with the least metric; nothing where there is none.
    init?(_ table: String) {
        let routes = table.split(separator: "\n").dropFirst().compactMap { line -> (metric: Int, [Substring])? in
            let fields = line.split { $0 == "\t" || $0 == " " }
            guard fields.count >= 8, fields[1] == "00000000", fields[7] == "00000000",
                let flags = UInt32(fields[3], radix: 16), flags & 1 != 0
            else { return nil }
            return (Int(fields[6]) ?? .max, fields)
        }
        guard let best = routes.min(by: { $0.metric < $1.metric }) else { return nil }
        interface = String(best.1[0])
        // The number stands there as the machine holds it, with the first byte of the address lowest in memory.
        router = UInt32(best.1[2], radix: 16).flatMap { number in
            let ordered = number.littleEndian
            return number == 0
                ? nil : NetworkAddress.text([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: ordered >> $0) })
        }
    }
}

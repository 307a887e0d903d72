// SPDX-License-Identifier: Apache-2.0

// What the kernel tells of interfaces, routes and addresses, reduced to the way to the network. Messages are bytes in the
// layout of rtnetlink(7); what is cut short or lies about its length is left out.

import BarModel

struct LinkTable: Equatable {
    struct Interface: Equatable {
        var name: String
        /// Up, with a carrier.
        var isRunning: Bool
        var isWired: Bool
    }

    struct Route: Hashable {
        var family: UInt8
        var interface: UInt32
        var metric: UInt32
        var gateway: String
    }

    struct Address: Hashable {
        var interface: UInt32
        var text: String
        var isGlobal: Bool
    }

    private(set) var interfaces: [UInt32: Interface] = [:]
    private(set) var routes: Set<Route> = []
    private(set) var addresses: Set<Address> = []

    /// Forgets everything, before it is told anew.
    mutating func clear() { self = LinkTable() }

    /// The default route of the least metric over an interface that carries; IPv4 before IPv6 among equals.
    var facts: NetworkFacts {
        let ways = routes.filter { interfaces[$0.interface]?.isRunning == true }
            .sorted {
                ($0.metric, $0.family, $0.interface, $0.gateway) < ($1.metric, $1.family, $1.interface, $1.gateway)
            }
        guard let way = ways.first, let interface = interfaces[way.interface] else {
            return NetworkFacts(.disconnected)
        }
        let link: NetworkFacts.Link =
            interface.isWired
            ? .wired(name: interface.name, connectivity: .full) : .plain(interface: interface.name)
        return NetworkFacts(
            link, interface: interface.name,
            addresses: addresses.filter { $0.interface == way.interface && $0.isGlobal }.map(\.text).sorted(),
            gateway: way.gateway)
    }

    // MARK: Messages

    enum Kind {
        static let newLink: UInt16 = 16
        static let oldLink: UInt16 = 17
        static let newAddress: UInt16 = 20
        static let oldAddress: UInt16 = 21
        static let newRoute: UInt16 = 24
        static let oldRoute: UInt16 = 25
        static let done: UInt16 = 3
        static let error: UInt16 = 2
    }

    /// Takes one message.
    ///
    /// - Parameter isWireless: Asked for a new interface by its name; only the file system knows.
    mutating func take(kind: UInt16, body: Bytes, isWireless: (String) -> Bool) {
        switch kind {
        case Kind.newLink, Kind.oldLink: takeLink(body, isNew: kind == Kind.newLink, isWireless)
        case Kind.newAddress, Kind.oldAddress: takeAddress(body, isNew: kind == Kind.newAddress)
        case Kind.newRoute, Kind.oldRoute: takeRoute(body, isNew: kind == Kind.newRoute)
        default: break
        }
    }

    private mutating func takeLink(_ body: Bytes, isNew: Bool, _ isWireless: (String) -> Bool) {
        let (ethernet, up, running, lowerUp) = (UInt16(1), UInt32(0x1), UInt32(0x40), UInt32(0x1_0000))
        guard let family = body.uint16(0), family & 0xFF == 0, let hardware = body.uint16(2),
            let index = body.uint32(4), let flags = body.uint32(8)
        else { return }
        // What is switched off takes its routes along, and the kernel does not tell of each.
        if !isNew || flags & up == 0 { routes = routes.filter { $0.interface != index } }
        guard isNew else {
            interfaces[index] = nil
            return
        }
        guard let name = body.attributes(from: 16)[3]?.text ?? interfaces[index]?.name else { return }
        interfaces[index] = Interface(
            name: name, isRunning: flags & running != 0 && flags & lowerUp != 0,
            isWired: hardware == ethernet && !isWireless(name))
    }

    private mutating func takeAddress(_ body: Bytes, isNew: Bool) {
        guard let head = body.uint32(0), let index = body.uint32(4) else { return }
        let prefix = head >> 8 & 0xFF
        let scope = head >> 24 & 0xFF
        let attributes = body.attributes(from: 8)
        // Of a connection between two points the local end is ours.
        guard let bytes = attributes[2] ?? attributes[1], let text = AddressText.text(bytes.array) else { return }
        let address = Address(interface: index, text: "\(text)/\(prefix)", isGlobal: scope == 0)
        if isNew { addresses.insert(address) } else { addresses.remove(address) }
    }

    private mutating func takeRoute(_ body: Bytes, isNew: Bool) {
        let (main, unicast) = (UInt32(254), UInt32(1))
        guard let head = body.uint32(0), let second = body.uint32(4) else { return }
        let length = head >> 8 & 0xFF
        // Only default routes of the main table.
        guard length == 0, second & 0xFF == main, second >> 24 & 0xFF == unicast else { return }
        let attributes = body.attributes(from: 12)
        guard let interface = attributes[4]?.uint32(0) else { return }
        let route = Route(
            family: UInt8(truncatingIfNeeded: head), interface: interface, metric: attributes[6]?.uint32(0) ?? 0,
            gateway: attributes[5].flatMap { AddressText.text($0.array) } ?? "")
        if isNew { routes.insert(route) } else { routes.remove(route) }
    }
}

/// Bytes of a message, read within their bounds.
struct Bytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }
    var isEmpty: Bool { bytes.isEmpty }
    var array: [UInt8] { Array(bytes) }

    /// Up to the first zero.
    var text: String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }

    func uint16(_ offset: Int) -> UInt16? {
        guard offset >= 0, offset + 2 <= count else { return nil }
        let start = bytes.startIndex + offset
        return UInt16(bytes[start]) | UInt16(bytes[start + 1]) << 8
    }

    func uint32(_ offset: Int) -> UInt32? {
        guard let low = uint16(offset), let high = uint16(offset + 2) else { return nil }
        return UInt32(low) | UInt32(high) << 16
    }

    func slice(_ offset: Int, _ length: Int) -> Bytes? {
        guard offset >= 0, length >= 0, offset + length <= count else { return nil }
        let start = bytes.startIndex + offset
        return Bytes(bytes[start..<start + length])
    }

    /// Attributes by their number; of equal ones the first.
    func attributes(from start: Int) -> [UInt16: Bytes] {
        var found: [UInt16: Bytes] = [:]
        var offset = start
        while let length = uint16(offset), let number = uint16(offset + 2), length >= 4,
            let value = slice(offset + 4, Int(length) - 4)
        {
            let plain = number & 0x3FFF
            if found[plain] == nil { found[plain] = value }
            offset += (Int(length) + 3) & ~3
        }
        return found
    }
}

enum AddressText {
    /// An address of 4 or 16 bytes in its usual form, the longest run of zeros left out; nil for another length.
    static func text(_ bytes: [UInt8]) -> String? {
        if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
        guard bytes.count == 16 else { return nil }
        let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        var best = 0..<0
        var start = 0
        while start < 8 {
            var end = start
            while end < 8, groups[end] == 0 { end += 1 }
            if end - start > max(1, best.count) { best = start..<end }
            start = max(end, start + 1)
        }
        func hex(_ range: Range<Int>) -> String { groups[range].map { String($0, radix: 16) }.joined(separator: ":") }
        return best.isEmpty ? hex(0..<8) : hex(0..<best.lowerBound) + "::" + hex(best.upperBound..<8)
    }
}

// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Asks the kernel for all addresses (rtnetlink), and reads its answer.
enum AddressMessages {
    private enum Number {
        static let error: UInt16 = 2
        static let done: UInt16 = 3
        static let newAddress: UInt16 = 20
        static let getAddress: UInt16 = 22
        static let requestDump: UInt16 = 0x301
        static let attributeAddress: UInt16 = 1
        static let attributeLocal: UInt16 = 2
        static let attributeLabel: UInt16 = 3
        static let attributeBroadcast: UInt16 = 4
        static let attributeFlags: UInt16 = 8
        static let routeFamily: Int32 = 0
        static let header = 16
        static let body = 8
    }

    /// The kernel's answer as it came, all parts in a row.
    static func ask() throws(ReadFailure) -> [UInt8] {
        let name = "rtnetlink"
        let connection = socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), Number.routeFamily)
        guard connection >= 0 else { throw .failed(name, errno) }
        defer { close(connection) }
        var request: [UInt8] = []
        append(UInt32(Number.header + Number.body), to: &request)
        append(Number.getAddress, to: &request)
        append(Number.requestDump, to: &request)
        request += [UInt8](repeating: 0, count: 8 + Number.body)
        guard send(connection, &request, request.count, 0) == request.count else { throw .failed(name, errno) }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !isComplete(answer) {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .failed(name, errno) }
            answer += buffer[..<count]
        }
        return answer
    }

    /// Whether the message that ends the answer has come.
    static func isComplete(_ bytes: [UInt8]) -> Bool {
        messages(bytes).contains { $0.type == Number.done || $0.type == Number.error }
    }

    static func addresses(_ bytes: [UInt8]) -> [NetworkAddress] {
        messages(bytes).filter { $0.type == Number.newAddress }.compactMap { address($0.body) }
    }

    private static func messages(_ bytes: [UInt8]) -> [(type: UInt16, body: ArraySlice<UInt8>)] {
        var found: [(type: UInt16, body: ArraySlice<UInt8>)] = []
        var rest = bytes[...]
        while rest.count >= Number.header {
            let length = Int(word(rest))
            guard length >= Number.header, length <= rest.count else { break }
            found.append((half(rest.dropFirst(4)), rest.dropFirst(Number.header).prefix(length - Number.header)))
            rest = rest.dropFirst(aligned(length))
        }
        return found
    }

    private static func address(_ body: ArraySlice<UInt8>) -> NetworkAddress? {
        guard body.count >= Number.body else { return nil }
        let head = Array(body.prefix(Number.body))
        let family: NetworkAddress.Family? =
            switch Int32(head[0]) {
            case AF_INET: .v4
            case AF_INET6: .v6
            default: nil
            }
        guard let family else { return nil }
        let found = attributes(body.dropFirst(Number.body))
        // On a link between two points the local end is ours, the other one is the neighbour's.
        guard let bytes = found[Number.attributeLocal] ?? found[Number.attributeAddress],
            bytes.count == (family == .v4 ? 4 : 16)
        else { return nil }
        let flags = found[Number.attributeFlags].flatMap { $0.count >= 4 ? word($0[...]) : nil } ?? UInt32(head[2])
        return NetworkAddress(
            family: family, bytes: bytes, prefix: Int(head[1]), scope: .init(head[3]), interface: word(head[4...]),
            broadcast: found[Number.attributeBroadcast].flatMap { $0.count == 4 ? $0 : nil },
            label: found[Number.attributeLabel].map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) },
            flags: flags)
    }

    private static func attributes(_ bytes: ArraySlice<UInt8>) -> [UInt16: [UInt8]] {
        var found: [UInt16: [UInt8]] = [:]
        var rest = bytes
        while rest.count >= 4 {
            let length = Int(half(rest))
            guard length >= 4, length <= rest.count else { break }
            found[half(rest.dropFirst(2))] = Array(rest.dropFirst(4).prefix(length - 4))
            rest = rest.dropFirst(aligned(length))
        }
        return found
    }

    private static func aligned(_ length: Int) -> Int {
        (length + 3) & ~3
    }

    // Numbers are in the machine's own order.

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        UInt32(littleEndian: bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }

    private static func half(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        UInt16(littleEndian: bytes.prefix(2).reversed().reduce(0) { $0 << 8 | UInt16($1) })
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        let ordered = number.littleEndian
        for shift in stride(from: 0, to: ordered.bitWidth, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: ordered >> shift))
        }
    }
}

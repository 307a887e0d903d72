// SPDX-License-Identifier: Apache-2.0

/// One address of an interface.
struct NetworkAddress: Equatable, Sendable {
    enum Family: Equatable, Sendable {
        case v4, v6
    }

    enum Scope: Equatable, Sendable {
        case global, site, link, host, nowhere
        case other(UInt8)

        init(_ number: UInt8) {
            self =
                switch number {
                case 0: .global
                case 200: .site
                case 253: .link
                case 254: .host
                case 255: .nowhere
                default: .other(number)
                }
        }
    }

    var family: Family
    /// 4 or 16.
    var bytes: [UInt8]
    /// Leading bits that name the network.
    var prefix: Int
    var scope: Scope
    /// Index of its interface.
    var interface: UInt32
    var broadcast: [UInt8]?
    var label: String?
    /// A number of the kernel's `IFA_F_` bits.
    var flags: UInt32

    /// Changes from time to time, to keep others from following the machine.
    var isTemporary: Bool { family == .v6 && flags & 0x01 != 0 }
    /// Somebody else has this address too.
    var isDuplicate: Bool { flags & 0x08 != 0 }
    /// Not used for new connections any more.
    var isDeprecated: Bool { flags & 0x20 != 0 }
    /// Stays until somebody takes it away; others were lent for a time.
    var isPermanent: Bool { flags & 0x80 != 0 }

    var text: String { Self.text(bytes) }

    /// The mask of an IPv4 network, for example `255.255.255.0`.
    var mask: String? {
        guard family == .v4 else { return nil }
        let bits = prefix <= 0 ? 0 : UInt32.max << UInt32(32 - min(prefix, 32))
        return Self.text([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) })
    }

    /// IPv4 in decimal; IPv6 as RFC 5952 has it: small letters, no leading zeros, the longest run of zeros as `::`.
    static func text(_ bytes: [UInt8]) -> String {
        guard bytes.count == 16 else { return bytes.map { String($0) }.joined(separator: ".") }
        let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        var longest = 0..<0
        var index = 0
        while index < 8 {
            var end = index
            while end < 8 && groups[end] == 0 { end += 1 }
            if end - index > max(longest.count, 1) { longest = index..<end }
            index = max(end, index + 1)
        }
        func hex(_ range: Range<Int>) -> String {
            groups[range].map { String($0, radix: 16) }.joined(separator: ":")
        }
        return longest.isEmpty ? hex(0..<8) : hex(0..<longest.lowerBound) + "::" + hex(longest.upperBound..<8)
    }
}

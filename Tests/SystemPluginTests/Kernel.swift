// SPDX-License-Identifier: Apache-2.0

@testable import SystemPlugin

/// Answers of a kernel, made by hand.
enum Kernel {
    static let disks: [String: FileSystemUse] = [
        "/": FileSystemUse(
            size: 100_000_000_000, free: 41_000_000_000, used: 54_000_000_000, inodes: 6_000_000, freeInodes: 5_500_000),
        "/home": FileSystemUse(
            size: 500_000_000_000, free: 120_400_000_000, used: 379_000_000_000, inodes: 0, freeInodes: 0),
        "/boot/efi": FileSystemUse(size: 500_000_000, free: 480_000_000, used: 20_000_000, inodes: 0, freeInodes: 0),
    ]

    /// An answer of rtnetlink with the addresses of the laptop.
    static let addresses: [UInt8] =
        address(family: 2, prefix: 8, flags: 0x80, scope: 254, interface: 1, [2: [127, 0, 0, 1]])
        + address(
            family: 2, prefix: 24, flags: 0, scope: 0, interface: 2,
            [1: [192, 0, 2, 17], 2: [192, 0, 2, 17], 4: [192, 0, 2, 255], 3: Array("enp3s0\0".utf8), 8: word(0x200)])
        + address(
            family: 10, prefix: 64, flags: 0x80, scope: 253, interface: 2,
            [1: [0xfe, 0x80] + [UInt8](repeating: 0, count: 6) + [0x50, 0x54, 0, 0xff, 0xfe, 0x12, 0x34, 0x56]])
        + done

    static let done = message(type: 3, word(0))

    static func address(
        family: UInt8, prefix: UInt8, flags: UInt8, scope: UInt8, interface: UInt32, _ attributes: [UInt16: [UInt8]]
    ) -> [UInt8] {
        var body = [family, prefix, flags, scope] + word(interface)
        for (type, value) in attributes.sorted(by: { $0.key < $1.key }) {
            body += half(UInt16(4 + value.count)) + half(type) + value
            while body.count % 4 != 0 { body.append(0) }
        }
        return message(type: 20, body)
    }

    static func message(type: UInt16, _ body: [UInt8]) -> [UInt8] {
        word(UInt32(16 + body.count)) + half(type) + half(2) + word(0) + word(0) + body
    }

    static func word(_ number: UInt32) -> [UInt8] {
        let ordered = number.littleEndian
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: ordered >> $0) }
    }

    static func half(_ number: UInt16) -> [UInt8] {
        let ordered = number.littleEndian
        return [0, 8].map { UInt8(truncatingIfNeeded: ordered >> $0) }
    }
}

// SPDX-License-Identifier: Apache-2.0
// Writes PNG files for tests: RGBA, stored without compression, so any size and any damage can be made.

import Pictures

enum PNGFile {
    /// - Parameter rgba: Four bytes a pixel; missing ones are 0.
    static func bytes(width: Int, height: Int, rgba: [UInt8] = []) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<max(0, height) {
            rows.append(0)
            for at in y * 4 * width..<(y + 1) * 4 * width { rows.append(at < rgba.count ? rgba[at] : 0) }
        }
        let header = number(width) + number(height) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", stored(rows))
            + chunk("IEND", [])
    }

    /// A header that promises a size, and nothing behind it.
    static func header(width: Int, height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + chunk("IEND", [])
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in body {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return number(data.count) + body + number(Int(~crc))
    }

    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var at = 0
        repeat {
            let count = min(65_535, data.count - at)
            let isLast: UInt8 = at + count == data.count ? 1 : 0
            let low = UInt8(count & 0xFF)
            let high = UInt8(count >> 8)
            out += [isLast, low, high, ~low, ~high] + data[at..<at + count]
            at += count
        } while at < data.count
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in data {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return out + number(Int(b << 16 | a))
    }
}

extension AlphaPlane {
    /// `#` is ink, `+` a quarter of it, anything else none.
    init(rows: [String]) {
        let width = rows.map(\.count).max() ?? 0
        var values: [UInt8] = []
        for row in rows {
            let line: [UInt8] = row.map { $0 == "#" ? 255 : $0 == "+" ? 64 : 0 }
            values += line + [UInt8](repeating: 0, count: width - line.count)
        }
        self.init(width: width, height: rows.count, values: values)
    }
}

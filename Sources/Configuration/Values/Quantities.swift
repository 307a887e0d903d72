// SPDX-License-Identifier: Apache-2.0

import Toml

/// Texts of a number and a unit: `"61 ms"`, `"2 min"`, `"64 MiB"`.
enum Quantity {
    /// Seconds of a text such as `61 ms`, `0.5 s`, `2 min` or `1 h`; `nil` if it is none.
    static func seconds(_ text: String) -> Double? {
        parse(text, units: ["ms": 0.001, "s": 1, "min": 60, "h": 3600])
    }

    /// Bytes of a text such as `512 KiB`, `64 MiB` or `1 GiB`; `nil` if it is none.
    static func bytes(_ text: String) -> Int64? {
        let units = ["B": 1.0, "KiB": 1024, "MiB": 1_048_576, "GiB": 1_073_741_824, "kB": 1e3, "MB": 1e6, "GB": 1e9]
        guard let bytes = parse(text, units: units), bytes < 9e18 else { return nil }
        return Int64(bytes.rounded())
    }

    /// A time as a file writes it, in the largest unit that keeps it whole.
    static func text(seconds: Double) -> String {
        for (unit, size) in [("h", 3600.0), ("min", 60), ("s", 1)] where seconds != 0 && isWhole(seconds / size) {
            return "\(plainNumber((seconds / size).rounded())) \(unit)"
        }
        let milliseconds = (seconds * 1_000_000).rounded() / 1000
        return "\(plainNumber(milliseconds)) ms"
    }

    static func text(bytes: Int64) -> String {
        for (unit, size) in [("GiB", Int64(1_073_741_824)), ("MiB", 1_048_576), ("KiB", 1024)]
        where bytes != 0 && bytes % size == 0 {
            return "\(bytes / size) \(unit)"
        }
        return "\(bytes) B"
    }

    private static func isWhole(_ number: Double) -> Bool {
        number == number.rounded()
    }

    private static func parse(_ text: String, units: [String: Double]) -> Double? {
        let bytes = Array(text.utf8)
        var end = 0
        var dots = 0
        while end < bytes.count, bytes[end] == UInt8(ascii: ".") || isDigit(bytes[end]) {
            if bytes[end] == UInt8(ascii: ".") { dots += 1 }
            end += 1
        }
        guard end > 0, end <= 18, dots <= 1, isDigit(bytes[0]), isDigit(bytes[end - 1]) else { return nil }
        let unitStart = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
        guard let number = Double(String(decoding: bytes[..<end], as: UTF8.self)),
            let unit = units[String(decoding: bytes[unitStart...], as: UTF8.self)]
        else { return nil }
        let value = number * unit
        return value.isFinite ? value : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension ValueType where Value == Int64 {
    /// A number of bytes.
    static func size(_ range: ClosedRange<Int64>) -> Self {
        let wanted = Expectation.size(range)
        return ValueType(wanted, write: { quoted(Quantity.text(bytes: $0)) }) { value, _ throws(MisreadValue) in
            guard let text = value.string else { throw misread(value, wanted) }
            guard let bytes = Quantity.bytes(text) else {
                throw MisreadValue(.malformed(wanted: wanted, found: text), at: value)
            }
            guard range.contains(bytes) else {
                throw MisreadValue(.outOfRange(wanted: wanted, found: text), at: value)
            }
            return bytes
        }
    }
}

extension ValueType where Value == Double {
    /// A time in seconds.
    static func duration(_ range: ClosedRange<Double>) -> Self {
        let wanted = Expectation.duration(range)
        return ValueType(wanted, write: { quoted(Quantity.text(seconds: $0)) }) { value, _ throws(MisreadValue) in
            let seconds = try seconds(of: value, wanted)
            guard range.contains(seconds) else {
                throw MisreadValue(.outOfRange(wanted: wanted, found: written(value)), at: value)
            }
            return seconds
        }
    }
}

/// The seconds of a text with its unit, in any range.
func seconds(of value: TomlValue, _ wanted: Expectation) throws(MisreadValue) -> Double {
    guard let text = value.string else {
        _ = try finiteNumber(value, wanted)
        throw MisreadValue(.wrongKind(wanted: wanted, found: value.kind), at: value)
    }
    guard let seconds = Quantity.seconds(text) else {
        throw MisreadValue(.malformed(wanted: wanted, found: text), at: value)
    }
    return seconds
}

// SPDX-License-Identifier: Apache-2.0

/// What the outermost object of a line says, found by a scan of its bytes: for lines that are nested too deep to decode.
struct MessageOutline: Equatable {
    private(set) var id: MessageID?
    private(set) var isCall = false
    private(set) var isAnswer = false

    init(_ bytes: Swift.Span<UInt8>) {
        var depth = 0
        var text: Range<Int>?
        var key: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = Self.end(ofText: index, bytes)
                text = index + 1..<end
                index = end
            case UInt8(ascii: ":") where depth == 1:
                key = text.map { range in range.map { bytes[$0] } } ?? []
                note(key, value: index + 1, bytes)
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            index += 1
        }
    }

    private mutating func note(_ key: [UInt8], value: Int, _ bytes: Swift.Span<UInt8>) {
        switch String(decoding: key, as: UTF8.self) {
        case "id": id = Self.number(at: value, bytes)
        case "method": isCall = true
        case "result", "error": isAnswer = true
        default: break
        }
    }

    /// The closing quote of the text that begins at an opening one; the end of the line where there is none.
    private static func end(ofText start: Int, _ bytes: Swift.Span<UInt8>) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count)
    }

    private static func number(at start: Int, _ bytes: Swift.Span<UInt8>) -> MessageID? {
        var digits: [UInt8] = []
        var index = start
        while index < bytes.count, digits.count < 20 {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: " "), digits.isEmpty { continue }
            guard byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { break }
            digits.append(byte)
        }
        return MessageID(String(decoding: digits, as: UTF8.self))
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Messages without the values of settings, fields and actions. Works on lines that are cut off or no JSON too.
enum BlankedValues {
    private static let keys = ["value", "text"].map { Array($0.utf8) }
    private static let quote = UInt8(ascii: "\"")

    /// The line with `"…"` in place of what stands under a key of these names.
    static func blanked(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = line
        while let start = rest.firstIndex(of: quote) {
            result += rest[..<start]
            let end = endOfText(rest[start...])
            result += rest[start..<end]
            let isValued = keys.contains { $0.elementsEqual(rest[start..<end].dropFirst().dropLast()) }
            rest = rest[end...]
            guard isValued, let colon = rest.firstIndex(where: { !isSpace($0) }), rest[colon] == UInt8(ascii: ":")
            else {
                continue
            }
            result += Array(":\"…\"".utf8)
            rest = rest[endOfValue(rest[(colon + 1)...])...]
        }
        return result + rest
    }

    /// Behind the closing quote of the text that begins the line, or the line's end.
    private static func endOfText(_ line: ArraySlice<UInt8>) -> Int {
        var place = line.startIndex + 1
        while place < line.endIndex {
            if line[place] == quote { return place + 1 }
            place += line[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return line.endIndex
    }

    /// Behind the value that begins the line, whatever kind it is, or the line's end.
    private static func endOfValue(_ line: ArraySlice<UInt8>) -> Int {
        var depth = 0
        var place = line.startIndex
        while place < line.endIndex {
            switch line[place] {
            case quote:
                place = endOfText(line[place...])
                if depth == 0 { return place }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { return place }
                depth -= 1
                if depth == 0 { return place + 1 }
            case UInt8(ascii: ",") where depth == 0: return place
            default: break
            }
            place += 1
        }
        return line.endIndex
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

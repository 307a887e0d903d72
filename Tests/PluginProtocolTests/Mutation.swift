// SPDX-License-Identifier: Apache-2.0

/// Lines that were sound and are not any more.
enum Mutation {
    /// What a change may put in: pieces that mean something to a parser.
    static let pieces = [
        "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "true", "-", "1e999", "-1", "9223372036854775808", "0.1",
        "\\u0000", "\\ud800", "\u{7f}", "\"id\":", "\"type\":\"list\"", "\"kind\":\"slider\"", "é", "\u{1F600}", " ",
    ].map { Array($0.utf8) }

    /// In the place of a number: the ends of what can be counted, and what lies beyond them.
    static let numbers = [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "4611686018427387904", "2147483648", "-1",
        "0", "1e308", "-1e308", "1e-320", "0.5",
    ].map { Array($0.utf8) }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    static func changed(_ line: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var line = line
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !line.isEmpty {
            let place = Int.random(in: 0..<line.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: line[place] = UInt8.random(in: 0 ... .max, using: &generator)
            case 1: line.remove(at: place)
            case 2: line.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
            case 3: line.removeSubrange(place...)
            case 4:
                guard let first = line[place...].firstIndex(where: digits.contains) else { continue }
                let end = line[first...].firstIndex { !digits.contains($0) } ?? line.endIndex
                line.replaceSubrange(first..<end, with: Self.numbers.randomElement(using: &generator) ?? [])
            default:
                let end = Int.random(in: place..<line.count, using: &generator)
                line.insert(contentsOf: line[place...end], at: place)
            }
        }
        return line
    }
}

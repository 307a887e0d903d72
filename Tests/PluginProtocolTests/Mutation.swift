// SPDX-License-Identifier: Apache-2.0

/// Lines that were sound and are not any more.
enum Mutation {
    /// What a change may put in: pieces that mean something to a parser.
    static let pieces = [
        "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "true", "-", "1e999", "-1", "9223372036854775808", "0.1",
        "\\u0000", "\\ud800", "\u{7f}", "\"id\":", "\"type\":\"list\"", "\"kind\":\"slider\"", "é", "\u{1F600}", " ",
    ].map { Array($0.utf8) }

    static func changed(_ line: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var line = line
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !line.isEmpty {
            let place = Int.random(in: 0..<line.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: line[place] = UInt8.random(in: 0 ... .max, using: &generator)
            case 1: line.remove(at: place)
            case 2: line.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
            case 3: line.removeSubrange(place...)
            default:
                let end = Int.random(in: place..<line.count, using: &generator)
                line.insert(contentsOf: line[place...end], at: place)
            }
        }
        return line
    }
}

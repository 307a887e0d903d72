// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginProtocol
import Testing

/// A generator whose numbers follow from its seed, so that a failure can be made again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Lines that were changed at random")
struct FuzzTests {
    /// What a change may put in: pieces that mean something to a parser.
    static let pieces = [
        "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "true", "-", "1e999", "-1", "9223372036854775808", "0.1",
        "\\u0000", "\\ud800", "\u{7f}", "\"id\":", "\"type\":\"list\"", "\"kind\":\"slider\"", "é", "\u{1F600}", " ",
    ].map { Array($0.utf8) }

    func changed(_ line: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
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

    @Test("no line of a plugin or of the shell brings the reader down", arguments: 0..<4)
    func reader(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pending = PendingRequests()
        let samples =
            try Samples.pluginRequests.map { Array(try PluginMessage.request(1, $0).line()) }
            + Samples.pluginResults.map { Array(try PluginMessage.result(1, $0.result).line()) }
            + Samples.shellRequests.map { Array(try ShellMessage.request(1, $0).line()) }
        var (read, refused) = (0, 0)
        for turn in 0..<2500 {
            let sample = samples[turn % samples.count]
            let line = changed(Array(sample.prefix(1024)), &generator)
            pending.add(1, method: Samples.pluginResults[turn % Samples.pluginResults.count].method)
            do {
                _ = try MessageReader<PluginMessage>(pending: pending).read(line)
                read += 1
            } catch {
                // Every fault has its words, whether they are sent or not.
                #expect(!error.error.message.isEmpty)
                refused += 1
            }
            _ = try? MessageReader<ShellMessage>(pending: pending).read(line)
        }
        #expect(read > 0 && refused > 0)
    }
}

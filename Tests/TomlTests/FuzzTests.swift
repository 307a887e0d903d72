// SPDX-License-Identifier: Apache-2.0

import Testing
import Toml

@Suite struct FuzzTests {
    private static let seed = """
        # comment ü
        title = "a \\u00e9 \\n" # after
        [shell] # ünïcode
        a.b."c d" = [1, 2.5, 0x1F, inf, { k = true, 'q' = nan }]
        text = \"\"\"
        long \\
          "quoted" \"\"\"
        raw = '''x'''
        when = 1979-05-27T07:32:00.999-07:00
        [[plugin]]
        id = 'org.example.one'
        [[plugin]]
        [plugin.settings]
        x = 07:32:00
        [rules.limits]
        "nav.controls.max" = 2

        """

    @Test func `no mutation of a file traps, and every refusal points into the file in words of our own`() {
        var random = SeededGenerator(seed: 20_261_130)
        let original = Array(Self.seed.utf8)
        let tokens = [
            "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "\"\"\"", "'", "'''", "\n", "\r", "#", "\\", "e",
            "\u{FEFF}",
        ]
        var accepted = 0
        #expect(refusal(bytes: original) == nil)
        for _ in 0..<20_000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.removeSubrange(place..<min(bytes.count, place + 20))
                case 3:
                    bytes.insert(
                        contentsOf: Array(tokens[Int.random(in: 0..<tokens.count, using: &random)].utf8), at: place)
                default:
                    let from = Int.random(in: 0..<bytes.count, using: &random)
                    bytes.insert(contentsOf: Array(bytes[from..<min(bytes.count, from + 30)]), at: place)
                }
                if bytes.isEmpty { bytes = original }
            }
            if let error = refusal(bytes: bytes) {
                let source = TomlSource(bytes: bytes)
                if case .syntax = error.reason { Issue.record("no sentence of our own: \(error)") }
                if error.position.line < 1 || error.position.line > source.lineCount || error.position.column < 1 {
                    Issue.record("position \(error) outside of \(bytes)")
                }
            } else {
                accepted += 1
            }
        }
        #expect(accepted > 1_000 && accepted < 19_000)
    }
}

// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

extension GioKitTests {
    @Suite("LineSplitter")
    struct LineSplitterTests {
        private func pieces(_ chunks: [String], limit: Int) -> [LineSplitter.Piece] {
            var splitter = LineSplitter(limit: limit)
            var pieces: [LineSplitter.Piece] = []
            for chunk in chunks { splitter.add(Array(chunk.utf8)) { pieces.append($0) } }
            splitter.finish { pieces.append($0) }
            return pieces
        }

        private func line(_ text: String) -> LineSplitter.Piece { .line(Array(text.utf8)) }

        @Test("puts lines together from any chunks", arguments: 1...7)
        func chunks(_ size: Int) {
            let text = "one\n\ntwo\r\nthree"
            let chunks = stride(from: 0, to: text.utf8.count, by: size).map { start in
                String(decoding: text.utf8.dropFirst(start).prefix(size), as: UTF8.self)
            }
            #expect(pieces(chunks, limit: 5) == [line("one"), line(""), line("two"), line("three")])
        }

        @Test("reports a line above the limit once and goes on after its end")
        func tooLong() {
            #expect(pieces(["1234", "56789", "0\nab", "c\n"], limit: 4) == [.tooLong, line("abc")])
            #expect(pieces(["1234\r\n12345\n1"], limit: 4) == [line("1234"), .tooLong, line("1")])
        }
    }
}

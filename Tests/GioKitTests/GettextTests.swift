// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Testing

extension GioKitTests {
    @Suite("Gettext")
    struct GettextTests {
        @Test("translates from a catalogue, and answers English where it has no entry")
        func translates() throws {
            let folder = try TemporaryFolder()
            let catalogue = catalogue(["": "Content-Type: text/plain; charset=UTF-8\n", "Back": "Zurück"])
            try AtomicFile.write(catalogue, to: folder.path("de/LC_MESSAGES/lintel-test.mo"))
            Gettext.bind(domain: "lintel-test", directory: folder.path)
            let translate = Gettext.translator(domain: "lintel-test")
            setenv("LANGUAGE", "de", 1)
            setlocale(LC_MESSAGES, "de_DE.UTF-8")
            defer {
                unsetenv("LANGUAGE")
                setlocale(LC_MESSAGES, "C")
            }
            #expect(translate("Back") == "Zurück")
            #expect(translate("Forward") == "Forward")
            let long = String(repeating: "A sentence longer than a small string. ", count: 50)
            for _ in 0..<100 { #expect(translate(long) == long) }
            #expect(translate("") == "")
        }

        /// The compiled form: a header, two tables of lengths and offsets in order of the keys, the texts.
        private func catalogue(_ entries: [String: String]) -> [UInt8] {
            let sorted = entries.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
            let count = UInt32(sorted.count)
            var table: [UInt32] = []
            var texts: [UInt8] = []
            for text in sorted.map(\.key) + sorted.map(\.value) {
                table += [UInt32(text.utf8.count), 28 + count * 16 + UInt32(texts.count)]
                texts += Array(text.utf8) + [0]
            }
            let header: [UInt32] = [0x9504_12de, 0, count, 28, 28 + count * 8, 0, 0]
            return (header + table).flatMap { number in withUnsafeBytes(of: number.littleEndian, Array.init) } + texts
        }
    }
}

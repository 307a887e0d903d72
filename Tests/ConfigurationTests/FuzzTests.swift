// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing
import Toml

@testable import Configuration

@Suite struct FuzzTests {
    private struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    @Test func `no mutation of a file traps the loader, and nothing is dropped silently`() throws {
        var random = SeededGenerator(state: 20_261_130)
        let lines = DefaultFile.text.split(separator: "\n").filter { !$0.hasPrefix("# ") && $0 != "#" }
            .map { Array(($0.hasPrefix("#") ? $0.dropFirst() : $0[...]).utf8) }
        let values = [
            "inf", "-1", "1e300", "[[]]", "{}", "\"\"", "1979-05-27", "true", "\"\\u0000\"", "[1, \"a\", {}]",
            "0x7FFFFFFFFFFFFFFF",
        ]
        var present = ShellSettings()
        present.kiosk.enabled = true
        var refused = 0
        for round in 0..<4_000 {
            var chosen: [[UInt8]] = []
            for _ in 0..<8 { chosen.append(lines[Int.random(in: 0..<lines.count, using: &random)]) }
            let place = Int.random(in: 0..<chosen.count, using: &random)
            if round % 2 == 0, let equals = chosen[place].firstIndex(of: UInt8(ascii: "=")) {
                let value = values[Int.random(in: 0..<values.count, using: &random)]
                chosen[place] = chosen[place][...equals] + Array(" \(value)".utf8)
            } else if !chosen[place].isEmpty {
                let byte = Int.random(in: 0..<chosen[place].count, using: &random)
                chosen[place][byte] = UInt8.random(in: 0...255, using: &random)
            }
            let bytes = Array(chosen.joined(separator: [0x0A]))
            guard let document = try? TomlDocument(bytes: bytes) else {
                refused += 1
                continue
            }
            let layer = Layer(name: "fuzz", document: document, context: ReadContext(folder: "/"))
            let decoded = SettingsDecoder.decode([layer], lastGood: present)
            for finding in decoded.findings {
                _ = DiagnosticRenderer().text(DiagnosticRenderer().problem(finding))
            }
            // What is not in force as a value of this file must have been reported.
            let leaves = document.root.entries.reduce(0) { $0 + leafCount($1.value) }
            if decoded.origins.isEmpty, decoded.findings.isEmpty, leaves > 0 {
                Issue.record("silent: \(String(decoding: bytes, as: UTF8.self))")
            }
            #expect(decoded.settings.rules.limits.values.allSatisfy { $0.isFinite && $0 >= 0 })
        }
        #expect(refused > 100 && refused < 3_900)
    }

    private func leafCount(_ value: TomlValue) -> Int {
        if let table = value.table { return table.entries.reduce(0) { $0 + leafCount($1.value) } }
        return 1
    }
}

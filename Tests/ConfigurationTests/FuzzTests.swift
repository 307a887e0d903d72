// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing
import Toml

@testable import Configuration

/// A million mutations of small files go through the whole loader: bytes, tree, settings, sentences.
@Suite struct FuzzTests {
    private static let workers = 8
    private static let mutations = 125_000

    private static let seeds: [[UInt8]] = [
        "[theme]\nscheme = \"dark\"\naccent = '#3584e4'\n",
        "[status]\nleft = [\"network\", 'battery']\nformat=\"%H\"\n",
        "[tabs]\norder = [\"a/b\"]\nhidden = [ ]\nstart = 'c'\n",
        "[kiosk]\nenabled = true\nexit-keys = \"Ctrl+Alt+K\"\n",
        "[rules]\nlimits = { \"touch.min\" = 48 }\n",
        "rules.actions.NAV-BACK-MASK = 'warn' # \u{fc}\n",
        "[[plugin]]\nid = 'a'\nlimits.memory = \"64 MiB\"\n",
        "[[plugin]]\nid='b'\n[plugin.settings]\nx = 1.5\ny=07:32:00\n",
        "version = 1\n[shell]\nlanguage = \"de_DE\"\n",
        "navigation = { pop-gesture = \"off\", derive-mask = true }\n",
        "[theme]\nfont = \"\"\"\nInter\\\n \"\"\"\n",
        "[plugin.settings]\n[[plugin]]\nid = \"a\"\nid = 2\n",
    ].map { Array($0.utf8) }

    private static let words: [[UInt8]] = [
        "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "\"\"\"", "'", "'''", "\n", "\r", "#", "\\", "\\u00", "e9",
        "\u{FEFF}", "\0", "inf", "-nan", "1e300", "0x7FFFFFFFFFFFFFFF", "9223372036854775808", "1979-05-27",
        "T07:32:00Z", "a.a.a.a", "[[[[[[", "true", "\"2 min\"", "= {}", "version = 9", "\u{1F600}",
    ].map { Array($0.utf8) }

    private static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = seeds[random.below(seeds.count)]
        for _ in 0...random.below(2) {
            let place = random.below(bytes.count)
            switch random.below(6) {
            case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes[place] ^= 1 << UInt8(random.below(8))
            case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(12)))
            case 3: bytes.insert(contentsOf: words[random.below(words.count)], at: place)
            case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 12)], at: random.below(bytes.count))
            default: bytes += seeds[random.below(seeds.count)]
            }
            if bytes.isEmpty { bytes = [0x0A] }
        }
        return bytes
    }

    @Test(arguments: 1...workers)
    func `no mutation of a file traps the loader, and no value is dropped silently`(worker: Int) {
        var random = SeededGenerator(seed: UInt64(worker))
        var present = ShellSettings()
        present.kiosk.enabled = true
        var refused = 0
        for round in 0..<Self.mutations {
            let bytes = Self.mutated(&random)
            do {
                let document = try TomlDocument(bytes: bytes)
                let layer = Layer(name: "fuzz", document: document, context: ReadContext(folder: "/"))
                let decoded = SettingsDecoder.decode([layer], lastGood: present)
                // Every value of the file is in force, or it has been said why not.
                if decoded.findings.isEmpty, decoded.origins.count < document.root.valueCount {
                    Issue.record("silent: \(String(decoding: bytes, as: UTF8.self))")
                }
                for finding in decoded.findings where round % 16 == 0 {
                    check(DiagnosticRenderer().problem(finding), bytes)
                }
            } catch {
                refused += 1
                guard round % 16 == 0 else { continue }
                check(DiagnosticRenderer().problem(.syntax(error, file: "fuzz", bytes: bytes)), bytes)
            }
        }
        #expect(refused > Self.mutations / 10 && refused < Self.mutations * 9 / 10)
    }

    private func check(_ problem: Problem, _ bytes: [UInt8]) {
        let lines = TomlSource(bytes: bytes).lineCount
        let isPlaced = (1...lines).contains(problem.line) && problem.column >= 1
        if problem.message.isEmpty || !isPlaced { Issue.record("\(problem) of \(bytes)") }
        _ = DiagnosticRenderer().text(problem)
    }
}

extension SeededGenerator {
    fileprivate mutating func below(_ count: Int) -> Int {
        Int(truncatingIfNeeded: next() % UInt64(count))
    }
}

extension TomlTable {
    /// Values that are no tables, a list as one; the version of the format says nothing of its own.
    fileprivate var valueCount: Int {
        entries.reduce(0) { count, entry in
            if let table = entry.value.table { return count + table.valueCount }
            if entry.key == SettingsCatalogue.versionKey { return count }
            guard entry.value.kind == .arrayOfTables else { return count + 1 }
            return count + (entry.value.array ?? []).reduce(0) { $0 + ($1.table?.valueCount ?? 0) }
        }
    }
}

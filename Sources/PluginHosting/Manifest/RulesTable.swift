// SPDX-License-Identifier: Apache-2.0

// The `[rules]` of a manifest: limits a plugin tightens for itself, and actions. Which of them count, the rules decide.

import BarModel
import PluginProtocol
import Toml

struct RulesTable {
    private(set) var limits: [String: Double] = [:]
    private(set) var actions: [String: ShellSettings.RulesSection.Action] = [:]
    private(set) var findings: [ManifestReader.Finding] = []

    init(_ table: TomlTable?) {
        for entry in table?.entries ?? [] {
            let path = "rules.\(entry.key)"
            guard entry.key == "limits" || entry.key == "actions" else {
                findings.append(
                    .init(fault: .unknownKey, key: path, position: entry.keyPosition, severity: .warning))
                continue
            }
            guard let values = entry.value.table else {
                findings.append(wrong(.table, entry, path))
                continue
            }
            for value in values.entries {
                if entry.key == "limits" {
                    takeLimit(value, "\(path).\(value.key)")
                } else {
                    takeAction(value, "\(path).\(value.key)")
                }
            }
        }
    }

    private mutating func takeLimit(_ entry: TomlEntry, _ path: String) {
        guard let number = number(entry.value) else {
            findings.append(wrong(.wholeNumber, entry, path))
            return
        }
        limits[entry.key] = number
    }

    private mutating func takeAction(_ entry: TomlEntry, _ path: String) {
        guard let action = entry.value.string.flatMap(ShellSettings.RulesSection.Action.init) else {
            findings.append(wrong(.text, entry, path))
            return
        }
        actions[entry.key] = action
    }

    private func number(_ value: TomlValue) -> Double? {
        switch value.content {
        case .integer(let whole): Double(whole)
        case .float(let number): number
        case .string(let text): seconds(text)
        default: nil
        }
    }

    /// `"61 ms"` or `"1.5 s"`.
    private func seconds(_ text: String) -> Double? {
        let words = text.split(separator: " ")
        guard words.count == 2, let number = Double(words[0]) else { return nil }
        switch words[1] {
        case "ms": return number / 1000
        case "s": return number
        default: return nil
        }
    }

    private func wrong(_ expected: ManifestFault.Expected, _ entry: TomlEntry, _ path: String) -> ManifestReader.Finding
    {
        .init(
            fault: .wrongType(expected: expected, found: entry.value.kind), key: path, position: entry.value.start,
            severity: .warning)
    }
}

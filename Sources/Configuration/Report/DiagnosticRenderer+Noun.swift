// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

extension DiagnosticRenderer {
    /// What a setting wants, as the beginning of a sentence.
    func noun(_ wanted: Expectation) -> String {
        switch wanted {
        case .boolean: return translate("true/false")
        case .integer(let range) where range.count == 1:
            return translate("The number {number}", ["number": String(range.lowerBound)])
        case .integer(let range):
            return translate(
                "A whole number from {low} to {high}",
                ["low": String(range.lowerBound), "high": String(range.upperBound)])
        case .number(let range):
            return translate(
                "A number from {low} to {high}",
                ["low": plainNumber(range.lowerBound), "high": plainNumber(range.upperBound)])
        case .text: return translate("Text")
        case .optional(let inner): return noun(inner)
        case .choice(let names): return translate("One of {names}", ["names": list(names)])
        case .duration(let range):
            return translate(
                "A time from {low} to {high}",
                [
                    "low": quoted(Quantity.text(seconds: range.lowerBound)),
                    "high": quoted(Quantity.text(seconds: range.upperBound)),
                ])
        case .size(let range):
            return translate(
                "A size from {low} to {high}",
                [
                    "low": quoted(Quantity.text(bytes: range.lowerBound)),
                    "high": quoted(Quantity.text(bytes: range.upperBound)),
                ])
        case .colour: return translate("A colour such as {example}", ["example": "\"#3584e4\""])
        case .chord: return translate("Keys such as {example}", ["example": "\"Ctrl+Alt+K\""])
        case .language: return translate("A language such as {example}", ["example": "\"de_DE\""])
        case .clockFormat: return translate("A clock form such as {example}", ["example": "\"%H:%M\""])
        case .font: return translate("A font family such as {example}", ["example": "\"Inter\""])
        case .output: return translate("A connector such as {example}", ["example": "\"HDMI-A-1\""])
        case .path: return translate("A path")
        case .statusItem(let names):
            return translate("One of {names}", ["names": list(names + ["plugin:<plugin id>/<status id>"])])
        case .pluginID: return translate("A plugin id such as {example}", ["example": "\"org.lintel.clock\""])
        case .tabID: return translate("A tab such as {example}", ["example": "\"org.lintel.clock/alarm\""])
        case .busName: return translate("A bus name such as {example}", ["example": "\"org.example.Player\""])
        case .device: return translate("A device such as {example}", ["example": "\"/dev/ttyUSB0\""])
        case .list(let item): return translate("A list ({item})", ["item": noun(item)])
        case .table: return translate("A table")
        case .arrayOfTables: return translate("An array of tables")
        case .plain: return translate("Text, a number, true/false or a list of these")
        }
    }

    /// What a value is, inside a sentence.
    func noun(_ kind: TomlKind) -> String {
        switch kind {
        case .table: translate("a table")
        case .array: translate("a list")
        case .arrayOfTables: translate("an array of tables")
        case .string: translate("text")
        case .integer: translate("a whole number")
        case .float: translate("a number with a fraction")
        case .boolean: translate("true/false")
        case .date: translate("a date")
        case .time: translate("a time of day")
        case .dateTime: translate("a date with a time")
        }
    }

    private func list(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}

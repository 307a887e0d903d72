// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

extension DiagnosticRenderer {
    /// What to do about it; empty where the message says it all.
    func hint(_ fault: Fault) -> String {
        switch fault {
        case .value(let fault): hint(fault)
        case .syntax(let reason): hint(reason)
        case .unknownKey(let nearest?, _), .unknownLimit(let nearest?), .unknownRule(let nearest?):
            didYouMean(nearest)
        case .unknownKey(nil, let table?):
            translate("It belongs into the table {table}.", ["table": "[\(table)]"])
        case .unknownLimit(nil): translate("`lintelctl rules` names the limits.")
        case .unknownRule(nil): translate("`lintelctl rules` names the rules.")
        case .clamped(_, _, let allowed): translate("Allowed: {allowed}.", ["allowed": allowed])
        case .rule(_, let hint): hint
        case .pluginWithoutID: translate("Add {example}.", ["example": "id = \"org.example.plugin\""])
        case .file(.directory), .file(.notAFile), .file(.danglingLink), .file(.linkLoop):
            translate("Put a text file in its place.")
        case .secretInFile, .secretReference:
            translate(
                "Write {example}.", ["example": "{ file = \"/run/keys/name\" }, { credential = \"name\" }"])
        case .unknownName(_, _, let nearest?): didYouMean("\"\(nearest)\"")
        case .ambiguousTab(_, let tabs):
            translate("Write {example}.", ["example": tabs.map(quoted).joined(separator: ", ")])
        case .goneFile(let copy):
            translate("Put it back, or remove {path} if it is not wanted any more.", ["path": copy])
        case .malformedOverride: translate("For example: {example}", ["example": "--set theme.scheme=dark"])
        default: ""
        }
    }

    private func hint(_ fault: ValueFault) -> String {
        switch fault {
        case .notAChoice(_, _, let nearest?): return didYouMean("\"\(nearest)\"")
        case .wrongKind(let wanted, let found, let plainly):
            return hint(wanted: wanted, found: found, plainly: plainly)
        case .malformed(.duration, _): return translate("Units are ms, s, min and h.")
        case .malformed(.size, _): return translate("Units are B, KiB, MiB and GiB.")
        case .malformed(.optional(let inner), let found): return hint(.malformed(wanted: inner, found: found))
        case .malformed(.chord, _):
            return translate("Ctrl, Alt, Shift and Super with a letter, a digit, F1 to F12 or a key by name.")
        default: return ""
        }
    }

    private func hint(wanted: Expectation, found: TomlKind, plainly: String?) -> String {
        switch (wanted, found) {
        case (.optional(let inner), _): return hint(wanted: inner, found: found, plainly: plainly)
        case (.boolean, .string):
            switch plainly?.lowercased() {
            case "yes", "on", "true", "1": return translate("Write {value}, without quotes.", ["value": "true"])
            case "no", "off", "false", "0": return translate("Write {value}, without quotes.", ["value": "false"])
            default: return translate("Write {value}, without quotes.", ["value": "true / false"])
            }
        case (.integer, .string), (.number, .string):
            guard let plainly, Double(plainly) != nil else { return "" }
            return translate("Write {value}, without quotes.", ["value": plainly])
        case (.duration, .integer), (.duration, .float), (.size, .integer), (.size, .float):
            return translate("Write it in quotes, with its unit.")
        case (.list, .string):
            return plainly.map { translate("Write {value}.", ["value": "[\(quoted($0))]"]) } ?? ""
        case (.text, .integer), (.text, .float), (.choice, .boolean), (.choice, .integer), (.chord, .integer),
            (.tabID, .integer),
            (.colour, .integer):
            return translate("Write it in quotes.")
        case (.table, .arrayOfTables): return translate("Write the name in single brackets: [name].")
        case (.arrayOfTables, .table): return translate("Write the name in double brackets: [[name]].")
        default: return ""
        }
    }

    private func hint(_ reason: TomlError.Reason) -> String {
        switch reason {
        case .notUTF8(.some): translate("Save it as UTF-8.")
        case .notAValue(let written):
            ["yes", "on", "no", "off"].contains(written.lowercased()) || written.lowercased() == "true"
                || written.lowercased() == "false"
                ? translate("Write true or false in small letters.")
                : translate("Text stands in quotes: {example}", ["example": quoted(written)])
        case .foreignComment:
            translate("A comment begins with #.")
        case .emptyHeader, .emptyKeyPart, .notAKey:
            translate("Names of other characters than letters, digits, - and _ stand in quotes.")
        case .leadingZero: translate("Leave out the zero, or put the number in quotes.")
        case .missingEquals(let key) where !key.isEmpty:
            translate("Write {example}.", ["example": "\(key) = …"])
        case .duplicate: translate("Keep one of the two.")
        default: ""
        }
    }

    private func didYouMean(_ name: String) -> String {
        translate("Did you mean {name}?", ["name": name])
    }
}

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
        case .file(.empty):
            translate("If the defaults are wanted, let a comment say so: {example}", ["example": "# defaults"])
        case .secretInFile, .secretReference:
            either("{ file = \"/run/keys/name\" }", "{ credential = \"name\" }")
        case .unknownName(_, _, let nearest?): didYouMean("\"\(nearest)\"")
        case .noLocale: translate("`locale -a` names those that are installed.")
        case .ambiguousTab(_, let tabs):
            translate("Write one of {names}.", ["names": tabs.map(quoted).joined(separator: ", ")])
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
        case .malformed(.colour, let found) where Words.colour("#" + found) != nil: return write(quoted("#" + found))
        default: return ""
        }
    }

    private func hint(wanted: Expectation, found: TomlKind, plainly: String?) -> String {
        switch (wanted, found) {
        case (.optional(let inner), _): return hint(wanted: inner, found: found, plainly: plainly)
        case (.boolean, .string), (.boolean, .integer):
            let isText = found == .string
            switch plainly?.lowercased() {
            case "yes", "on", "true", "1": return write("true", unquoted: isText)
            case "no", "off", "false", "0": return write("false", unquoted: isText)
            default: return either("true", "false")
            }
        case (.integer, .string), (.number, .string):
            let number = plainly.map { $0.prefix { "+-.0123456789".contains($0) } } ?? ""
            guard Double(number) != nil else { return "" }
            return write(String(number), unquoted: true)
        case (.duration, .integer), (.duration, .float), (.size, .integer), (.size, .float):
            return translate("Write it in quotes, with its unit.")
        case (.choice(let names), .boolean), (.choice(let names), .integer), (.choice(let names), .float):
            return nearest(to: plainly ?? "", in: names).map { didYouMean(quoted($0)) } ?? ""
        case (.list, .string):
            return plainly.map { write("[\(items($0).map(quoted).joined(separator: ", "))]") } ?? ""
        case (.text, .integer), (.text, .float), (.chord, .integer), (.tabID, .integer), (.colour, .integer):
            return translate("Write it in quotes.")
        case (.table, .arrayOfTables): return translate("Write the name in single brackets: [name].")
        case (.arrayOfTables, .table): return translate("Write the name in double brackets: [[name]].")
        default: return ""
        }
    }

    /// What stands in a text that was meant for a list.
    private func items(_ text: String) -> [String] {
        text.split(separator: ",").map { part in
            String(part.drop { " [\"'".contains($0) }.reversed().drop { " ]\"'".contains($0) }.reversed())
        }
    }

    private func hint(_ reason: TomlError.Reason) -> String {
        switch reason {
        case .notUTF8(.some): return translate("Save it as UTF-8.")
        case .notAValue(let written): return hint(notAValue: written)
        case .foreignComment: return translate("A comment begins with #.")
        case .emptyHeader: return translate("Give it one, as in [theme].")
        case .unquotedName:
            return translate("Names of other characters than letters, digits, - and _ stand in quotes.")
        case .notANumber(let written):
            return translate("Numbers are written 42, 0.5 or 0xff.") + " " + inQuotes(written)
        case .notAMoment(let written):
            return translate("Dates are written 2026-11-30, times 14:05:00.") + " " + inQuotes(written)
        case .notAnEscape: return translate("Write \\\\ for a backslash, or the text in single quotes.")
        case .strayCharacter(let scalar) where scalar > 0x7F:
            return translate("Delete it, or put a plain space in its place.")
        case .loneCarriageReturn: return translate("Save the file with the line ends LF or CR LF.")
        case .leadingZero: return translate("Leave out the zero, or put the number in quotes.")
        case .missingEquals(let key) where !key.isEmpty: return write("\(key) = …")
        case .duplicate: return translate("Keep one of the two.")
        default: return ""
        }
    }

    private func hint(notAValue written: String) -> String {
        switch written.lowercased() {
        case "yes", "on", "true": return write("true")
        case "no", "off", "false": return write("false")
        default: return inQuotes(written)
        }
    }

    private func inQuotes(_ written: String) -> String {
        let plain = written.filter { !"“”„‟‘’‚«»".contains($0) }
        return translate("Text stands in quotes: {example}", ["example": quoted(plain)])
    }

    private func write(_ value: String, unquoted: Bool = false) -> String {
        unquoted && quotesStandInFile
            ? translate("Write {value}, without quotes.", ["value": value])
            : translate("Write {value}.", ["value": value])
    }

    private func either(_ first: String, _ second: String) -> String {
        translate("Write {first} or {second}.", ["first": first, "second": second])
    }

    private func didYouMean(_ name: String) -> String {
        translate("Did you mean {name}?", ["name": name])
    }
}

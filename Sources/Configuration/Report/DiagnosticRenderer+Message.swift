// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

extension DiagnosticRenderer {
    /// What is wrong and what was expected, in a sentence.
    func message(_ fault: Fault) -> String {
        switch fault {
        case .file(let fault): message(fault)
        case .syntax(let reason): message(reason)
        case .newerVersion(let found, let known):
            translate(
                "This file is of version {found}; this program reads up to version {known}.",
                ["found": String(found), "known": String(known)])
        case .value(let fault): message(fault)
        case .unknownKey: translate("There is no such key.")
        case .pluginWithoutID: translate("This entry has no id; it says nothing about any plugin.")
        case .pluginTwice(let id):
            translate("The plugin {id} has a second entry in this file; the two are merged.", ["id": id])
        case .unknownLimit: translate("There is no such limit.")
        case .unknownRule: translate("There is no such rule.")
        case .clamped(let found, _, _) where !quotesStandInFile:
            translate("{found} is outside the hard range (ENG-CEILING).", ["found": found])
        case .notLoosened(let found, _) where !quotesStandInFile:
            translate("{found} would loosen what nobody may loosen (ENG-CEILING).", ["found": found])
        case .clamped(let found, let used, _):
            translate(
                "{found} is outside the hard range; {used} is used (ENG-CEILING).", ["found": found, "used": used])
        case .notPositive(let found): translate("It must be above 0; {found} found.", ["found": found])
        case .notLoosened(let found, let used):
            translate(
                "{found} would loosen what nobody may loosen; {used} is used (ENG-CEILING).",
                ["found": found, "used": used])
        case .rule(let message, _): message
        case .lonely(let partner):
            translate("It is given without {partner}; the standard chevron is shown.", ["partner": partner])
        case .malformedOverride: translate("--set wants KEY=VALUE with a key as the file writes it.")
        case .secretInFile: translate("A secret does not belong into this file.")
        case .secretReference: translate("A value wanted, or a reference to a secret.")
        case .secretUnread(let path, let fault):
            translate("The secret in {path} cannot be read.", ["path": path]) + " " + message(fault)
        case .secretNotText(let path): translate("The secret in {path} is no text in UTF-8.", ["path": path])
        case .noCredential(let name): translate("The service was given no credential {name}.", ["name": name])
        case .unknownName(let kind, let name, _): unknown(kind, ["name": name])
        case .noLocale(let name):
            translate("The locale {name} is not installed; times and names keep their plain form.", ["name": name])
        case .ambiguousTab(let name, _):
            translate("Several tabs are called {name}; none of them is meant.", ["name": name])
        case .more(let count):
            translate("… and {count} more problems in this file.", ["count": Self.grouped(count)])
        case .goneFile:
            translate("The file is gone that the last start was made with.")
        case .unreadPicture(let path, let fault):
            translate("The picture {path} cannot be shown.", ["path": path]) + " " + message(fault)
        case .sameKeys(let other):
            translate("These are the keys of {key} too, which win.", ["key": other])
        case .everyTabHidden: translate("Every tab is hidden.")
        case .fromNextStart(let inForce):
            translate("It counts from the next start of the shell; until then {value} stays.", ["value": inForce])
        }
    }

    private func unknown(_ kind: Mention.Kind, _ name: [String: String]) -> String {
        switch kind {
        case .plugin: translate("No plugin {name} is installed.", name)
        case .tab: translate("No installed plugin has a tab {name}.", name)
        case .statusItem: translate("No plugin of the system folder offers {name}.", name)
        case .font: translate("The font {name} is not installed; the system's is used.", name)
        case .output: translate("There is no screen {name}.", name)
        case .language: translate("There are no texts in {name}; they stay in English.", name)
        }
    }

    private func message(_ fault: FileFault) -> String {
        switch fault {
        case .missing: translate("There is no such file.")
        case .noPermission: translate("The file may not be read: permission denied.")
        case .linkLoop: translate("The file cannot be read: its symbolic links go in a circle.")
        case .danglingLink: translate("The file is a symbolic link to nothing.")
        case .directory: translate("A file is wanted, a folder found.")
        case .notAFile: translate("A regular file is wanted, a device, fifo or socket found.")
        case .tooLarge(let limit):
            translate("The file is larger than {limit}.", ["limit": Quantity.text(bytes: Int64(limit))])
        case .empty: translate("The file is empty.")
        case .unsettled: translate("The file changed each time it was read.")
        case .system(let number):
            translate("The file cannot be read (error {number}).", ["number": String(number)])
        }
    }

    private func message(_ reason: TomlError.Reason) -> String {
        switch reason {
        case .tooLarge(let limit): message(FileFault.tooLarge(limit: limit))
        case .notUTF8(nil): translate("The file is not UTF-8: the bytes here are no character.")
        case .notUTF8(let encoding?):
            translate("The file is not UTF-8; it looks like {encoding}.", ["encoding": encoding])
        case .nul: translate("A NUL byte stands here.")
        case .secondByteOrderMark: translate("Unexpected U+FEFF: the file begins with two byte order marks.")
        case .keyTooLong(let limit):
            translate("A key has more than {limit} parts.", ["limit": String(limit)])
        case .tooDeep(let limit):
            translate("Tables and lists are nested more than {limit} deep.", ["limit": String(limit)])
        case .outOfMemory: translate("There is not enough memory to read the file.")
        case .duplicate(let written, let isHeader, let first): duplicate(written, isHeader: isHeader, first: first)
        case .integerTooLarge(let written):
            translate("{number} does not fit 64 bits.", ["number": written])
        case .floatTooLarge(let written):
            translate("{number} is beyond what a number can be.", ["number": written])
        case .leadingZero(let written):
            translate("{number} has a leading zero, which TOML does not allow.", ["number": written])
        case .unterminatedText(acrossLines: false):
            translate("The text that begins here is not closed on its line.")
        case .unterminatedText(acrossLines: true): translate("The text that begins here is never closed.")
        case .unclosed(let bracket):
            translate("The {bracket} that stands here is never closed.", ["bracket": bracket])
        case .missingEquals(let key): translate("{key} is not followed by = and a value.", ["key": key])
        case .missingValue(let key): translate("{key} has no value.", ["key": key])
        case .notAValue(let written): translate("{written} is not a value.", ["written": written])
        case .trailing(let written):
            translate("The line goes on after its end: {written}.", ["written": quoted(written)])
        case .missingComma: translate("A comma is missing between two items.")
        case .emptyKeyPart: translate("A part of the key is missing between or beside its dots.")
        case .emptyHeader: translate("The table has no name.")
        case .missingKey: translate("A key is missing in front of the =.")
        case .extraComma: translate("There is a comma too many.")
        case .brokenInlineTable: translate("The table in braces that begins here is not closed on its line.")
        case .notANumber(let written): translate("{written} is not a number.", ["written": written])
        case .notAMoment(let written): translate("{written} is no date or time that exists.", ["written": written])
        case .notAnEscape(let written):
            translate("{written} means no character.", ["written": written])
        case .strayCharacter(let scalar):
            translate("The character {code} may not stand here.", ["code": codePoint(scalar)])
        case .loneCarriageReturn: translate("A carriage return stands here that ends no line.")
        case .unquotedName(let written): translate("{name} is not a name.", ["name": written])
        case .longTextAsKey: translate("A key stands in single or double quotes, not in three.")
        case .mergeConflict: translate("A conflict of a version control system stands here.")
        case .foreignComment(let mark):
            translate("{mark} does not begin a comment.", ["mark": mark])
        case .notAKey(let written):
            translate("A line begins with a key or [table], not with {written}.", ["written": written])
        case .syntax(let words): translate("This is not TOML: {words}.", ["words": words])
        }
    }

    private func duplicate(_ written: String, isHeader: Bool, first: TomlPosition?) -> String {
        guard let first else { return translate("{key} is given twice.", ["key": written]) }
        let values = ["key": written, "line": String(first.line)]
        return isHeader
            ? translate("The table {key} is given twice; line {line} has it already.", values)
            : translate("The key {key} is given twice; line {line} has it already.", values)
    }

    private func message(_ fault: ValueFault) -> String {
        switch fault {
        case .wrongKind(let wanted, let found, _):
            translate("{wanted} wanted, {found} found.", ["wanted": noun(wanted), "found": noun(found)])
        case .outOfRange(let wanted, let found), .malformed(let wanted, let found):
            translate("{wanted} wanted, {found} found.", ["wanted": noun(wanted), "found": shortened(found)])
        case .notFinite: translate("The number must be finite.")
        case .notAChoice(let wanted, let found, _):
            translate("{wanted} wanted, {found} found.", ["wanted": noun(wanted), "found": shortened(found)])
        case .twice(let written): translate("{value} is in the list twice.", ["value": written])
        }
    }

    /// `U+00A0`
    private func codePoint(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// A number with its thousands apart.
    private static func grouped(_ count: Int) -> String {
        var digits = Array(String(count))
        for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert("\u{202F}", at: place) }
        return String(digits)
    }

    private func shortened(_ text: String) -> String {
        "\"\(text.shortenedInMiddle(to: 64).replacing("\n", with: " ").unsteered)\""
    }
}

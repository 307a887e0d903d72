// SPDX-License-Identifier: Apache-2.0

// The sentences of this target: what is wrong with a manifest, and why a plugin could not be started.

import BarModel
import PluginProtocol
import Toml

package struct HostingText: Sendable {
    let translate: Phrasing

    package init(translate: Translate = .identity) {
        self.translate = Phrasing(plain: translate)
    }

    // MARK: Starts

    package func sentence(_ failure: StartFailure) -> String {
        switch failure {
        case .notFound(let program): translate("There is no program {program}.", ["program": program])
        case .notPermitted(let program):
            translate("{program} may not be run: it is not executable.", ["program": program])
        case .wrongFormat(let program):
            translate("{program} is no program of this machine.", ["program": program])
        // The runtime of Swift has no stable names on this system: each version misses some of another's.
        case .moduleNotLoaded(let detail) where detail.contains("undefined symbol: $s"):
            translate(
                "The module was built with another version of Swift, or for another PluginKit; build it anew. {detail}",
                ["detail": detail])
        case .moduleNotLoaded(let detail): translate("The module cannot be loaded: {detail}", ["detail": detail])
        case .noEntry(let module):
            translate("{module} does not export {symbol}.", ["module": module, "symbol": "lintel_plugin_entry"])
        case .refused(""): translate("The module refused to start.")
        case .refused(let line): translate("The module refused to start: {detail}", ["detail": line])
        case .noSandbox: translate("It is to run in a sandbox, and bubblewrap (bwrap) is not installed.")
        case .noBusProxy:
            translate("It may talk on the session bus, and xdg-dbus-proxy, which lets it, is not installed or failed.")
        case .notAModule: translate("Only a module can be loaded into the shell; this plugin is a program.")
        case .noDataFolder(let path): translate("Its data folder cannot be made: {path}", ["path": path])
        case .system(let detail): translate("The system refused: {detail}", ["detail": detail])
        }
    }

    // MARK: Manifests

    func message(_ fault: ManifestFault) -> String {
        switch fault {
        case .unreadable: translate("The manifest cannot be read.")
        case .syntax(let reason): translate("It is no TOML: {reason}", ["reason": words(reason)])
        case .missing: translate("The key is missing.")
        case .wrongType(let expected, let found):
            translate("{expected} expected, {found} found.", ["expected": words(expected), "found": words(found)])
        case .emptyText: translate("The text is empty.")
        case .unknownKey: translate("There is no such key.")
        case .refusedKey(let rule): translate("Rule {rule} does not allow this; it is ignored.", ["rule": rule])
        case .notReverseDNS(let found): translate("\"{found}\" is no plugin id.", ["found": found])
        case .notAnIdentifier(let found): translate("\"{found}\" is no id.", ["found": found])
        case .duplicate(let found): translate("\"{found}\" is the id of another entry too.", ["found": found])
        case .notAVersion(let found): translate("\"{found}\" is no version of the protocol.", ["found": found])
        case .otherProtocol(nil, let offered):
            translate(
                "It declares protocol version {declared}; this shell offers {offered}.",
                ["declared": translate("none"), "offered": offered.description])
        case .otherProtocol(let declared?, let offered):
            translate(
                "It declares protocol version {declared}; this shell offers {offered}.",
                ["declared": declared.description, "offered": offered.description])
        case .neitherModuleNorCommand: translate("It has neither a module nor a command.")
        case .bothModuleAndCommand: translate("It has a module and a command; one of them is to go.")
        case .outsideFolder(let path): translate("{path} lies outside the plugin's folder.", ["path": path])
        case .noSuchFile(let path): translate("There is no file {path}.", ["path": path])
        case .notExecutable(let path): translate("{path} is not executable.", ["path": path])
        case .notInPath(let program): translate("{program} is not found in PATH.", ["program": program])
        case .notALibrary(let path): translate("{path} is no shared library.", ["path": path])
        case .otherMachine(let path, let found, let expected):
            translate(
                "{path} is for {found}; this machine is {expected}.",
                ["path": path, "found": found, "expected": expected])
        case .statusOfUser: translate("Only plugins of the system folder may offer indicators; they are left out.")
        case .manyTabs(let count, let limit):
            translate(
                "It offers {count} tabs; those after the first {limit} stand behind all others (TAB-COUNT-MAX).",
                ["count": "\(count)", "limit": "\(limit)"])
        case .notOneOf(let found, let known):
            translate(
                "\"{found}\" is none of {known}.", ["found": found, "known": known.joined(separator: ", ")])
        case .emptyRange: translate("The least value must be below the greatest, and the default between them.")
        case .outOfRange(let limit):
            translate("The number must lie between -{limit} and {limit}.", ["limit": "\(limit)"])
        case .badStep(let most):
            translate(
                "The step must be above 0 and not above the range, which has at most {count} steps.",
                ["count": "\(most)"])
        case .noOptions: translate("There must be at least one option.")
        case .keyOfOtherType(let type):
            translate("A setting of the type \"{type}\" has no such key; it is ignored.", ["type": type])
        case .notAPermittedPath(let found):
            translate(
                "\"{found}\" is no path that can be permitted: it begins with / or ~/, names something below, and has no \"..\".",
                ["found": found])
        case .notADevice(let found): translate("\"{found}\" is no path below /dev.", ["found": found])
        case .notABusName(let found):
            translate(
                "\"{found}\" is no name on the bus, for example org.freedesktop.Notifications or org.mpris.MediaPlayer2.*.",
                ["found": found])
        case .idTaken(let id, let by):
            translate("The id {id} is taken by {file}; this one is left out.", ["id": id, "file": by])
        }
    }

    func hint(_ fault: ManifestFault) -> String {
        switch fault {
        case .notReverseDNS: translate("For example: {example}", ["example": "org.example.lights"])
        case .notAnIdentifier: translate("1 to 64 of A-Z a-z 0-9 . _ -")
        case .notAVersion, .otherProtocol(nil, _):
            translate("For example: {example}", ["example": "protocol = \"\(ProtocolVersion.current)\""])
        case .otherProtocol(let declared?, let offered) where declared.major == offered.major:
            translate("A newer shell runs it.")
        case .neitherModuleNorCommand:
            translate("For example: {example}", ["example": "module = \"libLights.so\""])
        case .notExecutable(let path): translate("For example: {example}", ["example": "chmod +x \(path)"])
        case .outsideFolder: translate("Give a path relative to the manifest, without \"..\".")
        default: ""
        }
    }

    private func words(_ expected: ManifestFault.Expected) -> String {
        switch expected {
        case .text: translate("Text")
        case .wholeNumber: translate("A whole number")
        case .number: translate("A number")
        case .flag: translate("true or false")
        case .listOfTexts: translate("A list of texts, at least one,")
        case .table: translate("A table")
        case .arrayOfTables: translate("Tables in double brackets")
        }
    }

    private func words(_ kind: TomlKind) -> String {
        switch kind {
        case .table: translate("a table")
        case .array: translate("a list")
        case .arrayOfTables: translate("a list of tables")
        case .string: translate("text")
        case .integer: translate("a whole number")
        case .float: translate("a number with a fraction")
        case .boolean: translate("true/false")
        case .date, .time, .dateTime: translate("a date or time")
        }
    }

    private func words(_ reason: TomlError.Reason) -> String {
        switch reason {
        case .tooLarge(let limit): translate("the file is larger than {limit} bytes.", ["limit": "\(limit)"])
        case .notUTF8: translate("the file is not UTF-8.")
        case .nul, .secondByteOrderMark, .strayCharacter, .loneCarriageReturn:
            translate("a character that may not stand in a file.")
        case .keyTooLong, .tooDeep: translate("it is nested too deep.")
        case .outOfMemory: translate("there is no memory.")
        case .duplicate(let written, _, _): translate("{key} is given twice.", ["key": written])
        case .integerTooLarge(let written), .floatTooLarge(let written), .leadingZero(let written),
            .notAValue(let written), .notANumber(let written), .notAMoment(let written), .notAnEscape(let written):
            translate("{written} is no value.", ["written": written])
        case .unterminatedText: translate("a text is not closed.")
        case .brokenInlineTable: translate("{bracket} is not closed.", ["bracket": "{"])
        case .unclosed(let bracket): translate("{bracket} is not closed.", ["bracket": bracket])
        case .missingEquals(let key): translate("\"=\" is missing after {key}.", ["key": key])
        case .missingValue(let key): translate("the value of {key} is missing.", ["key": key])
        case .trailing(let written): translate("{written} stands behind the end.", ["written": written])
        case .missingComma: translate("a comma is missing.")
        case .extraComma: translate("a comma too many.")
        case .emptyKeyPart, .emptyHeader, .missingKey: translate("a key is missing.")
        case .foreignComment(let mark): translate("{mark} does not begin a comment; # does.", ["mark": mark])
        case .longTextAsKey: translate("{written} is no key.", ["written": "\"\"\""])
        case .mergeConflict: translate("a conflict of a version control system.")
        case .notAKey(let written), .unquotedName(let written): translate("{written} is no key.", ["written": written])
        case .syntax(let words): words
        }
    }
}

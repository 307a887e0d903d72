// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Why a file as a whole could not be read.
package enum FileFault: Equatable, Sendable {
    case missing
    case noPermission
    case linkLoop
    case danglingLink
    case directory
    /// A device, a fifo or a socket.
    case notAFile
    case tooLarge(limit: Int)
    /// Nothing but blanks, or a byte order mark.
    case empty
    /// It changed each time while it was read.
    case unsettled
    /// Another error of the system, by number.
    case system(Int32)
}

/// What is wrong at one place. Facts only; `DiagnosticRenderer` makes the sentence.
package enum Fault: Equatable, Sendable {
    case file(FileFault)
    case syntax(TomlError.Reason)
    case newerVersion(found: Int64, known: Int64)
    case value(ValueFault)
    /// `elsewhere` is the table that does know the key.
    case unknownKey(nearest: String?, elsewhere: String?)
    case pluginWithoutID
    case pluginTwice(id: String)
    case unknownLimit(nearest: String?)
    case unknownRule(nearest: String?)
    /// ENG-CEILING: what was found and what is used instead.
    case clamped(found: String, used: String, allowed: String)
    /// A length or count of nothing.
    case notPositive(found: String)
    case notLoosened(found: String, used: String)
    /// In the rule engine's words.
    case rule(message: String, hint: String)
    case lonely(partner: String)
    case malformedOverride
    /// A password or the like that stands in the file.
    case secretInFile
    /// A table that is no reference to a secret.
    case secretReference
    /// What a secret's reference leads to cannot be read.
    case secretUnread(path: String, FileFault)
    case secretNotText(path: String)
    /// The service was given no credential of this name.
    case noCredential(String)
    /// A name that nothing installed has.
    case unknownName(Mention.Kind, name: String, nearest: String?)
    /// A language whose times and names the system cannot write.
    case noLocale(name: String)
    /// A short name that several tabs have.
    case ambiguousTab(name: String, tabs: [String])
    /// So many others of the same file that are not listed.
    case more(Int)
    /// A file that had loaded before is there no more.
    case goneFile(copy: String)
    /// A picture that cannot be read.
    case unreadPicture(path: String, FileFault)
    /// Two settings of the same keys.
    case sameKeys(other: String)
    case everyTabHidden
    /// A setting that is read at start only has changed.
    case fromNextStart(inForce: String)
}

/// One fault with its place.
package struct FileFinding: Equatable, Sendable {
    package var file: String
    package var position: TomlPosition?
    /// As TOML writes it; empty for the whole file.
    package var key: String
    package var severity: Problem.Severity
    package var fault: Fault
    package var sourceLine: String
    /// What is used in place of a refused file.
    package var fallback: Fallback?
    /// It seems to ask for a kiosk, which it gets though it could not be read.
    package var keepsLock = false

    /// About a file as a whole.
    static func ofFile(_ path: String, _ fault: Fault, severity: Problem.Severity = .error) -> FileFinding {
        FileFinding(file: path, position: nil, key: "", severity: severity, fault: fault, sourceLine: "")
    }

    /// A file that is not TOML.
    package static func syntax(_ error: TomlError, file: String, bytes: [UInt8]) -> FileFinding {
        let source = TomlSource(bytes: bytes)
        let isHidden = SecretLines(source).contains(error.position.line)
        return FileFinding(
            file: file, position: error.position, key: "", severity: .error,
            fault: .syntax(isHidden ? error.reason.withoutText : error.reason),
            sourceLine: isHidden ? "" : source.line(error.position.line))
    }

    package enum Fallback: Equatable, Sendable {
        case presentSettings
        case lastGoodCopy(String)
        case defaults
        case withoutFile
    }
}

/// A key path as TOML writes it: parts that are no bare keys are quoted.
package func keyPath(_ parts: [String]) -> String {
    parts.map { part in
        let isBare =
            !part.isEmpty
            && part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        return isBare ? part : quoted(part)
    }.joined(separator: ".")
}

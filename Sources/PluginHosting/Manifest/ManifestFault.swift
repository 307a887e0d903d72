// SPDX-License-Identifier: Apache-2.0

import PluginProtocol
import Toml

/// What is wrong at one place of a manifest. Facts; `HostingText` makes the sentence.
package enum ManifestFault: Equatable, Sendable {
    /// `plugin.toml` is missing, or no readable file.
    case unreadable
    case syntax(TomlError.Reason)
    case missing
    case wrongType(expected: Expected, found: TomlKind)
    case emptyText
    case unknownKey
    /// A key that exists nowhere on purpose; the rule says why.
    case refusedKey(rule: String)
    case notReverseDNS(found: String)
    case notAnIdentifier(found: String)
    case duplicate(found: String)
    case notAVersion(found: String)
    /// `declared` is `nil` where the manifest names none.
    case otherProtocol(declared: ProtocolVersion?, offered: ProtocolVersion)
    case neitherModuleNorCommand
    case bothModuleAndCommand
    case outsideFolder(path: String)
    case noSuchFile(path: String)
    case notExecutable(path: String)
    case notInPath(program: String)
    case notALibrary(path: String)
    case otherMachine(path: String, found: String, expected: String)
    /// `[[status]]` is for plugins of the system folder only.
    case statusOfUser
    /// More tabs than one plugin may put before those of others.
    case manyTabs(count: Int, limit: Int)
    case notOneOf(found: String, known: [String])
    /// A number's bounds leave nothing, or its default lies outside of them.
    case emptyRange
    /// A number that is none, or that no control can step through exactly.
    case outOfRange(limit: Int)
    /// Not above 0, above the whole range, or too small a part of it.
    case badStep(most: Int)
    case noOptions
    /// The key exists for settings of other types only.
    case keyOfOtherType(type: String)
    case notAPermittedPath(found: String)
    case notADevice(found: String)
    case notABusName(found: String)
    /// The id is taken by a plugin found before.
    case idTaken(id: String, by: String)

    package enum Expected: Equatable, Sendable {
        case text, wholeNumber, number, flag, listOfTexts, table, arrayOfTables
    }
}

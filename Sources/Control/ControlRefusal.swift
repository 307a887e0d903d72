// SPDX-License-Identifier: Apache-2.0

/// Why the shell did not do what it was asked. Crosses the bus as an error name and a sentence.
package struct ControlRefusal: Error, Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case unknownTab = "UnknownTab"
        /// The short form fits several tabs.
        case ambiguousTab = "AmbiguousTab"
        case unknownPlugin = "UnknownPlugin"
        case badPath = "BadPath"
        case cannotWrite = "CannotWrite"
        /// Nothing is on screen, so there is no picture of it.
        case nothingShown = "NothingShown"
    }

    package let kind: Kind
    /// For people, in the shell's language.
    package let message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    private static let prefix = "\(ControlInterface.name).Error."

    package var errorName: String { Self.prefix + kind.rawValue }

    package init?(errorName: String, message: String) {
        guard errorName.hasPrefix(Self.prefix),
            let kind = Kind(rawValue: String(errorName.dropFirst(Self.prefix.count)))
        else { return nil }
        self.init(kind, message)
    }
}

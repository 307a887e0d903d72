// SPDX-License-Identifier: Apache-2.0

/// How one run of a plugin ended: a line of its record in the shell's state folder, and part of `plugin info --json`.
package struct PluginEndDocument: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case exited, signal
        case pipeClosed = "pipe-closed"
        case notStarted = "not-started"
    }

    /// RFC 3339.
    package var time: String
    package var kind: Kind
    /// Exit code or signal.
    package var number: Nullable<Int>
    /// Why it could not be started, or why the shell ended it; empty otherwise.
    package var reason: String
    /// Whether the shell ended it with nothing wrong: at its own end, an update, a removal.
    package var asked: Bool
    /// Oldest first; `<` before what came from the plugin, `>` before what went to it.
    package var messages: [String]
    /// The last lines of its standard error, oldest first.
    package var errors: [String]

    package init(
        time: String, kind: Kind, number: Int? = nil, reason: String = "", asked: Bool, messages: [String],
        errors: [String]
    ) {
        self.time = time
        self.kind = kind
        self.number = Nullable(number)
        self.reason = reason
        self.asked = asked
        self.messages = messages
        self.errors = errors
    }
}

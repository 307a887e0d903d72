// SPDX-License-Identifier: Apache-2.0

/// One diagnostic of a file that a person wrote: `lintel.toml`, a `conf.d` file, a plugin's manifest.
public struct Problem: Codable, Hashable, Sendable {
    public enum Severity: String, Codable, Sendable {
        case error, warning
    }

    public var file: String
    /// From 1; 0 where the problem has no place in the file.
    public var line: Int
    /// Unicode scalars from 1; 0 where the problem has no place in the line.
    public var column: Int
    /// Key path as TOML writes it, for example `tabs.order`, shortened in its middle to 80 scalars; empty for the whole
    /// file.
    public var key: String
    public var severity: Severity
    /// One sentence: what is wrong and what was expected.
    public var message: String
    /// What to do, for example the nearest known key; may be empty.
    public var hint: String
    /// The line of the file, for the caret; empty where it could not be read or must not be shown.
    public var sourceLine: String

    public init(
        file: String, line: Int = 0, column: Int = 0, key: String = "", severity: Severity = .error, message: String,
        hint: String = "", sourceLine: String = ""
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.key = key.shortenedInMiddle()
        self.severity = severity
        self.message = message
        self.hint = hint
        self.sourceLine = sourceLine
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// One setting: its key, what it wants, what it is for, and where its value lives.
///
/// Everything about a setting comes from its one value in a table: decoding, the commented default file and the schema.
/// The default is the one of `Root`, so that it is stated once.
package struct Setting<Root: Sendable>: Sendable {
    /// Within its table.
    package let key: String
    package let expectation: Expectation
    /// One or two sentences for people who edit the file.
    package let comment: String
    /// A change counts from the next start of the shell.
    package let isReadAtStartOnly: Bool

    let read: @Sendable (TomlValue, ReadContext, inout Root) throws(MisreadValue) -> Void
    /// Takes the value of another root: the last good one.
    let copy: @Sendable (Root, inout Root) -> Void
    /// The present value as a file would say it.
    let write: @Sendable (Root) -> String

    init<Value>(
        _ key: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: ValueType<Value>, _ comment: String,
        isReadAtStartOnly: Bool = false
    ) {
        self.key = key
        self.comment = isReadAtStartOnly ? "\(comment) Read at start only." : comment
        self.isReadAtStartOnly = isReadAtStartOnly
        expectation = type.expectation
        read = { value, context, root throws(MisreadValue) in root[keyPath: path] = try type.read(value, context) }
        copy = { source, root in root[keyPath: path] = source[keyPath: path] }
        write = { type.write($0[keyPath: path]) }
    }
}

/// The settings of one `[table]`.
package struct SettingsTable: Sendable {
    package let name: String
    package let comment: String
    package let settings: [Setting<ShellSettings>]

    func setting(_ key: String) -> Setting<ShellSettings>? {
        settings.first { $0.key == key }
    }
}

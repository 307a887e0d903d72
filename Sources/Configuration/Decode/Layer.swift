// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// One file, or one `--set`, that lies over the ones before it.
package struct Layer: Sendable {
    /// As people know it: the path of the file, or `--set`.
    package var name: String
    package var root: TomlTable
    package var context: ReadContext
    /// The text of a line, for the caret.
    package var line: @Sendable (Int) -> String

    package init(name: String, document: TomlDocument, context: ReadContext) {
        self.name = name
        self.context = context
        root = document.root
        let secrets = SecretLines(document.source)
        line = { secrets.contains($0) ? "" : document.source.line($0) }
    }

    package init(
        name: String, root: TomlTable, context: ReadContext, line: @escaping @Sendable (Int) -> String
    ) {
        self.name = name
        self.root = root
        self.context = context
        self.line = line
    }

    static let empty = Layer(name: "", root: TomlTable(), context: ReadContext(folder: "/"), line: { _ in "" })

    func finding(
        _ severity: Problem.Severity, _ path: [String], at position: TomlPosition, _ fault: Fault
    ) -> FileFinding {
        FileFinding(
            file: name, position: position, key: keyPath(path), severity: severity, fault: fault,
            sourceLine: line(position.line))
    }
}

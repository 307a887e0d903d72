// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Every problem of the settings: `lintelctl check --json`, and the answer of `Reload`.
package struct CheckDocument: Codable, Equatable, Sendable {
    package struct Entry: Codable, Equatable, Sendable {
        package var file: String
        /// From 1; 0 where the problem has no place in the file.
        package var line: Int
        /// Unicode scalars from 1.
        package var column: Int
        package var key: String
        package var severity: Problem.Severity
        package var message: String
        package var hint: String

        /// The source line is left out: a kiosk shows problems without the contents of files.
        package init(_ problem: Problem) {
            file = problem.file
            line = problem.line
            column = problem.column
            key = problem.key
            severity = problem.severity
            message = problem.message
            hint = problem.hint
        }

        package var problem: Problem {
            Problem(
                file: file, line: line, column: column, key: key, severity: severity, message: message, hint: hint)
        }
    }

    package var problems: [Entry]

    package init(_ problems: [Problem]) {
        self.problems = problems.map { Entry($0) }
    }

    package init(from decoder: any Decoder) throws {
        problems = try decoder.singleValueContainer().decode([Entry].self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(problems)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// The catalogue of rules: `lintelctl rules --json`.
package struct RulesDocument: Codable, Equatable, Sendable {
    package struct Entry: Codable, Equatable, Sendable {
        package var id: String
        /// `shell`, `plugin` or `both`.
        package var kind: String
        /// `guideline` or `derived`.
        package var origin: String
        package var severity: Decision.Severity
        /// `load`, `present`, `layout` or `run`.
        package var moment: String
        /// Keys of `[rules.limits]`.
        package var limits: [String]
        /// Display names of its tests.
        package var tests: [String]

        package init(_ rule: Rule) {
            id = rule.id
            kind = rule.kind.rawValue
            origin = rule.origin.rawValue
            severity = rule.severity
            moment = rule.moment.rawValue
            limits = rule.limits.map(\.key)
            tests = rule.tests
        }
    }

    package var rules: [Entry]

    package init(_ rules: [Rule] = Catalogue.all) {
        self.rules = rules.map { Entry($0) }
    }

    package init(from decoder: any Decoder) throws {
        rules = try decoder.singleValueContainer().decode([Entry].self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rules)
    }
}

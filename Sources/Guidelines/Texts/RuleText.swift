// SPDX-License-Identifier: Apache-2.0

/// What the reference page and `lintelctl rules ID` say of a rule beside its summary.
package struct RuleText: Sendable {
    /// What is judged.
    package let predicate: String
    /// What happens where it does not hold.
    package let outcome: String
    /// What an author does about it.
    package let satisfy: String
    /// Input and expected result.
    package let example: String

    private static let all: [String: RuleText] = navigation.merging(tab) { $1 }.merging(status) { $1 }
        .merging(bar) { $1 }.merging(engine) { $1 }

    package static func of(_ rule: Rule) -> RuleText? { all[rule.id] }
}

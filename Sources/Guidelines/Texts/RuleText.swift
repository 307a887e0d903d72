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

    private static let all: [String: RuleText] = [
        place, hiding, titles, controls, backButton, motion, tabPlace, tabMeaning, tabAvailability, tabSelection,
        tabIcons, tabToolbar, tabBehaviour, status, bars, examples, interfaces, engine,
    ].reduce(into: [:]) { all, part in all.merge(part) { $1 } }

    package static func of(_ rule: Rule) -> RuleText? { all[rule.id] }
}

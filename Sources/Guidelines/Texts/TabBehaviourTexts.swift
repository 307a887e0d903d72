// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabBehaviour: [String: RuleText] = [
        "TAB-STATE-KEPT": RuleText(
            predicate: """
                switching away and back restores stack, scroll offset, selected segment, focus.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                tab 1 at depth 2, offset 300 -> tab 2 -> tab 1: same.
                """
        ),
        "TAB-RETAP": RuleText(
            predicate: """
                active tab, depth > 0 -> pop to root, animated once; depth 0 and offset > 0 -> scroll to top; depth \
                0 and offset 0 -> nothing; respects NAV-POP-VETO. On More: shows the list; the stack of the tab that \
                was open is kept.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                depth 3 -> 0 with one animation; depth 0 offset 500 -> 0.
                """
        ),
    ]
}

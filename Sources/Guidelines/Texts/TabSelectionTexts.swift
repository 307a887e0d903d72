// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabSelection: [String: RuleText] = [
        "TAB-SWITCHES": RuleText(
            predicate: """
                `select(t), t != active => attached surface shows top of stack(t)`; no veto by the leaving plugin.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                leaving plugin returns "stay" -> switched anyway; unsaved work is kept in its stack.
                """
        ),
        "TAB-ATTACHED": RuleText(
            predicate: """
                for every surface s that is not attached to this bar: `stateHash(s)` before == after (visible screen \
                ids, scroll offsets, selection).
                """,
            outcome: """
                error; judged as TAB-NAV-ONLY
                """,
            satisfy: """
                Change the other view when somebody acts there.
                """,
            example: """
                property test over random layouts: only the attached surface's hash changes.
                """
        ),
        "TAB-SPLIT-ISOLATED": RuleText(
            predicate: """
                TAB-ATTACHED with panes.
                """,
            outcome: """
                error
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                split, bar in leading pane, select -> trailing pane unchanged until a row is chosen.
                """
        ),
        "TAB-POPOVER-ISOLATED": RuleText(
            predicate: """
                TAB-ATTACHED with popover.
                """,
            outcome: """
                error
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                popover with 3 tabs, select each -> main surface hash constant, popover stays open.
                """
        ),
    ]
}

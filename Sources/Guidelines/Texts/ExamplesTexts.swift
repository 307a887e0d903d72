// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let examples: [String: RuleText] = [
        "EX-PHOTOS": RuleText(
            predicate: """
                BARS-HIDE-TOGETHER, NAV-HIDE-RESTORE, STAT-RESTORE
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                open photo, tap -> four bars hidden; tap -> back; pop while hidden -> shown.
                """
        ),
        "EX-NOTES": RuleText(
            predicate: """
                NAV-TITLE-EMPTY-OK; the child's back label on a screen pushed from the note is the first line (as \
                backTitle) or generic
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                open note -> empty bar title, accessible name = first line.
                """
        ),
        "EX-PHONE-LARGE": RuleText(
            predicate: """
                NAV-LARGE-ACTIVE-TAB, NAV-LARGE-TOP
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                three tabs each with a large title equal to the tab title; scroll and return.
                """
        ),
        "EX-MUSIC-LARGE": RuleText(
            predicate: """
                NAV-LARGE-DISTINCT
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                four roots with distinct large titles -> no decision; rename two alike -> warned.
                """
        ),
        "EX-CLOCK-NO-LARGE": RuleText(
            predicate: """
                NAV-LARGE-OPTIONAL
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                three tabs, largeTitle never -> no decision.
                """
        ),
        "EX-MYMUSIC-EMPTY": RuleText(
            predicate: """
                TAB-EXPLAIN with remedy
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                empty library -> explanation + remedy; add a song -> list appears.
                """
        ),
        "EX-CLOCK-TABS": RuleText(
            predicate: """
                TAB-QUICK-SWITCH, TAB-STATE-KEPT: a running stopwatch keeps running across switches
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                start stopwatch, switch, return after 2 s -> shows >= 2 s.
                """
        ),
        "EX-TOOLBAR-ACTIONS": RuleText(
            predicate: """
                TAB-VS-TOOLBAR, TAB-TOOLBAR-EXCLUSIVE
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                photo screen at depth 1 has a toolbar with these four; tab bar hidden there.
                """
        ),
        "EX-EDIT-DONE": RuleText(
            predicate: """
                NAV-TRAILING-CONTROL, NAV-CONTROLS-MAX
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                Edit -> Done -> Edit, control count constantly 1.
                """
        ),
    ]
}

// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabMeaning: [String: RuleText] = [
        "TAB-APP-LEVEL": RuleText(
            predicate: """
                at most one tab bar per surface; no plugin can make a tab bar; a request for one is refused. Popover \
                and pane are proven on the model's surfaces.
                """,
            outcome: """
                error; refuse: second bar not created, hint: segmented control at the root
                """,
            satisfy: """
                Use a segmented control at the root.
                """,
            example: """
                second tab bar on one surface -> refused; one on a popover surface -> allowed.
                """
        ),
        "TAB-PEERS": RuleText(
            predicate: """
                tab roots are pairwise different screens; no tab's root may be pushed inside another tab's stack; \
                titles pairwise different.
                """,
            outcome: """
                warning; duplicate title: repair: plugin name appended in parentheses; pushing a foreign root: \
                repair: switch to that tab instead
                """,
            satisfy: """
                Ask for the tab instead.
                """,
            example: """
                two tabs titled "Home" from plugins A and B -> "Home (A)", "Home (B)" in the More list and \
                accessible names, short titles in the bar stay with a warning.
                """
        ),
        "TAB-NAV-ONLY": RuleText(
            predicate: """
                `tab.root != nil and tab.action == nil`; a sheet that a plugin asks for within 1 s of its \
                `tab.selected`, before the person's next input there, is refused with this rule; an `alert` in that \
                second is held back until it ends.
                """,
            outcome: """
                error; action only (no root): refuse the tab; root and action: repair: action ignored
                """,
            satisfy: """
                Leave the action out.
                """,
            example: """
                tab with action only -> refused, error names this rule; plugin that answers `tab.selected` with a \
                sheet -> sheet refused, tab switched.
                """
        ),
        "TAB-TOOLBAR-FOR-ACTIONS": RuleText(
            predicate: """
                the shell offers a toolbar slot; items with role manage are accepted only in nav bar or toolbar.
                """,
            outcome: """
                error; refuse: an action offered to the tab bar is rejected, the message names the toolbar (see \
                TAB-NAV-ONLY)
                """,
            satisfy: """
                Put it into the toolbar of a deeper screen.
                """,
            example: """
                plugin moves its action into screen.toolbar at depth 1 -> shown there.
                """
        ),
        "TAB-COUNT-MAX": RuleText(
            predicate: """
                `n <= (compact ? 5 : 7)` counted over all plugins of the session, not per plugin.
                """,
            outcome: """
                warning on every tab that goes to More, in order; repair: it goes there (TAB-MORE-LAST); nothing is \
                lost
                """,
            satisfy: """
                Join tabs that belong together, or put this one into another tab's root.
                """,
            example: """
                6 tabs, compact -> 4 + More(2), two decisions; 6 tabs, regular -> 6 shown, no decision; 8 regular -> \
                6 + More(2).
                """
        ),
        "TAB-MORE-DISCOURAGED": RuleText(
            predicate: """
                advice whenever More exists; stronger (warning) in regular width, where the older text says to avoid \
                it altogether.
                """,
            outcome: """
                advice / warning; nothing changes
                """,
            satisfy: """
                Hide tabs that are not needed here.
                """,
            example: """
                n = 6 compact -> advice; n = 8 regular -> warning.
                """
        ),
        "TAB-TARGET-WIDTH": RuleText(
            predicate: """
                every slot: `hit.width >= tab.minWidth >= touch.min` and `hit.height == tab.height`; slots have \
                equal width, no gaps between hit areas; in regular width slots may be centred with a width of at \
                most 120 px.
                """,
            outcome: """
                error (shell): one slot fewer
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                W = 319, n = 5 -> 4 slots (3 + More), each 79 px.
                """
        ),
        "TAB-ESSENTIAL": RuleText(
            predicate: """
                non-essential tabs are ordered after all essential ones; a tab that only shows settings of another \
                tab should be a screen.
                """,
            outcome: """
                advice; repair: order essential first (stable)
                """,
            satisfy: """
                Give it a higher order.
                """,
            example: """
                [A ess, B non, C ess] -> order A, C, B.
                """
        ),
        "TAB-COUNT-MIN": RuleText(
            predicate: """
                `n >= 3` once all plugins are loaded; n = 1 is covered by TAB-BAR-SINGLE.
                """,
            outcome: """
                n = 2: warning; nothing changes
                """,
            satisfy: """
                Three or more are worth a tab bar; with one there is none.
                """,
            example: """
                2 tabs -> warned, both shown.
                """
        ),
    ]
}

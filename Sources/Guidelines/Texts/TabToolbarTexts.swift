// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabToolbar: [String: RuleText] = [
        "TAB-VS-TOOLBAR": RuleText(
            predicate: """
                items offered to the tab bar have a root screen; items offered to a toolbar have an action and no \
                root.
                """,
            outcome: """
                error; refuse the item with a hint naming the other bar
                """,
            satisfy: """
                For an action use a toolbar item.
                """,
            example: """
                tab "Delete" without root -> refused; toolbar item navigateTo(tab root) -> refused.
                """
        ),
        "TAB-TOOLBAR-EXCLUSIVE": RuleText(
            predicate: """
                `not (tabBar.shown and toolbar.shown)` per surface at every frame, including during transitions (one \
                leaves before or while the other takes the same slot).
                """,
            outcome: """
                error; repair: depth >= 1: the toolbar takes the bottom slot, the tab bar comes back when that \
                screen goes; depth 0: toolbar refused, its items fold into the nav bar's overflow menu; surface \
                without tab bar: toolbar allowed everywhere
                """,
            satisfy: """
                Use a toolbar on deeper screens.
                """,
            example: """
                root with toolbar in a tabbed shell -> tab bar shown, items in menu, decision repaired; depth 1 with \
                toolbar -> toolbar shown, tab bar hidden; back -> tab bar shown.
                """
        ),
    ]
}

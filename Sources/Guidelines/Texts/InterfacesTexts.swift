// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let interfaces: [String: RuleText] = [
        "API-NAVIGATIONBAR": RuleText(
            predicate: """
                our header offers: items stack, push/pop, title, custom title view (segmented), leading/trailing \
                items, back title, back indicator + mask, tint, edge appearance, large title, delegate-like veto.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                API coverage test: each capability exercised once from the sample plugin.
                """
        ),
        "API-LARGETITLES": RuleText(
            predicate: """
                shell-level preference + per-screen automatic/always/never.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                preference off -> always inline even with mode always; on -> modes respected.
                """
        ),
        "API-FIXEDSPACE": RuleText(
            predicate: """
                Item kind space(width) exists, has no hit area, is not counted, is ignored at the ends, negative \
                width refused.
                """,
            outcome: """
                clamp
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                [text, space(20), text] -> ink gap grows by 20; [space(20)] alone -> no effect.
                """
        ),
        "API-TABBAR": RuleText(
            predicate: """
                items, selection, badge value and colour, unselected/selected icons, delegate for selection (no \
                veto, see TAB-SWITCHES).
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                API coverage test.
                """
        ),
        "API-STATUSSTYLE": RuleText(
            predicate: """
                shell and plugin default style in {auto, light, dark}.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                set each, read back resolved style.
                """
        ),
        "API-PREFERREDSTYLE": RuleText(
            predicate: """
                Screen.statusStyle, delegation from container to child, explicit "style changed" notification.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                change style of the visible screen at run time -> bar follows within one frame + 200 ms fade.
                """
        ),
        "API-BLUR": RuleText(
            predicate: """
                statusBacking blur and a reusable blurred backing for plugins' own full-bleed screens.
                """,
            outcome: """
                solid fallback
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                render checkerboard, compare variance before/after.
                """
        ),
    ]
}

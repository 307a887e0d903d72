// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let place: [String: RuleText] = [
        "NAV-POS-TOP": RuleText(
            predicate: """
                `nav.frame.y == (status shown ? status.frame.maxY : surface.top)` and `nav.frame.width == \
                surface.width`; in a pane or popover the surface's own top counts.
                """,
            outcome: """
                error; not reachable by a plugin (no API moves the bar)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                main surface 390x844, status 32 -> nav y = 32, width 390. Same inside a popover without status \
                region -> y = popover top.
                """
        ),
        "NAV-HIERARCHY": RuleText(
            predicate: """
                `bar.items == stack(visible tab)`; push adds exactly one, back removes exactly one; the bar always \
                shows data of the top screen.
                """,
            outcome: """
                error; n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                push A, B, C then back twice -> stack, bar title of A, no back button.
                """
        ),
        "NAV-BACK-APPEARS": RuleText(
            predicate: """
                `depth(s) > 0 <=> backButton.visible`, unless the surface is a modal whose single leading item has \
                role cancel.
                """,
            outcome: """
                error; repair: back button shown even if the plugin filled the leading slot; the plugin's leading \
                items move behind it (and then fall under NAV-CONTROLS-MAX)
                """,
            satisfy: """
                Put the items of a deeper screen at the trailing end.
                """,
            example: """
                screen at depth 1 with one leading icon -> back button first, icon after it (one control, allowed); \
                with two -> back button and one overflow menu. Depth 0 -> no back button.
                """
        ),
        "NAV-BACK-LEADING": RuleText(
            predicate: """
                no visible item has a hit rectangle starting before the back button's along the leading direction.
                """,
            outcome: """
                error; repair: reorder, back first
                """,
            satisfy: """
                Put items after the back button.
                """,
            example: """
                ltr: back.hit.minX == 0; rtl: back.hit.maxX == bar.width; a plugin item given a position before it \
                -> moved after.
                """
        ),
        "NAV-BACK-LABEL": RuleText(
            predicate: """
                `label in { s.prev.backTitle, s.prev.title (or its selected segment, see NAV-SEG-BACK-TITLE), \
                generic, empty }` chosen in that order; a plugin's backTitle must be a non-empty single segment and \
                is a property of the *previous* screen.
                """,
            outcome: """
                error if the label names anything else; repair: previous screen's title
                """,
            satisfy: """
                Leave the back title out, or give it a word.
                """,
            example: """
                "Inbox" -> push "Message" -> label "Inbox". prev.backTitle = "Mail" -> "Mail". prev.title empty and \
                no backTitle -> generic.
                """
        ),
        "NAV-BACK-FALLBACK": RuleText(
            predicate: """
                for each candidate c in [backTitle, prev title, generic]: `fits(c) = 8 + chevronWidth + 6 + width(c) \
                + 8 <= (W - titleWidth) / 2` (title centred); first that fits wins; none fits -> chevron only; then \
                the title may leave the centre; then the title is ellipsized at its end. The label itself is never \
                ellipsized.
                """,
            outcome: """
                n/a (behaviour)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                W = 320, title 120 px wide, prev title 90 px -> (320-120)/2 = 100 < 8+13+6+90+8 = 125 -> generic (35 \
                px: 70 <= 100) shown. Title 250 px -> chevron only. Accessible name stays "Back to <previous title>" \
                in every case.
                """
        ),
        "NAV-TRAILING-CONTROL": RuleText(
            predicate: """
                every item with role manage or done has `scope == visible screen`; when the screen is not on top the \
                item is not in the bar; an item may switch its own label (Edit <-> Done) without counting as a \
                second control.
                """,
            outcome: """
                warning; an item whose scope is another screen is removed from this bar (repair) and reported
                """,
            satisfy: """
                Put it on the screen it belongs to.
                """,
            example: """
                screen list with item Edit -> pressed -> label Done, `controls.count` stays 1. Item scoped to \
                another pane -> absent, decision warned.
                """
        ),
        "NAV-SPLIT-PANE": RuleText(
            predicate: """
                each pane owns zero or one nav bar; a pane without one is legal; back in pane p changes only \
                stack(p).
                """,
            outcome: """
                error
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                split with bar only in the leading pane -> trailing pane content starts at the pane's top (below \
                status); back in the leading pane -> trailing pane's state hash unchanged.
                """
        ),
        "NAV-TRANSLUCENT": RuleText(
            predicate: """
                while content is under the bar: `0 < backgroundAlpha < 1` and blur active, unless \
                reduceTransparency, highContrast or the renderer lacks blur -> alpha = 1; in every case \
                BARS-CONTRAST holds.
                """,
            outcome: """
                repair: raise alpha in steps of 0.05 up to 1
                """,
            satisfy: """
                Choose colours with more contrast.
                """,
            example: """
                light bar over black content, label #1A5FB4 -> alpha rises to >= 0.90 (computed 4.76 : 1). \
                reduceTransparency on -> alpha 1 and no blur node.
                """
        ),
        "NAV-TINT": RuleText(
            predicate: """
                tint given -> title, back label, item labels >= contrast.text and icons >= contrast.icon against \
                `backdrop(bar)`.
                """,
            outcome: """
                warning; repair: keep the tint hue, move its lightness towards the nearest passing value; if \
                impossible choose the other foreground (light/dark)
                """,
            satisfy: """
                Choose a tint that carries the ink of the bar; the decision names one.
                """,
            example: """
                tint #3584E4 with white text (3.77) -> darkened until >= 4.5. Tint #1A5FB4 with white (6.29) -> \
                unchanged.
                """
        ),
    ]
}

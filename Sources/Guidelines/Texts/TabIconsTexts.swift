// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabIcons: [String: RuleText] = [
        "TAB-ICON-CONSISTENT": RuleText(
            predicate: """
                all icons have the same mode; drawn in symbolic mode; `abs(meanStroke / median - 1) <= 0.30`; \
                selected variant (filled) given for all or for none.
                """,
            outcome: """
                warning; repair: full-colour icons rendered as symbolic; missing filled variants -> none used; \
                stroke: nothing changes
                """,
            satisfy: """
                Use a symbolic icon.
                """,
            example: """
                strokes 1.5, 1.5, 3.0 -> third warned. One full-colour among four -> rendered symbolic.
                """
        ),
        "TAB-ICON-BALANCED": RuleText(
            predicate: """
                ink box by shape at tab size: circle 25, square 23, wide 31 (width), tall 28 (height) px, each +-2; \
                `abs(log2(inkArea / median)) <= 0.6`; ink centred in the box +-1 px. Shape: wide if ink w/h > 1.2, \
                tall if < 0.83, circle if the ink's hull fills less than 0.86 of its box, else square; meanStroke \
                (TAB-ICON-CONSISTENT) = 2 x ink area / outline length, measured at 8 x.
                """,
            outcome: """
                warning; repair: scale and centre to the target; area: nothing changes
                """,
            satisfy: """
                Draw circles 25, squares 23, wide shapes 31 and tall ones 28 px.
                """,
            example: """
                16 px glyph -> scaled to 25; 48x48 logo -> scaled to 23.
                """
        ),
        "TAB-ICON-STOCK": RuleText(
            predicate: """
                stock set present, symbolic SVG named: home clock alarm stopwatch timer music photos notes phone \
                contacts recents settings search favourites bookmarks downloads history featured most-viewed media \
                web files messages calendar map network power more; a stock icon passes the two rules above by \
                construction; its meaning must fit its use (semantic name, not looks).
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                iterate over the set: every name resolves at scales 1, 2, 3 and passes both icon rules.
                """
        ),
        "TAB-ICON-CUSTOM": RuleText(
            predicate: """
                custom icon accepted as SVG or symbolic PNG at 2 scales; must contain ink (1 % < inkFraction < 90 \
                %).
                """,
            outcome: """
                error: empty, solid or unreadable icon -> repair: first letter of the title in the stock frame
                """,
            satisfy: """
                Use an SVG, or a PNG with alpha, that shows something.
                """,
            example: """
                fully transparent icon -> letter icon, repaired.
                """
        ),
        "TAB-TITLE-ICON": RuleText(
            predicate: """
                `title.trimmed != ""`, one line, no ellipsis at W = 320 with 5 tabs (<= 60 px at 10 px medium); icon \
                given.
                """,
            outcome: """
                missing title: error, repair: plugin name; missing icon: letter icon; too long: advice, ellipsized, \
                full in tooltip/accessible name
                """,
            satisfy: """
                Give the tab a title.
                """,
            example: """
                "" -> plugin name; 20 letters -> ellipsized, accessible name full.
                """
        ),
        "TAB-BADGE-CONTENT": RuleText(
            predicate: """
                `badge in {none, count(n >= 1), attention}`
                """,
            outcome: """
                repair: count(0) and negative -> none; raw digits -> count; n > max -> shown as "999+" (shell-made, \
                accessible name has the full number); any other raw text -> attention, warned; surrounding white \
                space ignored
                """,
            satisfy: """
                Send a number of at least 1, "!", or null for none.
                """,
            example: """
                0 -> none; 1 -> "1"; 1000 -> "999+"; raw " 7 " -> "7"; raw "NEW" -> "!" and warned; raw "!" -> "!".
                """
        ),
        "TAB-BADGE-LOOK": RuleText(
            predicate: """
                foreground white, fill badge.colour; `contrast >= contrast.text`; oval: corner radius = height/2, \
                min width = height = 18 px, padding 5 px, text 12 px medium; fill vs bar >= contrast.icon, else a 1 \
                px ring in the bar colour; sits at the icon's top trailing corner; never clipped by the bar.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                contrast(#FFFFFF, #E01B24) = 4.83; contrast(#E01B24, #F9F9F9) = 4.58; contrast(#E01B24, #1C1C1E) = \
                3.53; pixel test of shape for "1", "99", "999+".
                """
        ),
        "TAB-BADGE-UNOBTRUSIVE": RuleText(
            predicate: """
                setting a badge never moves focus, plays sound, opens or selects anything, or animates longer than \
                200 ms; updates coalesced to at most 4 per second; announced politely to assistive technology at \
                most once per 5 s and tab.
                """,
            outcome: """
                repair: coalesced
                """,
            satisfy: """
                Send the number when it matters.
                """,
            example: """
                100 updates in 1 s -> <= 4 redraws, final value correct, focus unchanged.
                """
        ),
        "TAB-BADGE-MEANING": RuleText(
            predicate: """
                a plugin may badge only its own tabs; badge set while its tab is active and visible -> advice; a \
                badge is never cleared by the shell, except when its plugin ends (BARS-TOKENS-ON-CRASH).
                """,
            outcome: """
                error for a foreign tab: refuse
                """,
            satisfy: """
                Badge a tab for what happens while another one is shown.
                """,
            example: """
                plugin A sets badge of B's tab -> refused.
                """
        ),
        "TAB-MORE-BADGE": RuleText(
            predicate: """
                More's badge = attention if any hidden tab has attention, else the sum of counts, else none.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                hidden badges 2, none, 3 -> "5"; one attention -> "!".
                """
        ),
    ]
}

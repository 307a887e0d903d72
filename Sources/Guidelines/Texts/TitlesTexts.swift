// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let titles: [String: RuleText] = [
        "NAV-TITLE-PRESENT": RuleText(
            predicate: """
                `title.trimmed != "" or titleOmission != nil or segmented != nil`
                """,
            outcome: """
                warning; repair at depth 0: the tab's title is used; at depth > 0: bar title stays empty, warned
                """,
            satisfy: """
                Give the screen a title, or a titleOmission with the reason.
                """,
            example: """
                root with empty title in tab "Files" -> bar shows "Files", repaired. Depth-1 empty title, no reason \
                -> warned.
                """
        ),
        "NAV-TITLE-EMPTY-OK": RuleText(
            predicate: """
                titleOmission given -> no decision; but `accessibleTitle.trimmed != ""` and the window/page \
                accessible name equals it.
                """,
            outcome: """
                warning if accessibleTitle is empty; repair: first content heading, else the tab title
                """,
            satisfy: """
                Set accessibleTitle to what the screen shows.
                """,
            example: """
                note screen, titleOmission = contentSuppliesContext, accessibleTitle "Shopping" -> bar title empty, \
                accessible name "Shopping", verdict pass.
                """
        ),
        "NAV-TITLE-CURRENT": RuleText(
            predicate: """
                at rest `bar.title == top.title`; during a transition only the two titles involved are visible; if a \
                screen's title changes while on top the bar follows in the next frame; a title equal to the \
                product's own name is advised against (later HIG text).
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                change title of top screen -> bar updated next frame; change title of a screen below -> the back \
                label updated, bar title unchanged.
                """
        ),
        "NAV-TITLE-LENGTH": RuleText(
            predicate: """
                grapheme count <= nav.title.softMax; at layout: title not ellipsized at textScale 1.
                """,
            outcome: """
                advice; nothing changes, title ellipsized at its end only when it cannot fit, full text in tooltip \
                and accessible name
                """,
            satisfy: """
                A word or two leave room for the back label.
                """,
            example: """
                40-character title at W = 320 -> ellipsized, accessible name complete, advice recorded.
                """
        ),
        "NAV-LARGE-USE": RuleText(
            predicate: """
                mode always -> large; never -> inline; automatic -> same as the previous screen in the stack, and \
                for a root the shell default. At most one large title visible per surface.
                """,
            outcome: """
                advice when mode is always at depth >= 2
                """,
            satisfy: """
                Use automatic or never on deeper screens.
                """,
            example: """
                root always, child automatic -> large; root always, child never, grandchild automatic -> inline.
                """
        ),
        "NAV-LARGE-ACTIVE-TAB": RuleText(
            predicate: """
                root screen with large title: `title == tab.title` or title begins with it (case-folded) or \
                tab.title begins with title.
                """,
            outcome: """
                warning; nothing changes
                """,
            satisfy: """
                Begin it with the tab's title, or use an inline title.
                """,
            example: """
                tab "Recents" root large title "Calls" -> warned; "Recents" -> pass.
                """
        ),
        "NAV-LARGE-TOP": RuleText(
            predicate: """
                `largeProgress == 1 <=> scroll.offset <= 0`; `largeProgress == clamp(1 - offset / nav.largeExtra, 0, \
                1)` for offsets between.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                offsets 0, 26, 52, 500 -> progress 1, 0.5, 0, 0; flick to top -> 1 when offset reaches 0.
                """
        ),
        "NAV-LARGE-COLLAPSE": RuleText(
            predicate: """
                bar height = nav.height + nav.largeExtra x largeProgress, following the finger 1 : 1; the inline \
                title fades in (150 ms) when less than large.inlineAt px of large title are left and fades out when \
                more are; overscroll at the top may grow the large title (never shrink the inline bar).
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                offset 41 -> inline title alpha 0; 43 -> fading in; after 150 ms alpha 1; height at offset 43 = 44 + \
                9 = 53.
                """
        ),
        "NAV-LARGE-SNAP": RuleText(
            predicate: """
                when scrolling comes to rest with 0 < offset < nav.largeExtra: animate offset to 0 if offset <= \
                large.snapAt x nav.largeExtra, else to nav.largeExtra, in large.snapTime; a new touch interrupts; \
                with reduceMotion: jump.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                release at 20 -> ends 0; at 30 -> ends 52; touch during the snap -> follows the finger from where it \
                is.
                """
        ),
        "NAV-LARGE-COMPETE": RuleText(
            predicate: """
                not exists h in the first viewport's contentHeadings with `h.size >= largeTitleSize`.
                """,
            outcome: """
                error; repair: largeTitle treated as never for this screen
                """,
            satisfy: """
                Use largeTitle never on this screen.
                """,
            example: """
                content starts with a 40 px heading -> inline bar, repaired.
                """
        ),
        "NAV-LARGE-REPEAT": RuleText(
            predicate: """
                first contentHeading (case-folded, trimmed) != title.
                """,
            outcome: """
                warning; nothing changes
                """,
            satisfy: """
                Leave the heading out.
                """,
            example: """
                title "Albums", first heading "Albums" -> warned.
                """
        ),
        "NAV-LARGE-OPTIONAL": RuleText(
            predicate: """
                `largeTitle: never` is always accepted without any decision; the shell never forces large.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                four tabs all never -> no decision recorded.
                """
        ),
        "NAV-LARGE-DISTINCT": RuleText(
            predicate: """
                large titles of all tab roots are pairwise different (case-folded).
                """,
            outcome: """
                warning; nothing changes
                """,
            satisfy: """
                Name what is different about this one.
                """,
            example: """
                two plugins both "Home" -> warned on both; differing titles -> pass.
                """
        ),
        "NAV-LARGE-COMPACT-HEIGHT": RuleText(
            predicate: """
                heightClass compact, or bars with the large title above 0.35 x H (the shell's own affair, no \
                decision) -> largeProgress is 0 and not scroll driven.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                844x390 -> inline; rotate back at offset 0 -> large.
                """
        ),
        "NAV-LARGE-PLAIN": RuleText(
            predicate: """
                `largeProgress == 1 and scroll.atTopEdge => backgroundAlpha == 0 and hairlineAlpha == 0`; status \
                region gets its own backing rule (STAT-OBSCURE).
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                large title at offset 0 -> pixel under the bar equals content background; offset >= edge.fade -> \
                background and hairline fully visible.
                """
        ),
        "NAV-BORDER-HIDE": RuleText(
            predicate: """
                edge borderless with a large title -> accepted silently; default for large title is borderless at \
                the scroll edge.
                """,
            outcome: """
                advice: a large-title screen that asks for edge standard gets a note; nothing changes
                """,
            satisfy: """
                Use edge borderless.
                """,
            example: """
                large + borderless -> pass, hairlineAlpha 0 at the edge.
                """
        ),
        "NAV-BORDER-AUTO": RuleText(
            predicate: """
                `hairlineAlpha == clamp(scrollUnder / edge.fade, 0, 1)` where scrollUnder = px of content beneath \
                the bar's bottom edge.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                offsets 52, 57, 62 (large) -> 0, 0.5, 1; scrolled back -> 0.
                """
        ),
        "NAV-BORDER-STANDARD": RuleText(
            predicate: """
                `edge == borderless => largeTitle resolved large or splitPartner.edge == borderless`
                """,
            outcome: """
                warning; repair: edge treated as standard (hairline always on when any content could be under the \
                bar)
                """,
            satisfy: """
                Use a large title, or edge standard.
                """,
            example: """
                inline title + borderless, not split -> hairline drawn, repaired. Same in a split whose partner is \
                borderless -> pass.
                """
        ),
        "NAV-BORDER-SPLIT": RuleText(
            predicate: """
                `regular width and split => primary.edge == secondary.edge`
                """,
            outcome: """
                warning; repair: both take the primary pane's style
                """,
            satisfy: """
                Use the same edge in both panes.
                """,
            example: """
                primary large borderless, secondary inline standard -> both borderless; no NAV-BORDER-STANDARD \
                decision for the secondary.
                """
        ),
    ]
}

// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let navigation: [String: RuleText] = [
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
        "NAV-HIDE-KEYBOARD": RuleText(
            predicate: """
                `osk and keyboard in hidesBars => nav.hidden(cause: keyboard)`; `osk and keyboard not in hidesBars \
                => nav.shown`; keyboard gone -> restored.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                default screen + osk -> nav shown, tab bar hidden. Screen with the option + osk -> both hidden; osk \
                closes -> both back in <= bars.hideTime.
                """
        ),
        "NAV-HIDE-GESTURE": RuleText(
            predicate: """
                tap option: a tap in content that no widget consumed toggles the bars. Swipe option: upward content \
                drag beyond the threshold hides, downward shows. Never both undone by scrolling momentum alone at \
                the top edge (bars always shown at offset 0).
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                tap on empty content -> hidden, tap again -> shown; tap on a button in content -> button fires, bars \
                unchanged. Drag up 23 px -> shown; 24 px -> hidden; drag down 24 px -> shown.
                """
        ),
        "NAV-HIDE-RESIZE": RuleText(
            predicate: """
                option on: heightClass becomes compact -> hidden(cause: resize); becomes regular -> shown; while \
                hidden, an unconsumed tap (or a tap in the strip where the bar would be) shows it.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                resize 390x844 -> 844x390 with option -> hidden; back -> shown; without option -> shown throughout.
                """
        ),
        "NAV-HIDE-FULLSCREEN": RuleText(
            predicate: """
                a plugin's hide request is accepted only if `screen.fullscreen != none` or the cause is one of the \
                three opt-in triggers.
                """,
            outcome: """
                warning; refuse: bar stays, call returns the rule id
                """,
            satisfy: """
                Set the screen's fullscreen to content or media first.
                """,
            example: """
                hide() on a list screen -> refused. Screen enters fullscreen content, hide() -> accepted with a \
                token.
                """
        ),
        "NAV-HIDE-TEMPORARY": RuleText(
            predicate: """
                every hide has a token; the token ends at: reveal gesture, leaving fullscreen, pop, tab switch, \
                surface closed, plugin stopped or crashed, window unmapped, osk appearing for text entry inside the \
                screen. After the last token ends `nav.shown` within bars.hideTime.
                """,
            outcome: """
                error; shell ends the token itself
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                hide, then the plugin process is killed -> bars shown. Hide, switch tab by keyboard -> bars shown.
                """
        ),
        "NAV-HIDE-RESTORE": RuleText(
            predicate: """
                `hidden => restoreActions contains singleTap and contains a key (Esc or F11) and contains \
                pointerAtTopEdge (mouse)`; while bars are hidden the first Esc only reveals them and does not pop; \
                single finger, single tap, anywhere the content does not consume the tap, plus a reserved strip of \
                touch.min height at the top edge in which the shell *always* gets the tap; time from tap to first \
                visible bar pixel <= tabSwitch.latency.
                """,
            outcome: """
                error; repair: reserved strip is active even when the plugin consumes all taps; a plugin that asks \
                for a restore gesture of only long-press, multi-touch or swipe -> refuse that part, tap stays
                """,
            satisfy: """
                Leave the tap to the shell.
                """,
            example: """
                full-screen plugin that consumes every tap: tap in the middle -> plugin; tap at y = 10 -> bars \
                shown. Esc -> bars shown.
                """
        ),
        "NAV-TOOLBAR-INSTEAD": RuleText(
            predicate: """
                `controls(s).count > nav.controls.max and s.toolbar.isEmpty => hint "use toolbar"`; a screen at \
                depth 0 with no title, no controls and no segmented control may drop the nav bar entirely.
                """,
            outcome: """
                advice together with NAV-CONTROLS-MAX; the shell provides a toolbar slot (subject to \
                TAB-TOOLBAR-EXCLUSIVE)
                """,
            satisfy: """
                Put them into the screen's toolbar.
                """,
            example: """
                depth-1 screen, 3 controls, toolbar declared -> the first control in the bar, the other two in the \
                toolbar after its own items.
                """
        ),
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
        "NAV-CONTROLS-MAX": RuleText(
            predicate: """
                `controls(s).count <= nav.controls.max` (zero is fine; spaces, back button and a modal's cancel do \
                not count; an Edit/Done pair that swaps is one)
                """,
            outcome: """
                warning; repair (lossless): if the screen may have a toolbar (TAB-TOOLBAR-EXCLUSIVE) and declared \
                one, the surplus goes there; otherwise the last slot becomes one overflow menu button and holds the \
                surplus in priority order (with max 1: all controls go into the one menu). No action ever becomes \
                unreachable.
                """,
            satisfy: """
                Keep the one control that matters most, or use the toolbar of a deeper screen.
                """,
            example: """
                1 control -> pass. 0 -> pass. 3 controls, max 1 -> bar shows exactly 1 menu button with 3 entries. 3 \
                controls, max 2 -> first control + menu with 2. Same input twice -> same output.
                """
        ),
        "NAV-SEG-ALONE": RuleText(
            predicate: """
                `segmented in bar => barTitle == "" and controls(s).isEmpty`
                """,
            outcome: """
                error; repair: title only -> the title is removed from the bar but kept as accessibleTitle; other \
                controls present -> the segmented control moves to an accessory strip directly under the bar (full \
                width, touch.min high) and title + controls stay under their own rules
                """,
            satisfy: """
                Leave the other controls out, or put them into the content.
                """,
            example: """
                [seg, title] -> bar shows only seg, accessible name = title. [seg, title, Edit] -> strip with seg, \
                bar "title, Edit". [seg] -> pass.
                """
        ),
        "NAV-SEG-TOP-LEVEL": RuleText(
            predicate: """
                `segmented in bar => depth(s) == 0`
                """,
            outcome: """
                error; repair: move to the accessory strip, title and back button return to the bar
                """,
            satisfy: """
                Use a segmented control at the root, or put it into the content.
                """,
            example: """
                depth 1 with seg -> strip; back button present. Depth 0 -> in bar.
                """
        ),
        "NAV-SEG-BACK-TITLE": RuleText(
            predicate: """
                child's back label == prev.backTitle if set, else the label of the segment that was selected *when \
                the child was pushed*; never empty, never the suppressed title of another segment.
                """,
            outcome: """
                warning if it falls to generic; repair: selected segment's label
                """,
            satisfy: """
                Label every segment, or set backTitle.
                """,
            example: """
                seg [All, Missed], Missed selected, push -> back label "Missed"; select All programmatically while \
                child is on top -> label stays "Missed" and back returns to the Missed segment.
                """
        ),
        "NAV-SEG-FLATTEN": RuleText(
            predicate: """
                the shell offers a segmented control for roots; advice is emitted when a root screen does nothing \
                but list 2..5 links to sibling screens.
                """,
            outcome: """
                advice only
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                root declaring three navigateTo links and no other content -> advice; nothing changes.
                """
        ),
        "NAV-SEG-COUNT": RuleText(
            predicate: """
                `2 <= n <= limit` and `segmentWidth >= touch.min` and all segments same kind.
                """,
            outcome: """
                n = 1 -> repair: becomes the title; n > limit -> repair: becomes a drop-down with the same entries; \
                mixed -> warning
                """,
            satisfy: """
                Use a title.
                """,
            example: """
                1 -> title; 6 in compact -> drop-down; 5 at W = 320 -> 57 px each inside the edge padding, pass.
                """
        ),
        "NAV-TEXT-SPACE": RuleText(
            predicate: """
                for each pair of adjacent text items: `gap(hit) >= nav.textGap.hit and gap(ink) >= nav.textGap.ink`
                """,
            outcome: """
                warning; repair: insert a fixed space of exactly the missing width between the two; if the bar then \
                overflows -> NAV-CONTROLS-MAX overflow menu
                """,
            satisfy: """
                Put a space between two text buttons.
                """,
            example: """
                two text items with 4 px hit gap and 8 px ink gap -> space of max(8-4, 16-8) = 8 px inserted. Text \
                next to icon -> no decision.
                """
        ),
        "NAV-BACK-STANDARD": RuleText(
            predicate: """
                no IndicatorSpec -> standard chevron 13 x 21 px; nothing in leading has role navigateBack other than \
                the system button.
                """,
            outcome: """
                warning for a second back-like item; repair: removed
                """,
            satisfy: """
                Leave it out.
                """,
            example: """
                plugin leading item role navigateBack -> removed, decision refers to this rule.
                """
        ),
        "NAV-BACK-CUSTOM-LOOK": RuleText(
            predicate: """
                image is symbolic; ink taller than wide (1.1 <= h/w <= 3); the leading-most ink lies in the middle \
                40 % of the height and the trailing-most ink touches both outer thirds (a shape pointing to the \
                leading edge); a label or chevron is visible.
                """,
            outcome: """
                error; refuse the image: standard chevron used
                """,
            satisfy: """
                Draw a shape taller than wide with its tip in the middle of the leading side.
                """,
            example: """
                chevron bitmap -> pass; a cross or a house -> refused; a chevron pointing the other way in ltr -> \
                refused.
                """
        ),
        "NAV-BACK-CUSTOM-BEHAVE": RuleText(
            predicate: """
                activation by click, tap, key, mouse button and edge swipe all give the same result: \
                NAV-BACK-SINGLE; a plugin can veto (unsaved work) but not redirect.
                """,
            outcome: """
                error; refuse: a handler that pushes, switches tab or pops more than one is rejected, the shell pops \
                one
                """,
            satisfy: """
                Use `leave` to ask before a screen with unsaved work is left.
                """,
            example: """
                handler tries to pop to root -> depth decreases by exactly 1.
                """
        ),
        "NAV-BACK-CUSTOM-MATCH": RuleText(
            predicate: """
                drawn in the bar's item colour (symbolic recolouring); ink height within 17..25 px; contrast.icon \
                met.
                """,
            outcome: """
                warning; repair: recolour, scale to 21 px height
                """,
            satisfy: """
                Use one colour with alpha.
                """,
            example: """
                full-colour png -> rendered as mask in the accent colour; 40 px high -> scaled to 21.
                """
        ),
        "NAV-BACK-CUSTOM-CONSISTENT": RuleText(
            predicate: """
                number of distinct indicator hashes used in the session <= 1; only the shell configuration may set \
                one; a plugin's indicator applies inside that plugin's own stacks only if the shell configuration \
                sets none and allows it.
                """,
            outcome: """
                error; repair: shell's indicator everywhere
                """,
            satisfy: """
                Set it in [theme] of the configuration.
                """,
            example: """
                two screens of one plugin with different images -> first accepted one used on both, warned.
                """
        ),
        "NAV-BACK-MASK": RuleText(
            predicate: """
                `image != nil <=> mask != nil`
                """,
            outcome: """
                error; refuse both (the reference resets both to default when either is missing): standard chevron \
                and its mask
                """,
            satisfy: """
                Give an image and a mask of the same size, for every scale factor.
                """,
            example: """
                image only -> standard pair; mask only -> standard pair; both -> accepted.
                """
        ),
        "NAV-BACK-MASK-SIZE": RuleText(
            predicate: """
                `image.pixelSize == mask.pixelSize` per scale; mask alpha is not constant; for each row with ink: \
                mask alpha is 0 at every x before the first ink pixel and 1 at every x after the last ink pixel (ltr \
                terms).
                """,
            outcome: """
                size or constant alpha: error, refuse both; row test: warning, repair: derived mask used (a common \
                mistake is to pass the chevron image itself as the mask; the text then appears only at the end of \
                the image box)
                """,
            satisfy: """
                Make both the same number of pixels at every scale factor.
                """,
            example: """
                13x21 image with 13x22 mask -> refused; constant-alpha mask -> refused; mask == image -> derived \
                mask, warned.
                """
        ),
        "NAV-BACK-MASK-ANIM": RuleText(
            predicate: """
                during push/pop and interactive pop every label pixel p is drawn with alpha x mask(p); mask region = \
                mask image at the chevron's place, fully transparent on its leading side, fully opaque on its \
                trailing side to the bar's end; the chevron itself is drawn unmasked above; rtl mirrored.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                render frame at progress 0.5 of a push with the outgoing back label: no label pixel with alpha > 0 \
                lies leading of the chevron's first ink pixel in any row (rows without ink use the nearest ink row; \
                pixel comparison); with the mask disabled the same test fails (mutation check).
                """
        ),
        "NAV-BACK-SINGLE": RuleText(
            predicate: """
                activation -> `depth' in {depth - 1, depth (vetoed)}` and same tab, same surface; press-and-hold has \
                no navigation effect by default.
                """,
            outcome: """
                error; refuse: any other effect is rejected and the shell pops exactly one (see \
                NAV-BACK-CUSTOM-BEHAVE)
                """,
            satisfy: """
                Pop further with navigation.pop after the screen below is shown.
                """,
            example: """
                5 rapid activations at depth 3 -> depth 0 and never below, each accepted only after the former is \
                committed or queued; fuzz of 10 000 random push/back/tab events -> depth never jumps by more than 1 \
                on back.
                """
        ),
        "NAV-BREADCRUMB-LABEL": RuleText(
            predicate: """
                `not pathLike(backTitle, stack titles)`
                """,
            outcome: """
                error; repair: `lastSegment` if it equals the previous screen's title, else the previous screen's \
                title
                """,
            satisfy: """
                Use the screen's own short name.
                """,
            example: """
                "Home / Music / Albums" with prev title "Albums" -> "Albums". "AC/DC" -> unchanged. "Settings > \
                Display" with prev "Display" -> "Display".
                """
        ),
        "NAV-BREADCRUMB-TITLE": RuleText(
            predicate: """
                `not pathLike(title, stack titles)`
                """,
            outcome: """
                warning; nothing changes
                """,
            satisfy: """
                Name this level only; the way back names the one below.
                """,
            example: """
                title "Home > Music" -> warned; title "~/Music/Live" -> warned unless loosened.
                """
        ),
        "NAV-BREADCRUMB-WIDGET": RuleText(
            predicate: """
                number of items in the bar with role navigateBack, or navigateTo(t) with t an ancestor in the stack, \
                is 0 (the system back button is not an item).
                """,
            outcome: """
                error; repair: those items removed; hint to flatten
                """,
            satisfy: """
                Flatten the hierarchy; see NAV-DEPTH-ADVICE.
                """,
            example: """
                three items navigateTo(ancestor) -> removed, hint NAV-DEPTH-ADVICE.
                """
        ),
        "NAV-DEPTH-ADVICE": RuleText(
            predicate: """
                `depth(s) < nav.depth.soft`
                """,
            outcome: """
                advice once per plugin and session
                """,
            satisfy: """
                Flatten the hierarchy, for example with a segmented control at the root.
                """,
            example: """
                push to depth 4 -> one advice; push/pop again -> no second one.
                """
        ),
        "NAV-PUSH-MOTION": RuleText(
            predicate: """
                remaining distance of the arriving screen r(t) = exp(-t / nav.push.tau), finished at nav.push.total; \
                covered screen travels 0.30 of the width, dimmed by 0.10 x progress; bar: leaving title slides to \
                the back-label position while fading out by 0.7, arriving back label slides from the title's \
                position fading in from 0.3, arriving title comes from the trailing edge fading in from 0.25, old \
                back label leaves through the mask fading by 0.2, items cross-fade without moving; interruptible at \
                any frame; pop is the exact reverse.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                fake clock: r(0)=1, r(61 ms)=0.368 +-0.01, r(200)=0.038, finished at 400 ms; reversing at 120 ms \
                continues from the current value with no jump > 1 px.
                """
        ),
        "NAV-POP-SWIPE": RuleText(
            predicate: """
                starts if touch begins within nav.pop.edge of the leading edge, depth > 0, no transition running, no \
                modal on top, screen allows pop; dead zone nav.pop.deadZone; then progress = (travel - deadZone) / \
                W, linear; only one gesture at a time; horizontal intent (|dx| > |dy|) at the dead zone.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                start x = 19 -> recognised, 21 -> not (touch profile); travel 12 -> progress 0; travel 12 + 0.5 W -> \
                0.5.
                """
        ),
        "NAV-POP-COMMIT": RuleText(
            predicate: """
                `commit <=> (x + v x 0.120 s) / W >= nav.pop.commit` with x the page offset and v the release \
                velocity (sign included); both outcomes end on nav.pop.spring; cancelled pop leaves the stack, \
                focus, scroll and title exactly as before.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                W = 400: x = 190, v = 0 -> back; x = 210, v = 0 -> popped; x = 120, v = +800 -> (120+96)/400 = 0.54 \
                -> popped; x = 240, v = -500 -> 0.45 -> back. 98 % of the distance within 220 ms.
                """
        ),
        "NAV-POP-VETO": RuleText(
            predicate: """
                `leave` set -> the swipe only rubber-bands (<= 24 px) and on release opens the confirmation; back \
                click, key and re-tap open it too; once per try. From a dead plugin it is ignored.
                """,
            outcome: """
                error; refuse: a veto without a confirmation surface, or from a stopped plugin, is ignored and the \
                pop happens
                """,
            satisfy: """
                Set `leave` with title, text and both buttons.
                """,
            example: """
                veto with dialog -> dialog shown, depth same; plugin not responding (5 s): the confirmation's leave \
                works without it, decision recorded.
                """
        ),
        "NAV-BAR-HEIGHT": RuleText(
            predicate: """
                `nav.contentHeight == nav.height` for every W, H, text direction; grows only with textScale (max \
                factor 1.235 as in the reference).
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                390x844, 844x390, 1280x800 -> 44 each; textScale 2 -> 54.3 (44 x 1.235).
                """
        ),
        "NAV-KEYS": RuleText(
            predicate: """
                Alt+Left (rtl Alt+Right), Escape, mouse button 8, keyboard Back key -> same as back button; F6 moves \
                focus between status, nav, content, tab bar; focus returns to the widget that opened the popped \
                screen.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                each key at depth 2 -> depth 1 and focus on the row that pushed it.
                """
        ),
    ]
}

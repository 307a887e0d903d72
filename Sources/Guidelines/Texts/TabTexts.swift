// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tab: [String: RuleText] = [
        "TAB-POS-BOTTOM": RuleText(
            predicate: """
                `tabBar.frame.maxY == surface.bottom - bottomInset` and full surface width; also inside a pane or \
                popover (then the surface's bottom).
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                390x844 -> y = 795, height 49.
                """
        ),
        "TAB-QUICK-SWITCH": RuleText(
            predicate: """
                activation to first changed frame <= tabSwitch.latency; no slide animation between sections (a cut \
                or a cross-fade <= 100 ms); one activation suffices; reachable by keyboard (Ctrl+1..9, \
                Ctrl+PageUp/Down).
                """,
            outcome: """
                error (shell); a plugin whose root is not ready gets a placeholder page in time and its content \
                later
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                root that takes 2 s to build -> placeholder visible <= 100 ms, tab highlighted at once.
                """
        ),
        "TAB-TRANSLUCENT": RuleText(
            predicate: """
                as NAV-TRANSLUCENT; in addition fully transparent with no hairline when the content's bottom edge is \
                aligned with the bar (the reference's scroll-edge appearance).
                """,
            outcome: """
                repair: raise alpha
                """,
            satisfy: """
                Choose colours with more contrast.
                """,
            example: """
                content scrolled to its end -> alpha 0, hairline 0; otherwise alpha >= base.
                """
        ),
        "TAB-TINT": RuleText(
            predicate: """
                selected and unselected labels >= contrast.text, icons >= contrast.icon, selected differs from \
                unselected by more than colour alone (filled icon, weight or indicator).
                """,
            outcome: """
                warning; repair: as NAV-TINT
                """,
            satisfy: """
                Choose a colour with more contrast; the decision names one.
                """,
            example: """
                unselected grey #999999 on #F9F9F9 (2.71) -> darkened to <= #6E6E73 (4.82).
                """
        ),
        "TAB-HEIGHT-CONST": RuleText(
            predicate: """
                `tabBar.contentHeight == tab.height` for every W, H, orientation, number of tabs; only textScale may \
                raise it, equally in all orientations.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                390x844, 844x390, 1280x800, 3 and 7 tabs -> 49 each.
                """
        ),
        "TAB-KEYBOARD-HIDE": RuleText(
            predicate: """
                `osk => tabBar hidden (its space goes to the content)`; `not osk => shown` unless another cause; a \
                hardware keyboard changes nothing; a floating on-screen keyboard that does not touch the bottom edge \
                does not hide it.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                osk docked -> hidden in <= 200 ms; osk closed -> shown, same tab, same scroll offset; focus an entry \
                with a hardware keyboard -> shown.
                """
        ),
        "TAB-ANY-NUMBER": RuleText(
            predicate: """
                registration of the n-th tab never fails because of n (soft limits only warn); 1 <= n <= 12 \
                supported without loss of function.
                """,
            outcome: """
                tab 13: refuse with explanation in the log
                """,
            satisfy: """
                Hide another tab in [tabs], or name this one in tabs.order.
                """,
            example: """
                register 1..12 tabs -> all reachable; 13th -> refused.
                """
        ),
        "TAB-VISIBLE-COUNT": RuleText(
            predicate: """
                `visible = min(n, max(2, min(tab.visible[widthClass], floor(W / tab.minWidth))))`; recomputed on \
                every resize; the active tab and its state never change because of it; hysteresis on resize: a \
                threshold is crossed at once when growing (600) and 8 px later when shrinking (592), so that \
                dragging an edge does not flicker; the first layout is exact.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                n = 9: W = 240 -> 3; 320 -> 5; 599 -> 5; 600 -> 7; 1280 -> 7. n = 4: W = 320 -> 4. Two slots are \
                used even at W = 120.
                """
        ),
        "TAB-MORE-LAST": RuleText(
            predicate: """
                `n > visible <=> slot[visible-1] is More`; direct tabs = first visible-1 in order; `n <= visible => \
                no More`; More is always the trailing-most; its icon and name come from the shell, localized.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                n = 6, visible = 5 -> 4 tabs + More; n = 5 -> 5 tabs, no More.
                """
        ),
        "TAB-MORE-LIST": RuleText(
            predicate: """
                activating More shows a screen titled More with one row per remaining tab (icon, title, badge) in \
                declared order; choosing a row pushes that tab's own stack above the list; back from that tab's root \
                returns to the list; not a menu, not a popover; the chosen tab's state is kept when leaving More; \
                when the window grows and the tab gets a direct slot it stays active there with its stack.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                n = 7, visible 5: More -> list of 3; open the second, push once, go to tab 1, back to More -> the \
                second tab at depth 1 again; widen to 900 -> it is a direct tab, active, depth 1.
                """
        ),
        "TAB-BAR-SINGLE": RuleText(
            predicate: """
                `n < 2 => tabBar absent`; appears when the second tab registers, without moving the active screen's \
                scroll position.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                one plugin -> no bar; second loaded -> bar with two, first active.
                """
        ),
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
        "TAB-NO-REMOVE": RuleText(
            predicate: """
                after registration the set of tabs is constant while the plugin is loaded; only the person or the \
                administrator removes a tab (unload, uninstall, configuration change).
                """,
            outcome: """
                error; refuse: `tab.remove` is answered with the rule id, tab stays; hint: set availability
                """,
            satisfy: """
                Send `unavailable` with an explanation; the tab then says what is missing.
                """,
            example: """
                `tab.remove` at run time -> tab still there. Plugin crashes -> tab stays with an explanation page \
                and a restart button. Administrator unloads -> tab goes, neighbours keep order, if it was active the \
                first tab becomes active.
                """
        ),
        "TAB-NO-DISABLE": RuleText(
            predicate: """
                `tab.enabled == true` and `sensitive == true` always.
                """,
            outcome: """
                error; repair: stays enabled; setting enabled = false is turned into availability unavailable (and \
                then TAB-EXPLAIN applies)
                """,
            satisfy: """
                Send `unavailable` with an explanation and what to do.
                """,
            example: """
                enabled = false -> tab selectable, page explains.
                """
        ),
        "TAB-EXPLAIN": RuleText(
            predicate: """
                `availability == unavailable => explanation.trimmed != "" and explanation != title`; a remedy (text \
                or one button) is recommended.
                """,
            outcome: """
                error; repair: shell's localized sentence with the tab's title; missing remedy: advice
                """,
            satisfy: """
                Send a sentence with the reason.
                """,
            example: """
                unavailable with "" -> generic sentence, decision repaired; with text and remedy -> both shown, \
                pass; becomes available -> root shown without re-selecting.
                """
        ),
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

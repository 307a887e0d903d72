// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabPlace: [String: RuleText] = [
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
    ]
}

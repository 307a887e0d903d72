// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let hiding: [String: RuleText] = [
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
        "BARS-HIDE-TOGETHER": RuleText(
            predicate: """
                with cause fullscreen: nav, status, tab and toolbar change state in the same frame clock tick and \
                share one animation; never a state where only one of nav/status is shown, except the keyboard cause.
                """,
            outcome: """
                error
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                enter fullscreen media + hide -> at every sampled frame the four bars have equal progress (+-0.01).
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
    ]
}

// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let bar: [String: RuleText] = [
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
        "BARS-TARGET-MIN": RuleText(
            predicate: """
                `hit.w >= touch.min and hit.h >= touch.min`; hit area may exceed the drawing; areas do not overlap.
                """,
            outcome: """
                warning; repair: enlarge the hit area; if neighbours collide: overflow menu
                """,
            satisfy: """
                Give it … or more.
                """,
            example: """
                20x20 icon -> hit 44x44; three 20 px icons in 100 px -> two + menu as needed.
                """
        ),
        "BARS-CONTRAST": RuleText(
            predicate: """
                see NAV-TINT, TAB-TINT, STAT-STYLE-CONTRAST, with backdrop extremes.
                """,
            outcome: """
                warning; repair: raise alpha, then change foreground
                """,
            satisfy: """
                Choose colours with more contrast.
                """,
            example: """
                accent #007AFF text on white (4.02) -> replaced by the accessible accent (#1A5FB4, 6.29).
                """
        ),
        "BARS-REDUCED-MOTION": RuleText(
            predicate: """
                `reduceMotion or not gtk-enable-animations => translation of every bar element during a transition \
                == 0`, cross-fade <= 150 ms or cut; a finger-driven swipe still follows the finger; final state \
                identical.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                reduceMotion, push: positions constant over all frames, alpha monotone, finished <= 150 ms.
                """
        ),
        "BARS-TEXT-SCALE": RuleText(
            predicate: """
                bar text factor = min(textScale, 1.235); large title grows damped by 3; press-and-hold on a bar item \
                at textScale > 1.235 shows its name enlarged.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                textScale 2 -> title 21 px; large title 34 x (1 + 1/3) = 45 px.
                """
        ),
        "BARS-RTL": RuleText(
            predicate: """
                leading = right; chevron image and mask mirrored; swipe from the right edge; tab order mirrored; \
                More at the left end.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                snapshot in rtl equals the mirrored ltr snapshot except text.
                """
        ),
        "BARS-POINTER": RuleText(
            predicate: """
                action fires on release inside the hit area; leaving it cancels; swipe back <-> back button; \
                hide/show swipe <-> tap and key.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                press on a tab, drag out, release -> no switch.
                """
        ),
        "BARS-TOKENS-ON-CRASH": RuleText(
            predicate: """
                on plugin exit: hide tokens ended, activity tokens ended, badge cleared, tab kept with explanation.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                kill -9 of a plugin process with all four set -> all resolved within 1 s.
                """
        ),
        "EX-PHOTOS": RuleText(
            predicate: """
                BARS-HIDE-TOGETHER, NAV-HIDE-RESTORE, STAT-RESTORE
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                open photo, tap -> four bars hidden; tap -> back; pop while hidden -> shown.
                """
        ),
        "EX-NOTES": RuleText(
            predicate: """
                NAV-TITLE-EMPTY-OK; the child's back label on a screen pushed from the note is the first line (as \
                backTitle) or generic
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                open note -> empty bar title, accessible name = first line.
                """
        ),
        "EX-PHONE-LARGE": RuleText(
            predicate: """
                NAV-LARGE-ACTIVE-TAB, NAV-LARGE-TOP
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                three tabs each with a large title equal to the tab title; scroll and return.
                """
        ),
        "EX-MUSIC-LARGE": RuleText(
            predicate: """
                NAV-LARGE-DISTINCT
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                four roots with distinct large titles -> no decision; rename two alike -> warned.
                """
        ),
        "EX-CLOCK-NO-LARGE": RuleText(
            predicate: """
                NAV-LARGE-OPTIONAL
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                three tabs, largeTitle never -> no decision.
                """
        ),
        "EX-MYMUSIC-EMPTY": RuleText(
            predicate: """
                TAB-EXPLAIN with remedy
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                empty library -> explanation + remedy; add a song -> list appears.
                """
        ),
        "EX-CLOCK-TABS": RuleText(
            predicate: """
                TAB-QUICK-SWITCH, TAB-STATE-KEPT: a running stopwatch keeps running across switches
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                start stopwatch, switch, return after 2 s -> shows >= 2 s.
                """
        ),
        "EX-TOOLBAR-ACTIONS": RuleText(
            predicate: """
                TAB-VS-TOOLBAR, TAB-TOOLBAR-EXCLUSIVE
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                photo screen at depth 1 has a toolbar with these four; tab bar hidden there.
                """
        ),
        "EX-EDIT-DONE": RuleText(
            predicate: """
                NAV-TRAILING-CONTROL, NAV-CONTROLS-MAX
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                Edit -> Done -> Edit, control count constantly 1.
                """
        ),
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

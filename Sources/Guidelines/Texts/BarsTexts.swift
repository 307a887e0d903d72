// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let bars: [String: RuleText] = [
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
    ]
}

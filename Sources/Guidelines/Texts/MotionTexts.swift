// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let motion: [String: RuleText] = [
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

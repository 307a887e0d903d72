// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let status: [String: RuleText] = [
        "STAT-POS-TOP": RuleText(
            predicate: """
                `status.frame == (0, 0, output.width, status.height)` on each output that has one; above every other \
                surface of the shell.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                1280x800 -> (0, 0, 1280, 32).
                """
        ),
        "STAT-CONTENT": RuleText(
            predicate: """
                shows clock always; network state always ('unavailable' when no source answers); carrier if a modem \
                exists; battery if a battery exists. An item that was never known is absent; an item whose source \
                ends keeps its place as 'unavailable' for 60 s, then goes (network never goes).
                """,
            outcome: """
                error (shell); provider not answering for 5 s -> item shows the unavailable icon, never stale data
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                fake providers: laptop -> clock, network, battery; phone -> plus carrier; desktop -> clock, network.
                """
        ),
        "STAT-VARIES": RuleText(
            predicate: """
                an item without hardware is absent (not greyed out); adding or removing hardware updates within 2 s; \
                order fixed.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                remove battery -> item gone; plug in modem -> carrier appears; order unchanged.
                """
        ),
        "STAT-SYSTEM-ONLY": RuleText(
            predicate: """
                a third-party plugin cannot draw in the status region, cannot contribute a top strip anchored to the \
                screen edge, cannot hide one item of it; only plugins of origin system, enabled by the \
                administrator, may add an item, and that item is then the same on all screens.
                """,
            outcome: """
                error; refuse
                """,
            satisfy: """
                Show it on a screen of your own, or set a badge.
                """,
            example: """
                plugin asks for a surface anchored top with height <= 64 and full width -> refused; system-origin \
                item -> visible on every screen.
                """
        ),
        "STAT-CONSISTENT": RuleText(
            predicate: """
                items, order, geometry identical for all screens and plugins; only style (light/dark), backing and \
                hidden state vary.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                for every screen of every plugin: item list hash equal.
                """
        ),
        "STAT-STYLE-TWO": RuleText(
            predicate: """
                resolved style in {light, dark}; all items of the bar use the same one.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                sample all glyph colours in the bar -> one colour.
                """
        ),
        "STAT-STYLE-SCOPE": RuleText(
            predicate: """
                resolved = first non-inherit of [top screen of the topmost full-size surface, its container, plugin \
                default, shell default]; default auto; changes animate <= 200 ms; settles at transition end, not in \
                the middle.
                """,
            outcome: """
                warning; repair: an unknown style value is treated as inherit
                """,
            satisfy: """
                Use inherit, auto, light or dark.
                """,
            example: """
                shell default dark, screen B light: push B -> light, pop -> dark; cancelled pop -> stays light.
                """
        ),
        "STAT-STYLE-CONTRAST": RuleText(
            predicate: """
                worst tile (16 px columns) of backdrop(status): text >= contrast.text, icons >= contrast.icon.
                """,
            outcome: """
                warning; repair: other style; if both fail: keep the better one and apply STAT-OBSCURE backing until \
                it passes
                """,
            satisfy: """
                Use auto, which follows the content.
                """,
            example: """
                light style over #FFFFFF -> dark. auto over any opaque uniform colour -> passes always (switch at \
                luminance 0.179; worst case 4.58 : 1). Half black, half white -> backing applied.
                """
        ),
        "STAT-TRANSPARENT": RuleText(
            predicate: """
                no nav bar, nothing requested, content flat behind it and contrast met -> backing alpha 0.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                full-bleed uniform image -> no backing drawn.
                """
        ),
        "STAT-OBSCURE": RuleText(
            predicate: """
                `scrollable or non-uniform content intersects status region => backing in {navBar, solid, gradient, \
                image, blur}` with the region's luminance spread after backing <= 0.05 per glyph tile and contrast \
                met.
                """,
            outcome: """
                warning; repair: blur (sigma 10) + scrim in the style's opposite colour; without blur support: solid
                """,
            satisfy: """
                Give the screen a navigation bar or a status backing.
                """,
            example: """
                list scrolled under the bar without nav bar -> blur + scrim; text contrast >= 4.5 in every frame of \
                a 3 s scroll.
                """
        ),
        "STAT-READABLE": RuleText(
            predicate: """
                text size >= 12 px x min(textScale, 1.235), contrast as above in every frame, also during \
                transitions.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                transition between a white and a black screen sampled each frame -> contrast >= 4.5 in every frame \
                (bar cross-fades its own backing).
                """
        ),
        "STAT-NOT-INTERACTIVE": RuleText(
            predicate: """
                `area(hitRect intersect statusRect) == 0` for every plugin hit rectangle; pointer events in the \
                region go to the shell only.
                """,
            outcome: """
                error; repair: hit rectangle clipped; if what remains is below touch.min: content inset by the \
                status height
                """,
            satisfy: """
                Leave the status bar's height free.
                """,
            example: """
                button at y = 10..60 -> hit 32..60 -> 28 < 44 -> content shifted down by 32, button at 42..92.
                """
        ),
        "STAT-BACK-NAVBAR": RuleText(
            predicate: """
                `nav.shown => nav background (alpha, colour, blur) extends to y = 0 and content's top inset >= \
                status.height + nav height`.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                with nav bar: pixel colour of status and nav background equal at rest; first content row at offset 0 \
                starts below the bar.
                """
        ),
        "STAT-BACK-IMAGE": RuleText(
            predicate: """
                statusBacking solid/gradient/image accepted; drawn in the region only; static while content scrolls; \
                contrast checked per tile.
                """,
            outcome: """
                warning; repair: contrast fails -> other style, else scrim added; oversized image cropped to the \
                region
                """,
            satisfy: """
                Make it at most 64 px high.
                """,
            example: """
                gradient black alpha 0.6 -> 0 over white photo with light items -> per-tile check at the gradient's \
                weak end fails -> scrim added.
                """
        ),
        "STAT-BACK-BLUR": RuleText(
            predicate: """
                statusBacking blur available; sigma 10 px, saturation 1.8, tint per style; falls back to solid \
                without GPU blur or with reduceTransparency.
                """,
            outcome: """
                n/a
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                checkerboard content behind blur -> luminance spread within a glyph tile <= 0.05.
                """
        ),
        "STAT-HIDE-MEDIA": RuleText(
            predicate: """
                hide accepted only if `screen.fullscreen == media` or content with nav hidden too \
                (BARS-HIDE-TOGETHER).
                """,
            outcome: """
                warning; refuse
                """,
            satisfy: """
                Set the screen's fullscreen to media.
                """,
            example: """
                video screen -> accepted; settings screen -> refused.
                """
        ),
        "STAT-HIDE-PERMANENT": RuleText(
            predicate: """
                no manifest key and no API hides it without a token; tokens as in NAV-HIDE-TEMPORARY; a root screen \
                may not open with status hidden; total hidden time without any reveal > 4 h while input devices \
                exist -> shown for 3 s.
                """,
            outcome: """
                error; refuse
                """,
            satisfy: """
                Nobody at this screen sees the time or the connection.
                """,
            example: """
                manifest `status-bar = "hidden"` -> plugin loads, key ignored, decision refused; profile signage + \
                admin switch -> accepted with a start-up warning.
                """
        ),
        "STAT-RESTORE": RuleText(
            predicate: """
                as NAV-HIDE-RESTORE (single tap, key, pointer at top edge); the first time bars are hidden in a \
                session a hint is shown for 3 s.
                """,
            outcome: """
                error; repair as NAV-HIDE-RESTORE
                """,
            satisfy: """
                Leave the tap to the shell.
                """,
            example: """
                hidden -> one tap -> status and nav visible within 100 ms of the tap, fully after 200 ms; \
                two-finger-only plugin -> tap strip still works.
                """
        ),
        "STAT-NETWORK": RuleText(
            predicate: """
                visible <=> number of live activity tokens > 0 (after delays); tokens counted across plugins; a dead \
                plugin's tokens are dropped.
                """,
            outcome: """
                error; repair: tokens of a stopped plugin are dropped; a plugin that opens its own sockets without a \
                token cannot be detected (documented gap)
                """,
            satisfy: """
                End each activity that was begun.
                """,
            example: """
                A and B start, A ends -> still visible, B ends -> hidden after net.hideDelay; B killed -> hidden.
                """
        ),
        "STAT-NETWORK-DELAY": RuleText(
            predicate: """
                shown only after net.showDelay of uninterrupted activity; stays >= net.minVisible; gap shorter than \
                net.hideDelay does not hide it; reduceMotion -> still icon instead of a spinner.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                fake clock: 0.9 s job -> never visible; 1.1 s job -> visible from 1.0 to 1.5 s; two 0.6 s jobs 0.1 s \
                apart -> visible from 1.0 s of combined activity.
                """
        ),
        "STAT-TAP-TOP": RuleText(
            predicate: """
                tap in the region -> the scroll view closest to the top of the visible screen goes to offset 0 \
                (animated <= 300 ms); nothing if at the top or if the plugin opted out.
                """,
            outcome: """
                error (shell)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                offset 900 -> 0; with two scroll views the one nearer to the bar moves.
                """
        ),
    ]
}

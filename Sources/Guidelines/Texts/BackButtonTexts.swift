// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let backButton: [String: RuleText] = [
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
    ]
}

// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let controls: [String: RuleText] = [
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
                Show the screens as segments of the root, or leave it: nothing changes.
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
    ]
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navSegTopLevel = Rule(
        "NAV-SEG-TOP-LEVEL", "A segmented control stands in the bar only at the top of the hierarchy.",
        from: "S0-43, S1-1, S3-q", kind: .plugin, severity: .error, enforcement: .repair,
        checks: [
            .screen(.segmented) { draft, facts, _ in
                guard facts.depth > 0, draft.segmented != nil else { return [] }
                return [
                    .repaired(
                        "/segmented", before: "in the bar", after: "in a strip under the bar",
                        "A deeper screen's bar keeps its title and way back; the segmented control moves under it.",
                        hint: "Use a segmented control at the root, or put it into the content.",
                        moveSegmentsToStrip)
                ]
            }
        ],
        examples: ["a deeper screen's segmented control moves to the strip", "the root's stands in the bar"])

    static let navSegAlone = Rule(
        "NAV-SEG-ALONE", "A segmented control in the bar stands there alone.",
        from: "S0-30, S1-1, S3-k; C3", kind: .plugin, severity: .error, enforcement: .repair,
        checks: [
            .screen(.segmented) { draft, facts, _ in
                guard draft.segmented != nil else { return [] }
                if !draft.controlPlaces(isModal: facts.isModal).isEmpty || !draft.overflow.isEmpty {
                    return [
                        .repaired(
                            "/segmented", before: "in the bar", after: "in a strip under the bar",
                            "Beside other controls the segmented control moves to a strip under the bar.",
                            hint: "Leave the other controls out, or put them into the content.", moveSegmentsToStrip)
                    ]
                }
                guard !draft.title.isBlank else { return [] }
                return [
                    .repaired(
                        "/title", before: draft.title.excerpt, after: "",
                        "The segmented control stands for the title, which is kept for assistive technology.",
                        hint: "Give it as accessibleTitle instead."
                    ) { $0.title = "" }
                ]
            }
        ],
        examples: [
            "a title beside it is only spoken", "another control sends it to the strip", "alone it passes",
            "a toolbar folded into the menu sends it to the strip",
        ])

    static let navSegBackTitle = Rule(
        "NAV-SEG-BACK-TITLE", "Above a segmented control the back label names the segment one came from.",
        from: "S0-44, S1-1, S3-q; C12", kind: .both, severity: .warning, enforcement: .repair,
        checks: [
            .screen(.back) { draft, facts, _ in
                guard let previous = facts.previous, let segmented = previous.screen.segmented,
                    !segmented.segments.isEmpty
                else { return [] }
                let below = previous.screen
                let standsAlone =
                    facts.depth == 1 && !(below.leading + below.trailing).contains { $0.kind != .space }
                guard standsAlone || draft.titleBelow.isBlank else { return [] }
                let chosen = segmented.segments.first { $0.id == previous.segment } ?? segmented.selectedSegment
                guard let label = chosen?.label, !label.isBlank else {
                    guard draft.backTitleBelow == nil else { return [] }
                    return [
                        .warned(
                            "/segmented", subject: facts.path(of: below),
                            "The selected segment has no label; the back button says the generic word.",
                            hint: "Label every segment, or set backTitle.")
                    ]
                }
                return draft.titleBelow == label ? [] : [.compose { $0.titleBelow = label }]
            }
        ],
        examples: [
            "the label is the segment selected at the push", "a back title comes before the segment",
            "segments without labels give the generic word and a warning",
        ])

    @Sendable private static func moveSegmentsToStrip(_ draft: inout ScreenDraft) {
        draft.strip = draft.segmented
        draft.segmented = nil
    }
}

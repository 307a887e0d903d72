// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navTitlePresent = Rule(
        "NAV-TITLE-PRESENT", "A bar names what is on screen, unless the screen says why it needs no title.",
        from: "S0-15, S0-16, S1-1, S3-c; C6", kind: .plugin, severity: .warning, enforcement: .repair,
        loosenedBy: .plugin,
        checks: [
            .screen(.title) { draft, facts, _ in
                guard draft.title.isBlank, !facts.screen.omitsTitle, draft.segmented == nil else { return [] }
                let hint = "Give the screen a title, or a titleOmission with the reason."
                let tabTitle = facts.tab.title
                guard facts.depth == 0, !tabTitle.isBlank else {
                    return [.warned("/title", before: draft.title.excerpt, "The screen has no title.", hint: hint)]
                }
                return [
                    .repaired(
                        "/title", before: draft.title.excerpt, after: tabTitle.excerpt,
                        "The root has no title; the tab's is shown.", hint: hint
                    ) { $0.title = tabTitle }
                ]
            }
        ],
        examples: [
            "a root without a title shows its tab's", "a deeper screen without a title is warned about",
            "a title passes", "a reason for no title passes", "a segmented control stands for a title",
            "a reason without words is none", "a title that cannot be seen is none",
            "a segmented control that is not in the bar stands for no title",
        ])

    static let navTitleEmptyOK = Rule(
        "NAV-TITLE-EMPTY-OK", "A title that adds nothing may be left out; assistive technology still gets one.",
        from: "S0-17, S1-1, S3-1; C35", kind: .both, severity: .warning, enforcement: .repair,
        checks: [
            .screen(.title) { draft, facts, _ in
                guard draft.accessibleTitle.isBlank else { return [] }
                let candidates = [draft.title, facts.headings.first?.text ?? "", facts.tab.title, facts.tab.pluginName]
                guard let name = candidates.first(where: { !$0.isBlank }) else { return [] }
                let isAsked = facts.screen.omitsTitle || facts.screen.accessibleTitle != nil
                guard isAsked else { return [.compose { $0.accessibleTitle = name }] }
                return [
                    .repaired(
                        "/accessibleTitle", before: draft.accessibleTitle.excerpt, after: name.excerpt,
                        "A screen without a title needs an accessible one.",
                        hint: "Set accessibleTitle to what the screen shows."
                    ) { $0.accessibleTitle = name }
                ]
            }
        ],
        examples: [
            "an omitted title keeps its accessible name", "no accessible name takes the first heading",
            "no heading takes the tab's title",
        ])
}

extension Screen {
    /// It says why it has no title: in words that can be read.
    fileprivate var omitsTitle: Bool { titleOmission.map { !$0.isBlank } ?? false }
}

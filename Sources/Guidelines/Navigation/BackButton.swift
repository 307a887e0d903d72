// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navBackAppears = Rule(
        "NAV-BACK-APPEARS", "Every screen above the root has a back button; no plugin can take it away.",
        from: "S0-3, S1-1, S3-1", kind: .shell, severity: .error, enforcement: .repair,
        checks: [
            .screen(.back) { draft, facts, context in
                let isNeeded = facts.depth > 0 && !BackButton.isReplacedByCancel(draft, facts)
                if !isNeeded {
                    guard draft.back != nil else { return [] }
                    return [.compose { $0.back = nil }]
                }
                guard draft.back == nil else { return [] }
                let button = BackButton(labels: [], accessibleName: context.translate("Back"))
                let leading = draft.leading.filter { $0.kind != .space }
                guard !leading.isEmpty else { return [.compose { $0.back = button }] }
                let names = leading.map(\.label.excerpt).joined(separator: ", ")
                return [
                    .repaired(
                        "/leading", before: names, after: "back button, \(names)",
                        "The back button stands first; leading items come after it.",
                        hint: "Put the items of a deeper screen at the trailing end."
                    ) { $0.back = button }
                ]
            }
        ],
        examples: [
            "a pushed screen has a back button", "the root has none", "a leading item stands behind the back button",
            "two leading items become one menu beside the back button", "cancel stands for back on a sheet",
        ])

    static let navBackLabel = Rule(
        "NAV-BACK-LABEL", "The back button is labelled with the title of the screen it returns to.",
        from: "S0-3, S1-1, S3-1; C14", kind: .both, severity: .error, enforcement: .repair,
        checks: [
            .screen(.back) { draft, facts, context in
                guard let back = draft.back else { return [] }
                var findings: [Finding<ScreenDraft>] = []
                if let wanted = draft.backTitleBelow, wanted.isBlank {
                    findings.append(
                        .repaired(
                            "/backTitle", subject: facts.previous.map { facts.path(of: $0.screen) }, before: wanted,
                            after: draft.titleBelow.isBlank ? context.translate("Back") : draft.titleBelow.excerpt,
                            "A back title must not be empty; the title is used.",
                            hint: "Leave the back title out, or give it a word."
                        ) { $0.backTitleBelow = nil })
                }
                let label = BackButton.composed(draft, facts, context)
                if back != label { findings.append(.compose { $0.back = label }) }
                return findings
            }
        ],
        examples: [
            "the label is the title below", "a back title comes before the title",
            "no title below gives the generic word",
            "an empty back title is not used", "generic and chevron display modes are kept",
        ])
}

extension BackButton {
    /// A modal surface whose single leading item cancels needs no second way out.
    static func isReplacedByCancel(_ draft: ScreenDraft, _ facts: ScreenFacts) -> Bool {
        guard facts.isModal else { return false }
        let leading = draft.leading.filter { $0.kind != .space }
        return leading.count == 1 && leading[0].role == .cancel
    }

    /// The candidates in order: back title, title below, generic word. Which one fits is decided by layout.
    static func composed(_ draft: ScreenDraft, _ facts: ScreenFacts, _ context: Context) -> BackButton {
        let generic = context.translate("Back")
        var labels: [String] = []
        let display = facts.previous?.screen.backDisplay ?? .automatic
        if display == .automatic {
            for candidate in [draft.backTitleBelow ?? "", draft.titleBelow] where !candidate.isBlank {
                if !labels.contains(candidate) { labels.append(candidate) }
            }
        }
        if display != .chevron, !labels.contains(generic) { labels.append(generic) }

        let named = [draft.titleBelow, facts.previous?.screen.accessibleTitle ?? "", draft.backTitleBelow ?? ""]
        let name = named.first { !$0.isBlank }
        return BackButton(
            labels: labels,
            accessibleName: name.map { context.translate("Back to {title}", ["title": $0]) } ?? generic)
    }
}

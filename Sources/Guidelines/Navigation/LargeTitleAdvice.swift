// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navLargeCompete = Rule(
        "NAV-LARGE-COMPETE", "A large title yields to content that is as large.", from: "S0-25; C8", kind: .plugin,
        severity: .error, enforcement: .repair,
        checks: [
            .screen(.large) { draft, facts, context in
                guard draft.isLarge, facts.headings.contains(where: { $0.size >= context.metrics.largeTitleSize })
                else { return [] }
                // An inline title needs its line back (NAV-BORDER-STANDARD).
                let regainsLine = draft.edge == .borderless && facts.splitPartnerEdge != .borderless
                return [
                    .repaired(
                        "/largeTitle", before: "large", after: regainsLine ? "inline, with a line" : "inline",
                        "The content begins with something as large as the title.",
                        hint: "Use largeTitle never on this screen\(regainsLine ? ", and edge standard" : "")."
                    ) {
                        $0.yieldsLarge = true
                        $0.isLarge = false
                        if regainsLine { $0.edge = .standard }
                    }
                ]
            }
        ],
        examples: [
            "beside a heading of 40 px the title is inline", "a heading of 22 px passes",
            "a borderless edge goes with the large title",
        ])

    static let navLargeRepeat = Rule(
        "NAV-LARGE-REPEAT", "A large title does not repeat what the content says.", from: "S1-g; C8", kind: .plugin,
        severity: .warning, enforcement: .warn, loosenedBy: .plugin,
        checks: [
            .screen(.large) { draft, facts, _ in
                guard draft.isLarge, let first = facts.headings.first, !first.text.isBlank,
                    first.text.reads(as: draft.title)
                else { return [] }
                return [
                    .warned(
                        "/title", before: draft.title.excerpt, "The first heading says the same as the title.",
                        hint: "Leave the heading out.")
                ]
            }
        ],
        examples: ["a heading like the title is warned about", "another heading passes"])

    static let navLargeActiveTab = Rule(
        "NAV-LARGE-ACTIVE-TAB", "The large title of a tab's root names the tab.", from: "S0-21, S1-1, S3-1",
        kind: .plugin, severity: .warning, enforcement: .warn, loosenedBy: .plugin,
        checks: [
            .screen(.large) { draft, facts, _ in
                guard draft.isLarge, facts.depth == 0, facts.hasTabBar else { return [] }
                let title = draft.title.trimmed.lowercased()
                let name = facts.tab.title.trimmed.lowercased()
                guard !title.isEmpty, !name.isEmpty, !title.hasPrefix(name), !name.hasPrefix(title) else { return [] }
                return [
                    .warned(
                        "/title", before: draft.title.excerpt,
                        "The large title does not name the tab \(facts.tab.title.quoted).",
                        hint: "Begin it with the tab's title, or use an inline title.")
                ]
            }
        ],
        examples: ["another title than the tab's is warned about", "the tab's title passes"])

    static let navBorderHide = Rule(
        "NAV-BORDER-HIDE", "A large title and its content are tied together without a line between them.",
        from: "S1-b, S1-d, S3-f; C9", kind: .both, severity: .advice, enforcement: .warn, loosenedBy: .plugin,
        checks: [
            .screen(.large) { draft, facts, _ in
                guard draft.isLarge, facts.screen.largeTitle == .always, facts.screen.edge == .standard else {
                    return []
                }
                return [
                    .warned(
                        "/edge", before: "standard", "A large title looks better without a line under it.",
                        hint: "Use edge borderless.")
                ]
            }
        ],
        examples: ["a large title with a standard edge gets a note", "a borderless large title passes"])

    static let navBorderSplit = Rule(
        "NAV-BORDER-SPLIT", "Both panes of a split view have the same edge.", from: "S1-f, S3-i", kind: .both,
        severity: .warning, enforcement: .repair, loosenedBy: .plugin,
        checks: [
            .screen(.large) { draft, facts, context in
                guard !facts.isPrimaryPane, context.widthClass == .regular, let partner = facts.splitPartnerEdge,
                    partner != draft.edge
                else { return [] }
                return [
                    .repaired(
                        "/edge", before: draft.edge.rawValue, after: partner.rawValue,
                        "The pane takes the edge of the primary one.", hint: "Use the same edge in both panes."
                    ) { $0.edge = partner }
                ]
            }
        ],
        examples: ["the secondary pane takes the primary one's edge", "equal edges pass"])

    static let navBorderStandard = Rule(
        "NAV-BORDER-STANDARD", "A standard title keeps the line under the bar.", from: "S1-e, S3-h; C9", kind: .plugin,
        severity: .warning, enforcement: .repair, loosenedBy: .admin,
        checks: [
            .screen(.large) { draft, facts, _ in
                guard draft.edge == .borderless, !draft.isLarge, facts.splitPartnerEdge != .borderless else {
                    return []
                }
                let isReplaced = facts.screen.largeTitle == .always && draft.segmented != nil
                return [
                    .repaired(
                        "/edge", before: "borderless", after: "standard",
                        isReplaced
                            ? "The segmented control stands for the large title; without a line it is hard to tell from the content."
                            : "Without a line an inline title is hard to tell from the content.",
                        hint: isReplaced ? "Use edge standard." : "Use a large title, or edge standard."
                    ) { $0.edge = .standard }
                ]
            }
        ],
        examples: ["an inline title gets its line back", "beside a borderless pane it stays borderless"])
}

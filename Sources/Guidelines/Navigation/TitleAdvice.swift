// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navTitleLength = Rule(
        "NAV-TITLE-LENGTH", "Short titles leave room for the back label and controls.", from: "HN1", origin: .derived,
        kind: .plugin, severity: .advice, enforcement: .warn, loosenedBy: .plugin, limits: [.navTitleSoftMax],
        checks: [
            .screen(.title) { draft, _, context in
                let most = context.limits.count(.navTitleSoftMax)
                // A character has at least one byte: most titles are short enough without counting.
                guard draft.title.utf8.count > most, draft.title.prefix(most + 1).count > most else { return [] }
                return [
                    .warned(
                        "/title", before: draft.title.excerpt, "The title is longer than \(most) characters.",
                        hint: "A word or two leave room for the back label.")
                ]
            },
            .targets { _, facts, context in
                let most = context.limits.count(.navTitleSoftMax)
                // A longer one was told of before it was laid out.
                guard facts.bar == .navigation, let title = facts.cutTitle, title.prefix(most + 1).count <= most else {
                    return []
                }
                return [
                    .warned(
                        "//title", before: title.excerpt, "There is no room for the whole title.",
                        hint: "Use a shorter title, or fewer items beside it.")
                ]
            },
        ],
        examples: [
            "a title of forty characters is advised against", "a short title passes",
            "a title that is cut is advised against",
        ])

    static let navBreadcrumbTitle = Rule(
        "NAV-BREADCRUMB-TITLE", "A title carries no path of several levels.", from: "S1-j; C11", kind: .plugin,
        severity: .warning, enforcement: .warn, loosenedBy: .plugin,
        checks: [
            .screen(.title) { draft, facts, _ in
                guard PathLike.parts(of: draft.title, titles: facts.ancestors) != nil else { return [] }
                return [
                    .warned(
                        "/title", before: draft.title.excerpt, "The title reads like a path.",
                        hint: "Name this level only; the way back names the one below.")
                ]
            }
        ],
        examples: [
            "a path in the title is warned about", "a folder's path is warned about", "a name with a slash passes",
        ])

    static let navDepthAdvice = Rule(
        "NAV-DEPTH-ADVICE", "A hierarchy in which one needs the whole path is too deep.", from: "S0-38, S1-1, S3-o",
        kind: .plugin, severity: .advice, enforcement: .warn, loosenedBy: .plugin, limits: [.navDepthSoft],
        checks: [
            .screen(.title) { _, facts, context in
                let most = context.limits.count(.navDepthSoft)
                guard facts.depth >= most else { return [] }
                // The same words for every screen of a plugin, so that it is told once (ENG-REPORT).
                return [
                    .warned(
                        "/depth", subject: facts.tab.id.plugin, "There are screens more than \(most) levels deep.",
                        hint: "Flatten the hierarchy, for example with a segmented control at the root.")
                ]
            }
        ],
        examples: ["the fifth level is advised against", "the fourth level passes"])
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navSegFlatten = Rule(
        "NAV-SEG-FLATTEN", "A segmented control at the root can flatten the hierarchy.", from: "S0-42, S1-1, S3-q",
        kind: .shell, severity: .advice, enforcement: .warn, loosenedBy: .plugin,
        limits: [.navSegmentsCompact, .navSegmentsRegular],
        checks: [
            .screen(.segmented) { draft, facts, context in
                let most = context.limits.count(.navSegments(context.widthClass))
                guard facts.depth == 0, !facts.isModal, facts.screen.segmented == nil, let links = facts.onlyLinks,
                    (2...max(2, most)).contains(links)
                else { return [] }
                return [
                    .warned(
                        "/content", before: "\(links) links",
                        "The root does nothing but lead to \(links) screens.",
                        hint: "A segmented control in the bar shows each of them at once.")
                ]
            }
        ],
        examples: [
            "a root may have a segmented control in its bar", "three links and nothing else get a note",
            "three links with something beside them pass", "the links of a deeper screen pass",
        ])
}

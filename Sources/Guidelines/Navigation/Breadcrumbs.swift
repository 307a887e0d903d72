// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navBreadcrumbLabel = Rule(
        "NAV-BREADCRUMB-LABEL", "A back button carries no path of several levels.",
        from: "S0-36, S1-1, S3-n", kind: .plugin, severity: .error, enforcement: .repair,
        checks: [
            .screen(.back) { draft, facts, _ in
                var findings: [Finding<ScreenDraft>] = []
                if let own = draft.backTitle,
                    let repaired = Breadcrumb.repaired(own, title: facts.screen.title, stack: facts.ancestors)
                {
                    findings.append(
                        Breadcrumb.finding(own, repaired, subject: nil) {
                            $0.backTitle = repaired.isEmpty ? nil : repaired
                        })
                }
                if let below = draft.backTitleBelow, let previous = facts.previous?.screen,
                    let repaired = Breadcrumb.repaired(below, title: previous.title, stack: facts.ancestors)
                {
                    findings.append(
                        Breadcrumb.finding(below, repaired, subject: facts.path(of: previous)) {
                            $0.backTitleBelow = repaired.isEmpty ? nil : repaired
                        })
                }
                return findings
            }
        ],
        examples: [
            "a path becomes its last level", "a path that ends elsewhere becomes the title", "an arrow makes a path",
            "a name with a slash is no path", "numbers with slashes are no path",
            "two titles of the stack joined make a path",
        ])
}

enum Breadcrumb {
    /// The label instead of a path; `nil` where it is none. An empty answer leaves the label to the title.
    static func repaired(_ label: String, title: String, stack: [String]) -> String? {
        guard let parts = PathLike.parts(of: label, titles: stack) else { return nil }
        // A title that is a path itself is judged by NAV-BREADCRUMB-TITLE; as a label it must come to an end here.
        guard label != title else { return nil }
        if let last = parts.last, last.reads(as: title) { return last }
        return title.isBlank ? "" : title
    }

    static func finding(
        _ label: String, _ repaired: String, subject: String?,
        _ repair: @escaping @Sendable (inout ScreenDraft) -> Void
    ) -> Finding<ScreenDraft> {
        .repaired(
            "/backTitle", subject: subject, before: label.excerpt, after: repaired.excerpt,
            "A back title names one screen, not the way to it.", hint: "Use the screen's own short name.", repair)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    /// Tabs in all that the shell supports without loss of function.
    static let mostTabs = 12

    static let tabAnyNumber = Rule(
        "TAB-ANY-NUMBER", "There is no upper bound on how many tabs are registered, up to twelve in all.",
        from: "S2-7; C18", kind: .shell, moment: .load, severity: .warning, enforcement: .refuse,
        checks: [
            .tabs { draft, _, _ in
                // The first takes all of them away at once: there may be a thousand.
                var trim: (@Sendable (inout TabSetDraft) -> Void)? = {
                    $0.tabs.removeLast(max(0, $0.tabs.count - mostTabs))
                }
                return draft.tabs.dropFirst(mostTabs).map { tab in
                    defer { trim = nil }
                    return .refused(
                        "", subject: tab.path, before: "offered", after: "not shown",
                        "There are \(mostTabs) tabs already; this one is not shown.",
                        hint: "Hide another tab in [tabs], or name this one in tabs.order.", trim)
                }
            }
        ],
        examples: ["twelve tabs are all there", "the thirteenth is refused"])

    static let tabCountMax = Rule(
        "TAB-COUNT-MAX", "Three to five tabs on a phone, a few more on a tablet.",
        from: "S2-15, S2-16, S2-19, S2-20; C18, C29", kind: .plugin, moment: .load, severity: .warning,
        enforcement: .repair, loosenedBy: .admin, limits: [.tabCountMaxCompact, .tabCountMaxRegular],
        checks: [
            .tabs { draft, facts, context in
                let most = context.limits.count(.tabCountMax(context.widthClass))
                guard draft.tabs.count > most else { return [] }
                let layout = TabLayout(
                    width: facts.environment.width, count: draft.tabs.count,
                    bounds: TabLayout.Bounds(limits: context.limits), previous: facts.previousLayout)
                guard layout.hasMore else { return [] }
                return draft.tabs.dropFirst(layout.direct).map { tab in
                    .repaired(
                        "", subject: tab.path, before: "in the tab bar", after: "behind More",
                        "There are \(draft.tabs.count) tabs; about \(most) are easy to tell apart. This one is behind More.",
                        hint: "Join tabs that belong together, or put this one into another tab's root.", nil)
                }
            }
        ],
        examples: [
            "six tabs in compact width put two behind More", "six tabs in regular width pass",
            "eight tabs in regular width put two behind More", "five tabs in compact width pass",
        ])
}

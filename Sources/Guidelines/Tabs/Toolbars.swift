// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let tabToolbarExclusive = Rule(
        "TAB-TOOLBAR-EXCLUSIVE", "Toolbar and tab bar exclude each other within one view.",
        from: "S2-33; C22", kind: .both, severity: .error, enforcement: .repair,
        checks: [
            .screen(.toolbar) { draft, facts, _ in
                guard facts.depth == 0, facts.hasTabBar, !draft.toolbar.isEmpty else { return [] }
                return [
                    .repaired(
                        "/toolbar", before: Surplus.list(draft.toolbar), after: "in the menu of the navigation bar",
                        "The root keeps the tab bar, so its toolbar's items are in the menu.",
                        hint: "Use a toolbar on deeper screens."
                    ) { draft in
                        // A space has no function to lose.
                        draft.overflow += draft.toolbar.filter { $0.kind != .space }
                        draft.toolbar = []
                    }
                ]
            }
        ],
        examples: [
            "the root's toolbar folds into the menu", "a deeper screen's toolbar passes",
            "without a tab bar the root may have one",
        ])
}

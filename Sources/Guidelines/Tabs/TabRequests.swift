// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let tabNavOnly = Rule(
        "TAB-NAV-ONLY", "Tabs are for navigation; they never perform actions.", from: "S2-13, S2-14a", kind: .plugin,
        moment: .load, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                switch draft.granted {
                case .registerTab(let tab, let hasRoot, true):
                    if hasRoot {
                        return [
                            .repaired(
                                "/tab.action", before: "an action", after: "ignored",
                                "A tab shows its root; its action is ignored.", hint: "Leave the action out."
                            ) { $0.granted = .registerTab(tab, hasRoot: true, hasAction: false) }
                        ]
                    }
                    return [
                        .refused(
                            "/tab.action", before: "an action", "A tab shows a screen; it performs no action.",
                            hint: "Put the action into a toolbar of a deeper screen."
                        ) { $0.granted = nil }
                    ]
                case .sheet(let since?) where since < 1:
                    return [
                        .refused(
                            "/sheet.open", before: "opened by choosing the tab", "Choosing a tab opens no sheet.",
                            hint: "Open it when somebody asks for it on the tab's screen."
                        ) { $0.granted = nil }
                    ]
                default: return []
                }
            }
        ],
        examples: [
            "a tab with an action alone is refused", "an action beside a root is ignored",
            "a sheet in answer to the selection is refused", "a sheet somebody asked for passes",
        ])

    static let tabToolbarForActions = Rule(
        "TAB-TOOLBAR-FOR-ACTIONS", "Controls that act on the current view belong in a toolbar.", from: "S2-14b, S2-32",
        kind: .both, moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard case .tabBarAction(let label) = draft.granted else { return [] }
                return [
                    .refused(
                        "/tab.action", before: label.excerpt, "The tab bar holds no actions.",
                        hint: "Put it into the toolbar of a deeper screen."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["an action for the tab bar is refused", "a toolbar item passes"])

    static let tabVsToolbar = Rule(
        "TAB-VS-TOOLBAR", "A tab bar switches sections, a toolbar acts on the current one.", from: "S2-31, S2-32",
        kind: .plugin, moment: .load, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                switch draft.granted {
                case .registerTab(let tab, false, false):
                    return [
                        .refused(
                            "/tab", before: tab.description, "A tab needs a root screen.",
                            hint: "For an action use a toolbar item."
                        ) { $0.granted = nil }
                    ]
                case .toolbarItem(opensTabRoot: true):
                    return [
                        .refused(
                            "/toolbar", before: "leads to a tab", "A toolbar item acts on the current screen.",
                            hint: "Make a tab of it."
                        ) { $0.granted = nil }
                    ]
                default: return []
                }
            }
        ],
        examples: [
            "a tab without a root is refused", "a toolbar item that leads to a tab is refused",
            "a tab with a root passes",
        ])

    static let tabAppLevel = Rule(
        "TAB-APP-LEVEL", "The tab bar organises the whole shell; there is one.", from: "S2-11", kind: .plugin,
        moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard draft.granted == .ownTabBar else { return [] }
                return [
                    .refused(
                        "/tabs", before: "a second tab bar", "There is one tab bar, the shell's.",
                        hint: "Use a segmented control at the root."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["a second tab bar is refused", "a tab of its own passes"])

    static let tabAttached = Rule(
        "TAB-ATTACHED", "A selection changes the view attached to the bar and no other.", from: "S2-26", kind: .shell,
        moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard draft.granted == .changeOtherSurface else { return [] }
                return [
                    .refused(
                        "/tab.selected", before: "another view changed",
                        "Choosing a tab changes nothing but its own view.",
                        hint: "Change the other view when somebody acts there."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["a change of another view is refused", "a switch of the own view passes"])

    static let tabBadgeUnobtrusive = Rule(
        "TAB-BADGE-UNOBTRUSIVE", "A badge tells something without disturbing.", from: "S2-30", kind: .both,
        moment: .run,
        severity: .warning, enforcement: .repair,
        checks: [
            .request { draft, _, _ in
                guard case .badgeUpdates(let count) = draft.granted, count > BadgePace.mostPerSecond else { return [] }
                return [
                    .repaired(
                        "/badge",
                        before: count == BadgePace.tooMany
                            ? "more than \(BadgePace.mostPerSecond) a second" : "\(count) a second",
                        after: "\(BadgePace.mostPerSecond) a second",
                        "A badge changes at most \(BadgePace.mostPerSecond) times a second; the last value stays.",
                        hint: "Send the number when it matters."
                    ) { $0.granted = .badgeUpdates(BadgePace.mostPerSecond) }
                ]
            }
        ],
        examples: ["a hundred updates in a second become four", "four updates pass"])
}

package enum BadgePace {
    /// Redraws of one badge in a second; announcements follow at most every 5 s.
    package static let mostPerSecond = 4
    /// What is reported of more than that, so that one flood is one decision.
    package static let tooMany = 5
}

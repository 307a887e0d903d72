// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navTrailingControl = Rule(
        "NAV-TRAILING-CONTROL", "A control in the bar manages the content of the screen that is visible.",
        from: "S0-4, S1-1, S3-1", kind: .both, severity: .warning, enforcement: .repair,
        checks: [
            .screen(.controls) { draft, facts, _ in
                Removal.findings(
                    draft, facts, "It belongs to another screen and is not shown here.",
                    hint: "Put it on the screen it belongs to."
                ) { item in item.scope.map { $0 != facts.screen.id } ?? false }
            }
        ],
        examples: ["an item of another screen is absent", "an item of this screen passes"])

    static let navBackStandard = Rule(
        "NAV-BACK-STANDARD", "There is one back button, the shell's.", from: "S0-31, S0-32, S1-1, S3-l", kind: .both,
        severity: .warning, enforcement: .repair,
        checks: [
            .screen(.controls) { draft, facts, _ in
                Removal.findings(
                    draft, facts, "The shell has its own back button; a second one is not shown.",
                    hint: "Leave it out."
                ) { $0.role == .navigateBack }
            }
        ],
        examples: ["a second back button is removed", "another leading item passes"])

    static let navBreadcrumbWidget = Rule(
        "NAV-BREADCRUMB-WIDGET", "No row of buttons leads to the screens below.", from: "S0-36, S3-n", kind: .plugin,
        severity: .error, enforcement: .repair,
        checks: [
            .screen(.controls) { draft, facts, _ in
                guard !facts.ancestorIDs.isEmpty else { return [] }
                return Removal.findings(
                    draft, facts, "It leads to a screen below, where the back button leads.",
                    hint: "Flatten the hierarchy; see NAV-DEPTH-ADVICE."
                ) { item in
                    guard item.role == .navigateTo, let target = item.opens?.screen else { return false }
                    return facts.ancestorIDs.contains(target)
                }
            }
        ],
        examples: ["three links to screens below are removed", "a link to another screen passes"])

    static let navToolbarInstead = Rule(
        "NAV-TOOLBAR-INSTEAD", "A deeper screen with several content controls uses a toolbar.", from: "S0-14",
        kind: .both, severity: .advice, enforcement: .warn, loosenedBy: .plugin,
        limits: [.navControlsMaxCompact, .navControlsMaxRegular],
        checks: [
            .screen(.controls) { draft, facts, context in
                // A root keeps its tab bar (TAB-TOOLBAR-EXCLUSIVE).
                guard facts.screen.toolbar.isEmpty, facts.depth > 0 else { return [] }
                let most = context.limits.count(.navControlsMax(context.widthClass))
                let screen = facts.screen
                guard screen.leading.count + screen.trailing.count > most else { return [] }
                // What other rules took away is no control; what they moved into the menu is one.
                let left = Set((draft.leading + draft.trailing + draft.overflow).map(\.id))
                let offered = (screen.leading + screen.trailing).filter { $0.kind != .space && left.contains($0.id) }
                let cancels = facts.isModal && offered.contains { $0.role == .cancel } ? 1 : 0
                guard offered.count - cancels > most else { return [] }
                return [
                    .warned(
                        screen.trailing.isEmpty ? "/leading" : "/trailing", before: Surplus.list(offered),
                        "\(offered.count - cancels) controls are easier to reach in a toolbar than \(most) in the bar and a menu.",
                        hint: "Put them into the screen's toolbar.")
                ]
            }
        ],
        examples: [
            "three controls on a deeper screen are advised into a toolbar", "one control passes",
            "controls that are taken away do not count", "a root has no toolbar to use",
        ])
}

/// Items that a rule takes out of the bar.
private enum Removal {
    static func findings(
        _ draft: ScreenDraft, _ facts: ScreenFacts, _ message: String, hint: String,
        _ isWrong: @escaping @Sendable (Item) -> Bool
    ) -> [Finding<ScreenDraft>] {
        // No memory for what is nearly always right.
        guard draft.leading.contains(where: isWrong) || draft.trailing.contains(where: isWrong) else { return [] }
        return (draft.leading + draft.trailing).filter(isWrong).prefix(16).map { item in
            .repaired(facts.pointer(to: item), before: item.label.excerpt, after: "not shown", message, hint: hint) {
                $0.leading.removeAll(where: isWrong)
                $0.trailing.removeAll(where: isWrong)
            }
        }
    }
}

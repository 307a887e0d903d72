// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let inbox = Screen(id: "inbox", title: "Inbox")

private func message(leading: [Item] = [], trailing: [Item] = []) -> Screen {
    Screen(id: "m", title: "Message", leading: leading, trailing: trailing)
}

@Suite("Items that do not belong in the bar")
struct ItemExamples {
    private static func item(
        _ rule: String, _ name: String, _ screen: Screen, ids: [String] = ["root", "inbox"],
        _ verdicts: [Decision.Verdict], _ expected: @escaping @Sendable (NavigationBar) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: rule, name: name,
            facts: .screen(facts(screen, above: inbox, depth: 2, ancestorIDs: ids)) { expected($0.navigation) },
            verdicts: verdicts)
    }

    @Test("NAV-TRAILING-CONTROL a control manages the visible screen", arguments: ItemExamples.scopeCases)
    func scope(example: RuleExample) { example.check() }

    static let scopeCases: [RuleExample] = [
        item(
            "NAV-TRAILING-CONTROL", "an item of another screen is absent",
            message(trailing: [control("edit", scope: "other")]), [.repaired]
        ) { $0.trailing.isEmpty },
        item(
            "NAV-TRAILING-CONTROL", "an item of this screen passes", message(trailing: [control("edit", scope: "m")]),
            []
        ) { $0.trailing.map(\.id) == ["edit"] },
    ]

    @Test("NAV-BACK-STANDARD there is one back button", arguments: ItemExamples.standardCases)
    func standard(example: RuleExample) { example.check() }

    static let standardCases: [RuleExample] = [
        item(
            "NAV-BACK-STANDARD", "a second back button is removed",
            message(leading: [control("back", role: .navigateBack)]), [.repaired]
        ) { $0.leading.isEmpty && $0.back != nil },
        item("NAV-BACK-STANDARD", "another leading item passes", message(leading: [control("flag")]), []) {
            $0.leading.map(\.id) == ["flag"]
        },
    ]

    private static func link(_ id: String, to screen: String) -> Item {
        control(id, role: .navigateTo, opens: Opens(screen: screen, title: id))
    }

    @Test("NAV-BREADCRUMB-WIDGET no row of buttons leads to the screens below", arguments: ItemExamples.widgetCases)
    func widget(example: RuleExample) { example.check() }

    static let widgetCases: [RuleExample] = [
        item(
            "NAV-BREADCRUMB-WIDGET", "three links to screens below are removed",
            message(leading: [link("a", to: "root"), link("b", to: "inbox")], trailing: [link("c", to: "root")]),
            [.repaired, .repaired, .repaired]
        ) { $0.leading.isEmpty && $0.trailing.isEmpty && $0.overflow.isEmpty },
        item(
            "NAV-BREADCRUMB-WIDGET", "a link to another screen passes", message(trailing: [link("next", to: "next")]),
            []
        ) { $0.trailing.map(\.id) == ["next"] },
    ]

    @Test("NAV-TOOLBAR-INSTEAD several controls belong in a toolbar", arguments: ItemExamples.toolbarCases)
    func toolbar(example: RuleExample) { example.check() }

    static let toolbarCases: [RuleExample] = [
        item(
            "NAV-TOOLBAR-INSTEAD", "three controls on a deeper screen are advised into a toolbar",
            message(trailing: [control("a"), control("b"), control("c")]), [.warned]
        ) { $0.overflow.count == 3 },
        item("NAV-TOOLBAR-INSTEAD", "one control passes", message(trailing: [control("a")]), []) {
            $0.trailing.count == 1
        },
        item(
            "NAV-TOOLBAR-INSTEAD", "controls that are taken away do not count",
            message(
                leading: [control("back", role: .navigateBack)],
                trailing: [control("b", role: .navigateBack), control("c", scope: "other"), control("d")]), []
        ) { $0.trailing.map(\.id) == ["d"] },
        RuleExample(
            rule: "NAV-TOOLBAR-INSTEAD", name: "a root has no toolbar to use",
            facts: .screen(
                facts(
                    Screen(id: "root", title: "Main", trailing: [control("a"), control("b"), control("c")]),
                    hasTabBar: false)
            ) { $0.navigation.overflow.count == 3 }, verdicts: []),
    ]
}

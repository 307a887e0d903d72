// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let inbox = Screen(id: "inbox", title: "Inbox")

@Suite("Controls of the navigation bar")
struct ControlExamples {
    @Test("NAV-CONTROLS-MAX a bar holds no more than a single control", arguments: ControlExamples.mostCases)
    func most(example: RuleExample) { example.check() }

    private static func trailing(
        _ name: String, _ items: [Item], limit: Double? = nil, environment: Environment = Environment(),
        _ verdicts: [Decision.Verdict], _ expected: @escaping @Sendable (NavigationBar) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: "NAV-CONTROLS-MAX", name: name,
            facts: .screen(
                facts(Screen(id: "m", title: "Message", trailing: items), above: inbox, environment: environment)
            ) { expected($0.navigation) },
            verdicts: verdicts, limits: limit.map { ["nav.controls.max": $0] } ?? [:])
    }

    static let mostCases: [RuleExample] = [
        trailing("one control passes", [control("edit")], []) { $0.trailing.map(\.id) == ["edit"] },
        trailing("no control passes", [], []) { $0.trailing.isEmpty },
        trailing(
            "three controls become one menu", [control("a"), control("b"), control("c")], [.repaired]
        ) { $0.trailing.map(\.role) == [.overflow] && $0.overflow.map(\.id) == ["a", "b", "c"] },
        trailing(
            "with two allowed the first stays and two go into the menu", [control("a"), control("b"), control("c")],
            limit: 2, [.repaired]
        ) {
            $0.trailing.map(\.id) == ["a", ScreenDraft.overflowID] && $0.overflow.map(\.id) == ["b", "c"]
        },
        trailing(
            "six controls with three allowed leave two and a menu of four",
            ["a", "b", "c", "d", "e", "f"].map { control($0) }, limit: 3,
            environment: Environment(width: 240, height: 800), [.repaired]
        ) {
            $0.trailing.map(\.id) == ["a", "b", ScreenDraft.overflowID]
                && $0.overflow.map(\.id) == ["c", "d", "e", "f"]
        },
        RuleExample(
            rule: "NAV-CONTROLS-MAX", name: "a declared toolbar takes the surplus",
            facts: .screen(
                facts(
                    Screen(
                        id: "m", title: "Message", trailing: [control("a"), control("b"), control("c")],
                        toolbar: [control("t")]), above: inbox)
            ) {
                $0.navigation.trailing.map(\.id) == ["a"] && $0.navigation.overflow.isEmpty
                    && $0.toolbar.map(\.id) == ["t", "b", "c"]
            }, verdicts: [.repaired]),
        trailing(
            "the one of highest priority stays", [control("a"), control("b", priority: 2), control("c", priority: 1)],
            limit: 2, [.repaired]
        ) {
            $0.trailing.map(\.id) == ["b", ScreenDraft.overflowID] && $0.overflow.map(\.id) == ["c", "a"]
        },
        trailing("spaces do not count", [control("s", .space, width: 20), control("edit")], []) {
            $0.overflow.isEmpty && $0.trailing.count == 2
        },
        trailing("an item cannot be the menu", [control("a", role: .overflow)], [.repaired]) {
            $0.trailing.map(\.role) == [.manage] && $0.overflow.isEmpty
        },
    ]

    @Test("TAB-TOOLBAR-EXCLUSIVE toolbar and tab bar exclude each other", arguments: ControlExamples.toolbarCases)
    func toolbar(example: RuleExample) { example.check() }

    static let toolbarCases: [RuleExample] = [
        RuleExample(
            rule: "TAB-TOOLBAR-EXCLUSIVE", name: "the root's toolbar folds into the menu",
            facts: .screen(
                facts(Screen(id: "root", title: "Files", toolbar: [control("add"), control("share")]))
            ) { $0.toolbar.isEmpty && $0.navigation.overflow.map(\.id) == ["add", "share"] },
            verdicts: [.repaired]),
        RuleExample(
            rule: "TAB-TOOLBAR-EXCLUSIVE", name: "a deeper screen's toolbar passes",
            facts: .screen(facts(Screen(id: "m", title: "Message", toolbar: [control("add")]), above: inbox)) {
                $0.toolbar.map(\.id) == ["add"] && $0.navigation.overflow.isEmpty
            }, verdicts: []),
        RuleExample(
            rule: "TAB-TOOLBAR-EXCLUSIVE", name: "without a tab bar the root may have one",
            facts: .screen(
                facts(Screen(id: "root", title: "Files", toolbar: [control("add")]), hasTabBar: false)
            ) { $0.toolbar.map(\.id) == ["add"] }, verdicts: []),
    ]
}

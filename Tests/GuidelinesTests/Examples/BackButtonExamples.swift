// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let inbox = Screen(id: "inbox", title: "Inbox")

@Suite("Back button")
struct BackButtonExamples {
    @Test("NAV-BACK-APPEARS every screen above the root has a back button", arguments: BackButtonExamples.appearsCases)
    func appears(example: RuleExample) { example.check() }

    static let appearsCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-BACK-APPEARS", name: "a pushed screen has a back button",
            facts: .screen(facts(Screen(id: "m", title: "Message"), above: inbox)) { $0.navigation.back != nil },
            verdicts: []),
        RuleExample(
            rule: "NAV-BACK-APPEARS", name: "the root has none",
            facts: .screen(facts(inbox)) { $0.navigation.back == nil }, verdicts: []),
        RuleExample(
            rule: "NAV-BACK-APPEARS", name: "a leading item stands behind the back button",
            facts: .screen(facts(Screen(id: "m", title: "Message", leading: [control("flag")]), above: inbox)) {
                $0.navigation.back != nil && $0.navigation.leading.map(\.id) == ["flag"]
                    && $0.navigation.overflow.isEmpty
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-BACK-APPEARS", name: "two leading items become one menu beside the back button",
            facts: .screen(
                facts(Screen(id: "m", title: "Message", leading: [control("flag"), control("bin")]), above: inbox)
            ) {
                $0.navigation.back != nil && $0.navigation.leading.isEmpty
                    && $0.navigation.overflow.map(\.id) == ["flag", "bin"]
                    && $0.navigation.trailing.map(\.role) == [.overflow]
            }, verdicts: []),
        RuleExample(
            rule: "NAV-BACK-APPEARS", name: "cancel stands for back on a sheet",
            facts: .screen(
                facts(
                    Screen(id: "m", title: "New", leading: [control("no", role: .cancel)], trailing: [control("done")]),
                    above: inbox, isModal: true)
            ) { $0.navigation.back == nil && $0.navigation.overflow.isEmpty }, verdicts: []),
    ]

    @Test("NAV-BACK-LABEL the label is the title of the screen it returns to", arguments: BackButtonExamples.labelCases)
    func label(example: RuleExample) { example.check() }

    static let labelCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-BACK-LABEL", name: "the label is the title below",
            facts: .screen(facts(Screen(id: "m", title: "Message"), above: inbox)) {
                $0.navigation.back == BackButton(labels: ["Inbox", "Back"], accessibleName: "Back to Inbox")
            }, verdicts: []),
        RuleExample(
            rule: "NAV-BACK-LABEL", name: "a back title comes before the title",
            facts: .screen(
                facts(
                    Screen(id: "m", title: "Message"), above: Screen(id: "inbox", title: "Inbox", backTitle: "Mail"))
            ) {
                $0.navigation.back == BackButton(labels: ["Mail", "Inbox", "Back"], accessibleName: "Back to Inbox")
            }, verdicts: []),
        RuleExample(
            rule: "NAV-BACK-LABEL", name: "no title below gives the generic word",
            facts: .screen(facts(Screen(id: "m", title: "Message"), above: Screen(id: "inbox"))) {
                $0.navigation.back == BackButton(labels: ["Back"], accessibleName: "Back")
            }, verdicts: []),
        RuleExample(
            rule: "NAV-BACK-LABEL", name: "an empty back title is not used",
            facts: .screen(
                facts(Screen(id: "m", title: "Message"), above: Screen(id: "inbox", title: "Inbox", backTitle: " \n"))
            ) { $0.navigation.back?.labels == ["Inbox", "Back"] }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-BACK-LABEL", name: "generic and chevron display modes are kept",
            facts: .screen(
                facts(
                    Screen(id: "m", title: "Message"),
                    above: Screen(id: "inbox", title: "Inbox", backDisplay: .generic))
            ) { $0.navigation.back == BackButton(labels: ["Back"], accessibleName: "Back to Inbox") }, verdicts: []),
    ]

    @Test("NAV-BREADCRUMB-LABEL a back button carries no path", arguments: BackButtonExamples.breadcrumbCases)
    func breadcrumb(example: RuleExample) { example.check() }

    private static func labelled(
        _ name: String, _ backTitle: String, title: String, expected: String, repaired: Bool,
        ancestors: [String]? = nil
    ) -> RuleExample {
        RuleExample(
            rule: "NAV-BREADCRUMB-LABEL", name: name,
            facts: .screen(
                facts(
                    Screen(id: "m", title: "Song"), above: Screen(id: "below", title: title, backTitle: backTitle),
                    ancestors: ancestors)
            ) { $0.navigation.back?.labels.first == expected },
            verdicts: repaired ? [.repaired] : [])
    }

    static let breadcrumbCases: [RuleExample] = [
        labelled(
            "a path becomes its last level", "Home / Music / Albums", title: "Albums", expected: "Albums",
            repaired: true),
        labelled(
            "a path that ends elsewhere becomes the title", "Home / Music", title: "Albums", expected: "Albums",
            repaired: true),
        labelled("an arrow makes a path", "Settings > Display", title: "Display", expected: "Display", repaired: true),
        labelled("a name with a slash is no path", "AC/DC", title: "Artist", expected: "AC/DC", repaired: false),
        labelled(
            "numbers with slashes are no path", "12/10/2026", title: "Day", expected: "12/10/2026", repaired: false),
        labelled(
            "two titles of the stack joined make a path", "Music-Albums", title: "Albums", expected: "Albums",
            repaired: true, ancestors: ["Music", "Albums"]),
    ]
}

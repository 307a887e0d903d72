// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let inbox = Screen(id: "inbox", title: "Inbox")

@Suite("Titles")
struct TitleExamples {
    @Test("NAV-TITLE-PRESENT a bar names what is on screen", arguments: TitleExamples.presentCases)
    func present(example: RuleExample) { example.check() }

    static let presentCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a root without a title shows its tab's",
            facts: .screen(facts(Screen(id: "root", title: " "))) { $0.navigation.title == "Files" },
            verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a deeper screen without a title is warned about",
            facts: .screen(facts(Screen(id: "m"), above: inbox)) {
                $0.navigation.title == "" && $0.navigation.accessibleTitle == "Files"
            }, verdicts: [.warned]),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a title passes",
            facts: .screen(facts(inbox)) { $0.navigation.title == "Inbox" }, verdicts: []),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a reason for no title passes",
            facts: .screen(
                facts(
                    Screen(id: "n", accessibleTitle: "Shopping", titleOmission: "contentSuppliesContext"), above: inbox)
            ) { $0.navigation.title == "" }, verdicts: []),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a segmented control stands for a title",
            facts: .screen(facts(Screen(id: "root", segmented: segmented("All", "Missed")))) {
                $0.navigation.title == "" && $0.navigation.segmented != nil
            }, verdicts: []),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a reason without words is none",
            facts: .screen(facts(Screen(id: "root", accessibleTitle: "X", titleOmission: " "))) {
                $0.navigation.title == "Files"
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a title that cannot be seen is none",
            facts: .screen(facts(Screen(id: "root", title: "\u{200B}\u{200B}\u{2060}\u{FEFF}"))) {
                $0.navigation.title == "Files"
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-TITLE-PRESENT", name: "a segmented control that is not in the bar stands for no title",
            facts: .screen(
                facts(Screen(id: "root", trailing: [control("edit")], segmented: segmented("All", "Missed")))
            ) { $0.navigation.title == "Files" && $0.navigation.strip != nil }, verdicts: [.repaired]),
    ]

    @Test("NAV-TITLE-EMPTY-OK an omitted title is still spoken", arguments: TitleExamples.omittedCases)
    func omitted(example: RuleExample) { example.check() }

    static let omittedCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-TITLE-EMPTY-OK", name: "an omitted title keeps its accessible name",
            facts: .screen(
                facts(
                    Screen(id: "n", accessibleTitle: "Shopping", titleOmission: "contentSuppliesContext"), above: inbox)
            ) { $0.navigation.title == "" && $0.navigation.accessibleTitle == "Shopping" }, verdicts: []),
        RuleExample(
            rule: "NAV-TITLE-EMPTY-OK", name: "no accessible name takes the first heading",
            facts: .screen(
                facts(
                    Screen(id: "n", titleOmission: "contentSuppliesContext"), above: inbox,
                    headings: [ScreenFacts.Heading(text: "Shopping", size: 22)])
            ) { $0.navigation.accessibleTitle == "Shopping" }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-TITLE-EMPTY-OK", name: "no heading takes the tab's title",
            facts: .screen(
                facts(Screen(id: "n", accessibleTitle: "\t", titleOmission: "contentSuppliesContext"), above: inbox)
            ) { $0.navigation.accessibleTitle == "Files" }, verdicts: [.repaired]),
    ]

    @Test("NAV-LARGE-USE a large title stands where it helps", arguments: TitleExamples.largeCases)
    func large(example: RuleExample) { example.check() }

    private static func mode(
        _ name: String, _ mode: LargeTitle, depth: Int, inherits: Bool, expected: Bool, _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: "NAV-LARGE-USE", name: name,
            facts: .screen(
                facts(
                    Screen(id: "s", title: "Inbox", largeTitle: mode), above: depth > 0 ? inbox : nil, depth: depth,
                    inheritsLarge: inherits)
            ) { $0.navigation.prefersLargeTitle == expected }, verdicts: verdicts)
    }

    static let largeCases: [RuleExample] = [
        mode("always is large", .always, depth: 0, inherits: false, expected: true, []),
        mode("never is inline", .never, depth: 1, inherits: true, expected: false, []),
        mode("automatic follows the screen below", .automatic, depth: 1, inherits: true, expected: true, []),
        mode(
            "always two levels down is advised against", .always, depth: 2, inherits: false, expected: true, [.warned]),
    ]
}

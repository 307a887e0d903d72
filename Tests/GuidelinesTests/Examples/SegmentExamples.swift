// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let inbox = Screen(id: "inbox", title: "Inbox")

@Suite("Segmented control")
struct SegmentExamples {
    @Test(
        "NAV-SEG-TOP-LEVEL a segmented control stands in the bar only at the root",
        arguments: SegmentExamples.topLevelCases)
    func topLevel(example: RuleExample) { example.check() }

    static let topLevelCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-SEG-TOP-LEVEL", name: "a deeper screen's segmented control moves to the strip",
            facts: .screen(facts(Screen(id: "s", title: "Calls", segmented: segmented("All", "Missed")), above: inbox))
            {
                $0.navigation.segmented == nil && $0.navigation.strip == segmented("All", "Missed")
                    && $0.navigation.title == "Calls" && $0.navigation.back != nil
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-SEG-TOP-LEVEL", name: "the root's stands in the bar",
            facts: .screen(facts(Screen(id: "root", segmented: segmented("All", "Missed")))) {
                $0.navigation.segmented == segmented("All", "Missed") && $0.navigation.strip == nil
            }, verdicts: []),
    ]

    @Test("NAV-SEG-ALONE a segmented control in the bar stands there alone", arguments: SegmentExamples.aloneCases)
    func alone(example: RuleExample) { example.check() }

    static let aloneCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-SEG-ALONE", name: "a title beside it is only spoken",
            facts: .screen(facts(Screen(id: "root", title: "Calls", segmented: segmented("All", "Missed")))) {
                $0.navigation.segmented != nil && $0.navigation.title == "" && $0.navigation.accessibleTitle == "Calls"
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-SEG-ALONE", name: "another control sends it to the strip",
            facts: .screen(
                facts(
                    Screen(
                        id: "root", title: "Calls", trailing: [control("edit")], segmented: segmented("All", "Missed")))
            ) {
                $0.navigation.segmented == nil && $0.navigation.strip != nil && $0.navigation.title == "Calls"
                    && $0.navigation.trailing.map(\.id) == ["edit"]
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-SEG-ALONE", name: "alone it passes",
            facts: .screen(facts(Screen(id: "root", segmented: segmented("All", "Missed")))) {
                $0.navigation.segmented != nil
            }, verdicts: []),
        RuleExample(
            rule: "NAV-SEG-ALONE", name: "a toolbar folded into the menu sends it to the strip",
            facts: .screen(
                facts(
                    Screen(
                        id: "root", title: "Calls", segmented: segmented("All", "Missed"), toolbar: [control("add")]))
            ) {
                $0.navigation.strip != nil && $0.navigation.title == "Calls"
                    && $0.navigation.overflow.map(\.id) == ["add"]
            }, verdicts: [.repaired]),
    ]

    @Test(
        "NAV-SEG-BACK-TITLE the back label names the segment one came from", arguments: SegmentExamples.backTitleCases)
    func backTitle(example: RuleExample) { example.check() }

    static let backTitleCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-SEG-BACK-TITLE", name: "the label is the segment selected at the push",
            facts: .screen(
                facts(
                    Screen(id: "call", title: "Call"),
                    above: Screen(id: "root", title: "Calls", segmented: segmented("All", "Missed", selected: "all")),
                    segment: "missed")
            ) {
                $0.navigation.back == BackButton(labels: ["Missed", "Back"], accessibleName: "Back to Missed")
            }, verdicts: []),
        RuleExample(
            rule: "NAV-SEG-BACK-TITLE", name: "a back title comes before the segment",
            facts: .screen(
                facts(
                    Screen(id: "call", title: "Call"),
                    above: Screen(id: "root", backTitle: "Calls", segmented: segmented("All", "Missed")),
                    segment: "missed")
            ) { $0.navigation.back?.labels == ["Calls", "Missed", "Back"] }, verdicts: []),
        RuleExample(
            rule: "NAV-SEG-BACK-TITLE", name: "segments without labels give the generic word and a warning",
            facts: .screen(
                facts(
                    Screen(id: "call", title: "Call"), above: Screen(id: "root", segmented: segmented("", " ")))
            ) { $0.navigation.back?.labels == ["Back"] }, verdicts: [.warned]),
    ]
}

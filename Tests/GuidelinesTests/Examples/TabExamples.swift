// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let own = TabID(plugin: "org.example.a", tab: "files")

@Suite("Tabs")
struct TabExamples {
    @Test("TAB-COUNT-MAX about five tabs on a phone, seven on a tablet", arguments: TabExamples.countCases)
    func count(example: RuleExample) { example.check() }

    private static func number(
        _ name: String, _ count: Int, _ environment: Environment, _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: "TAB-COUNT-MAX", name: name,
            facts: .tabs(TabSetFacts(tabs: tabs(count), environment: environment)) { $0.count == count },
            verdicts: verdicts)
    }

    static let countCases: [RuleExample] = [
        number("six tabs in compact width put two behind More", 6, Environment(), [.repaired, .repaired]),
        number("six tabs in regular width pass", 6, wide, []),
        number("eight tabs in regular width put two behind More", 8, wide, [.repaired, .repaired]),
        number("five tabs in compact width pass", 5, Environment(), []),
    ]

    @Test("TAB-ANY-NUMBER twelve tabs in all", arguments: TabExamples.anyNumberCases)
    func anyNumber(example: RuleExample) { example.check() }

    static let anyNumberCases: [RuleExample] = [
        RuleExample(
            rule: "TAB-ANY-NUMBER", name: "twelve tabs are all there",
            facts: .tabs(TabSetFacts(tabs: tabs(12))) { $0.count == 12 }, verdicts: []),
        RuleExample(
            rule: "TAB-ANY-NUMBER", name: "the thirteenth is refused",
            facts: .tabs(TabSetFacts(tabs: tabs(13))) { $0.count == 12 }, verdicts: [.refused]),
    ]

    @Test("TAB-NO-REMOVE a tab stays", arguments: TabExamples.removeCases)
    func remove(example: RuleExample) { example.check() }

    static let removeCases: [RuleExample] = [
        RuleExample(
            rule: "TAB-NO-REMOVE", name: "a plugin cannot remove its tab",
            facts: .request(RequestFacts(request: .removeTab(own), plugin: "org.example.a")) { $0 == nil },
            verdicts: [.refused]),
        RuleExample(
            rule: "TAB-NO-REMOVE", name: "setting a badge is no removal",
            facts: .request(RequestFacts(request: .setBadge(own), plugin: "org.example.a")) { $0 == .setBadge(own) },
            verdicts: []),
    ]

    @Test("TAB-NO-DISABLE every tab can be chosen", arguments: TabExamples.disableCases)
    func disable(example: RuleExample) { example.check() }

    static let disableCases: [RuleExample] = [
        RuleExample(
            rule: "TAB-NO-DISABLE", name: "a disabled tab stays and explains itself",
            facts: .tabs(TabSetFacts(tabs: [tab(enabled: false)])) {
                $0.count == 1
                    && $0[0].availability
                        == .unavailable(explanation: "Files cannot be used right now.", remedy: nil)
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "TAB-NO-DISABLE", name: "an enabled tab passes",
            facts: .tabs(TabSetFacts(tabs: [tab()])) { $0.first?.availability == .available }, verdicts: []),
    ]

    @Test("TAB-EXPLAIN an unavailable tab says what is missing", arguments: TabExamples.explainCases)
    func explain(example: RuleExample) { example.check() }

    private static func unavailable(
        _ name: String, _ explanation: String, _ remedy: String?, shown: String, _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: "TAB-EXPLAIN", name: name,
            facts: .tabs(
                TabSetFacts(tabs: [tab(availability: .unavailable(explanation: explanation, remedy: remedy))])
            ) { $0.first?.availability == .unavailable(explanation: shown, remedy: remedy) },
            verdicts: verdicts)
    }

    static let explainCases: [RuleExample] = [
        unavailable(
            "no explanation gives the shell's sentence", " ", "Plug it in.", shown: "Files cannot be used right now.",
            [.repaired]),
        unavailable(
            "the title is no explanation", "files ", "Plug it in.", shown: "Files cannot be used right now.",
            [.repaired]),
        unavailable(
            "text and remedy pass", "The disk is not plugged in.", "Plug it in.", shown: "The disk is not plugged in.",
            []),
        unavailable(
            "a missing remedy is advised", "The disk is not plugged in.", nil, shown: "The disk is not plugged in.",
            [.warned]),
        unavailable("a very short explanation is advised against", "No disk", "Get one.", shown: "No disk", [.warned]),
    ]

    @Test("TAB-BADGE-CONTENT a badge holds a number or an exclamation mark", arguments: TabExamples.badgeCases)
    func badge(example: RuleExample) { example.check() }

    private static func badge(
        _ name: String, _ request: BadgeRequest, _ badge: Badge, _ text: String, _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: "TAB-BADGE-CONTENT", name: name,
            facts: .tabs(TabSetFacts(tabs: [tab(badge: request)])) {
                $0.first?.badge == badge && $0.first?.badge.text() == text
            }, verdicts: verdicts)
    }

    static let badgeCases: [RuleExample] = [
        badge("nothing is shown for 0", .count(0), .none, "", [.repaired]),
        badge("1 is shown", .count(1), .count(1), "1", []),
        badge("1000 is shown as 999+", .count(1000), .count(1000), "999+", [.repaired]),
        badge("digits in a text are a number", .raw(" 7 "), .count(7), "7", [.repaired]),
        badge("another text becomes an exclamation mark", .raw("NEW"), .attention, "!", [.repaired]),
        badge("an exclamation mark passes", .raw("!"), .attention, "!", []),
        badge("a negative number hides it", .count(.min), .none, "", [.repaired]),
    ]

    @Test("TAB-BADGE-MEANING a plugin badges only its own tabs", arguments: TabExamples.meaningCases)
    func meaning(example: RuleExample) { example.check() }

    static let meaningCases: [RuleExample] = [
        RuleExample(
            rule: "TAB-BADGE-MEANING", name: "a foreign tab's badge is refused",
            facts: .request(RequestFacts(request: .setBadge(own), plugin: "org.example.b")) { $0 == nil },
            verdicts: [.refused]),
        RuleExample(
            rule: "TAB-BADGE-MEANING", name: "an own tab's badge passes",
            facts: .request(RequestFacts(request: .setBadge(own), plugin: "org.example.a")) { $0 != nil },
            verdicts: []),
        RuleExample(
            rule: "TAB-BADGE-MEANING", name: "a badge of the tab on screen is advised against",
            facts: .request(RequestFacts(request: .setBadge(own, isOnScreen: true), plugin: "org.example.a")) {
                $0 != nil
            },
            verdicts: [.warned]),
    ]
}

@Suite("Reports of tabs")
struct TabReportTests {
    @Test("TAB-ANY-NUMBER the tabs after the twelfth of a manifest are refused, whatever their names")
    func manifestOrder() {
        let offered = (0..<15).map { tab("t\($0)", "Tab \($0)") }
        let judged = Guideline().judge(tabs: TabSetFacts(tabs: offered))
        let refused = judged.decisions.filter { $0.verdict == .refused }.map(\.path)
        #expect(refused == ["t12", "t13", "t14"].map { "org.example.a/\($0)#" })
        #expect(judged.shown.map(\.id.tab) == (0..<12).map { "t\($0)" })
    }

    @Test("ENG-REPORT a repair raises no violation of another rule: one decision each")
    func oneDecision() {
        let tabs = Guideline().judge(tabs: TabSetFacts(tabs: [tab(enabled: false)], isComplete: false))
        #expect(tabs.decisions.map(\.rule) == ["TAB-NO-DISABLE"])
        let screen = Guideline().judge(
            screen: facts(
                Screen(id: "root", title: "Files", largeTitle: .always, edge: .borderless),
                headings: [ScreenFacts.Heading(text: "Hello", size: 64)]))
        #expect(screen.decisions.map(\.rule) == ["NAV-LARGE-COMPETE"])
        let replaced = Guideline().judge(
            screen: facts(
                Screen(
                    id: "root", largeTitle: .always, edge: .borderless, segmented: segmented("All", "Missed"))))
        #expect(replaced.decisions.map(\.hint) == ["Use edge standard."])
    }

    @Test("NAV-LARGE-DISTINCT shows the title as it was written")
    func largeTitleAsWritten() {
        let offered = [tab("one", "One"), tab("two", "Two", plugin: "org.example.b")]
        let titles = Dictionary(uniqueKeysWithValues: offered.map { ($0.id, "Main") })
        let judged = Guideline().judge(tabs: TabSetFacts(tabs: offered, largeTitles: titles))
        #expect(judged.decisions.filter { $0.rule == "NAV-LARGE-DISTINCT" }.map(\.before) == ["Main", "Main"])
    }

    @Test("ENG-REPORT measured value and limit stand in what is said of controls, tints, badges and icons")
    func numbers() throws {
        let guideline = Guideline()
        let items = [control("a"), control("b"), control("c")]
        let bar = guideline.judge(screen: facts(Screen(id: "root", title: "T", trailing: items)))
        let controls = try #require(bar.decisions.first { $0.rule == "NAV-CONTROLS-MAX" })
        #expect(controls.message.contains("3 controls") && controls.message.contains("1 may stand"))
        let tint = try #require(Colour("#3584e4"))
        let tinted = guideline.judge(
            colours: ColourFacts(
                bar: .navigation,
                wanted: BarColours(
                    background: tint, elements: [.init(id: "title", kind: .text, colour: .white)], isTinted: true),
                path: "a/b"))
        #expect(tinted.decisions.first?.message == "On this tint the contrast is 3.76 : 1, below 4.5 : 1.")
        let badge = guideline.judge(tabs: TabSetFacts(tabs: [tab(badge: .count(1000))], isComplete: false))
        #expect(badge.decisions.map { [$0.before, $0.after] } == [["above 999", "999+"]])
        let more = guideline.judge(tabs: TabSetFacts(tabs: [tab(badge: .count(1001))], isComplete: false))
        #expect(more.decisions == badge.decisions, "one that counts on is told once")
        let empty = IconFacts(inkWidth: 1, inkHeight: 1, inkShare: 0.002, hullShare: 1, meanStroke: 1)
        let icon = guideline.judge(
            tabs: TabSetFacts(tabs: [tab(icon: "./i.png")], isComplete: false, icons: [tab().id: empty]))
        #expect(icon.decisions.contains { $0.message.contains("0.2 %") && $0.message.contains("1 to 90 %") })
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Guidelines

/// Sets the background to a colour of its own, so that two of these undo each other.
private func painter(_ id: String, _ colour: Colour) -> Rule {
    Rule(
        id, "for the test", from: "test", kind: .plugin, severity: .warning, enforcement: .repair,
        checks: [
            .colours { value, _, _ in
                guard value.background != colour else { return [] }
                return [
                    .repaired("/background", before: "\(value.background)", after: "\(colour)", "another", hint: "none")
                    {
                        $0.background = colour
                    }
                ]
            }
        ])
}

@Suite("Rule engine")
struct EngineTests {
    private let grey = ColourFacts(
        wanted: BarColours(background: Colour(red: 9, green: 9, blue: 9), elements: []), path: "test")

    @Test("ENG-IDEMPOTENT two rules that undo each other come to an end")
    func conflict() {
        let rules = [painter("X", .black), painter("Y", .white)]
        for start in [Colour(red: 9, green: 9, blue: 9), .black, .white] {
            var facts = grey
            facts.wanted.background = start
            let judged = Guideline(rules: rules).judge(colours: facts)
            #expect(judged.shown.background == .black, "the earlier in the list stays in force")
            let conflicts = judged.decisions.filter { $0.message.contains("X") && $0.message.contains("Y") }
            #expect(conflicts.count == 1)
        }
        let turned = Guideline(rules: rules.reversed()).judge(colours: grey)
        #expect(turned.shown.background == .white)
    }

    @Test("ENG-IDEMPOTENT a rule that never stops is ended after ten passes")
    func endless() {
        let endless = Rule(
            "Z", "for the test", from: "test", kind: .plugin, severity: .warning, enforcement: .repair,
            checks: [
                .colours { value, _, _ in
                    [.repaired("/alpha", before: "", after: "", "more", hint: "none") { $0.alpha = value.alpha + 1 }]
                }
            ])
        let judged = Guideline(rules: [endless]).judge(colours: grey)
        #expect(judged.shown.alpha == 11)
        #expect(judged.decisions.contains { $0.rule == "ENG-IDEMPOTENT" && $0.before == "Z" })
    }

    @Test("R-09 Six controls with three allowed leave two and a menu of four")
    func sixControls() {
        let limits = Limits.make(profile: .touch, overrides: ["nav.controls.max": 3]).0
        let screen = Screen(id: "s", title: "T", trailing: "abcdef".map { control(String($0)) })
        let judged = Guideline(limits: limits).judge(
            screen: facts(screen, environment: Environment(width: 240, height: 400)))
        #expect(judged.shown.navigation.trailing.count == 3)
        #expect(judged.shown.navigation.overflow.count == 4)
    }

    @Test("ENG-REPORT a decision is reported once")
    func reporter() {
        var reporter = Reporter(capacity: 8)
        let root = facts(Screen(id: "root"))
        let decisions = Guideline().judge(screen: root).decisions
        #expect(!decisions.isEmpty)
        #expect(reporter.new(among: decisions) == decisions)
        #expect(reporter.new(among: decisions).isEmpty)
        reporter.forget(plugin: "org.example.a")
        #expect(reporter.new(among: decisions) == decisions)
        reporter.forget(plugin: "org.example")
        #expect(reporter.new(among: decisions).isEmpty)
        for number in 0..<100 {
            var other = decisions[0]
            other.before = "\(number)"
            #expect(reporter.new(among: [other, other]).count == 1)
        }
    }

    @Test("An action may be made weaker only where somebody may loosen the rule")
    func actions() {
        let guideline = Guideline(actions: [
            "NAV-TITLE-PRESENT": .warn, "NAV-SEG-ALONE": .off, "NOTHING": .warn, "ENG-LOSSLESS": .off,
            "TAB-BADGE-CONTENT": .refuse,
        ])
        #expect(guideline.actions == ["NAV-TITLE-PRESENT": .warn, "TAB-BADGE-CONTENT": .refuse])
        #expect(Set(guideline.startDecisions.map(\.rule)) == ["NAV-SEG-ALONE", "ENG-CEILING", "ENG-LOSSLESS"])

        let judged = guideline.judge(screen: facts(Screen(id: "root")))
        #expect(judged.shown.navigation.title == "")
        #expect(judged.decisions.map(\.verdict) == [.warned])
        let badge = guideline.judge(tabs: TabSetFacts(tabs: [tab(badge: .raw("NEW"))], isComplete: false))
        #expect(badge.decisions.contains { $0.rule == "TAB-BADGE-CONTENT" && $0.verdict == .refused })
    }

    @Test(
        "NAV-CONTROLS-MAX without an action keeps its range: three controls on a phone",
        arguments: [
            ShellSettings.RulesSection.Action.off, .warn,
        ])
    func ranges(action: ShellSettings.RulesSection.Action) {
        let guideline = Guideline(actions: ["NAV-CONTROLS-MAX": action])
        func judged(_ count: Int) -> Judgement<ScreenBars> {
            let items = (0..<count).map { control("i\($0)") }
            return guideline.judge(screen: facts(Screen(id: "root", title: "T", trailing: items)))
        }
        let verdict: [Decision.Verdict] = action == .off ? [] : [.warned]
        #expect(judged(3).shown.navigation.trailing.count == 3)
        #expect(judged(3).decisions.map(\.verdict) == verdict)
        let many = judged(6)
        #expect(many.shown.navigation.trailing.count == 3)
        #expect(many.shown.navigation.overflow.count == 4)
        #expect(many.decisions.map(\.verdict) == [.repaired])
    }

    @Test("A plugin's own rules are stricter, never weaker")
    func pluginRules() {
        let (own, decisions) = Guideline().adjusted(
            byPlugin: "org.example.a", limits: ["nav.controls.max": 3],
            actions: ["NAV-TITLE-PRESENT": .off, "NAV-CONTROLS-MAX": .off, "TAB-COUNT-MAX": .refuse])
        #expect(own.actions == ["NAV-TITLE-PRESENT": .off, "TAB-COUNT-MAX": .refuse])
        #expect(own.limits == Limits())
        #expect(decisions.count == 3)
        #expect(own.judge(screen: facts(Screen(id: "root"))).decisions.isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

/// One example of one rule: facts, and what must come of them. The suites run them, and so does the proof that each
/// fails when its rule is left out.
struct RuleExample: Sendable, CustomTestStringConvertible {
    enum Facts: Sendable {
        case screen(ScreenFacts, @Sendable (ScreenBars) -> Bool)
        case tabs(TabSetFacts, @Sendable ([TabEntry]) -> Bool)
        case request(RequestFacts, @Sendable (Request?) -> Bool)
        case indicator(IndicatorFacts, @Sendable (IndicatorChoice) -> Bool)
        case targets(TargetFacts, @Sendable (TargetLayout) -> Bool)
        case colours(ColourFacts, @Sendable (BarColours) -> Bool)
        case status(StatusColourFacts, @Sendable (StatusLook) -> Bool)
    }

    let rule: String
    /// Without the rule's id.
    let name: String
    let facts: Facts
    /// The verdicts that this rule gives, in order; empty means it has nothing to say.
    let verdicts: [Decision.Verdict]
    var profile = ShellSettings.RulesSection.Profile.touch
    var limits: [String: Double] = [:]

    var title: String { "\(rule) \(name)" }
    var testDescription: String { title }

    struct Outcome {
        let decisions: [Decision]
        let showsExpected: Bool
        let shown: String
    }

    func run(rules: [Rule] = Catalogue.all) -> Outcome {
        let guideline = Guideline(limits: Limits.make(profile: profile, overrides: limits).0, rules: rules)
        switch facts {
        case .screen(let facts, let expected): return outcome(guideline.judge(screen: facts), expected)
        case .tabs(let facts, let expected): return outcome(guideline.judge(tabs: facts), expected)
        case .request(let facts, let expected): return outcome(guideline.judge(request: facts), expected)
        case .indicator(let facts, let expected): return outcome(guideline.judge(indicator: facts), expected)
        case .targets(let facts, let expected): return outcome(guideline.judge(targets: facts), expected)
        case .colours(let facts, let expected): return outcome(guideline.judge(colours: facts), expected)
        case .status(let facts, let expected): return outcome(guideline.judge(status: facts), expected)
        }
    }

    /// Whether the outcome is the expected one.
    func holds(_ outcome: Outcome) -> Bool {
        outcome.showsExpected && outcome.decisions.filter { $0.rule == rule }.map(\.verdict) == verdicts
    }

    /// Records an issue with everything that was decided where the outcome is another one.
    func check() {
        let outcome = run()
        let decisions = outcome.decisions.map { "\($0.rule) \($0.verdict) \($0.path): \($0.before) -> \($0.after)" }
        #expect(holds(outcome), "\(title)\n\(decisions.joined(separator: "\n"))\nshown: \(outcome.shown)")
        for decision in outcome.decisions where decision.rule == rule {
            #expect(!decision.message.isEmpty)
            #expect(!decision.hint.isEmpty)
            #expect(!decision.path.isEmpty)
        }
    }

    private func outcome<Shown>(_ judgement: Judgement<Shown>, _ expected: (Shown) -> Bool) -> Outcome {
        Outcome(
            decisions: judgement.decisions, showsExpected: expected(judgement.shown), shown: "\(judgement.shown)")
    }
}

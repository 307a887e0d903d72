// SPDX-License-Identifier: Apache-2.0

import BarModel

/// One rule of the guideline as a value: what it says, where it comes from, and a pure function that judges facts.
///
/// A rule without checks describes the shell's own behaviour, which tests hold instead of the engine. A new rule is
/// one value in a file of its bar's folder and one entry in that bar's list.
package struct Rule: Sendable, Identifiable {
    package enum Kind: String, Sendable {
        case shell, plugin, both
    }

    package enum Origin: String, Sendable {
        /// Stated by the guideline.
        case guideline
        /// Added because a clause cannot be met well without it.
        case derived
    }

    /// When it is judged: with the manifest and the set of tabs, before a screen shows, after measuring, on events.
    package enum Moment: String, Sendable {
        case load, present, layout, run
    }

    /// What it does about what it finds, at most.
    package enum Enforcement: String, Sendable {
        /// The shell's own behaviour, held by tests.
        case tests
        case warn, repair, refuse
    }

    package let id: String
    package let summary: String
    /// Clauses of the guideline, for example `S0-29`, or what it was derived from.
    package let clauses: String
    package let origin: Origin
    package let kind: Kind
    package let moment: Moment
    package let severity: Decision.Severity
    package let enforcement: Enforcement
    /// Who may give it a weaker action than its own.
    package let loosenedBy: Limit.Loosening
    package let limits: [Limit]
    /// Whatever action it has, what leaves the range of its limits is repaired: nobody may loosen that.
    let keepsRanges: Bool
    package let checks: [Check]
    /// Display names of its tests, without the rule's id in front.
    package let examples: [String]

    init(
        _ id: String, _ summary: String, from clauses: String, origin: Origin = .guideline, kind: Kind,
        moment: Moment = .present, severity: Decision.Severity, enforcement: Enforcement = .tests,
        loosenedBy: Limit.Loosening = .nobody, limits: [Limit] = [], keepsRanges: Bool = false,
        checks: [Check] = [], examples: [String] = []
    ) {
        self.id = id
        self.summary = summary
        self.clauses = clauses
        self.origin = origin
        self.kind = kind
        self.moment = moment
        self.severity = severity
        self.enforcement = enforcement
        self.loosenedBy = loosenedBy
        self.limits = limits
        self.keepsRanges = keepsRanges
        self.checks = checks
        self.examples = examples
    }

    /// Display names of its tests.
    package var tests: [String] { examples.map { "\(id) \($0)" } }
}

/// A pure function of one family of facts. `value` is what would be shown so far; a finding may repair it.
package enum Check: Sendable {
    case screen(ScreenStage, Judging<ScreenDraft, ScreenFacts>)
    case tabs(Judging<TabSetDraft, TabSetFacts>)
    case request(Judging<RequestDraft, RequestFacts>)
    case indicator(Judging<IndicatorChoice, IndicatorFacts>)
    case targets(Judging<TargetLayout, TargetFacts>)
    case colours(Judging<BarColours, ColourFacts>)
    case status(Judging<StatusLook, StatusColourFacts>)

    package typealias Judging<Value, Facts> = @Sendable (Value, Facts, Context) -> [Finding<Value>]
}

/// The order in which repairs of one screen feed each other (rules section 3). Within a stage the catalogue's order.
package enum ScreenStage: Int, Sendable, Comparable {
    case toolbar, segmented, title, controls, spacing, back, large, hiding, status

    package static func < (left: ScreenStage, right: ScreenStage) -> Bool { left.rawValue < right.rawValue }
}

/// What every check may read besides its facts.
package struct Context: Sendable {
    package let limits: Limits
    package let metrics: BarMetrics
    /// For words that people see on the screen.
    package let translate: Translate

    package var widthClass: SizeClass { metrics.widthClass }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

/// A rule's check together with what the configuration says about the rule.
struct BoundCheck<Value: Sendable, Facts: Sendable>: Sendable {
    let rule: Rule
    let action: ShellSettings.RulesSection.Action?
    let judge: Check.Judging<Value, Facts>

    typealias Action = ShellSettings.RulesSection.Action

    /// Without an action of its own a rule that keeps its ranges still does so.
    var isOff: Bool { action == .off && !rule.keepsRanges }

    /// What there is to say, and the action to take about it.
    func findings(_ value: Value, _ facts: Facts, _ context: Context) -> ([Finding<Value>], Action?) {
        if rule.keepsRanges, action == .off || action == .warn {
            let outermost = Context(
                limits: context.limits.loosest(rule.limits), metrics: context.metrics, translate: context.translate)
            let findings = judge(value, facts, outermost)
            if !findings.isEmpty || action == .off { return (findings, nil) }
        }
        return (judge(value, facts, context), action)
    }
}

/// Runs checks over one value until nothing changes, at most ten times (rules section 3).
///
/// Two rules that undo each other come to an end: the earlier one stays in force, the later one is silenced for this
/// value, and one decision names both.
struct Settling<Value: Equatable & Sendable, Facts: Sendable> {
    static var mostPasses: Int { 10 }

    let checks: [BoundCheck<Value, Facts>]
    let facts: Facts
    let context: Context
    /// Path of the contribution up to `#`.
    let path: String
    private(set) var value: Value
    private(set) var decisions: [Decision] = []
    /// Place of each decision, once there are more than `fewDecisions`: of a thousand tabs there may be a thousand.
    private var places: [Place: Int] = [:]
    private static var fewDecisions: Int { 16 }
    /// States that were left, and the check that led out of each.
    private var history: [(state: Value, check: Int)] = []
    private var silenced: Set<Int> = []
    /// Counts the changes of the value, and says for each check which one it saw last: it is pure, and need not look at
    /// the same value twice.
    private var version = 0
    private var seen: [Int]

    private struct Place: Hashable {
        var rule: String
        var path: String
    }

    init(_ value: Value, facts: Facts, checks: [BoundCheck<Value, Facts>], context: Context, path: String) {
        self.value = value
        self.facts = facts
        self.checks = checks
        self.context = context
        self.path = path
        seen = Array(repeating: -1, count: checks.count)
    }

    mutating func run() {
        for _ in 0..<Self.mostPasses {
            var changed = false
            for index in checks.indices where !checks[index].isOff {
                if seen[index] == version || (!silenced.isEmpty && silenced.contains(index)) { continue }
                seen[index] = version
                let (findings, action) = checks[index].findings(value, facts, context)
                if !findings.isEmpty, apply(findings, of: index, action) { changed = true }
            }
            if !changed { return }
        }
        reportUnsettled()
    }

    /// - Returns: Whether the value changed.
    private mutating func apply(
        _ findings: [Finding<Value>], of index: Int, _ action: ShellSettings.RulesSection.Action?
    ) -> Bool {
        var before: Value?
        var said: [(finding: Finding<Value>, verdict: Decision.Verdict, repairs: Bool)] = []
        for finding in findings {
            let (verdict, repair) = outcome(of: finding, under: action)
            if let repair {
                if before == nil { before = value }
                repair(&value)
            }
            said.append((finding, verdict, repair != nil))
        }
        guard let before, value != before else {
            for one in said where !one.repairs { record(one.finding, one.verdict, of: index) }
            return false
        }
        version += 1
        history.append((before, index))
        if let start = history.firstIndex(where: { $0.state == value }) {
            for one in said where !one.repairs { record(one.finding, one.verdict, of: index) }
            resolveConflict(from: start)
            return true
        }
        for one in said { record(one.finding, one.verdict, of: index) }
        return true
    }

    private func outcome(
        of finding: Finding<Value>, under action: ShellSettings.RulesSection.Action?
    ) -> (Decision.Verdict, (@Sendable (inout Value) -> Void)?) {
        guard finding.verdict != .pass else { return (.pass, finding.repair) }
        switch action {
        case .warn: return (.warned, nil)
        case .repair where finding.verdict == .refused && finding.repair != nil: return (.repaired, finding.repair)
        case .refuse: return (.refused, finding.repair)
        case .off, .repair, nil: return (finding.verdict, finding.repair)
        }
    }

    /// The value is what it was at `start`: the checks that led round the circle undo each other.
    private mutating func resolveConflict(from start: Int) {
        let circle = history[start...]
        guard let first = circle.map(\.check).min() else { return }
        let others = Set(circle.map(\.check)).subtracting([first])
        // The value the first rule made: the state after its last change in the circle.
        if let position = circle.lastIndex(where: { $0.check == first }), position + 1 < history.endIndex {
            value = history[position + 1].state
        }
        silenced.formUnion(others.isEmpty ? [first] : others)
        history.removeAll()
        let losers = others.sorted().map { checks[$0].rule.id }
        decisions.removeAll { losers.contains($0.rule) && $0.verdict == .repaired }
        places = [:]
        if decisions.count > Self.fewDecisions { indexDecisions() }
        let names = (losers.isEmpty ? [checks[first].rule.id] : losers).joined(separator: ", ")
        decisions.append(
            Decision(
                rule: checks[first].rule.id, verdict: .warned, severity: .error, path: path, before: names,
                after: checks[first].rule.id, message: "\(checks[first].rule.id) and \(names) undo each other.",
                hint: "\(checks[first].rule.id) stays in force; the other is left out here."))
    }

    private mutating func reportUnsettled() {
        let ids = Set(history.map { checks[$0.check].rule.id }).sorted().joined(separator: ", ")
        decisions.append(
            Decision(
                rule: "ENG-IDEMPOTENT", verdict: .warned, severity: .error, path: path, before: ids,
                message: "The repairs of \(ids) did not settle in \(Self.mostPasses) passes.",
                hint: "The last result is shown."))
    }

    /// One decision a rule and place, however many passes found it.
    private mutating func record(_ finding: Finding<Value>, _ verdict: Decision.Verdict, of index: Int) {
        guard verdict != .pass else { return }
        let rule = checks[index].rule
        let place = Place(rule: rule.id, path: (finding.subject ?? path) + "#" + finding.pointer)
        if let known = position(of: place) {
            // What was repaired so far may still be worth a warning.
            if verdict == .warned, decisions[known].verdict != .warned { return }
            decisions[known].after = verdict == .warned ? finding.before : finding.after
            return
        }
        if decisions.count > Self.fewDecisions { places[place] = decisions.count }
        decisions.append(
            Decision(
                rule: rule.id, verdict: verdict, severity: finding.severity ?? rule.severity, path: place.path,
                before: finding.before, after: verdict == .warned ? finding.before : finding.after,
                message: finding.message, hint: finding.hint))
        if decisions.count == Self.fewDecisions + 1 { indexDecisions() }
    }

    private func position(of place: Place) -> Int? {
        guard decisions.count > Self.fewDecisions else {
            return decisions.firstIndex { $0.path == place.path && $0.rule == place.rule }
        }
        return places[place]
    }

    private mutating func indexDecisions() {
        for (index, decision) in decisions.enumerated() {
            places[Place(rule: decision.rule, path: decision.path)] = index
        }
    }
}

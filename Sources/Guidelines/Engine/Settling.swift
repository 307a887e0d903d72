// SPDX-License-Identifier: Apache-2.0

import BarModel

/// A rule's check together with what the configuration says about the rule.
struct BoundCheck<Value: Sendable, Facts: Sendable>: Sendable {
    let rule: Rule
    let action: ShellSettings.RulesSection.Action?
    let judge: Check.Judging<Value, Facts>
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
    /// States that were left, and the check that led out of each.
    private var history: [(state: Value, check: Int)] = []
    private var silenced: Set<Int> = []

    init(_ value: Value, facts: Facts, checks: [BoundCheck<Value, Facts>], context: Context, path: String) {
        self.value = value
        self.facts = facts
        self.checks = checks
        self.context = context
        self.path = path
    }

    mutating func run() {
        for _ in 0..<Self.mostPasses {
            var changed = false
            for index in checks.indices where !silenced.contains(index) && checks[index].action != .off {
                for finding in checks[index].judge(value, facts, context) {
                    if apply(finding, of: index) { changed = true }
                    if silenced.contains(index) { break }
                }
            }
            if !changed { return }
        }
        reportUnsettled()
    }

    /// - Returns: Whether the value changed.
    private mutating func apply(_ finding: Finding<Value>, of index: Int) -> Bool {
        let action = checks[index].action
        var verdict = finding.verdict
        var repair = finding.repair
        if verdict != .pass {
            switch action {
            case .warn:
                verdict = .warned
                repair = nil
            case .repair where verdict == .refused && repair != nil: verdict = .repaired
            case .refuse: verdict = .refused
            default: break
            }
        }
        guard let repair else {
            record(finding, verdict, of: index)
            return false
        }
        let before = value
        repair(&value)
        guard value != before else { return false }
        history.append((before, index))
        if let start = history.firstIndex(where: { $0.state == value }) {
            resolveConflict(from: start)
            return true
        }
        record(finding, verdict, of: index)
        return true
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
        silenced.formUnion(others)
        history.removeAll()
        let losers = others.sorted().map { checks[$0].rule.id }
        decisions.removeAll { losers.contains($0.rule) && $0.verdict == .repaired }
        decisions.append(
            Decision(
                rule: checks[first].rule.id, verdict: .warned, severity: .error, path: path,
                before: losers.joined(separator: ", "), after: checks[first].rule.id,
                message: "\(checks[first].rule.id) and \(losers.joined(separator: ", ")) undo each other.",
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
        let place = "\(finding.subject ?? path)#\(finding.pointer)"
        if let known = decisions.firstIndex(where: { $0.rule == rule.id && $0.path == place }) {
            decisions[known].after = finding.after
            return
        }
        decisions.append(
            Decision(
                rule: rule.id, verdict: verdict, severity: finding.severity ?? rule.severity, path: place,
                before: finding.before, after: verdict == .warned ? finding.before : finding.after,
                message: finding.message, hint: finding.hint))
    }
}

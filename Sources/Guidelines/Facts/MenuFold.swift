// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What a bar's layout rules have put into its menu so far: one decision a rule, however many rounds it took.
struct MenuFold {
    private var reasons: [(decision: Decision, ids: Set<String>)] = []
    private(set) var ids: Set<String> = []

    /// - Parameter judgement: One that leaves something out.
    mutating func add(_ judgement: Judgement<TargetLayout>) {
        let gone = Set(judgement.shown.overflow)
        ids.formUnion(gone)
        let whole = judgement.decisions.filter { $0.verdict == .repaired && $0.path.hasSuffix("#") }
        for decision in whole.prefix(1) {
            if let known = reasons.firstIndex(where: { $0.decision.rule == decision.rule }) {
                reasons[known].ids.formUnion(gone)
            } else {
                reasons.append((decision, gone))
            }
        }
    }

    /// - Parameters:
    ///   - items: Those of the bar, as they were asked for.
    ///   - place: Pointer of what holds them.
    func decisions(of items: [Item], at place: String) -> [Decision] {
        reasons.map { reason in
            var decision = reason.decision
            // The slash says that it is a place and not an item's id.
            decision.path += "/\(place)"
            decision.before = Surplus.list(items)
            decision.after = "menu: \(Surplus.list(items.filter { reason.ids.contains($0.id) }))"
            return decision
        }
    }
}

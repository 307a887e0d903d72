// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Tells which decisions are new, so that each is reported once however often its screen is judged (ENG-REPORT).
///
/// Memory is bounded: of more than `capacity` decisions the older half is forgotten and may be reported again.
package struct Reporter: Sendable {
    private let capacity: Int
    private var recent: Set<Decision> = []
    private var older: Set<Decision> = []

    package init(capacity: Int = 4096) {
        self.capacity = max(2, capacity)
    }

    /// The decisions not reported yet, in order; they count as reported from now on.
    package mutating func new(among decisions: [Decision]) -> [Decision] {
        guard !decisions.isEmpty else { return [] }
        return decisions.filter { decision in
            guard !recent.contains(decision), !older.contains(decision) else { return false }
            recent.insert(decision)
            if recent.count > capacity / 2 {
                older = recent
                recent = []
            }
            return true
        }
    }

    /// A plugin ended: what it is told after its next start counts as new.
    package mutating func forget(plugin: String) {
        let own = { (decision: Decision) in
            decision.path.hasPrefix(plugin + "/") || decision.path.hasPrefix(plugin + "#")
        }
        recent = recent.filter { !own($0) }
        older = older.filter { !own($0) }
    }
}

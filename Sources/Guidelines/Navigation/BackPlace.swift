// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navBackLeading = Rule(
        "NAV-BACK-LEADING", "The back button is the first thing at the leading end of the bar.",
        from: "S0-3, S1-1, S3-a", kind: .both, moment: .layout, severity: .error, enforcement: .repair,
        checks: [
            .targets { layout, facts, _ in
                guard facts.bar == .navigation, let back = layout.targets.first(where: \.isBack) else { return [] }
                let edge = { (hit: Rect) in facts.direction == .ltr ? hit.x : facts.width - hit.maxX }
                // At the leading edge nothing in the bar begins before it: what reaches over it has no room there
                // (BARS-TARGET-MIN).
                guard abs(edge(back.hit)) > TargetSize.tolerance else { return [] }
                let before = layout.targets.filter { !$0.isBack && edge($0.hit) < edge(back.hit) }
                return [
                    .repaired(
                        "/\(back.id)",
                        before: before.isEmpty
                            ? "\(Ceiling.number(edge(back.hit))) px from the edge"
                            : before.map(\.id).joined(separator: ", "),
                        after: back.id,
                        "The back button stands first.", hint: "Put items after the back button."
                    ) { $0.putBackFirst(width: facts.width, direction: facts.direction) }
                ]
            }
        ],
        examples: [
            "it begins at the leading edge", "right to left it ends at the bar's end",
            "an item before it moves behind it", "an item that reaches over it for want of room is not before it",
            "right to left such an item is not before it either",
        ])
}

extension TargetLayout {
    /// Moves the back button to the leading edge and whatever it meets there behind it.
    fileprivate mutating func putBackFirst(width: Double, direction: TextDirection) {
        func edge(_ hit: Rect) -> Double { direction == .ltr ? hit.x : width - hit.maxX }
        func place(_ index: Int, at edge: Double) {
            targets[index].hit.x = direction == .ltr ? edge : width - edge - targets[index].hit.width
        }
        guard let back = targets.firstIndex(where: \.isBack) else { return }
        let others = targets.indices.filter { $0 != back }.sorted { edge(targets[$0].hit) < edge(targets[$1].hit) }
        place(back, at: 0)
        var free = targets[back].hit.width
        for index in others where edge(targets[index].hit) < free {
            place(index, at: free)
            free += targets[index].hit.width
        }
        targets.insert(targets.remove(at: back), at: 0)
    }
}

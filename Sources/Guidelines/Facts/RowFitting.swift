// SPDX-License-Identifier: Apache-2.0

import BarModel

/// A navigation bar as the layout rules let it stand at one width.
package struct FittedRow: Sendable {
    /// With the spaces that were inserted, and with what has no room in the overflow menu.
    package var bar: NavigationBar
    package var row: NavigationRow
    /// Pointers name items.
    package var decisions: [Decision]
}

extension Guideline {
    /// Measures a bar, judges what can be pressed in it, and lays it out anew as the decisions say, until nothing is left to
    /// say (BARS-TARGET-MIN, NAV-TEXT-SPACE, NAV-BACK-LEADING). Every round moves an item into the menu or parts two.
    ///
    /// - Parameter layOut: Makes the row of a bar.
    package func fitted(
        _ bar: NavigationBar, width: Double, height: Double, direction: TextDirection, textScale: Double = 1,
        layOut: (NavigationBar) -> NavigationRow
    ) -> FittedRow {
        var fitted = FittedRow(bar: bar, row: layOut(bar), decisions: [])
        for _ in 0...bar.leading.count + bar.trailing.count {
            let facts = TargetFacts(
                fitted.row, width: width, height: height, direction: direction,
                title: textScale <= 1 && fitted.bar.segmented == nil ? bar.title : nil, path: "")
            let judgement = judge(targets: facts)
            fitted.note(judgement.decisions)
            guard judgement.shown != TargetLayout(targets: facts.targets) else { return fitted }
            let before = fitted.bar
            if judgement.shown.overflow.isEmpty {
                fitted.bar.part(facts.targets, as: judgement.shown.targets, direction)
            } else {
                fitted.bar.fold(Set(judgement.shown.overflow))
            }
            guard fitted.bar != before else {
                _ = fitted.row.adopt(judgement.shown)
                return fitted
            }
            fitted.row = layOut(fitted.bar)
        }
        return fitted
    }
}

extension FittedRow {
    fileprivate mutating func note(_ new: [Decision]) {
        for decision in new where !decisions.contains(where: { $0.rule == decision.rule && $0.path == decision.path }) {
            decisions.append(decision)
        }
    }
}

extension NavigationBar {
    /// Puts items behind the menu button, in their order; what the menu holds already stays behind them.
    fileprivate mutating func fold(_ ids: Set<String>) {
        let folded = (leading + trailing).filter { ids.contains($0.id) && $0.role != .overflow && $0.kind != .space }
        guard !folded.isEmpty else { return }
        let gone = Set(folded.map(\.id))
        leading.removeAll { gone.contains($0.id) }
        trailing.removeAll { gone.contains($0.id) }
        overflow = folded + overflow
        if !trailing.contains(where: { $0.role == .overflow }) { trailing.append(ScreenDraft.overflowItem) }
    }

    /// Inserts the fixed spaces by which the second layout sets neighbours further apart than the first.
    fileprivate mutating func part(_ before: [Target], as after: [Target], _ direction: TextDirection) {
        var places: [String: Rect] = [:]
        for target in before { places[target.id] = target.hit }
        let ordered = after.sorted { direction == .ltr ? $0.hit.x < $1.hit.x : $0.hit.maxX > $1.hit.maxX }
        for (first, second) in zip(ordered, ordered.dropFirst()) {
            guard let old = places[first.id], let next = places[second.id] else { continue }
            let wider = gap(first.hit, second.hit, direction) - gap(old, next, direction)
            guard wider > TargetSize.tolerance else { continue }
            // The slash keeps it apart from every plugin's id.
            let space = Item(id: "/space-\(second.id)", kind: .space, label: "", width: wider)
            NavigationBar.insert(space, between: first.id, and: second.id, in: &leading)
            NavigationBar.insert(space, between: first.id, and: second.id, in: &trailing)
        }
    }

    private func gap(_ first: Rect, _ second: Rect, _ direction: TextDirection) -> Double {
        direction == .ltr ? second.x - first.maxX : first.x - second.maxX
    }

    private static func insert(_ space: Item, between first: String, and second: String, in items: inout [Item]) {
        guard let place = items.firstIndex(where: { $0.id == second }),
            items[..<place].contains(where: { $0.id == first })
        else { return }
        items.insert(space, at: place)
    }
}

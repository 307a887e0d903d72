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
        var fold = MenuFold()
        let items = (bar.leading + bar.trailing).filter { $0.kind != .space && $0.role != .overflow }
        for _ in 0...2 * (bar.leading.count + bar.trailing.count) {
            let facts = TargetFacts(
                fitted.row, width: width, height: height, direction: direction,
                title: textScale <= 1 && fitted.bar.segmented == nil ? bar.title : nil, path: "")
            let judgement = judge(targets: facts)
            let before = fitted.bar
            if judgement.shown.overflow.isEmpty {
                fitted.note(judgement.decisions)
                guard judgement.shown != TargetLayout(targets: facts.targets) else { break }
                fitted.bar.part(facts.targets, as: judgement.shown.targets, direction)
            } else {
                // What was said of a bar that is laid out anew holds no more.
                fitted.decisions = []
                fold.add(judgement)
                fitted.bar = bar.folding(fold.ids)
            }
            guard fitted.bar != before else {
                _ = fitted.row.adopt(judgement.shown)
                break
            }
            fitted.row = layOut(fitted.bar)
        }
        let isLeading = items.filter { fold.ids.contains($0.id) }.allSatisfy(bar.leading.contains)
        fitted.decisions = fold.decisions(of: items, at: isLeading ? "/leading" : "/trailing") + fitted.decisions
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
    fileprivate func folding(_ ids: Set<String>) -> NavigationBar {
        let folded = (leading + trailing).filter { ids.contains($0.id) && $0.role != .overflow && $0.kind != .space }
        guard !folded.isEmpty else { return self }
        var bar = self
        let gone = Set(folded.map(\.id))
        bar.leading.removeAll { gone.contains($0.id) }
        bar.trailing.removeAll { gone.contains($0.id) }
        bar.overflow = folded + overflow
        if !trailing.contains(where: { $0.role == .overflow }) { bar.trailing.append(ScreenDraft.overflowItem) }
        return bar
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

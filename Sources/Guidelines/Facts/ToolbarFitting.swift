// SPDX-License-Identifier: Apache-2.0

import BarModel

/// A toolbar as the layout rules let it stand at one width.
package struct FittedToolbar: Sendable {
    package var row: ToolbarRow
    /// What has no room beside the others, in the menu.
    package var overflow: [Item]
    /// Pointers name items.
    package var decisions: [Decision]
}

extension Guideline {
    /// Measures a toolbar, judges what can be pressed in it, and puts what has no room into a menu (BARS-TARGET-MIN,
    /// NAV-TEXT-SPACE).
    ///
    /// - Parameter layOut: Makes the row of some items.
    package func fitted(
        toolbar items: [Item], width: Double, direction: TextDirection, layOut: ([Item]) -> ToolbarRow
    ) -> FittedToolbar {
        var shown = items
        var fitted = FittedToolbar(row: layOut(shown), overflow: [], decisions: [])
        for _ in 0...items.count {
            let facts = TargetFacts(fitted.row, width: width, direction: direction)
            let judgement = judge(targets: facts)
            for decision in judgement.decisions
            where !fitted.decisions.contains(where: { $0.rule == decision.rule && $0.path == decision.path }) {
                fitted.decisions.append(decision)
            }
            let gone = Set(judgement.shown.overflow)
            guard !gone.isEmpty else {
                fitted.row.adopt(judgement.shown)
                return fitted
            }
            let folded = shown.filter { gone.contains($0.id) && $0.role != .overflow }
            guard !folded.isEmpty else { return fitted }
            fitted.overflow = folded + fitted.overflow
            shown = shown.filter { !gone.contains($0.id) && $0.role != .overflow } + [ScreenDraft.overflowItem]
            fitted.row = layOut(shown)
        }
        return fitted
    }
}

extension TargetFacts {
    /// What the layout rules read of a toolbar.
    init(_ row: ToolbarRow, width: Double, direction: TextDirection) {
        let targets = row.items.map { placed in
            Target(
                id: placed.item.id, hit: placed.hit,
                ink: placed.isText
                    ? Rect(x: placed.ink.start, y: placed.hit.y, width: placed.ink.width, height: placed.hit.height)
                    : nil, priority: placed.item.priority, isMenu: placed.item.role == .overflow)
        }
        self.init(bar: .toolbar, width: width, direction: direction, targets: targets, path: "")
    }
}

extension ToolbarRow {
    /// Puts the hit areas where the layout rules put them; what stands in them moves along.
    fileprivate mutating func adopt(_ layout: TargetLayout) {
        let places = Dictionary(layout.targets.map { ($0.id, $0.hit) }, uniquingKeysWith: { first, _ in first })
        for index in items.indices {
            guard let hit = places[items[index].item.id] else { continue }
            items[index].ink.start += hit.x + hit.width / 2 - (items[index].hit.x + items[index].hit.width / 2)
            items[index].hit = hit
        }
    }
}

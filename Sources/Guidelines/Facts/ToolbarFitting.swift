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
        var fitted = FittedToolbar(row: layOut(items), overflow: [], decisions: [])
        var fold = MenuFold()
        for _ in 0...items.count {
            let facts = TargetFacts(fitted.row, width: width, direction: direction)
            let judgement = judge(targets: facts)
            let known = fold
            if !judgement.shown.overflow.isEmpty { fold.add(judgement) }
            guard fold.ids != known.ids else {
                fitted.decisions = judgement.decisions
                fitted.row.adopt(judgement.shown)
                break
            }
            fitted.overflow = items.filter { fold.ids.contains($0.id) }
            fitted.row = layOut(items.filter { !fold.ids.contains($0.id) } + [ScreenDraft.overflowItem])
        }
        fitted.decisions = fold.decisions(of: items.filter { $0.kind != .space }, at: "/toolbar") + fitted.decisions
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
        self.init(
            bar: .toolbar, width: width, height: targets.first?.hit.height, direction: direction, targets: targets,
            path: "")
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

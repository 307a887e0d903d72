// SPDX-License-Identifier: Apache-2.0

import BarModel

extension TargetFacts {
    /// What the layout rules read of a navigation bar's row: the back button first, then the items in their order.
    ///
    /// - Parameter title: In letters of the normal size; `nil` where people asked for others.
    package init(
        _ row: NavigationRow, width: Double, height: Double, direction: TextDirection, title: String? = nil,
        path: String
    ) {
        var targets = row.items.map { placed in
            Target(
                id: placed.item.id, hit: placed.hit,
                ink: placed.isText
                    ? Rect(x: placed.ink.start, y: placed.hit.y, width: placed.ink.width, height: placed.hit.height)
                    : nil, priority: placed.item.priority, isMenu: placed.item.role == .overflow)
        }
        if let back = row.layout.back {
            let hit = Rect(x: back.start, y: 0, width: back.width, height: height)
            targets.insert(Target(id: TargetFacts.backID, hit: hit, isBack: true), at: 0)
        }
        self.init(
            bar: .navigation, width: width, height: height, direction: direction, targets: targets,
            cutTitle: row.layout.titleIsEllipsized ? title : nil, path: path)
    }

    /// The slash keeps it apart from every plugin's id.
    static let backID = "/back"
}

extension NavigationRow {
    /// The row with its items where the layout rules put them.
    ///
    /// - Returns: The ids of the items that have to go into the overflow menu; empty where all of them fit.
    package mutating func adopt(_ layout: TargetLayout) -> [String] {
        let places = Dictionary(layout.targets.map { ($0.id, $0.hit) }, uniquingKeysWith: { first, _ in first })
        for index in items.indices {
            guard let hit = places[items[index].item.id] else { continue }
            // The ink stays where it is in its area.
            items[index].ink.start += hit.x + hit.width / 2 - (items[index].hit.x + items[index].hit.width / 2)
            items[index].hit = hit
        }
        return layout.overflow
    }
}

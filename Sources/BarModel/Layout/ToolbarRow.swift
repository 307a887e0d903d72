// SPDX-License-Identifier: Apache-2.0

/// A toolbar laid out at one width: every item has an equal share, in which its text or icon stands in the middle. Lengths
/// are px from the bar's left edge, mirrored already for right-to-left.
package struct ToolbarRow: Hashable, Sendable {
    package struct PlacedItem: Hashable, Sendable {
        package var item: Item
        /// What can be pressed. Between two texts there is a gap.
        package var hit: Rect
        /// Where its text or icon stands; a text that is too long is cut to it.
        package var ink: Span
        package var isText: Bool
    }

    /// Between the hit areas of two texts.
    private static let gap = 8.0
    /// Between a text and the end of its hit area, at least.
    private static let pad = 4.0

    package var items: [PlacedItem]

    /// - Parameters:
    ///   - items: In reading order; spaces are left out.
    ///   - width, height: px
    ///   - measure: Width of an item's text; `nil` for one that shows an icon.
    package init(
        _ items: [Item], width: Double, height: Double, direction: TextDirection = .ltr, touchMinimum: Double,
        measure: (Item) -> Double?
    ) {
        let shown = items.filter { $0.kind != .space }
        let share = shown.isEmpty ? 0 : (width.length / Double(shown.count)).rounded(.down)
        self.items = shown.enumerated().map { index, item in
            let place = direction == .rtl ? shown.count - 1 - index : index
            var hit = Rect(x: Double(place) * share, y: 0, width: share, height: height.length)
            let text = measure(item)?.length
            if text != nil, share - ToolbarRow.gap >= touchMinimum {
                hit.x += ToolbarRow.gap / 2
                hit.width -= ToolbarRow.gap
            }
            let ink = text.map { min($0, max(0, hit.width - 2 * ToolbarRow.pad)) } ?? min(24, hit.width)
            return PlacedItem(
                item: item, hit: hit, ink: Span(start: hit.x + (hit.width - ink) / 2, width: ink), isText: text != nil)
        }
    }
}

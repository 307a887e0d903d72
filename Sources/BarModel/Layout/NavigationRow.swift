// SPDX-License-Identifier: Apache-2.0

/// A navigation bar's row laid out at one width: the back button, the title and every item with what can be pressed of it.
/// Texts are measured by the caller. Lengths are px from the bar's left edge, mirrored already for right-to-left.
public struct NavigationRow: Hashable, Sendable {
    /// An item with its place.
    public struct PlacedItem: Hashable, Sendable {
        public var item: Item
        /// What can be pressed.
        public var hit: Rect
        /// Where its text or icon stands.
        public var ink: Span
        public var isText: Bool
    }

    public static let iconSize = 24.0
    /// Between a text at the bar's edge and the edge.
    public static let edge = 16.0
    /// Beside the ink of an item, on either side.
    public static let pad = 8.0

    private enum Side { case leadingEdge, inner, trailingEdge }

    public var layout: BackLabelLayout
    public var items: [PlacedItem]

    /// - Parameters:
    ///   - chevronWidth: px
    ///   - titleWidth: Of the title in its own font; 0 for none.
    ///   - measure: Width of an item's text; `nil` for one that shows an icon or nothing.
    ///   - measureLabel: Width of a back label.
    public init(
        _ bar: NavigationBar, metrics: BarMetrics, width: Double, direction: TextDirection = .ltr,
        chevronWidth: Double = 13, titleWidth: Double, measure: (Item) -> Double?, measureLabel: (String) -> Double
    ) {
        typealias Measured = (item: Item, text: Double?, width: Double)
        func measured(_ item: Item) -> Measured {
            guard item.kind != .space else { return (item, nil, min(64, (item.width ?? 0).length)) }
            let text = measure(item)?.length
            return (item, text, max(metrics.touchMinimum, (text ?? NavigationRow.iconSize) + 2 * NavigationRow.pad))
        }
        var leading = bar.leading.map(measured)
        var trailing = bar.trailing.map(measured)
        // The edge of the outermost items is the bar's own margin, unless the back button stands there.
        let leadsAtEdge = bar.back == nil && leading.first.map { $0.item.kind != .space } == true
        if leadsAtEdge { leading[0].width += NavigationRow.edge - NavigationRow.pad }
        if let last = trailing.indices.last, trailing[last].item.kind != .space {
            trailing[last].width += NavigationRow.edge - NavigationRow.pad
        }
        var distances = BackLabelLayout.Distances()
        distances.chevron = chevronWidth
        distances.hitMinimum = metrics.touchMinimum
        layout = BackLabelLayout(
            width: width, titleWidth: titleWidth, candidates: bar.back?.labels, leadingWidths: leading.map(\.width),
            trailingWidths: trailing.map(\.width), direction: direction, distances: distances, measure: measureLabel)

        let height = metrics.navigationHeight
        func placed(_ measured: Measured, _ span: Span, _ side: Side) -> PlacedItem? {
            guard measured.item.kind != .space else { return nil }
            let ink = measured.text ?? NavigationRow.iconSize
            // An outermost item keeps the margin at the edge, the others are centred in their span.
            let outer =
                switch side {
                case .inner: (span.width - ink) / 2
                case .trailingEdge: NavigationRow.edge
                case .leadingEdge: span.width - NavigationRow.edge - ink
                }
            let start = direction == .rtl ? span.start + outer : span.end - outer - ink
            var hit = Rect(x: span.start, y: 0, width: span.width, height: height)
            if measured.text != nil, side == .inner, span.width - NavigationRow.pad >= metrics.touchMinimum {
                hit.x += NavigationRow.pad / 2
                hit.width -= NavigationRow.pad
            }
            return PlacedItem(
                item: measured.item, hit: hit, ink: Span(start: start, width: ink), isText: measured.text != nil)
        }
        items = zip(leading, layout.leading).enumerated().compactMap { index, pair in
            placed(pair.0, pair.1, index == 0 && leadsAtEdge ? .leadingEdge : .inner)
        }
        items += zip(trailing, layout.trailing).enumerated().compactMap { index, pair in
            placed(pair.0, pair.1, index == trailing.count - 1 ? .trailingEdge : .inner)
        }
    }
}

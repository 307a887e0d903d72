// SPDX-License-Identifier: Apache-2.0
// A navigation bar measured and laid out at one width: every text shaped, every place known. In a transition two faces
// are drawn at once; at rest one.
import BarModel
import GtkKit
import Guidelines

package final class BarFace {
    /// An item with its place. `hit` is what can be pressed, in the row's coordinates.
    struct PlacedItem {
        var item: Item
        var hit: Rect
        var text: TextLayout?
        /// Where text or icon stand.
        var inkX: Double
    }

    package let bar: NavigationBar
    let theme: Theme
    let width: Double
    let palette: Palette
    let layout: BackLabelLayout
    let title: TextLayout?
    let label: TextLayout?
    let large: TextLayout?
    let items: [PlacedItem]
    let segments: SegmentsFace?
    let strip: SegmentsFace?
    /// What scrolling makes of this bar.
    package let collapse: LargeTitleLayout

    static let iconSize = 24.0
    private static let edge = 16.0
    private static let pad = 8.0

    /// Whether an item is the outermost one of a side.
    private enum Side { case leading, inner, trailing }

    init(_ bar: NavigationBar, theme: Theme, width: Double, chevronWidth: Double) {
        self.bar = bar
        self.theme = theme
        self.width = width
        palette = theme.palette.tinted(bar.tint)
        let type = theme.type
        let measures: ([Item]) -> [(item: Item, text: TextLayout?, width: Double)] = { items in
            items.enumerated().map { index, item in BarFace.measure(item, type, theme.metrics) }
        }
        var leading = measures(bar.leading)
        // The edge of the outermost items is the bar's own margin, unless the back button stands there.
        let leadsAtEdge = bar.back == nil && leading.first.map { $0.item.kind != .space } == true
        if leadsAtEdge { leading[0].width += BarFace.edge - BarFace.pad }
        var trailing = measures(bar.trailing)
        if let last = trailing.indices.last, trailing[last].item.kind != .space {
            trailing[last].width += BarFace.edge - BarFace.pad
        }
        var distances = BackLabelLayout.Distances()
        distances.chevron = chevronWidth
        distances.hitMinimum = theme.metrics.touchMinimum
        let wholeTitle =
            bar.title.isEmpty || bar.segmented != nil ? nil : TextLayout(bar.title, type.title)
        let layout = BackLabelLayout(
            width: width, titleWidth: wholeTitle?.width ?? 0, candidates: bar.back?.labels,
            leadingWidths: leading.map(\.width), trailingWidths: trailing.map(\.width), direction: theme.direction,
            distances: distances, measure: { TextLayout($0, type.item).width })
        self.layout = layout
        title =
            layout.titleIsEllipsized
            ? wholeTitle.map { TextLayout($0.text, type.title, maxWidth: layout.title.width) } : wholeTitle
        label = layout.label.map { TextLayout($0, type.item) }
        let largeWidth = max(0, width - 2 * theme.contentMargin(width: width))
        large =
            bar.prefersLargeTitle && !bar.title.isEmpty
            ? TextLayout(bar.title, type.largeTitle, maxWidth: largeWidth) : nil
        collapse = LargeTitleLayout(
            wanted: large != nil, edge: bar.edge, metrics: theme.metrics,
            bounds: LargeTitleLayout.Bounds(limits: theme.limits))

        let height = theme.metrics.navigationHeight
        let mirrored = theme.isRightToLeft
        let place: ((item: Item, text: TextLayout?, width: Double), Span, Side) -> PlacedItem = {
            measured, span, side in
            let ink = measured.text?.width ?? BarFace.iconSize
            // An outermost item keeps the margin at the edge, the others are centred in their span.
            let outer =
                switch side {
                case .inner: (span.width - ink) / 2
                case .trailing: BarFace.edge
                case .leading: span.width - BarFace.edge - ink
                }
            let inkX = mirrored ? span.start + outer : span.end - outer - ink
            let least = theme.metrics.touchMinimum
            var hit = Rect(x: span.start, y: 0, width: span.width, height: height)
            if measured.text != nil, side == .inner, span.width - 8 >= least {
                hit = Rect(x: span.start + 4, y: 0, width: span.width - 8, height: height)
            }
            return PlacedItem(item: measured.item, hit: hit, text: measured.text, inkX: inkX)
        }
        var placed: [PlacedItem] = []
        for (index, (measured, span)) in zip(leading, layout.leading).enumerated() where measured.item.kind != .space {
            placed.append(place(measured, span, index == 0 && leadsAtEdge ? .leading : .inner))
        }
        for (index, (measured, span)) in zip(trailing, layout.trailing).enumerated() where measured.item.kind != .space
        {
            placed.append(place(measured, span, index == trailing.count - 1 ? .trailing : .inner))
        }
        items = placed
        segments = bar.segmented.map {
            SegmentsFace(
                $0, theme: theme, room: Rect(x: 0, y: 0, width: width, height: height), fillsWidth: false,
                isMenu: bar.segmentsAreMenu)
        }
        strip = bar.strip.map {
            SegmentsFace(
                $0, theme: theme, room: Rect(x: 0, y: 0, width: width, height: theme.metrics.stripHeight),
                fillsWidth: true, isMenu: bar.segmentsAreMenu)
        }
    }

    private static func measure(
        _ item: Item, _ type: TypeScale, _ metrics: BarMetrics
    ) -> (item: Item, text: TextLayout?, width: Double) {
        switch item.kind {
        case .space: return (item, nil, min(64, max(0, item.width ?? 0)))
        case .icon where item.icon != nil || item.role == .overflow:
            return (item, nil, max(metrics.touchMinimum, iconSize + 2 * pad))
        case .icon, .text:
            let text = TextLayout(item.label, item.role == .done ? type.itemPreferred : type.item)
            return (item, text, max(metrics.touchMinimum, text.width + 2 * pad))
        }
    }

    var rowHeight: Double { theme.metrics.navigationHeight }
    var stripHeight: Double { strip == nil ? 0 : theme.metrics.stripHeight }

    /// Top inset of the page's content under the status bar.
    package var contentInset: Double { collapse.contentInset + stripHeight }

    /// Height of the whole bar under the status bar, at a scroll offset.
    func height(at offset: Double) -> Double { collapse.barHeight(at: offset) + stripHeight }

    /// Places at rest, as the motion of a transition asks for them.
    var titleSpan: Span? { title == nil ? nil : layout.title }
    var labelSpan: Span? { label == nil ? nil : layout.labelFrame }
    var largeSpan: Span? {
        guard let large else { return nil }
        let margin = theme.contentMargin(width: width)
        let start = theme.isRightToLeft ? width - margin - large.width : margin
        return Span(start: start, width: large.width)
    }
}

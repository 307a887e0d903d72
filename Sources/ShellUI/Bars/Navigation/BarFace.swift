// SPDX-License-Identifier: Apache-2.0
// A navigation bar measured, judged and laid out at one width: every text shaped, every place known. In a transition two
// faces are drawn at once; at rest one.
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

    /// As it was asked for.
    package let wanted: NavigationBar
    /// As there is room for it: with the spaces that rules ask for, and what does not fit in the menu.
    package let bar: NavigationBar
    /// What the rules of layout and colour said; pointers name items.
    package let decisions: [Decision]
    let theme: Theme
    let width: Double
    let chevronWidth: Double
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

    static let iconSize = NavigationRow.iconSize

    init(_ wanted: NavigationBar, theme: Theme, width: Double, chevronWidth: Double, rules: Guideline) {
        self.wanted = wanted
        self.theme = theme
        self.width = width
        self.chevronWidth = chevronWidth
        let type = theme.type
        let height = theme.metrics.navigationHeight
        let wholeTitle =
            wanted.title.isEmpty || wanted.segmented != nil ? nil : TextLayout(wanted.title, type.title)
        // A plugin may ask for larger areas on its own screens.
        var metrics = theme.metrics
        metrics.touchMinimum = rules.limits[.touchMin]
        var texts: [String: TextLayout] = [:]
        let fitted = rules.fitted(
            wanted, width: width, height: height, direction: theme.direction, textScale: type.textScale
        ) { bar in
            NavigationRow(
                bar, metrics: metrics, width: width, direction: theme.direction, chevronWidth: chevronWidth,
                titleWidth: wholeTitle?.width ?? 0,
                measure: { item in
                    guard item.showsLabel else { return nil }
                    let style = item.role == .done ? type.itemPreferred : type.item
                    let text = texts[item.id] ?? TextLayout(item.label, style)
                    texts[item.id] = text
                    return text.width
                }, measureLabel: { TextLayout($0, type.item).width })
        }
        let tinted =
            wanted.tint == nil
            ? (palette: theme.palette, decisions: [])
            : rules.legibleNavigation(theme.palette.tinted(wanted.tint), path: "")
        palette = tinted.palette
        decisions =
            fitted.decisions
            + tinted.decisions.map { decision in
                var placed = decision
                placed.path = "#//tint"
                return placed
            }
        let bar = fitted.bar
        self.bar = bar
        let layout = fitted.row.layout
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
        items = fitted.row.items.map { placed in
            PlacedItem(
                item: placed.item, hit: Rect(placed.hit), text: placed.isText ? texts[placed.item.id] : nil,
                inkX: placed.ink.start)
        }
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

// SPDX-License-Identifier: Apache-2.0
// The actions of one deeper screen, in the place of the tab bar (TAB-TOOLBAR-EXCLUSIVE).
import BarModel
import GtkKit
import Guidelines
import ShellCore

package final class ToolbarView: WidgetDelegate {
    private static let kind = WidgetKind("Toolbar", role: .toolbar)
    private static let iconSize = 24.0

    /// What was laid out, and for what.
    private struct Key: Equatable {
        var items: [Item]
        var page: PageID
        var width: Double
        var theme: Theme
        var rules: Int
    }

    package let widget = DrawnWidget(ToolbarView.kind)
    private let context: ShellContext
    /// The button of the menu was pressed; gets the items and the button's place in the bar.
    package var onOverflow: ([Item], PageID, Rect) -> Void = { _, _, _ in }
    private var key: Key?
    private var fitted: FittedToolbar?
    private(set) var areas: [PressArea] = []
    package var groundAlpha = 1.0 {
        didSet { if groundAlpha != oldValue { widget.queueDraw() } }
    }

    package init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.setAccessible(label: context.translate("Actions"))
        widget.isVisible = false
        widget.add(ClickGesture())
    }

    /// What is shown, in reading order; the rest is behind the last one.
    package var placed: [ToolbarRow.PlacedItem] { fitted?.row.items ?? [] }

    /// - Parameter width: The bar's, which it gets with the next layout.
    package func update(_ page: PresentedPage, width: Double) {
        let new = Key(
            items: page.bars.toolbar, page: page.id, width: width, theme: context.theme,
            rules: context.rules.revision)
        guard new != key else { return widget.queueDraw() }
        key = new
        fit(page, width: width)
        let shown = placed
        while areas.count > shown.count { areas.removeLast().widget.unparent() }
        while areas.count < shown.count {
            let area = PressArea(PressArea.button)
            area.enlargesName(context)
            let index = areas.count
            area.onPress = { [weak self] in self?.press(index) }
            area.draw = { [weak self, weak area] snapshot in
                if let self, let area { self.draw(index, isPressed: area.isPressed, snapshot) }
            }
            areas.append(area)
            widget.add(area.widget)
        }
        for (entry, area) in zip(shown, areas) {
            let item = entry.item
            area.setName(item.role == .overflow && item.label.isEmpty ? context.translate("More") : item.label)
            area.ring = context.theme.palette.accent
            area.widget.queueDraw()
        }
        widget.queueAllocate()
        widget.queueDraw()
    }

    /// Measures the items, and lets the rules say what has room (BARS-TARGET-MIN).
    private func fit(_ page: PresentedPage, width: Double) {
        let theme = context.theme
        let type = theme.type
        let rules = context.rules.rules(of: page.address?.tab.plugin)
        let fitted = rules.fitted(
            toolbar: page.bars.toolbar, width: width, direction: theme.direction
        ) { items in
            ToolbarRow(
                items, width: width, height: theme.metrics.toolbarHeight, direction: theme.direction,
                touchMinimum: rules.limits[.touchMin],
                measure: { item in
                    guard item.showsLabel else { return nil }
                    return TextLayout(item.label, item.role == .done ? type.itemPreferred : type.item).width
                })
        }
        self.fitted = fitted
        context.layoutReports.tell(fitted.decisions, of: page.id, .toolbar, clock: widget)
    }

    @discardableResult
    package func focusFirst() -> Bool { areas.first?.widget.grabFocus() ?? false }

    private func press(_ index: Int) {
        guard let key, placed.indices.contains(index) else { return }
        let entry = placed[index]
        if entry.item.role == .overflow {
            onOverflow(fitted?.overflow ?? [], key.page, Rect(entry.hit))
        } else {
            context.send(.item(key.page, id: entry.item.id))
        }
    }

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(Int(context.theme.metrics.toolbarHeight)) : Measure(minimum: 0, natural: 320)
    }

    package func allocate(width: Int, height: Int) {
        for (entry, area) in zip(placed, areas) {
            widget.allocate(
                area.widget, x: Int(entry.hit.x.rounded()), y: 0, width: Int(entry.hit.width.rounded()), height: height)
        }
    }

    package func snapshot(_ snapshot: Snapshot) {
        let palette = context.theme.palette
        snapshot.fill(snapshot.bounds, palette.bar.faded(palette.barAlpha * groundAlpha))
        snapshot.fill(
            Rect(x: 0, y: 0, width: snapshot.width, height: 1 / Double(widget.scaleFactor)),
            palette.hairline.faded(groundAlpha))
        for area in areas { snapshot.child(area.widget) }
    }

    private func draw(_ index: Int, isPressed: Bool, _ snapshot: Snapshot) {
        guard placed.indices.contains(index) else { return }
        let item = placed[index].item
        let theme = context.theme
        let ink = theme.palette.accent.faded(isPressed ? 0.5 : 1)
        let bounds = snapshot.bounds
        snapshot.cairo(bounds) { painter in
            if !item.showsLabel {
                let size = ToolbarView.iconSize
                let place = Rect(
                    x: ((bounds.width - size) / 2).rounded(), y: ((bounds.height - size) / 2).rounded(), width: size,
                    height: size)
                BarIcon(named: item.icon ?? "more", context: context).draw(
                    painter, in: place, lineWidth: 1.8, ink, scale: widget.scaleFactor
                ) { [weak self] in self?.widget.queueDraw() }
            } else {
                let style = item.role == .done ? theme.type.itemPreferred : theme.type.item
                let text = TextLayout(item.label, style, maxWidth: max(0, bounds.width - 8))
                text.draw(
                    painter, x: (bounds.width - text.width) / 2,
                    baseline: Baseline.centred(in: bounds.height, size: style.size), ink)
            }
        }
    }
}

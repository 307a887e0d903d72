// SPDX-License-Identifier: Apache-2.0
// The actions of one deeper screen, in the place of the tab bar (TAB-TOOLBAR-EXCLUSIVE).
import BarModel
import GtkKit
import ShellCore

package final class ToolbarView: WidgetDelegate {
    private static let kind = WidgetKind("Toolbar", role: .toolbar)
    private static let iconSize = 24.0

    package let widget = DrawnWidget(ToolbarView.kind)
    private let context: ShellContext
    private var items: [Item] = []
    private var page: PageID?
    private var areas: [PressArea] = []
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

    package func update(_ items: [Item], page: PageID) {
        let shown = items.filter { $0.kind != .space }
        guard shown != self.items || page != self.page else { return widget.queueDraw() }
        self.items = shown
        self.page = page
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
        for (item, area) in zip(shown, areas) {
            area.setName(item.label)
            area.ring = context.theme.palette.accent
            area.widget.queueDraw()
        }
        widget.queueAllocate()
        widget.queueDraw()
    }

    @discardableResult
    package func focusFirst() -> Bool { areas.first?.widget.grabFocus() ?? false }

    private func press(_ index: Int) {
        guard let page, items.indices.contains(index) else { return }
        context.send(.item(page, id: items[index].id))
    }

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(Int(context.theme.metrics.toolbarHeight)) : Measure(minimum: 0, natural: 320)
    }

    package func allocate(width: Int, height: Int) {
        guard !areas.isEmpty else { return }
        let each = width / areas.count
        for (index, area) in areas.enumerated() {
            let place = context.theme.isRightToLeft ? areas.count - 1 - index : index
            widget.allocate(area.widget, x: place * each, y: 0, width: each, height: height)
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
        guard items.indices.contains(index) else { return }
        let item = items[index]
        let theme = context.theme
        let ink = theme.palette.accent.faded(isPressed ? 0.5 : 1)
        let bounds = snapshot.bounds
        snapshot.cairo(bounds) { painter in
            if item.kind == .icon, let icon = item.icon {
                let size = ToolbarView.iconSize
                let place = Rect(
                    x: ((bounds.width - size) / 2).rounded(), y: ((bounds.height - size) / 2).rounded(), width: size,
                    height: size)
                BarIcon(named: icon, context: context).draw(
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

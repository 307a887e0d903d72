// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// The items a bar had no room for, in a list under their button.
final class MenuView: WidgetDelegate {
    private static let kind = WidgetKind("Menu", role: .menu)
    private static let rowHeight = 48.0
    private static let radius = 12.0
    private static let margin = 8.0

    let widget = DrawnWidget(MenuView.kind)
    var onChoice: (Item) -> Void = { _ in }
    private let context: ShellContext
    private let anchor: Rect
    private var rows: [(item: Item, text: TextLayout, area: PressArea)] = []

    init(_ items: [Item], under anchor: Rect, context: ShellContext) {
        self.context = context
        self.anchor = anchor
        widget.delegate = self
        widget.setAccessible(label: context.translate("More"))
        widget.add(ClickGesture())
        for item in items where item.kind != .space {
            let text = TextLayout(item.label, context.theme.type.item, maxWidth: 280)
            let area = PressArea(PressArea.menuItem)
            area.setName(item.label)
            area.ring = context.theme.palette.accent
            area.onPress = { [weak self] in self?.onChoice(item) }
            area.draw = { [weak self, weak area] snapshot in
                guard let self, let area else { return }
                self.draw(text, isPressed: area.isPressed, snapshot)
            }
            rows.append((item, text, area))
            widget.add(area.widget)
        }
        widget.add(
            KeyController().onPressed(self) { menu, press in
                guard press.modifiers.isEmpty, press.key == KeyPress.up || press.key == KeyPress.down,
                    let index = menu.rows.firstIndex(where: { $0.area.widget.hasFocus })
                else { return false }
                let next = index + (press.key == KeyPress.down ? 1 : -1)
                if menu.rows.indices.contains(next) { menu.rows[next].area.widget.grabFocus() }
                return true
            })
    }

    func choose(_ id: String) {
        if let row = rows.first(where: { $0.item.id == id }) { onChoice(row.item) }
    }

    func place(in size: Size) -> Rect {
        let widest = rows.map(\.text.width).max() ?? 0
        let width = min(size.width - 2 * MenuView.margin, max(200, widest + 32)).rounded()
        let height = MenuView.rowHeight * Double(rows.count)
        let wanted = context.theme.isRightToLeft ? anchor.x : anchor.maxX - width
        let x = max(MenuView.margin, min(size.width - MenuView.margin - width, wanted))
        let room = MenuView.room(beside: anchor, in: size)
        let tall = min(height, room)
        return Rect(x: x, y: anchor.y > size.height / 2 ? anchor.y - tall : anchor.maxY, width: width, height: tall)
    }

    /// Under a bar at the top, over one at the bottom.
    private static func room(beside anchor: Rect, in size: Size) -> Double {
        max(0, (anchor.y > size.height / 2 ? anchor.y : size.height - anchor.maxY) - margin)
    }

    /// Whether every entry of a menu is in view.
    static func hasRoom(for items: [Item], beside anchor: Rect, in size: Size) -> Bool {
        let count = items.reduce(0) { $1.kind == .space ? $0 : $0 + 1 }
        return rowHeight * Double(count) <= room(beside: anchor, in: size)
    }

    func allocate(width: Int, height: Int) {
        for (index, row) in rows.enumerated() {
            widget.allocate(
                row.area.widget, x: 0, y: index * Int(MenuView.rowHeight), width: width, height: Int(MenuView.rowHeight)
            )
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        let palette = context.theme.palette
        snapshot.fill(snapshot.bounds.inset(by: -1), radius: MenuView.radius + 1, palette.text.faded(0.12))
        snapshot.clipped(to: snapshot.bounds, radius: MenuView.radius) {
            snapshot.fill(snapshot.bounds, palette.surface)
            for (index, row) in rows.enumerated() {
                if index > 0 {
                    let y = MenuView.rowHeight * Double(index) - 0.5
                    snapshot.fill(Rect(x: 16, y: y, width: snapshot.width - 16, height: 0.5), palette.separator)
                }
                snapshot.child(row.area.widget)
            }
        }
    }

    private func draw(_ text: TextLayout, isPressed: Bool, _ snapshot: Snapshot) {
        let theme = context.theme
        if isPressed { snapshot.fill(snapshot.bounds, theme.palette.pressed) }
        let x = theme.isRightToLeft ? snapshot.width - 16 - text.width : 16
        snapshot.text(
            text, x: x, baseline: Baseline.centred(in: snapshot.height, size: theme.metrics.itemSize),
            theme.palette.text)
    }
}

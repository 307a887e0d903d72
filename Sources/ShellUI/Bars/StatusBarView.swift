// SPDX-License-Identifier: Apache-2.0
// The strip at the top: what the system says, the clock in the middle. It has no ground of its own, the navigation bar's
// reaches behind it. A tap scrolls the page to its top (STAT-TAP-TOP).
import BarModel
import GtkKit

package final class StatusBarView: WidgetDelegate {
    private static let kind = WidgetKind("StatusBar", role: .group)
    private static let edge = 14.0
    private static let gap = 12.0
    private static let markWidth = 44.0
    /// The id of the mark that stands for problems of the configuration.
    static let problems = "lintel.problems"

    package let widget = DrawnWidget(StatusBarView.kind)
    package var onTap: () -> Void = {}
    /// The mark of the problems can be pressed where this is set.
    package var onProblems: (() -> Void)?
    private let context: ShellContext
    private var bar = StatusBar()
    private var items: [String: StatusItemView] = [:]
    private let click = ClickGesture()
    private let mark = PressArea(PressArea.button)

    package init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.setAccessible(label: context.translate("Status"))
        click.onReleased(self) { view, _, _ in view.onTap() }
        widget.add(click)
        mark.onPress = { [weak self] in self?.onProblems?() }
        mark.widget.isVisible = false
        widget.add(mark.widget)
    }

    package func update(_ bar: StatusBar) {
        self.bar = bar
        let problems = onProblems == nil ? nil : bar.leading.first { $0.id == StatusBarView.problems }
        mark.widget.isVisible = problems != nil
        mark.setName(problems?.accessibleText ?? "")
        mark.ring = context.theme.palette.accent
        let present = bar.leading + bar.centre + bar.trailing
        for item in present {
            let style = bar.centre.contains(item) ? context.theme.type.clock : context.theme.type.status
            let view = items[item.id] ?? add(item.id)
            view.update(item, textStyle: style, ink: ink)
        }
        for (id, view) in items where !present.contains(where: { $0.id == id }) {
            view.widget.unparent()
            items[id] = nil
        }
        widget.queueAllocate()
        widget.queueDraw()
    }

    private var ink: RGBA { bar.style == .dark ? Palette.light.text : Palette.dark.text }

    private func add(_ id: String) -> StatusItemView {
        let view = StatusItemView(context: context)
        items[id] = view
        widget.add(view.widget)
        return view
    }

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical
            ? Measure(Int(context.theme.metrics.statusHeight)) : Measure(minimum: 0, natural: 320)
    }

    package func allocate(width: Int, height: Int) {
        let width = Double(width)
        let centre = row(bar.centre)
        let centreWidth = centre.reduce(0) { $0 + $1.width } + StatusBarView.gap * Double(max(0, centre.count - 1))
        var x = ((width - centreWidth) / 2).rounded()
        let side = centre.isEmpty ? width / 2 : x - StatusBarView.gap
        for view in centre {
            place(view, x: x, width: view.width, in: width, height)
            x += view.width + StatusBarView.gap
        }
        // A side that is too full gives up room in its texts, never its place.
        x = StatusBarView.edge
        for view in row(bar.leading) {
            let room = max(0, min(view.width, side - x))
            place(view, x: x, width: room, in: width, height)
            x += room + StatusBarView.gap
        }
        x = width - StatusBarView.edge
        let least = width - side
        for view in row(bar.trailing).reversed() {
            let room = max(0, min(view.width, x - least))
            place(view, x: x - room, width: room, in: width, height)
            x -= room + StatusBarView.gap
        }
        placeMark(height)
    }

    /// The mark is small; what can be pressed is not.
    private func placeMark(_ height: Int) {
        guard mark.widget.isVisible, let place = items[StatusBarView.problems]?.place else { return }
        let width = max(StatusBarView.markWidth, place.width)
        widget.allocate(
            mark.widget, x: Int(max(0, place.x + (place.width - width) / 2)), y: 0, width: Int(width), height: height)
    }

    private func row(_ items: [StatusItem]) -> [StatusItemView] { items.compactMap { self.items[$0.id] } }

    private func place(_ view: StatusItemView, x: Double, width: Double, in total: Double, _ height: Int) {
        let rect = Rect(x: x, y: 0, width: width, height: Double(height))
        let shown = context.theme.isRightToLeft ? rect.mirrored(in: total) : rect
        // Whole pixels: a status bar that changes its minutes must not tremble.
        view.place = Rect(
            x: shown.x.rounded(.down), y: 0, width: shown.width.rounded(.up), height: Double(height))
        widget.allocate(
            view.widget, x: Int(view.place.x), y: 0, width: Int(view.place.width), height: height)
    }

    package func snapshot(_ snapshot: Snapshot) {
        // One node for all items: each costs a layer of its own when it is drawn.
        snapshot.cairo(snapshot.bounds) { painter in
            for view in items.values { view.draw(painter) }
        }
        if mark.widget.isVisible { snapshot.child(mark.widget) }
    }
}

/// One item: an icon, a text, or both. Text stands on the leading side of a battery and behind any other icon.
private final class StatusItemView: WidgetDelegate {
    private static let kind = WidgetKind("StatusItem", role: .label)
    private static let iconSize = 18.0

    let widget = DrawnWidget(StatusItemView.kind)
    private let context: ShellContext
    private var item: StatusItem?
    private var text: TextLayout?
    private var textStyle = TextStyle(size: 13)
    private var ink = RGBA.black
    private let drawing = DrawnOnce<Look>()
    private(set) var width = 0.0
    /// Where the bar has put it.
    var place = Rect(x: 0, y: 0, width: 0, height: 0)

    private struct Look: Equatable {
        var item: StatusItem
        var textStyle: TextStyle
        var ink: RGBA
        var isRightToLeft: Bool
    }

    init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.canTarget = false
    }

    func update(_ item: StatusItem, textStyle: TextStyle, ink: RGBA) {
        guard item != self.item || textStyle != self.textStyle || ink != self.ink else { return }
        if item.accessibleText != self.item?.accessibleText { widget.setAccessible(label: item.accessibleText) }
        self.item = item
        self.textStyle = textStyle
        self.ink = ink
        text = item.text.isEmpty ? nil : TextLayout(item.text, textStyle)
        width = (iconWidth + (text?.width ?? 0) + gap).rounded(.up)
    }

    private var isBattery: Bool { if case .battery = item?.icon { true } else { false } }
    private var iconWidth: Double { item?.icon == nil ? 0 : isBattery ? BatteryDrawing.width : StatusItemView.iconSize }
    private var gap: Double { item?.icon == nil || text == nil ? 0 : isBattery ? 5 : 6 }

    func draw(_ painter: Painter) {
        guard let item, !place.isEmpty else { return }
        let bounds = place
        let room = max(0, bounds.width - iconWidth - gap)
        let shown = text.map { $0.width > room + 1 ? TextLayout(item.text, textStyle, maxWidth: room) : $0 }
        let textFirst = isBattery != context.theme.isRightToLeft
        let iconX = textFirst ? bounds.width - iconWidth : 0
        let baseline = Baseline.centred(in: bounds.height, size: textStyle.size)
        let look = Look(item: item, textStyle: textStyle, ink: ink, isRightToLeft: context.theme.isRightToLeft)
        drawing.paint(painter, in: place, scale: widget.scaleFactor, key: look) { painter, _ in
            if let shown {
                let x = textFirst ? bounds.width - iconWidth - gap - shown.width : iconWidth + gap
                shown.draw(painter, x: max(0, x), baseline: baseline, ink)
            }
            draw(item.icon, painter, x: iconX, height: bounds.height)
        }
    }

    private func draw(_ icon: StatusItem.Icon?, _ painter: Painter, x: Double, height: Double) {
        let size = StatusItemView.iconSize
        let y = ((height - size) / 2).rounded(.down)
        switch icon {
        case .stock(let name):
            context.icons[name]?.draw(painter, x: x, y: y, size: size, lineWidth: 1.7, ink)
        case .wifi(let level):
            context.icons["wifi-\(max(0, min(4, level)))"]?.draw(painter, x: x, y: y, size: size, lineWidth: 1.7, ink)
        case .battery(let level, let state):
            let mirrored = context.theme.isRightToLeft
            painter.saved {
                if mirrored {
                    painter.translate(x: 2 * x + BatteryDrawing.width, y: 0)
                    painter.scale(x: -1, y: 1)
                }
                BatteryDrawing.draw(painter, x: x, middle: height / 2, level: level, state: state, ink)
            }
        case nil: break
        }
    }
}

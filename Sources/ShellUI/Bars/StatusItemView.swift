// SPDX-License-Identifier: Apache-2.0
import BarModel
import GioKit
import GtkKit

/// One item: an icon, a text, or both. Text stands on the leading side of a battery and behind any other icon. The bar
/// draws it; its widget is what can be pressed, and what assistive technology reads.
final class StatusItemView: WidgetDelegate {
    private static let label = WidgetKind("StatusItem", role: .label)
    private static let iconSize = 18.0
    /// The least part of a text that still says something.
    private static let shortest = 30.0

    let widget: DrawnWidget
    var onPress: () -> Void = {}
    /// Looks different now.
    var onChange: () -> Void = {}
    private let context: ShellContext
    private let area: PressArea?
    private var item: StatusItem
    private var text: TextLayout?
    private var textStyle = TextStyle(size: 13)
    private let drawing = DrawnOnce<Look>()
    private var turn = 0
    /// Pictures that came later than they were wanted.
    private var arrivals = 0
    private var turning: LoopSource?
    /// Where the bar draws it.
    var place = Rect(x: 0, y: 0, width: 0, height: 0)

    var isPressable: Bool { area != nil }

    /// False where the bar has no room for it.
    var isShown = true {
        didSet {
            guard isShown != oldValue else { return }
            widget.setAccessible(hidden: !isShown)
            widget.canFocus = isShown
            updateTarget()
        }
    }

    /// It shares what a finger hits with its neighbours; keys and assistive technology still reach it alone.
    var sharesArea = false {
        didSet { if sharesArea != oldValue { updateTarget() } }
    }

    /// What it shares is held down.
    var isPressedWithOthers = false

    private func updateTarget() { widget.canTarget = isShown && area != nil && !sharesArea }

    private struct Look: Equatable {
        var item: StatusItem
        var textStyle: TextStyle
        var ink: RGBA
        var isRightToLeft: Bool
        var turn: Int
        var arrivals: Int
        var isPressed: Bool
    }

    init(_ item: StatusItem, context: ShellContext) {
        self.context = context
        self.item = item
        if item.opensDetails {
            let area = PressArea(PressArea.button)
            self.area = area
            widget = area.widget
            area.ringInset = 3
        } else {
            area = nil
            widget = DrawnWidget(StatusItemView.label)
            widget.delegate = self
            widget.canTarget = false
        }
        widget.setAccessible(label: item.accessibleText)
        area?.onPress = { [weak self] in self?.onPress() }
        area?.onChange = { [weak self] in self?.onChange() }
    }

    func update(_ item: StatusItem, textStyle: TextStyle) {
        if item.accessibleText != self.item.accessibleText { widget.setAccessible(label: item.accessibleText) }
        let isOther = item.text != self.item.text || textStyle != self.textStyle || (text == nil) != item.text.isEmpty
        self.item = item
        self.textStyle = textStyle
        if isOther { text = item.text.isEmpty ? nil : TextLayout(item.text, textStyle) }
        area?.ring = context.theme.palette.accent
        turnOrStand()
    }

    var measure: StatusLayout.Measure {
        let natural = (iconWidth + (text?.width ?? 0) + gap).rounded(.up)
        // The count of the problems says as much as their mark.
        let isWhole = item.id == StatusBarView.problems
        let least = isWhole ? natural : item.icon == nil ? min(natural, StatusItemView.shortest) : iconWidth
        return StatusLayout.Measure(
            priority: item.priority, natural: min(natural, item.widest ?? natural), least: least,
            isElastic: item.cutsText)
    }

    private var isBattery: Bool {
        switch item.icon {
        case .battery, .unknownBattery: true
        default: false
        }
    }
    private var iconWidth: Double { item.icon == nil ? 0 : isBattery ? BatteryDrawing.width : StatusItemView.iconSize }
    private var gap: Double { item.icon == nil || text == nil ? 0 : isBattery ? 5 : 6 }

    // MARK: Drawing

    func draw(_ painter: Painter, _ ink: RGBA) {
        guard !place.isEmpty else { return }
        let look = Look(
            item: item, textStyle: textStyle, ink: ink, isRightToLeft: context.theme.isRightToLeft, turn: turn,
            arrivals: arrivals, isPressed: isPressedWithOthers || area?.isPressed == true)
        drawing.paint(painter, in: place, scale: widget.scaleFactor, key: look) { painter, bounds in
            let ink = look.isPressed ? ink.faded(0.5) : ink
            let room = bounds.width - iconWidth - gap
            let textFirst = isBattery != context.theme.isRightToLeft
            if let shown = shownText(in: room) {
                let x = textFirst ? bounds.width - iconWidth - gap - shown.width : iconWidth + gap
                let baseline = Baseline.centred(in: bounds.height, size: textStyle.size)
                shown.draw(painter, x: max(0, x), baseline: baseline, ink)
            }
            draw(item.icon, painter, x: textFirst ? bounds.width - iconWidth : 0, height: bounds.height, ink)
        }
    }

    /// The whole text, its beginning, or none of it.
    private func shownText(in room: Double) -> TextLayout? {
        guard let text else { return nil }
        if text.width <= room + 1 { return text }
        let hasRoom = room >= min(StatusItemView.shortest, text.width) - 1
        return item.cutsText && hasRoom ? TextLayout(item.text, textStyle, maxWidth: room) : nil
    }

    private func draw(_ icon: StatusItem.Icon?, _ painter: Painter, x: Double, height: Double, _ ink: RGBA) {
        let size = StatusItemView.iconSize
        let y = ((height - size) / 2).rounded(.down)
        func stock(_ name: String) {
            context.icons[name]?.draw(painter, x: x, y: y, size: size, lineWidth: 1.7, ink)
        }
        switch icon {
        case .stock(let name): stock(name)
        case .file(let path): drawFile(path, painter, Rect(x: x, y: y, width: size, height: size), ink)
        case .wifi(let level): stock("wifi-\(max(0, min(4, level)))")
        case .cellular(let level): stock("cellular-\(max(0, min(4, level)))")
        case .activity: drawActivity(painter, centre: Point(x: x + size / 2, y: y + size / 2), ink)
        case .unknownBattery: BatteryDrawing.drawUnknown(painter, x: x, middle: height / 2, ink)
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

    private func drawFile(_ path: String, _ painter: Painter, _ box: Rect, _ ink: RGBA) {
        BarIcon(.file(path), context: context).draw(
            painter, in: box, lineWidth: 1.7, ink, scale: widget.scaleFactor
        ) { [weak self] in
            self?.arrivals += 1
            self?.onChange()
        }
    }

    // MARK: Activity

    private static let steps = 12

    /// A ring with an opening that goes round once a second.
    private func drawActivity(_ painter: Painter, centre: Point, _ ink: RGBA) {
        let start = Double(turn) / Double(StatusItemView.steps) * 2 * Double.pi
        painter.arc(centre: centre, radius: 5.6, from: 0, to: 2 * Double.pi, width: 1.7, ink.faded(0.3))
        painter.arc(centre: centre, radius: 5.6, from: start, to: start + Double.pi / 2, width: 1.7, ink)
    }

    private func turnOrStand() {
        guard item.icon == .activity, !context.theme.reducedMotion else {
            turning = nil
            return
        }
        guard turning == nil else { return }
        turning = MainLoop.every(milliseconds: 1_000 / StatusItemView.steps) { [weak self] in
            guard let self else { return }
            turn = (turn + 1) % StatusItemView.steps
            onChange()
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// One wheel: the chosen value in the middle, its neighbours above and below. It follows a finger, comes to rest on a value,
// and is turned by a tap on a neighbour, by the arrow keys and by assistive technology too.

import BarModel
import GioKit
import GtkKit
import PluginProtocol

final class WheelView: WidgetDelegate {
    private static let kind = WidgetKind(
        "Wheel", role: .spinButton, actions: ["wheel.next", "wheel.previous"])

    let widget: DrawnWidget
    private let host: ContentHost
    private let onTurn: (String) -> Void
    private var wheel = PickerContent.Wheel(id: "", label: "", options: [], selected: "")
    /// Index of the option in the middle.
    private(set) var selected = 0
    /// Where the wheel stands, in options; whole at rest.
    private var position = 0.0
    /// Where it is turning to, or rests.
    private var goal = 0
    /// Position when a finger took hold of it.
    private var dragStart: Double?
    /// Where the finger did, from the top.
    private var pressed = 0.0
    private let drag = DragGesture()
    private let scroll = ScrollController()
    private var pointed = PointedAt()
    /// Of a notch of the mouse wheel, and of two fingers' way.
    private var notches = 0.0
    private var travel = 0.0
    private var turn = 0
    private var settling: LoopSource?
    /// Of the widest option at its full size.
    private(set) var widest = 0.0
    var naturalWidth: Int { max(host.metrics.touch, Int((widest * fit).rounded(.up)) + 24) }
    /// Below 1 the digits are smaller, where a page is narrow or its text large.
    var fit = 1.0 {
        didSet { if fit != oldValue { restyle() } }
    }

    /// - Parameter onTurn: Called with the id of the option the wheel came to rest on.
    init(_ host: ContentHost, onTurn: @escaping (String) -> Void) {
        self.host = host
        self.onTurn = onTurn
        widget = DrawnWidget(WheelView.kind)
        widget.delegate = self
        widget.isFocusable = true
        widget.clipsToBounds = true
        drag.onBegin(self) { wheel, point in wheel.begin(at: point.y) }
        drag.onUpdate(self) { wheel, offset in wheel.dragged(by: offset.y) }
        drag.onEnd(self) { wheel, offset in wheel.released(after: offset.y) }
        drag.onCancelled(self) { $0.cancelled() }
        widget.add(drag)
        followScrolling()
        widget.add(
            KeyController().onPressed(self) { wheel, press in
                guard press.modifiers.isEmpty, let steps = WheelView.keys[press.key] else { return false }
                wheel.step(by: steps)
                return true
            })
        widget.add(FocusController().onEnter(self) { $0.host.reveal($0.widget) })
    }

    private static let keys: [UInt32: Int] = [
        KeyPress.up: -1, KeyPress.down: 1, KeyPress.pageUp: -10, KeyPress.pageDown: 10,
    ]

    // MARK: Measures

    /// Height of one value.
    static func row(_ host: ContentHost) -> Int { max(host.metrics.touch, Int((48 * host.type.textScale).rounded())) }
    /// The chosen value, one neighbour on each side, and the beginning of the next.
    static func height(_ host: ContentHost) -> Int { row(host) * 7 / 2 }

    /// - Parameter nearness: 1 in the middle, 0 a value away and farther.
    static func style(_ host: ContentHost, nearness: Double, fit: Double) -> TextStyle {
        TextStyle(
            family: host.type.family, size: ((22 + 12 * nearness) * host.type.textScale * fit).rounded(),
            weight: nearness > 0.5 ? 500 : 400, tabular: true)
    }

    // MARK: Values

    func show(_ facts: PickerContent.Wheel) {
        let before = wheel
        wheel = facts
        if facts.options != before.options { measureOptions() }
        // What a person is turning, or has just turned, is not turned back by an older answer.
        if facts.options != before.options || (dragStart == nil && settling == nil) { adopt() }
        updateAccessible()
        widget.queueDraw()
    }

    private func adopt() {
        selected = wheel.options.firstIndex { $0.id == wheel.selected } ?? 0
        position = Double(selected)
        goal = selected
        turn += 1
        updateAccessible()
        widget.queueDraw()
    }

    private func measureOptions() {
        let style = WheelView.style(host, nearness: 1, fit: 1)
        widest = wheel.options.map { TextLayout($0.label, style).width }.max() ?? 0
    }

    func restyle() {
        measureOptions()
        widget.queueDraw()
    }

    private func updateAccessible() {
        let label = wheel.options.indices.contains(selected) ? wheel.options[selected].label : ""
        widget.setAccessible(label: label.isEmpty ? wheel.label : "\(wheel.label), \(label)")
        widget.setAccessible(value: Double(selected), from: 0, to: Double(max(0, wheel.options.count - 1)))
    }

    private var count: Int { wheel.options.count }
    private var wraps: Bool { wheel.wraps == true && count > 2 }

    private func option(_ index: Int) -> Int? {
        guard count > 0 else { return nil }
        if wraps { return ((index % count) + count) % count }
        return (0..<count).contains(index) ? index : nil
    }

    // MARK: Turning

    private func begin(at y: Double) {
        drag.claim()
        pressed = y
        host.focus(widget)
        turn += 1
        dragStart = position
    }

    private func dragged(by distance: Double) {
        guard let dragStart else { return }
        let wish = dragStart - distance / Double(WheelView.row(host))
        let last = Double(max(0, count - 1))
        // Beyond an end it gives way a little.
        position = wraps ? wish : wish < 0 ? wish / 3 : wish > last ? last + (wish - last) / 3 : wish
        widget.queueDraw()
    }

    private static let tap = 8.0

    private func cancelled() {
        if dragStart != nil { rest(at: Int(position.rounded())) }
    }

    private func released(after distance: Double) {
        guard dragStart != nil else { return }
        if abs(distance) >= WheelView.tap { return rest(at: Int(position.rounded())) }
        dragStart = nil
        goal = Int(position.rounded())
        let row = Double(WheelView.row(host))
        step(by: Int(((pressed - Double(widget.height) / 2) / row).rounded()))
    }

    // MARK: A mouse wheel and a touchpad

    private func followScrolling() {
        let motion = MotionController()
        motion.onMove(self) { wheel, point in
            guard let pointer = wheel.widget.placeInWindow(point), let origin = wheel.origin else { return }
            wheel.pointed.moved(to: pointer, origin: origin)
        }
        motion.onLeave(self) { $0.pointed.left() }
        widget.add(motion)
        scroll.onBegin(self) { $0.scrollBegan() }
        scroll.onScroll(self, notched: { $0.notched($1) }) { $0.scrolled(by: $1.y) }
        scroll.onEnd(self) { $0.scrollEnded() }
        widget.add(scroll)
    }

    private var origin: Point? { widget.placeInWindow(Point(x: 0, y: 0)) }
    private var isMeant: Bool { origin.map { pointed.isMeant(origin: $0) } ?? false }

    private func notched(_ count: Double) -> Bool {
        guard isMeant else { return false }
        notches += count
        let steps = notches.rounded(.towardZero)
        notches -= steps
        if steps != 0 { step(by: Int(steps)) }
        return true
    }

    private func scrollBegan() {
        guard isMeant, dragStart == nil else { return }
        turn += 1
        travel = 0
        dragStart = position
    }

    private func scrolled(by distance: Double) -> Bool {
        guard dragStart != nil else { return false }
        travel -= distance
        dragged(by: travel)
        return true
    }

    private func scrollEnded() { cancelled() }

    func step(by steps: Int) {
        rest(at: goal + steps)
    }

    /// Turns to a value, tells of it, and looks as if it had always been there.
    private func rest(at wish: Int) {
        dragStart = nil
        let target = wraps ? wish : min(max(0, count - 1), max(0, wish))
        if let index = option(target), index != selected {
            selected = index
            updateAccessible()
            settling = MainLoop.after(milliseconds: LocalValues.settleTime) { [weak self] in
                guard let self else { return }
                settling = nil
                if wheel.options.firstIndex(where: { $0.id == self.wheel.selected }) != selected { adopt() }
            }
            onTurn(wheel.options[index].id)
        }
        travel(to: Double(target))
    }

    private func travel(to end: Double) {
        turn += 1
        goal = Int(end)
        let mine = turn
        let start = position
        guard widget.isMapped, !host.theme.reducedMotion, start != end else { return arrive(at: end) }
        var began: Int64?
        widget.onFrame { [weak self] time in
            guard let self, turn == mine else { return false }
            let first = began ?? time
            began = first
            let progress = min(1, Double(time - first) / 150_000)
            position = start + (end - start) * progress * (2 - progress)
            if progress >= 1 { arrive(at: end) }
            widget.queueDraw()
            return progress < 1
        }
    }

    /// A wheel without end is brought back to where its numbers begin.
    private func arrive(at end: Double) {
        goal = option(Int(end)) ?? Int(end)
        position = Double(goal)
        widget.queueDraw()
    }

    // MARK: WidgetDelegate

    func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(0) }

    func perform(action: String) { step(by: action == "wheel.next" ? 1 : -1) }

    func snapshot(_ snapshot: Snapshot) {
        let row = Double(WheelView.row(host))
        let middle = snapshot.height / 2
        let centre = Int(position.rounded())
        snapshot.cairo(snapshot.bounds) { painter in
            for index in centre - 2...centre + 2 {
                guard let option = option(index) else { continue }
                let away = Double(index) - position
                let nearness = max(0, 1 - abs(away))
                let style = WheelView.style(host, nearness: nearness, fit: fit)
                let text = TextLayout(wheel.options[option].label, style)
                let ink = nearness > 0.5 ? host.palette.text : host.palette.dim
                // What lies farther is about to leave.
                let alpha = min(1, max(0, 2.2 - abs(away)))
                text.draw(
                    painter, x: (snapshot.width - text.width) / 2,
                    baseline: (middle + away * row + style.size * 0.36).rounded(), ink.faded(alpha))
            }
        }
        let band = Rect(x: 2, y: middle - row / 2 + 2, width: snapshot.width - 4, height: row - 4)
        snapshot.focusRing(band, radius: 6, host.palette.accent)
    }
}

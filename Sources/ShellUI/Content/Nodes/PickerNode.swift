// SPDX-License-Identifier: Apache-2.0
// Wheels side by side on the ground of a group, with a band behind what is chosen.

import GtkKit
import PluginProtocol

final class PickerNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentPicker", role: .group)
    private static let padding = 8
    /// A unit stands nearer to its number than the wheel's edge does.
    private static let unitGap = -6.0

    let widget: DrawnWidget
    private let host: ContentHost
    private(set) var wheels: [WheelView] = []
    private var content = PickerContent(id: "", wheels: [])
    private var units: [TextLayout?] = []
    private var separator: TextLayout?
    private var margins = NodeMargins()
    private var space = 0
    /// Below 1 where the wheels would not fit otherwise.
    private var fit = 1.0

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(PickerNode.kind)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .picker(let node) = content else { return false }
        guard node != self.content else { return true }
        let isOther = node.wheels.map(\.id) != self.content.wheels.map(\.id)
        self.content = node
        if isOther {
            for wheel in wheels { wheel.widget.unparent() }
            wheels = node.wheels.map { facts in
                let wheel = WheelView(host) { [host] in host.change(facts.id, .text($0)) }
                widget.add(wheel.widget)
                return wheel
            }
        }
        for (wheel, facts) in zip(wheels, node.wheels) { wheel.show(facts) }
        widget.setAccessible(label: node.wheels.map(\.label).joined(separator: ", "))
        shapeTexts()
        host.onResize()
        widget.queueAllocate()
        return true
    }

    var targets: [ContentTarget] {
        zip(content.wheels, wheels).map { ContentTarget(id: $0.id, widget: $1.widget) }
    }

    private func shapeTexts() {
        var unit = host.type.secondary
        unit.size *= fit
        units = content.wheels.map { $0.unit.map { TextLayout($0, unit) } }
        separator = content.separator.map { TextLayout($0, WheelView.style(host, nearness: 1, fit: fit)) }
        widget.queueDraw()
    }

    func restyle() {
        shapeTexts()
        for wheel in wheels { wheel.restyle() }
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        space = isFirst ? 16 : 24
        shrink(into: Double(width - margins.leading - margins.trailing - 2 * PickerNode.padding))
        return space + WheelView.height(host) + 2 * PickerNode.padding
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(0) }

    /// Makes the digits so small that all wheels have room.
    private func shrink(into room: Double) {
        func fixed(_ index: Int) -> Double { 24 + (index == wheels.count - 1 ? 0 : 8) }
        if fit != 1 {
            fit = 1
            shapeTexts()
        }
        let texts = wheels.indices.reduce(0) { $0 + wheels[$1].widest + tail($1) }
        let spaces = wheels.indices.reduce(0) { $0 + fixed($1) }
        let wanted = min(1, max(0.3, (room - spaces) / max(1, texts)))
        if wanted < 1 {
            fit = wanted
            shapeTexts()
        }
        for wheel in wheels { wheel.fit = fit }
    }

    // MARK: Places

    /// How much stands after a wheel: its unit, or the separator after the first.
    private func tail(_ index: Int) -> Double {
        if let unit = units.indices.contains(index) ? units[index] : nil { return unit.width + 10 }
        if index == 0, let separator, wheels.count > 1 { return separator.width + 8 }
        return index == wheels.count - 1 ? 0 : 8
    }

    private func starts(width: Double) -> [Double] {
        let all = wheels.indices.reduce(0) { $0 + Double(wheels[$1].naturalWidth) + tail($1) }
        var x = ((width - all) / 2).rounded(.down)
        return wheels.indices.map { index in
            defer { x += (Double(wheels[index].naturalWidth) + tail(index)).rounded() }
            return x
        }
    }

    func allocate(width: Int, height: Int) {
        for (wheel, x) in zip(wheels, starts(width: Double(width))) {
            widget.allocate(
                wheel.widget, x: Int(x), y: space + PickerNode.padding, width: wheel.naturalWidth,
                height: WheelView.height(host))
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        let palette = host.palette
        let tall = Double(WheelView.height(host))
        let group = Rect(
            x: Double(margins.leading), y: Double(space),
            width: snapshot.width - Double(margins.leading + margins.trailing),
            height: tall + Double(2 * PickerNode.padding))
        snapshot.fill(group, radius: ContentMetrics.groupCorner, palette.surface)
        let band = Double(WheelView.row(host))
        let middle = group.midY
        snapshot.fill(
            Rect(x: group.x + 8, y: middle - band / 2, width: group.width - 16, height: band), radius: 8,
            palette.pressed)
        for (index, x) in starts(width: snapshot.width).enumerated() {
            let end = x + Double(wheels[index].naturalWidth)
            if let unit = units[index] {
                snapshot.text(
                    unit, x: end + PickerNode.unitGap, baseline: middle + 12 * host.type.textScale * fit, palette.dim)
            } else if index == 0, wheels.count > 1, let separator {
                snapshot.text(
                    separator, x: end + 4, baseline: middle + 11 * host.type.textScale * fit, palette.text)
            }
            snapshot.child(wheels[index].widget)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
// A centred text with a widget of its own, so that assistive technology finds it where it stands.

import GtkKit

final class DrawnText: WidgetDelegate {
    private static let headings = WidgetKind("DrawnHeading", role: .heading)
    private static let labels = WidgetKind("DrawnText", role: .label)

    let widget: DrawnWidget
    private(set) var text = ""
    private var style = TextStyle(size: 17)
    private var ink = RGBA.clear
    private var layout: TextLayout?
    private var room = -1.0

    init(isHeading: Bool) {
        widget = DrawnWidget(isHeading ? DrawnText.headings : DrawnText.labels)
        widget.delegate = self
        if isHeading { widget.setAccessible(level: 1) }
    }

    func show(_ text: String, _ style: TextStyle, _ ink: RGBA) {
        guard text != self.text || style != self.style || ink != self.ink else { return }
        if text != self.text { widget.setAccessible(label: text) }
        self.text = text
        self.style = style
        self.ink = ink
        layout = nil
        widget.queueDraw()
    }

    /// Height and first baseline at a width.
    func extent(width: Int) -> (height: Int, baseline: Double) {
        let text = layout(room: Double(width))
        return (Int(text.height.rounded(.up)), text.baseline)
    }

    private func layout(room: Double) -> TextLayout {
        if let layout, room == self.room { return layout }
        let made = TextLayout(text, style, maxWidth: room, lines: nil, alignment: .centre)
        layout = made
        self.room = room
        return made
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(0) }

    func snapshot(_ snapshot: Snapshot) {
        let text = layout(room: snapshot.width)
        snapshot.text(text, x: (snapshot.width - text.width) / 2, baseline: text.baseline, ink)
    }
}

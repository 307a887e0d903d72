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
        let made = balanced(TextLayout(text, style, maxWidth: room, lines: nil, alignment: .centre), room: room)
        layout = made
        self.room = room
        return made
    }

    /// Lines of a text that is balanced; a longer one is a passage, whose last line nobody sees beside the first.
    private static let mostBalanced = 12

    /// The same number of lines as even as can be: no last line of one word.
    private func balanced(_ whole: TextLayout, room: Double) -> TextLayout {
        guard (2...DrawnText.mostBalanced).contains(whole.lineCount) else { return whole }
        var best = whole
        var low = room / 2
        var high = room
        while high - low > 4 {
            let middle = (low + high) / 2
            let tried = TextLayout(text, style, maxWidth: middle, lines: nil, alignment: .centre)
            if tried.lineCount > whole.lineCount {
                low = middle
            } else {
                high = middle
                best = tried
            }
        }
        return best
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(0) }

    func snapshot(_ snapshot: Snapshot) {
        let text = layout(room: snapshot.width)
        snapshot.text(text, x: (snapshot.width - text.width) / 2, baseline: text.baseline, ink)
    }
}

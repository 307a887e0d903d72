// SPDX-License-Identifier: Apache-2.0
// The one button of a page or a dialog: 44 high, corner 12.

import GtkKit

final class FilledButton {
    struct Look: Equatable {
        var isFilled: Bool
        var isDestructive = false

        static let filled = Look(isFilled: true)
        static let plain = Look(isFilled: false)
    }

    let area = PressArea(PressArea.button)
    var look = Look.filled
    private let shell: ShellContext
    private var label = ""
    private var text: TextLayout?
    private let spinner: Spinner
    var isBusy = false {
        didSet {
            spinner.spin(isBusy)
            area.widget.setAccessible(busy: isBusy)
            area.widget.queueDraw()
        }
    }

    init(_ shell: ShellContext) {
        self.shell = shell
        spinner = Spinner(for: area.widget)
        area.ringRadius = 10
        area.draw = { [weak self] in self?.draw($0) }
    }

    func show(_ label: String, look: Look = .filled) {
        self.label = label
        self.look = look
        restyle()
        area.setName(label)
    }

    func restyle() {
        text = nil
        area.ring = look.isFilled ? shell.theme.palette.onAccent : shell.theme.palette.accent
        area.widget.queueDraw()
    }

    /// What the label needs, with its padding.
    var naturalWidth: Int { Int(layout.width.rounded(.up)) + 48 }

    private var layout: TextLayout {
        if let text { return text }
        let made = TextLayout(label, shell.theme.type.button)
        text = made
        return made
    }

    private func draw(_ snapshot: Snapshot) {
        let palette = shell.theme.palette
        let bounds = snapshot.bounds
        let colour = look.isDestructive ? palette.destructive : palette.accent
        let (ground, ink) =
            look.isFilled
            ? (colour, look.isDestructive ? palette.onDestructive : palette.onAccent) : (palette.pressed, colour)
        guard area.isEnabled else {
            snapshot.fill(bounds, radius: ContentMetrics.groupCorner, palette.pressed)
            return draw(snapshot, palette.dim.faded(0.6))
        }
        snapshot.fill(bounds, radius: ContentMetrics.groupCorner, ground)
        if area.isPressed { snapshot.fill(bounds, radius: ContentMetrics.groupCorner, ink.faded(0.2)) }
        if isBusy {
            let size = RowLayout.spinner
            return spinner.draw(
                snapshot, in: Rect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size), ink
            )
        }
        draw(snapshot, ink)
    }

    private func draw(_ snapshot: Snapshot, _ ink: RGBA) {
        let bounds = snapshot.bounds
        let middle = bounds.midY + 6 * shell.theme.type.textScale
        var text = layout
        if text.width > bounds.width - 24 {
            text = TextLayout(label, shell.theme.type.button, maxWidth: bounds.width - 24)
        }
        snapshot.text(text, x: bounds.midX - text.width / 2, baseline: middle, ink)
    }
}

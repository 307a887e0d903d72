// SPDX-License-Identifier: Apache-2.0
// The one button of a page or a dialog: 44 high, corner 12.

import GtkKit

final class FilledButton {
    enum Look: Equatable { case filled, plain, destructive }

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
        area.ring = look == .filled ? shell.theme.palette.onAccent : shell.theme.palette.accent
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
        let (ground, ink): (RGBA, RGBA) =
            switch look {
            case .filled: (palette.accent, palette.onAccent)
            case .plain: (palette.pressed, palette.accent)
            case .destructive: (palette.pressed, palette.destructive)
            }
        snapshot.fill(bounds, radius: ContentMetrics.groupCorner, ground)
        if area.isPressed { snapshot.fill(bounds, radius: ContentMetrics.groupCorner, ink.faded(0.2)) }
        let middle = bounds.midY + 6 * shell.theme.type.textScale
        if isBusy {
            let size = RowLayout.spinner
            return spinner.draw(
                snapshot, in: Rect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size), ink
            )
        }
        var text = layout
        if text.width > bounds.width - 24 {
            text = TextLayout(label, shell.theme.type.button, maxWidth: bounds.width - 24)
        }
        snapshot.text(text, x: bounds.midX - text.width / 2, baseline: middle, ink)
    }
}

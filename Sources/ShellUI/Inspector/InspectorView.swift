// SPDX-License-Identifier: Apache-2.0
// For authors: outlines whatever rules changed or warned about, with the rule and both values. Over everything, and out of
// the way of every finger; a kiosk never shows it.
import BarModel
import GtkKit
import ShellCore

package final class InspectorView: WidgetDelegate {
    private static let kind = WidgetKind("Inspector", role: .generic)
    private static let pad = 4.0

    package let widget = DrawnWidget(InspectorView.kind)
    private let context: ShellContext
    private var marks: [InspectorMark] = []
    /// False in kiosk mode: neither key nor setting shows it.
    package var isAllowed = true { didSet { show() } }
    private var isToggled = false
    private var isWanted = false

    package init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.canTarget = false
        widget.isVisible = false
    }

    package var isShown: Bool { isAllowed && isWanted != isToggled }

    package func toggle() {
        guard isAllowed else { return }
        isToggled.toggle()
        show()
    }

    package func update(_ shell: PresentedShell, size: Size, navigation: Double) {
        isWanted = shell.settings.rules.inspector
        show()
        guard isShown else { return }
        let new = InspectorMarks.marks(
            of: shell, size: size, navigation: navigation, tabHeight: context.theme.metrics.tabHeight)
        guard new != marks else { return }
        marks = new
        let lines = marks.flatMap(\.lines).joined(separator: "\n")
        widget.setAccessible(label: lines.isEmpty ? context.translate("Inspector") : lines)
        widget.queueDraw()
    }

    private func show() {
        widget.isVisible = isShown
        widget.setAccessible(hidden: !isShown)
        widget.queueDraw()
    }

    package func snapshot(_ snapshot: Snapshot) {
        let palette = context.theme.palette
        let style = TextStyle(family: context.theme.type.family, size: 11, weight: 500)
        snapshot.cairo(snapshot.bounds) { painter in
            for mark in marks {
                let colour = mark.isChange ? palette.destructive : palette.accent
                let frame = Rect(
                    x: mark.place.x + 1, y: mark.place.y + 1, width: max(0, mark.place.width - 2),
                    height: max(0, mark.place.height - 2))
                painter.stroke(frame, radius: 2, width: 2, colour)
                let room = max(120, min(snapshot.width - 2 * InspectorView.pad, 460))
                let texts = mark.lines.map { TextLayout($0, style, maxWidth: room) }
                let height = Double(texts.count) * 16 + 2 * InspectorView.pad
                let width = (texts.map(\.width).max() ?? 0) + 2 * InspectorView.pad
                // Under a bar at the top, over one at the bottom.
                let isLow = mark.place.y > snapshot.height / 2
                let y = isLow ? mark.place.y - height : mark.place.y + mark.place.height
                let x = min(max(0, mark.place.x), max(0, snapshot.width - width))
                painter.fill(Rect(x: x, y: y, width: width, height: height), palette.surface)
                painter.stroke(Rect(x: x, y: y, width: width, height: height), radius: 0, width: 1, colour)
                for (index, text) in texts.enumerated() {
                    text.draw(
                        painter, x: x + InspectorView.pad, baseline: y + InspectorView.pad + 12 + Double(index) * 16,
                        palette.text)
                }
            }
        }
    }
}

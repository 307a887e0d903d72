// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore

/// A question of the shell: a title, a text, and its answers one above the other.
final class DialogView: WidgetDelegate {
    private static let kind = WidgetKind("Dialog", role: .dialog)
    private static let width = 320.0
    private static let padding = 20.0
    private static let buttonHeight = 44.0
    private static let gap = 8.0
    private static let radius = 12.0

    let widget = DrawnWidget(DialogView.kind)
    let number: Int
    private let context: ShellContext
    private var dialog: PresentedDialog
    private var areas: [PressArea] = []
    private var title: TextLayout?
    private var text: TextLayout?
    private var shaped: (width: Double, theme: Theme)?

    init(_ dialog: PresentedDialog, context: ShellContext) {
        self.context = context
        self.dialog = dialog
        number = dialog.number
        widget.delegate = self
        widget.add(ClickGesture())
        for button in dialog.buttons {
            let area = PressArea(PressArea.button)
            area.onPress = { [weak self] in self?.answer(button.answer) }
            area.draw = { [weak self, weak area] snapshot in
                if let self, let area { self.draw(button, isPressed: area.isPressed, snapshot) }
            }
            areas.append(area)
            widget.add(area.widget)
        }
        update(dialog)
    }

    func update(_ dialog: PresentedDialog) {
        self.dialog = dialog
        shaped = nil
        widget.setAccessible(label: dialog.title)
        widget.setAccessible(description: dialog.text)
        for (button, area) in zip(dialog.buttons, areas) {
            area.setName(button.label)
            area.ring = context.theme.palette.accent
            area.ringInset = -3
            area.ringRadius = 15
        }
        widget.queueResize()
    }

    func focusPreferred() {
        let index = dialog.buttons.firstIndex { $0.kind == .preferred } ?? 0
        if areas.indices.contains(index) { areas[index].widget.grabFocus() }
    }

    /// The answer that changes least: staying, or closing.
    func escape() {
        let mild = dialog.buttons.first { $0.answer == .stay || $0.answer == .dismiss } ?? dialog.buttons.last
        if let mild { answer(mild.answer) }
    }

    private func answer(_ answer: DialogAnswer) { context.send(.dialog(number: number, answer)) }

    // MARK: Layout and drawing

    private func shape(width: Double) {
        if let shaped, shaped.width == width, shaped.theme == context.theme { return }
        shaped = (width, context.theme)
        let room = width - 2 * DialogView.padding
        title = TextLayout(dialog.title, context.theme.type.button, maxWidth: room, lines: 3, alignment: .centre)
        text =
            dialog.text.isEmpty
            ? nil : TextLayout(dialog.text, context.theme.type.secondary, maxWidth: room, lines: 12, alignment: .centre)
    }

    private var textHeight: Double {
        (title?.height ?? 0) + (text.map { $0.height + DialogView.gap } ?? 0)
    }

    func place(in size: Size) -> Rect {
        let width = min(DialogView.width, size.width - 32).rounded()
        shape(width: width)
        let buttons = Double(areas.count) * (DialogView.buttonHeight + DialogView.gap) - DialogView.gap
        let height = (2 * DialogView.padding + textHeight + DialogView.padding + buttons).rounded(.up)
        return Rect(
            x: ((size.width - width) / 2).rounded(), y: max(8, ((size.height - height) / 2).rounded()), width: width,
            height: height)
    }

    func allocate(width: Int, height: Int) {
        shape(width: Double(width))
        var y = 2 * DialogView.padding + textHeight
        for area in areas {
            widget.allocate(
                area.widget, x: Int(DialogView.padding), y: Int(y), width: width - 2 * Int(DialogView.padding),
                height: Int(DialogView.buttonHeight))
            y += DialogView.buttonHeight + DialogView.gap
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        let palette = context.theme.palette
        shape(width: snapshot.width)
        snapshot.fill(snapshot.bounds, radius: DialogView.radius, palette.surface)
        var y = DialogView.padding
        if let title {
            snapshot.text(title, x: (snapshot.width - title.width) / 2, baseline: y + title.baseline, palette.text)
            y += title.height + DialogView.gap
        }
        if let text {
            snapshot.text(text, x: (snapshot.width - text.width) / 2, baseline: y + text.baseline, palette.dim)
        }
        for area in areas { snapshot.child(area.widget) }
    }

    private func draw(_ button: PresentedDialog.Button, isPressed: Bool, _ snapshot: Snapshot) {
        let theme = context.theme
        let palette = theme.palette
        let ground: RGBA
        let ink: RGBA
        switch button.kind {
        case .preferred: (ground, ink) = (palette.accent, palette.onAccent)
        case .normal: (ground, ink) = (palette.text.faded(0.08), palette.text)
        case .destructive: (ground, ink) = (palette.text.faded(0.08), palette.destructive)
        }
        snapshot.fill(snapshot.bounds, radius: 12, ground)
        if isPressed { snapshot.fill(snapshot.bounds, radius: 12, palette.pressed) }
        let text = TextLayout(button.label, theme.type.button, maxWidth: snapshot.width - 16)
        snapshot.text(
            text, x: (snapshot.width - text.width) / 2,
            baseline: Baseline.centred(in: snapshot.height, size: theme.type.button.size), ink)
    }
}

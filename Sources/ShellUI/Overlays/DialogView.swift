// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore

/// A question: the icon of where it comes from, a title, a text, and its answers one above the other. Title and answers
/// stand still; a text that is too long scrolls between them.
final class DialogView: WidgetDelegate {
    private static let kind = WidgetKind("Dialog", role: .dialog)
    private static let width = 336
    private static let padding = 20
    private static let gap = 8
    private static let iconSize = 40
    private static let margin = 16

    let widget = DrawnWidget(DialogView.kind)
    let number: Int
    private let context: ShellContext
    private var dialog: PresentedDialog
    private var buttons: [FilledButton] = []
    private let scroll = ScrolledWindow()
    private let body = DialogText()
    private var title: TextLayout?
    private var shaped: (width: Int, theme: Theme)?

    init(_ dialog: PresentedDialog, context: ShellContext) {
        self.context = context
        self.dialog = dialog
        number = dialog.number
        widget.delegate = self
        widget.add(ClickGesture())
        scroll.addClass("lintel-content")
        scroll.setChild(body.widget)
        widget.add(scroll)
        for button in dialog.buttons {
            let filled = FilledButton(context)
            filled.area.onPress = { [weak self] in self?.answer(button.answer) }
            buttons.append(filled)
            widget.add(filled.area.widget)
        }
        update(dialog)
    }

    func update(_ dialog: PresentedDialog) {
        self.dialog = dialog
        shaped = nil
        widget.setAccessible(label: dialog.title)
        widget.setAccessible(description: dialog.text)
        for (facts, button) in zip(dialog.buttons, buttons) {
            button.show(
                facts.label,
                look: .init(isFilled: facts.kind == .preferred, isDestructive: facts.kind == .destructive))
        }
        widget.queueResize()
        widget.queueDraw()
    }

    func focusPreferred() {
        let index = dialog.buttons.firstIndex { $0.kind == .preferred } ?? 0
        if buttons.indices.contains(index) { buttons[index].area.widget.grabFocus() }
    }

    /// The answer that changes least: staying, or closing; of a plugin's own answers the last.
    func escape() {
        let mild = dialog.buttons.first { $0.answer == .stay || $0.answer == .dismiss } ?? dialog.buttons.last
        if let mild { answer(mild.answer) }
    }

    private func answer(_ answer: DialogAnswer) { context.send(.dialog(number: number, answer)) }

    // MARK: Layout

    private func shape(width: Int) {
        if let shaped, shaped.width == width, shaped.theme == context.theme { return }
        shaped = (width, context.theme)
        let room = Double(width - 2 * DialogView.padding)
        title = TextLayout(dialog.title, context.theme.type.button, maxWidth: room, lines: 3, alignment: .centre)
        body.show(dialog.text, context.theme.type.secondary, context.theme.palette.dim, room: room)
        scroll.isVisible = !dialog.text.isEmpty
    }

    private var iconHeight: Int { dialog.icon == nil ? 0 : DialogView.iconSize + DialogView.gap }
    private var titleHeight: Int { Int((title?.height ?? 0).rounded(.up)) }
    private var buttonHeight: Int { ContentMetrics(context.theme).button }
    private var textHeight: Int { dialog.text.isEmpty ? 0 : body.height + DialogView.gap }

    /// Everything but the text.
    private var fixedHeight: Int {
        let answers = buttons.count * (buttonHeight + DialogView.gap) - DialogView.gap
        return 3 * DialogView.padding + iconHeight + titleHeight + answers
    }

    func place(in size: Size) -> Rect {
        let width = min(
            Int(Double(DialogView.width) * max(1, context.theme.type.textScale.squareRoot())),
            Int(size.width) - 2 * DialogView.margin)
        shape(width: width)
        let height = min(fixedHeight + textHeight, Int(size.height) - 2 * DialogView.margin)
        return Rect(
            x: ((size.width - Double(width)) / 2).rounded(), y: ((size.height - Double(height)) / 2).rounded(),
            width: Double(width), height: Double(height))
    }

    func allocate(width: Int, height: Int) {
        shape(width: width)
        let inner = width - 2 * DialogView.padding
        var y = DialogView.padding + iconHeight + titleHeight
        if scroll.isVisible {
            let room = max(0, height - fixedHeight - DialogView.gap)
            widget.allocate(
                scroll, x: DialogView.padding, y: y + DialogView.gap, width: inner, height: min(room, body.height))
        }
        y = height - DialogView.padding - buttons.count * (buttonHeight + DialogView.gap) + DialogView.gap
        for button in buttons {
            widget.allocate(button.area.widget, x: DialogView.padding, y: y, width: inner, height: buttonHeight)
            y += buttonHeight + DialogView.gap
        }
    }

    // MARK: Drawing

    func snapshot(_ snapshot: Snapshot) {
        let palette = context.theme.palette
        shape(width: Int(snapshot.width))
        snapshot.fill(snapshot.bounds, radius: ContentMetrics.groupCorner, palette.surface)
        var y = Double(DialogView.padding)
        if let icon = dialog.icon {
            let size = Double(DialogView.iconSize)
            let box = Rect(x: ((snapshot.width - size) / 2).rounded(), y: y, width: size, height: size)
            snapshot.cairo(box) { painter in
                BarIcon(icon, context: context).draw(
                    painter, in: box, lineWidth: 2, palette.accent, scale: widget.scaleFactor
                ) { [weak self] in self?.widget.queueDraw() }
            }
            y += Double(iconHeight)
        }
        if let title {
            snapshot.text(title, x: (snapshot.width - title.width) / 2, baseline: y + title.baseline, palette.text)
        }
        if scroll.isVisible { snapshot.child(scroll) }
        for button in buttons { snapshot.child(button.area.widget) }
    }
}

/// The text of a dialog, as high as it needs.
private final class DialogText: WidgetDelegate {
    private static let kind = WidgetKind("DialogText", role: .label)

    let widget = DrawnWidget(DialogText.kind)
    private var layout: TextLayout?
    private var ink = RGBA.clear

    init() { widget.delegate = self }

    var height: Int { Int((layout?.height ?? 0).rounded(.up)) }

    func show(_ text: String, _ style: TextStyle, _ ink: RGBA, room: Double) {
        layout = TextLayout(text, style, maxWidth: room, lines: nil, alignment: .centre)
        self.ink = ink
        widget.setAccessible(label: text)
        widget.queueResize()
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(height) : Measure(minimum: 0, natural: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        guard let layout else { return }
        snapshot.text(layout, x: (snapshot.width - layout.width) / 2, baseline: layout.baseline, ink)
    }
}

// SPDX-License-Identifier: Apache-2.0
// A list to choose one from, at the lower edge of the window: title, options, and a way out. It scrolls where there are
// many, and begins with the chosen one in view.

import BarModel
import GtkKit
import PluginProtocol
import ShellCore

final class ChoiceView: WidgetDelegate {
    private static let kind = WidgetKind("Choice", role: .dialog)
    private static let margin = 8
    private static let titleHeight = 44
    private static let maximumWidth = 464

    let widget = DrawnWidget(ChoiceView.kind)
    /// The id of what was chosen; nil: nothing was.
    var onChoice: (String?) -> Void = { _ in }
    private let context: ShellContext
    private let request: ChoiceRequest
    private let scroll = ScrolledWindow()
    let body = ChoiceBody()
    private let cancel: FilledButton
    private var needsReveal = true

    init(_ request: ChoiceRequest, context: ShellContext) {
        self.request = request
        self.context = context
        cancel = FilledButton(context)
        widget.delegate = self
        widget.setAccessible(label: request.title)
        // A press between the options stays here and does not close the list.
        widget.add(ClickGesture())
        body.fill(request, context: context) { [weak self] in self?.onChoice($0) }
        scroll.setChild(body.widget)
        scroll.addClass("lintel-content")
        scroll.followsFocus(true)
        widget.add(scroll)
        cancel.show(context.translate("Cancel"), look: .plain)
        cancel.area.onPress = { [weak self] in self?.onChoice(nil) }
        widget.add(cancel.area.widget)
        widget.add(
            KeyController().onPressed(self) { view, press in
                guard press.modifiers.isEmpty, press.key == KeyPress.up || press.key == KeyPress.down else {
                    return false
                }
                view.body.moveFocus(by: press.key == KeyPress.down ? 1 : -1)
                return true
            })
    }

    func focusSelected() { body.focusSelected() }

    private var buttonHeight: Int { ContentMetrics(context.theme).button }

    func place(width: Int, height: Int) -> (x: Int, y: Int, width: Int, height: Int) {
        let margin = ChoiceView.margin
        let wide = min(ChoiceView.maximumWidth, width - 2 * margin)
        let rest = ChoiceView.titleHeight + buttonHeight + 3 * margin
        let status = Int(context.theme.metrics.statusHeight)
        let tall = min(rest + body.height, height - status - 2 * margin)
        return ((width - wide) / 2, height - margin - tall, wide, max(rest, tall))
    }

    func allocate(width: Int, height: Int) {
        let margin = ChoiceView.margin
        let list = height - ChoiceView.titleHeight - buttonHeight - 3 * margin
        widget.allocate(scroll, x: 0, y: ChoiceView.titleHeight, width: width, height: max(0, list))
        widget.allocate(
            cancel.area.widget, x: 2 * margin, y: height - buttonHeight - 2 * margin, width: width - 4 * margin,
            height: buttonHeight)
        guard needsReveal, list > 0 else { return }
        needsReveal = false
        let top = body.selectedTop - (list - body.rowHeight) / 2
        guard top > 0 else { return }
        // Not while it is being laid out.
        widget.onFrame { [weak self] _ in
            guard let self else { return false }
            scroll.jump(to: Double(top), contentHeight: Double(body.height))
            return false
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        let theme = context.theme
        snapshot.fill(snapshot.bounds, radius: ContentMetrics.groupCorner, theme.palette.surface)
        let title = TextLayout(request.title, theme.type.button, maxWidth: snapshot.width - 32)
        snapshot.text(
            title, x: (snapshot.width - title.width) / 2, baseline: Double(ChoiceView.titleHeight) / 2 + 6,
            theme.palette.text)
        snapshot.child(scroll)
        snapshot.child(cancel.area.widget)
    }
}

/// The options, one below the other.
final class ChoiceBody: WidgetDelegate {
    private static let kind = WidgetKind("ChoiceOptions", role: .radioGroup)

    let widget = DrawnWidget(ChoiceBody.kind)
    private var areas: [PressArea] = []
    private var selected = 0
    private(set) var rowHeight = 48

    init() { widget.delegate = self }

    var height: Int { rowHeight * areas.count }
    var selectedTop: Int { rowHeight * selected }

    func fill(_ request: ChoiceRequest, context: ShellContext, choose: @escaping (String) -> Void) {
        rowHeight = ContentMetrics(context.theme).row
        selected = request.options.firstIndex { $0.id == request.selected } ?? 0
        for option in request.options {
            let isChosen = option.id == request.selected
            let area = PressArea(PressArea.radio)
            area.setName(option.label.isEmpty ? option.id : option.label)
            area.widget.setAccessible(checked: isChosen)
            area.ring = context.theme.palette.accent
            area.onPress = { choose(option.id) }
            area.draw = { [weak area] snapshot in
                ChoiceBody.draw(
                    option.label, isChosen: isChosen, isPressed: area?.isPressed == true, snapshot, context.theme)
            }
            areas.append(area)
            widget.add(area.widget)
        }
    }

    func focusSelected() {
        if areas.indices.contains(selected) { areas[selected].widget.grabFocus() }
    }

    func moveFocus(by step: Int) {
        let current = areas.firstIndex { $0.widget.hasFocus } ?? selected - step
        if areas.indices.contains(current + step) { areas[current + step].widget.grabFocus() }
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(height) : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        for (index, area) in areas.enumerated() {
            widget.allocate(area.widget, x: 0, y: index * rowHeight, width: width, height: rowHeight)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        for area in areas { snapshot.child(area.widget) }
    }

    private static func draw(
        _ label: String, isChosen: Bool, isPressed: Bool, _ snapshot: Snapshot, _ theme: Theme
    ) {
        let palette = theme.palette
        let padding = ContentMetrics.padding
        if isPressed { snapshot.fill(snapshot.bounds, palette.pressed) }
        let line = 1 / Double(snapshot.scaleFactor)
        let isMirrored = theme.isRightToLeft
        func mirrored(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: snapshot.width) : rect }
        snapshot.fill(
            mirrored(Rect(x: padding, y: 0, width: snapshot.width - padding, height: line)), palette.separator)
        let text = TextLayout(label, theme.type.row, maxWidth: snapshot.width - 2 * padding - 28)
        let place = mirrored(Rect(x: padding, y: 0, width: text.width, height: 0))
        snapshot.text(
            text, x: place.x, baseline: snapshot.height / 2 + 6 * theme.type.textScale,
            isChosen ? palette.accent : palette.text)
        guard isChosen else { return }
        let box = mirrored(
            Rect(x: snapshot.width - padding - 20, y: (snapshot.height - 20) / 2, width: 20, height: 20))
        snapshot.cairo(box) { painter in
            painter.translate(x: box.x, y: box.y)
            painter.stroke(RowMarks.check, width: 2.2, palette.accent)
        }
    }
}

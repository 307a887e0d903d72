// SPDX-License-Identifier: Apache-2.0
// One visible row: a drawn widget with its part of the group behind it. It is handed from one row to another as the list
// scrolls; what a person did to a row is kept by the list.

import BarModel
import GtkKit
import PluginProtocol

/// What a row is for assistive technology. A role belongs to a widget's class, so each has its own.
enum RowKind: Hashable, CaseIterable {
    case text, button, toggle, check, group

    init(_ model: RowModel) {
        switch model.control {
        case .toggle: self = .toggle
        case .check: self = .check
        case .stepper, .slider, .textField: self = .group
        case .none, .button, .progress, .choice: self = model.isPressable ? .button : .text
        }
    }

    var widgetKind: WidgetKind {
        switch self {
        case .text: RowKind.texts
        case .button: RowKind.buttons
        case .toggle: RowKind.toggles
        case .check: RowKind.checks
        case .group: RowKind.groups
        }
    }

    static let press = "row.press"
    private static let texts = WidgetKind("ContentText", role: .listItem)
    private static let buttons = WidgetKind("ContentRow", role: .button, actions: [press])
    private static let toggles = WidgetKind("ContentSwitch", role: .switch, actions: [press])
    private static let checks = WidgetKind("ContentCheck", role: .radio, actions: [press])
    private static let groups = WidgetKind("ContentGroup", role: .group)
}

protocol RowOwner: AnyObject {
    /// The row was pressed.
    func pressed(_ row: RowView)
    func changed(_ row: RowView, to value: SettingValue)
    /// The row was swiped, or held down for long, and offers something.
    func offered(_ row: RowView)
}

final class RowView: WidgetDelegate {
    let kind: RowKind
    let widget: DrawnWidget
    let host: ContentHost
    weak var owner: (any RowOwner)?

    /// Which row it shows now.
    var item: ListPlan.Item?
    var section = ""
    private(set) var model: RowModel
    private(set) var isFirst = false
    private(set) var isLast = false
    var frame = ListPlan.Frame(top: 0, height: 0)
    /// Where it is shown; nil: set aside until it is needed.
    var isShown = false

    let press: PressTracker?
    let spinner: Spinner
    var controls: RowControls?
    var texts: RowTexts?
    /// How often it was drawn, for what is measured.
    var drawn = 0
    /// Where the knob of a switch is, 0 off to 1 on.
    var knob = 0.0

    init(_ model: RowModel, _ host: ContentHost) {
        kind = RowKind(model)
        self.model = model
        self.host = host
        widget = DrawnWidget(kind.widgetKind)
        spinner = Spinner(for: widget)
        let isPressable = kind != .text && kind != .group
        press = isPressable ? PressTracker(widget) : nil
        widget.delegate = self
        widget.isFocusable = isPressable
        press?.onChange = { [weak self] in self?.widget.queueDraw() }
        press?.onPress = { [weak self] point in
            guard let self else { return }
            // Whoever was typing has finished with it.
            if point != nil { host.focus(widget) }
            owner?.pressed(self)
        }
        RowSwipe.follow(self)
        widget.add(
            FocusController().onEnter(self) { row in
                if row.press != nil { row.host.reveal(row.widget) }
            })
    }

    /// Shows a row; draws again only if it looks different from what is shown.
    func show(_ model: RowModel, isFirst: Bool, isLast: Bool, animated: Bool) {
        let before = self.model
        let isSame = isShown && before == model && self.isFirst == isFirst && self.isLast == isLast
        self.model = model
        self.isFirst = isFirst
        self.isLast = isLast
        guard !isSame else { return }
        let isOtherRow = before.id != model.id || !isShown
        texts = nil
        updateControls()
        updateAccessible()
        if case .toggle(let on) = model.control { moveKnob(to: on ? 1 : 0, animated: animated && !isOtherRow) }
        spinner.spin(model.isBusy || model.control == .progress(nil))
        press?.isEnabled = model.isPressable
        widget.queueDraw()
    }

    func restyle() {
        texts = nil
        controls?.restyle()
        widget.queueAllocate()
        widget.queueDraw()
    }

    private func updateAccessible() {
        widget.setAccessible(label: model.name)
        switch model.control {
        case .toggle(let on), .check(let on): widget.setAccessible(checked: on)
        default: break
        }
        if kind != .text { widget.setAccessible(busy: model.isBusy) }
        if kind == .button { widget.setAction(RowKind.press, enabled: model.isPressable) }
    }

    private func moveKnob(to end: Double, animated: Bool) {
        guard animated, !host.theme.reducedMotion, widget.isMapped, knob != end else {
            knob = end
            return
        }
        let start = knob
        var began: Int64?
        widget.onFrame { [weak self] time in
            guard let self, case .toggle(let on) = model.control, (on ? 1 : 0) == end else { return false }
            let first = began ?? time
            began = first
            let progress = min(1, Double(time - first) / 150_000)
            knob = start + (end - start) * progress * (2 - progress)
            widget.queueDraw()
            return progress < 1
        }
    }

    // MARK: WidgetDelegate

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(frame.height) : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        if let known = texts, known.width != Double(width) || known.height != Double(height) { texts = nil }
        controls?.allocate(in: self, width: width, height: height)
    }

    func perform(action: String) { owner?.pressed(self) }

    func directionChanged() {
        texts = nil
        widget.queueAllocate()
    }

    var currentTexts: RowTexts {
        let width = Double(widget.width)
        let height = Double(widget.height)
        if let texts, texts.width == width, texts.height == height { return texts }
        let made = RowTexts(model, width: width, height: height, type: host.type, metrics: host.metrics)
        texts = made
        return made
    }
}

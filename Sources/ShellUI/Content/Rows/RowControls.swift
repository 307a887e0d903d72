// SPDX-License-Identifier: Apache-2.0
// What in a row has a life of its own: the two buttons of a stepper, a slider, a field to type in. Made when a row needs
// it and kept with the row's widget for the next one that does.

import BarModel
import GtkKit
import PluginProtocol

final class RowControls {
    private var stepper: StepperControl?
    private var slider: Slider?
    private var field: Entry?
    private var removal: PressArea?
    private unowned let row: RowView
    /// Set while a value is put in, so that it is not taken for the person's.
    private var isSetting = false

    init(_ row: RowView) {
        self.row = row
    }

    /// Makes what the row's model asks for, and puts the model's value into it.
    func update() {
        isSetting = true
        defer { isSetting = false }
        var shown: (stepper: Bool, slider: Bool, field: Bool) = (false, false, false)
        switch row.model.control {
        case .stepper(let amount):
            show(amount)
            shown.stepper = true
        case .slider(let amount):
            slide(amount)
            shown.slider = true
        case .textField(let text, let placeholder):
            type(text, placeholder: placeholder)
            shown.field = true
        default: break
        }
        showRemoval()
        // Only what is not needed is hidden: what is hidden loses the focus.
        if !shown.stepper { stepper?.isVisible = false }
        if !shown.slider { slider?.isVisible = false }
        if !shown.field { field?.isVisible = false }
    }

    var targets: [Widget] {
        let parts = (stepper?.isVisible == true ? stepper?.targets ?? [] : []) + [slider, field].compactMap { $0 }
        return (parts + [removal?.widget].compactMap { $0 }).filter(\.isVisible)
    }

    var typedText: String? { field?.isVisible == true ? field?.text : nil }

    /// Puts a text into the field as typing does.
    func type(_ text: String) { field?.text = text }

    func restyle() {
        stepper?.restyle()
        removal?.ring = row.host.palette.accent
    }

    /// The sign of a row that can be taken away, with room for a finger around it.
    private func showRemoval() {
        guard let facts = row.model.removal else {
            removal?.widget.isVisible = false
            return
        }
        let area = removal ?? PressArea(PressArea.button)
        if removal == nil {
            removal = area
            row.widget.add(area.widget)
            area.onPress = { [unowned row] in
                if let facts = row.model.removal { row.host.activate(facts.id) }
            }
            area.draw = { [unowned row, weak area] snapshot in
                if let area { RowControls.drawRemoval(snapshot, area, row.host) }
            }
        }
        area.widget.isVisible = true
        area.ring = row.host.palette.accent
        area.setName(facts.label)
    }

    private static func drawRemoval(_ snapshot: Snapshot, _ area: PressArea, _ host: ContentHost) {
        let palette = host.palette
        let size = RowLayout.removal
        let reach = removalReach
        let x = area.widget.isRightToLeft ? snapshot.width - reach - size : reach
        let disc = Rect(x: x, y: (snapshot.height - size) / 2, width: size, height: size)
        snapshot.fill(disc, radius: size / 2, area.isPressed ? palette.destructive.faded(0.7) : palette.destructive)
        let line = Rect(x: disc.x + 6, y: disc.midY - 1, width: size - 12, height: 2)
        snapshot.fill(line, radius: 1, palette.onDestructive)
    }

    /// From the edge of the area to the disc.
    private static let removalReach = ContentMetrics.padding

    private func allocateRemoval(in row: RowView, width: Int, height: Int) {
        guard let removal, removal.widget.isVisible, let disc = row.currentTexts.layout.removal else { return }
        let wide = max(row.host.metrics.touch, Int(RowControls.removalReach + disc.width + 8))
        row.widget.allocate(
            removal.widget, x: row.widget.isRightToLeft ? width - wide : 0, y: 0, width: wide, height: height)
    }

    func allocate(in row: RowView, width: Int, height: Int) {
        allocateRemoval(in: row, width: width, height: height)
        guard let box = row.currentTexts.layout.control else { return }
        let place = row.widget.isRightToLeft ? box.mirrored(in: Double(width)) : box
        let x = Int(place.x.rounded())
        let wide = Int(place.width.rounded())
        if let stepper, stepper.isVisible {
            stepper.allocate(in: row.widget, x: x, width: wide, height: height)
        }
        for control in [slider, field] as [Widget?] where control?.isVisible == true {
            guard let control else { continue }
            let tall = min(height, max(row.host.metrics.touch, control.measured(.vertical).minimum))
            row.widget.allocate(control, x: x, y: (height - tall) / 2, width: wide, height: tall)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        if let stepper, stepper.isVisible { stepper.snapshot(snapshot) }
        if let slider, slider.isVisible { snapshot.child(slider) }
        if let field, field.isVisible { snapshot.child(field) }
        if let removal, removal.widget.isVisible { snapshot.child(removal.widget) }
    }

    // MARK: One kind each

    private func show(_ amount: Amount) {
        let control =
            stepper
            ?? StepperControl(row.host, in: row.widget) { [unowned row] steps in
                guard case .stepper(let amount) = row.model.control else { return }
                let next = amount.stepped(by: steps)
                if next != amount.value { row.owner?.changed(row, to: .number(next)) }
            }
        stepper = control
        control.isVisible = true
        control.update(amount, title: row.model.title)
    }

    private func slide(_ amount: Amount) {
        let control = slider ?? Slider(from: amount.minimum, to: amount.maximum, step: amount.step)
        if slider == nil {
            slider = control
            control.addClass("lintel-slider")
            row.widget.add(control)
            control.onChange(self) { controls in
                guard !controls.isSetting, let slider = controls.slider else { return }
                controls.row.owner?.changed(controls.row, to: .number(slider.value))
            }
            control.add(FocusController().onEnter(self) { $0.row.host.reveal($0.row.widget) })
        }
        control.isVisible = true
        control.setRange(from: amount.minimum, to: amount.maximum, step: amount.step)
        control.set(amount.value)
        control.setAccessible(label: row.model.title.isEmpty ? row.model.name : row.model.title)
    }

    private func type(_ text: String, placeholder: String) {
        let control = field ?? Entry()
        if field == nil {
            field = control
            control.addClass("lintel-field")
            row.widget.add(control)
            control.onChange(self) { controls in
                guard !controls.isSetting, let field = controls.field else { return }
                controls.align(field)
                controls.row.owner?.changed(controls.row, to: .text(field.text))
            }
            control.add(FocusController().onEnter(self) { $0.row.host.reveal($0.row.widget) })
        }
        control.isVisible = true
        control.placeholder = placeholder
        if control.text != text { control.text = text }
        align(control)
        control.setAccessible(label: row.model.title.isEmpty ? placeholder : row.model.title)
    }

    /// After a title the text stands at the row's trailing end, alone at its leading one. GTK counts the share from the side
    /// where the text itself begins.
    private func align(_ field: Entry) {
        let isMirrored = row.widget.isRightToLeft
        let isRight = row.model.title.isEmpty == isMirrored
        let text = field.text
        let beginsRight = text.isEmpty ? isMirrored : TextSide.isRightToLeft(text)
        field.alignment = isRight == beginsRight ? 0 : 1
    }
}

extension RowView {
    var targets: [ContentTarget] {
        let own: [Widget] = press != nil && model.isPressable ? [widget] : []
        return (own + (controls?.targets ?? [])).map { ContentTarget(id: model.id, widget: $0) }
    }

    func updateControls() {
        let isControlled =
            switch model.control {
            case .stepper, .slider, .textField: true
            default: false
            }
        guard isControlled || model.removal != nil || controls != nil else { return }
        let controls = controls ?? RowControls(self)
        self.controls = controls
        controls.update()
        widget.queueAllocate()
    }
}

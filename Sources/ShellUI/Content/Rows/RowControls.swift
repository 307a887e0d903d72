// SPDX-License-Identifier: Apache-2.0
// What in a row has a life of its own: the two buttons of a stepper, a slider, a field to type in. Made when a row needs
// it and kept with the row's widget for the next one that does.

import BarModel
import GtkKit

final class RowControls {
    private var stepper: StepperControl?
    private var slider: Slider?
    private var field: Entry?
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
        // Only what is not needed is hidden: what is hidden loses the focus.
        if !shown.stepper { stepper?.isVisible = false }
        if !shown.slider { slider?.isVisible = false }
        if !shown.field { field?.isVisible = false }
    }

    var typedText: String? { field?.isVisible == true ? field?.text : nil }

    /// Puts a text into the field as typing does.
    func type(_ text: String) { field?.text = text }

    func restyle() { stepper?.restyle() }

    func allocate(in row: RowView, width: Int, height: Int) {
        guard let box = row.currentTexts.layout.control else { return }
        let place = row.widget.isRightToLeft ? box.mirrored(in: Double(width)) : box
        let x = Int(place.x.rounded())
        let wide = Int(place.width.rounded())
        if let stepper, stepper.isVisible {
            stepper.allocate(in: row.widget, x: x, width: wide, height: height)
        }
        for control in [slider, field] as [Widget?] where control?.isVisible == true {
            guard let control else { continue }
            let tall = min(height, max(ContentMetrics(scale: 1).button, control.measured(.vertical).minimum))
            row.widget.allocate(control, x: x, y: (height - tall) / 2, width: wide, height: tall)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        if let stepper, stepper.isVisible { stepper.snapshot(snapshot) }
        if let slider, slider.isVisible { snapshot.child(slider) }
        if let field, field.isVisible { snapshot.child(field) }
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
                controls.row.owner?.changed(controls.row, to: .text(field.text))
            }
            control.add(FocusController().onEnter(self) { $0.row.host.reveal($0.row.widget) })
        }
        control.isVisible = true
        control.placeholder = placeholder
        control.alignment = row.model.title.isEmpty ? 0 : 1
        if control.text != text { control.text = text }
        control.setAccessible(label: row.model.title.isEmpty ? placeholder : row.model.title)
    }
}

extension RowView {
    func updateControls() {
        switch model.control {
        case .stepper, .slider, .textField:
            let controls = controls ?? RowControls(self)
            self.controls = controls
            controls.update()
            widget.queueAllocate()
        default: break
        }
    }
}

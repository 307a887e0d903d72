// SPDX-License-Identifier: Apache-2.0
// What a person does to a row: shown at once, sent to the plugin, and kept until the plugin says otherwise.

import BarModel
import PluginProtocol

extension ListNode: RowOwner {
    func pressed(_ row: RowView) {
        let model = row.model
        guard model.isPressable else { return }
        switch model.control {
        case .toggle(let on): changed(row, to: .bool(!on))
        case .choice(let options, let selected):
            host.shell.choose(
                ChoiceRequest(
                    title: model.title, options: options.map { .init(id: $0.id, label: $0.label) }, selected: selected
                ) { [weak self, weak row] id in
                    guard let self, let row, row.model.id == model.id, id != selected else { return }
                    changed(row, to: .text(id))
                })
        case .none, .check, .button, .progress, .stepper, .slider, .textField: host.activate(model.id)
        }
    }

    func changed(_ row: RowView, to value: SettingValue) {
        guard let item = row.item, let given = given(item) else { return }
        local.set(value, for: given)
        host.change(given.id, value)
        if let model = model(item) {
            row.show(model, isFirst: row.isFirst, isLast: row.isLast, animated: true)
        }
    }

    func offered(_ row: RowView) {
        let model = row.model
        guard !model.swipes.isEmpty, model.isKnown else { return }
        row.press?.cancel()
        host.shell.choose(
            ChoiceRequest(
                title: model.title, options: model.swipes.map { .init(id: $0.id, label: $0.label) }, selected: ""
            ) { [weak self] action in self?.host.swipe(model.id, action: action) })
    }

    /// The row as the plugin gave it.
    private func given(_ item: ListPlan.Item) -> RowModel? {
        guard case .row(let section, let index) = item, list.sections.indices.contains(section),
            let row = list.sections[section].row(at: index)
        else { return nil }
        return RowModel(row, busy: false)
    }
}

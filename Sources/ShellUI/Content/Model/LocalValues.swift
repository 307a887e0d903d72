// SPDX-License-Identifier: Apache-2.0
// Values a person has changed and the plugin has not given back yet. Between a touch and the plugin's answer the old value
// may arrive once more with an update about something else; for that moment the person's value stands.

import BarModel
import GioKit
import PluginProtocol

final class LocalValues {
    private struct Entry {
        var value: SettingValue
        /// What the plugin had given when the person changed it.
        var given: RowModel.Control
    }

    private var entries: [String: Entry] = [:]
    private var settling: LoopSource?
    private var updateCame = false
    /// The plugin's values count again.
    var onSettle: () -> Void = {}

    /// Milliseconds in which an update is taken for one from before the change.
    static let settleTime = 300

    func set(_ value: SettingValue, for row: RowModel) {
        entries[row.id] = Entry(value: value, given: row.control)
        updateCame = false
        settling = MainLoop.after(milliseconds: LocalValues.settleTime) { [weak self] in self?.settle() }
    }

    /// The plugin has sent another list.
    func contentChanged() {
        if settling == nil { forget() } else { updateCame = true }
    }

    private func settle() {
        settling = nil
        guard updateCame else { return }
        forget()
        onSettle()
    }

    /// What is typed stays: only another text of the plugin's replaces it.
    private func forget() {
        entries = entries.filter { if case .textField = $0.value.given { true } else { false } }
    }

    func applied(to row: RowModel) -> RowModel {
        guard var entry = entries[row.id] else { return row }
        // What was typed before a restart stands over whatever text the row comes back with.
        if restored.remove(row.id) != nil {
            entry.given = row.control
            entries[row.id] = entry
        }
        // The plugin has given another value since.
        guard entry.given == row.control else {
            entries[row.id] = nil
            return row
        }
        var row = row
        switch (row.control, entry.value) {
        case (.toggle, .bool(let on)): row.control = .toggle(on: on)
        case (.stepper(let amount), .number(let value)):
            let next = Amount(value: value, minimum: amount.minimum, maximum: amount.maximum, step: amount.step)
            if row.value == amount.text { row.value = next.text }
            row.control = .stepper(next)
        case (.slider(let amount), .number(let value)):
            row.control = .slider(
                Amount(value: value, minimum: amount.minimum, maximum: amount.maximum, step: amount.step))
        case (.textField(_, let placeholder), .text(let text)):
            row.control = .textField(text: text, placeholder: placeholder)
        case (.choice(let options, let selected), .text(let id)):
            if row.value == options.first(where: { $0.id == selected })?.label {
                row.value = options.first { $0.id == id }?.label
            }
            row.control = .choice(options: options, selected: id)
        default: break
        }
        return row
    }

    // MARK: Typed text across a restart

    private var restored: Set<String> = []

    /// What is typed, by row.
    var texts: [String: String] {
        entries.compactMapValues {
            if case .text(let text) = $0.value, case .textField = $0.given { text } else { nil }
        }
    }

    func restore(_ texts: [String: String]) {
        for (id, text) in texts {
            entries[id] = Entry(value: .text(text), given: .textField(text: "", placeholder: ""))
            restored.insert(id)
        }
    }
}

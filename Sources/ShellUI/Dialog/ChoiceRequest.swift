// SPDX-License-Identifier: Apache-2.0

/// One of several to be chosen by a person.
package struct ChoiceRequest {
    package struct Option: Equatable {
        package var id: String
        package var label: String

        package init(id: String, label: String) {
            self.id = id
            self.label = label
        }
    }

    package var title: String
    package var options: [Option]
    package var selected: String
    /// Called with the id of what was chosen; not called if nothing was.
    package var answer: (String) -> Void

    package init(title: String, options: [Option], selected: String, answer: @escaping (String) -> Void) {
        self.title = title
        self.options = options
        self.selected = selected
        self.answer = answer
    }
}

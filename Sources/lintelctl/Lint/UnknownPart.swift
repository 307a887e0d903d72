// SPDX-License-Identifier: Apache-2.0

import BarModel

/// A part of a message that nobody reads: a field, or the value that says what kind of thing it is.
struct UnknownPart: Equatable, Sendable {
    /// JSON pointer of the field.
    var pointer: String
    /// The field's name, or the value that is not known.
    var name: String
    /// The values there are, where it is one of them that is not known.
    var known: [String]?

    func message(in method: String) -> String {
        known == nil
            ? "\(method) has no field \(name); it is ignored."
            : "\"\(name)\" is not known; an empty place stands for it."
    }

    func hint(in method: String) -> String {
        guard let known else { return "See the schema \(method).json for the fields there are." }
        if let near = nearest(to: name, in: known) { return "Did you mean \"\(near)\"?" }
        return "Known are \(known.joined(separator: ", "))."
    }
}

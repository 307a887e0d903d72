// SPDX-License-Identifier: Apache-2.0

import Toml

/// Why a value was not taken.
package enum ValueFault: Equatable, Sendable {
    /// `plainly` is a text, number or truth value as it may have been meant, for a hint: `yes` for `true`.
    case wrongKind(wanted: Expectation, found: TomlKind, plainly: String? = nil)
    case outOfRange(wanted: Expectation, found: String)
    case notFinite
    case notAChoice(wanted: Expectation, found: String, nearest: String?)
    case malformed(wanted: Expectation, found: String)
    case twice(String)
}

/// A value that was not taken, and the part of it that is to blame.
package struct MisreadValue: Error, Equatable, Sendable {
    package var fault: ValueFault
    package var position: TomlPosition
    /// The other items of a list that were not taken.
    package var others: [MisreadValue] = []

    package init(_ fault: ValueFault, at value: TomlValue) {
        self.fault = fault
        position = value.start
    }
}

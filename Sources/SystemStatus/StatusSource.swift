// SPDX-License-Identifier: Apache-2.0

import BarModel

/// One service of the system, reduced to a value.
///
/// Laws: the value is never stale (a service that has gone or does not answer is told as such); `onChange` is called
/// after the value has changed and only then; nothing ever waits.
@MainActor
package protocol StatusSource<Value>: AnyObject {
    associatedtype Value: Equatable & Sendable

    var value: Value { get }
    var onChange: (@MainActor () -> Void)? { get set }

    /// Asks the service whether what it said last still holds.
    ///
    /// - Returns: False where there is nothing to ask, or nothing to lose.
    func check() -> Bool
}

extension StatusSource {
    package func check() -> Bool { false }
}

/// A source whose value is set by hand: for tests, and for items that are not installed.
@MainActor
package final class FakeSource<Value: Equatable & Sendable>: StatusSource {
    package private(set) var value: Value
    package var onChange: (@MainActor () -> Void)?

    package init(_ value: Value) {
        self.value = value
    }

    package func set(_ value: Value) {
        guard value != self.value else { return }
        self.value = value
        onChange?()
    }
}

// SPDX-License-Identifier: Apache-2.0

import GioKit

/// What a service says of one property. A value that is missing, one of another type or out of range, and a proper one
/// are three facts: only the last says how things are.
enum Told<Value: Equatable>: Equatable {
    case missing
    case improper
    case proper(Value)

    init(_ variant: Variant?, _ read: (Variant) -> Value?) {
        guard let variant else {
            self = .missing
            return
        }
        self = read(variant).map { .proper($0) } ?? .improper
    }

    var value: Value? {
        guard case .proper(let value) = self else { return nil }
        return value
    }
}

extension [String: Variant] {
    func flag(_ name: String) -> Told<Bool> { Told(self[name], \.bool) }

    func number(_ name: String, in range: ClosedRange<Int>) -> Told<Int> {
        Told(self[name]) { $0.int.flatMap { range.contains($0) ? $0 : nil } }
    }

    /// Not below zero.
    func amount(_ name: String) -> Double? { self[name]?.double.flatMap { $0 >= 0 ? $0 : nil } }
}

extension Variant {
    /// A share; more than the whole is the whole, and less than nothing is not told.
    var percent: Int? { int.flatMap { $0 < 0 ? nil : Swift.min(100, $0) } }
}

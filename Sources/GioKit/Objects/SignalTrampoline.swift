// SPDX-License-Identifier: Apache-2.0

// The C side of each handler shape. Addresses cross into the main actor as integers.

import CGio

enum SignalTrampoline {
    typealias Pointer = UnsafeMutableRawPointer?

    static let plain: @convention(c) @Sendable (Pointer, Pointer) -> Void = { _, data in
        _ = enterClosureBox(data, Signal.Plain.self) { $0() }
    }

    static let asked: @convention(c) @Sendable (Pointer, Pointer) -> gboolean = { _, data in
        truth(enterClosureBox(data, Signal.Asked.self) { $0() })
    }

    static let onePointer: @convention(c) @Sendable (Pointer, Pointer, Pointer) -> Void = { _, value, data in
        let address = UInt(bitPattern: value)
        _ = enterClosureBox(data, Signal.OnePointer.self) { $0(UnsafeMutableRawPointer(bitPattern: address)) }
    }

    static let onePointerAsked: @convention(c) @Sendable (Pointer, Pointer, Pointer) -> gboolean = { _, value, data in
        let address = UInt(bitPattern: value)
        return truth(
            enterClosureBox(data, Signal.OnePointerAsked.self) { $0(UnsafeMutableRawPointer(bitPattern: address)) })
    }

    static let click: @convention(c) @Sendable (Pointer, gint, Double, Double, Pointer) -> Void = {
        _, count, x, y, data in
        _ = enterClosureBox(data, Signal.Click.self) { $0(Int(count), x, y) }
    }

    static let key: @convention(c) @Sendable (Pointer, guint, guint, guint, Pointer) -> gboolean = {
        _, key, code, modifiers, data in
        truth(enterClosureBox(data, Signal.Key.self) { $0(key, code, modifiers) })
    }

    static let keyUp: @convention(c) @Sendable (Pointer, guint, guint, guint, Pointer) -> Void = {
        _, key, code, modifiers, data in
        _ = enterClosureBox(data, Signal.KeyUp.self) { $0(key, code, modifiers) }
    }

    static let point: @convention(c) @Sendable (Pointer, Double, Double, Pointer) -> Void = { _, x, y, data in
        _ = enterClosureBox(data, Signal.Point.self) { $0(x, y) }
    }

    static let pointAsked: @convention(c) @Sendable (Pointer, Double, Double, Pointer) -> gboolean = { _, x, y, data in
        truth(enterClosureBox(data, Signal.PointAsked.self) { $0(x, y) })
    }

    static let flag: @convention(c) @Sendable (Pointer, gboolean, Pointer) -> gboolean = { _, value, data in
        truth(enterClosureBox(data, Signal.Flag.self) { $0(value != 0) })
    }

    static let twoPointers: @convention(c) @Sendable (Pointer, Pointer, Pointer, Pointer) -> Void = {
        _, first, second, data in
        let firstAddress = UInt(bitPattern: first)
        let secondAddress = UInt(bitPattern: second)
        _ = enterClosureBox(data, Signal.TwoPointers.self) {
            $0(UnsafeMutableRawPointer(bitPattern: firstAddress), UnsafeMutableRawPointer(bitPattern: secondAddress))
        }
    }

    static let flagPointer: @convention(c) @Sendable (Pointer, gboolean, Pointer, Pointer) -> Void = {
        _, flag, value, data in
        let address = UInt(bitPattern: value)
        _ = enterClosureBox(data, Signal.FlagPointer.self) {
            $0(flag != 0, UnsafeMutableRawPointer(bitPattern: address))
        }
    }

    static let change: @convention(c) @Sendable (Pointer, Pointer, Pointer, gint, Pointer) -> Void = {
        _, first, second, kind, data in
        let firstAddress = UInt(bitPattern: first)
        let secondAddress = UInt(bitPattern: second)
        _ = enterClosureBox(data, Signal.Change.self) {
            $0(
                UnsafeMutableRawPointer(bitPattern: firstAddress), UnsafeMutableRawPointer(bitPattern: secondAddress),
                Int(kind))
        }
    }

    private static func truth(_ answer: Bool?) -> gboolean { answer == true ? 1 : 0 }
}

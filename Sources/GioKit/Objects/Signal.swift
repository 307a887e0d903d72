// SPDX-License-Identifier: Apache-2.0

// The one way to connect a signal. The target is held weakly, so that a handler never keeps its own emitter alive; the
// handler does nothing once the target is gone. Bodies get the target as their first argument: capture nothing else
// that owns the emitter.

import CGio

@MainActor
package enum Signal {
    typealias Plain = @MainActor () -> Void
    typealias Asked = @MainActor () -> Bool
    typealias OnePointer = @MainActor (UnsafeMutableRawPointer?) -> Void
    typealias OnePointerAsked = @MainActor (UnsafeMutableRawPointer?) -> Bool
    typealias Click = @MainActor (Int, Double, Double) -> Void
    typealias Key = @MainActor (UInt32, UInt32, UInt32) -> Bool
    typealias KeyUp = @MainActor (UInt32, UInt32, UInt32) -> Void
    typealias Point = @MainActor (Double, Double) -> Void
    typealias PointAsked = @MainActor (Double, Double) -> Bool
    typealias Flag = @MainActor (Bool) -> Bool
    typealias TwoPointers = @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    typealias FlagPointer = @MainActor (Bool, UnsafeMutableRawPointer?) -> Void
    typealias Change = @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int) -> Void

    /// A signal without arguments: `clicked`, `toggled`, `changed`, `map`.
    @discardableResult
    package static func connect<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target, _ body: @escaping @MainActor (Target) -> Void
    ) -> SignalToken {
        let plain: Plain = { [weak target] in if let target { body(target) } }
        return attach(emitter, signal, SignalShape(), plain, SignalTrampoline.plain)
    }

    /// A signal without arguments that is answered; true stops GLib from going on: `close-request`.
    @discardableResult
    package static func connectAsked<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target, _ body: @escaping @MainActor (Target) -> Bool
    ) -> SignalToken {
        let asked: Asked = { [weak target] in target.map(body) ?? false }
        return attach(emitter, signal, SignalShape(result: .boolean), asked, SignalTrampoline.asked)
    }

    /// The change of one property, by its name without `notify::`.
    @discardableResult
    package static func connectNotify<Target: AnyObject>(
        _ emitter: some GPointer, _ property: String, to target: Target, _ body: @escaping @MainActor (Target) -> Void
    ) -> SignalToken {
        connectPointer(emitter, "notify::\(property)", to: target) { target, _ in body(target) }
    }

    /// A signal with one object, boxed value or string, which lives for the length of the call only.
    @discardableResult
    package static func connectPointer<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, UnsafeMutableRawPointer?) -> Void
    ) -> SignalToken {
        let one: OnePointer = { [weak target] pointer in if let target { body(target, pointer) } }
        return attach(emitter, signal, SignalShape(arguments: [.pointer]), one, SignalTrampoline.onePointer)
    }

    /// The same, answered: `activate-link`.
    @discardableResult
    package static func connectPointerAsked<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, UnsafeMutableRawPointer?) -> Bool
    ) -> SignalToken {
        let one: OnePointerAsked = { [weak target] pointer in target.map { body($0, pointer) } ?? false }
        let shape = SignalShape(arguments: [.pointer], result: .boolean)
        return attach(emitter, signal, shape, one, SignalTrampoline.onePointerAsked)
    }

    /// Presses: the count and the point, in the widget's own coordinates.
    @discardableResult
    package static func connectClick<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, _ count: Int, _ x: Double, _ y: Double) -> Void
    ) -> SignalToken {
        let click: Click = { [weak target] count, x, y in if let target { body(target, count, x, y) } }
        let shape = SignalShape(arguments: [.int, .double, .double])
        return attach(emitter, signal, shape, click, SignalTrampoline.click)
    }

    /// `key-pressed`: key value, hardware code and modifiers; true when the key is used up.
    @discardableResult
    package static func connectKey<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String = "key-pressed", to target: Target,
        _ body: @escaping @MainActor (Target, _ key: UInt32, _ code: UInt32, _ modifiers: UInt32) -> Bool
    ) -> SignalToken {
        let key: Key = { [weak target] key, code, modifiers in target.map { body($0, key, code, modifiers) } ?? false }
        let shape = SignalShape(arguments: [.uint, .uint, .uint], result: .boolean)
        return attach(emitter, signal, shape, key, SignalTrampoline.key)
    }

    /// Three unsigned numbers without an answer: `key-released`, `items-changed`.
    @discardableResult
    package static func connectKeyUp<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String = "key-released", to target: Target,
        _ body: @escaping @MainActor (Target, UInt32, UInt32, UInt32) -> Void
    ) -> SignalToken {
        let key: KeyUp = { [weak target] first, second, third in if let target { body(target, first, second, third) } }
        let shape = SignalShape(arguments: [.uint, .uint, .uint])
        return attach(emitter, signal, shape, key, SignalTrampoline.keyUp)
    }

    /// Two lengths: `drag-begin`, `drag-update`, `motion`, `swipe`.
    @discardableResult
    package static func connectPoint<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, Double, Double) -> Void
    ) -> SignalToken {
        let point: Point = { [weak target] x, y in if let target { body(target, x, y) } }
        return attach(emitter, signal, SignalShape(arguments: [.double, .double]), point, SignalTrampoline.point)
    }

    /// Two lengths, answered: `scroll`.
    @discardableResult
    package static func connectPointAsked<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, Double, Double) -> Bool
    ) -> SignalToken {
        let point: PointAsked = { [weak target] x, y in target.map { body($0, x, y) } ?? false }
        let shape = SignalShape(arguments: [.double, .double], result: .boolean)
        return attach(emitter, signal, shape, point, SignalTrampoline.pointAsked)
    }

    /// One truth value, answered: `state-set` of a switch.
    @discardableResult
    package static func connectFlag<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, Bool) -> Bool
    ) -> SignalToken {
        let flag: Flag = { [weak target] value in target.map { body($0, value) } ?? false }
        let shape = SignalShape(arguments: [.boolean], result: .boolean)
        return attach(emitter, signal, shape, flag, SignalTrampoline.flag)
    }

    /// Two objects or boxed values: a style sheet's `parsing-error`.
    @discardableResult
    package static func connectTwoPointers<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    ) -> SignalToken {
        let two: TwoPointers = { [weak target] first, second in if let target { body(target, first, second) } }
        let shape = SignalShape(arguments: [.pointer, .pointer])
        return attach(emitter, signal, shape, two, SignalTrampoline.twoPointers)
    }

    /// A truth value and an object or error: a connection's `closed`.
    @discardableResult
    package static func connectFlagPointer<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, Bool, UnsafeMutableRawPointer?) -> Void
    ) -> SignalToken {
        let both: FlagPointer = { [weak target] flag, pointer in if let target { body(target, flag, pointer) } }
        let shape = SignalShape(arguments: [.boolean, .pointer])
        return attach(emitter, signal, shape, both, SignalTrampoline.flagPointer)
    }

    /// Two objects and an enumeration: a file monitor's `changed`.
    @discardableResult
    package static func connectChange<Target: AnyObject>(
        _ emitter: some GPointer, _ signal: String, to target: Target,
        _ body: @escaping @MainActor (Target, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int) -> Void
    ) -> SignalToken {
        let change: Change = { [weak target] first, second, kind in if let target { body(target, first, second, kind) }
        }
        let shape = SignalShape(arguments: [.pointer, .pointer, .int])
        return attach(emitter, signal, shape, change, SignalTrampoline.change)
    }

    /// The only call of `g_signal_connect_data` there is.
    private static func attach<Body, Trampoline>(
        _ emitter: some GPointer, _ signal: String, _ shape: SignalShape, _ body: Body, _ trampoline: Trampoline
    ) -> SignalToken {
        guard SignalShape(of: signal, on: emitter.raw) == shape else {
            let type = g_type_name(cgio_type_of(emitter.raw)).map { String(cString: $0) } ?? "?"
            cgio_critical("signal \(signal) of \(type) does not exist or has other arguments")
            return SignalToken(emitter: emitter.raw, handler: 0, box: nil)
        }
        let box = ClosureBox(body)
        let handler = g_signal_connect_data(
            emitter.raw, signal, unsafeBitCast(trampoline, to: GCallback.self), box.retained(),
            closureBoxReleaseOfClosure, GConnectFlags(rawValue: 0))
        return SignalToken(emitter: emitter.raw, handler: handler, box: box)
    }
}

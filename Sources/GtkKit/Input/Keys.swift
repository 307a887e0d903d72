// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let shift = KeyModifiers(rawValue: 1 << 0)
    package static let control = KeyModifiers(rawValue: 1 << 2)
    package static let alt = KeyModifiers(rawValue: 1 << 3)
    package static let superKey = KeyModifiers(rawValue: 1 << 26)

    static let known: KeyModifiers = [.shift, .control, .alt, .superKey]
}

/// A key press: the symbol, and the modifiers that matter.
package struct KeyPress: Hashable, Sendable {
    package var key: UInt32
    package var modifiers: KeyModifiers

    package init(_ key: UInt32, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// A chord as people write it, `Ctrl+Alt+K` or `<Control><Alt>k`; nil if it names no key.
    package init?(chord: String) {
        var key: UInt32 = 0
        var state = GdkModifierType(rawValue: 0)
        var text = ""
        if chord.contains("<") {
            text = chord
        } else {
            let parts = chord.split(separator: "+", omittingEmptySubsequences: true)
            for part in parts.dropLast() { text += "<\(part)>" }
            text += parts.last.map(String.init) ?? ""
        }
        guard gtk_accelerator_parse(text, &key, &state) != 0, key != 0 else { return nil }
        self.init(gdk_keyval_to_lower(key), KeyModifiers(rawValue: UInt32(state.rawValue)).intersection(.known))
    }

    /// What opens GTK's inspector in any window: Ctrl+Shift+I and Ctrl+Shift+D.
    package static let inspector = [UInt32(0x69), UInt32(0x64)].map { KeyPress($0, [.control, .shift]) }

    package static let escape: UInt32 = 0xFF1B
    package static let enter: UInt32 = 0xFF0D
    package static let keypadEnter: UInt32 = 0xFF8D
    package static let space: UInt32 = 0x20
    package static let tab: UInt32 = 0xFF09
    package static let left: UInt32 = 0xFF51
    package static let up: UInt32 = 0xFF52
    package static let right: UInt32 = 0xFF53
    package static let down: UInt32 = 0xFF54
    package static let pageUp: UInt32 = 0xFF55
    package static let pageDown: UInt32 = 0xFF56
    package static let end: UInt32 = 0xFF57
    package static let home: UInt32 = 0xFF50
    package static let f6: UInt32 = 0xFFC3
    package static let f11: UInt32 = 0xFFC8
    package static let f12: UInt32 = 0xFFC9
    package static let back: UInt32 = 0x1008_FF26
    package static let digit0: UInt32 = 0x30
}

package final class KeyController: Controller {
    package init() {
        super.init(gtk_event_controller_key_new())
    }

    /// - Parameter body: Answers true when the key is used up.
    @discardableResult
    package func onPressed<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, KeyPress) -> Bool
    ) -> Self {
        Signal.connectKey(reference.pointer, to: target) { target, key, _, modifiers in
            body(target, KeyPress(gdk_keyval_to_lower(key), KeyModifiers(rawValue: modifiers).intersection(.known)))
        }
        return self
    }
}

/// The focus entering and leaving a widget or anything in it.
package final class FocusController: Controller {
    package init() {
        super.init(gtk_event_controller_focus_new())
    }

    @discardableResult
    package func onEnter<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) -> Self {
        Signal.connect(reference.pointer, "enter", to: target, body)
        return self
    }

    @discardableResult
    package func onLeave<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) -> Self {
        Signal.connect(reference.pointer, "leave", to: target, body)
        return self
    }
}

/// The pointer moving over a widget.
package final class MotionController: Controller {
    package init() {
        super.init(gtk_event_controller_motion_new())
    }

    @discardableResult
    package func onMove<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, Point) -> Void
    ) -> Self {
        Signal.connectPoint(reference.pointer, "motion", to: target) { body($0, Point(x: $1, y: $2)) }
        return self
    }

    @discardableResult
    package func onLeave<Target: AnyObject>(_ target: Target, _ body: @escaping @MainActor (Target) -> Void) -> Self {
        Signal.connect(reference.pointer, "leave", to: target, body)
        return self
    }
}

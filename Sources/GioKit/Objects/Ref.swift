// SPDX-License-Identifier: Apache-2.0

// The one owner of a GObject in Swift. Parents own children in GLib, so a `Ref` may go while its instance lives on:
// keep no state of ours on it.

import CGio

/// Who owns the reference a C function returns, in the words of its documentation ("transfer full", "transfer none").
package enum Transfer {
    case full
    case none
}

/// One strong reference to a GObject, taken at `init` and given back on the main actor.
///
/// A floating reference is claimed whichever word is used, so a widget that was just made is owned from the first line.
@MainActor
package final class Ref<Pointer: GPointer> {
    package let pointer: Pointer

    package init(_ pointer: Pointer, transfer: Transfer) {
        self.pointer = pointer
        let isFloating = g_object_is_floating(pointer.raw) != 0
        if transfer == .none || isFloating {
            _ = g_object_ref_sink(pointer.raw)
        }
    }

    /// Takes over what a C function returned; nil where it returned NULL.
    package convenience init?(_ pointer: Pointer?, transfer: Transfer) {
        guard let pointer else { return nil }
        self.init(pointer, transfer: transfer)
    }

    isolated deinit {
        g_object_unref(pointer.raw)
    }

    package var raw: UnsafeMutableRawPointer { pointer.raw }

    /// Another owner of the same instance, seen as another type of its class hierarchy.
    package func cast<Other: GPointer>(to _: Other.Type = Other.self) -> Ref<Other> {
        Ref<Other>(pointer.cast(), transfer: .none)
    }
}

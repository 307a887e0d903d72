// SPDX-License-Identifier: Apache-2.0

import CGio

/// A GObject seen without keeping it alive; empty once the instance is disposed of.
@MainActor
package final class WeakRef<Pointer: GPointer> {
    private let slot: UnsafeMutablePointer<GWeakRef>

    package init(_ pointer: Pointer) {
        slot = .allocate(capacity: 1)
        slot.initialize(to: GWeakRef())
        g_weak_ref_init(slot, pointer.raw)
    }

    isolated deinit {
        g_weak_ref_clear(slot)
        slot.deallocate()
    }

    /// The instance with a reference of its own, or nil once it is gone.
    package var strong: Ref<Pointer>? {
        guard let raw = g_weak_ref_get(slot) else { return nil }
        return Ref(Pointer(rebinding: raw), transfer: .full)
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGio
import GioKit
import Testing

extension GioKitTests {
    @Suite("Ref")
    @MainActor
    struct RefTests {
        private func make(_ type: GType) throws -> UnsafeMutablePointer<GObject> {
            try #require(g_object_new_with_properties(type, 0, nil, nil))
        }

        private func count(_ object: UnsafeMutablePointer<GObject>) -> Int { Int(object.pointee.ref_count) }

        @Test("takes over a full reference without adding one")
        func full() throws {
            let object = try make(g_cancellable_get_type())
            let ref = Ref(object, transfer: .full)
            #expect(count(ref.pointer) == 1)
        }

        @Test("adds a reference to a borrowed instance and gives it back")
        func none() throws {
            let object = try make(g_cancellable_get_type())
            do {
                let ref = Ref(object, transfer: .none)
                #expect(count(ref.pointer) == 2)
            }
            #expect(count(object) == 1)
            g_object_unref(object)
        }

        @Test("claims a floating reference whichever word is used", arguments: [Transfer.full, .none])
        func floating(_ transfer: Transfer) throws {
            let object = try make(g_initially_unowned_get_type())
            #expect(g_object_is_floating(object) != 0)
            let ref = Ref(object, transfer: transfer)
            #expect(g_object_is_floating(ref.raw) == 0)
            #expect(count(ref.pointer) == 1)
        }

        @Test("ends the instance with the last owner, and a weak reference sees it")
        func last() throws {
            var ref: Ref<UnsafeMutablePointer<GObject>>? = Ref(try make(g_cancellable_get_type()), transfer: .full)
            let weak = try WeakRef(#require(ref?.pointer))
            #expect(weak.strong != nil)
            var other: Ref<OpaquePointer>? = ref?.cast()
            ref = nil
            #expect(weak.strong != nil)
            other = nil
            #expect(other == nil)
            #expect(weak.strong == nil)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import CGio
import GioKit
import Testing

extension GioKitTests {
    @Suite("Signal")
    @MainActor
    struct SignalTests {
        final class Listener {
            var heard: [String] = []
            var tokens: [SignalToken] = []
        }

        private func cancellable() throws -> Ref<UnsafeMutablePointer<GCancellable>> {
            try #require(Ref(g_cancellable_new(), transfer: .full))
        }

        @Test("calls the target and lets go of the closure when the emitter goes")
        func emitterGoes() throws {
            let before = settledClosures()
            let listener = Listener()
            do {
                let emitter = try cancellable()
                Signal.connect(emitter.pointer, "cancelled", to: listener) { $0.heard.append("cancelled") }
                #expect(SignalCounter.live == before + 1)
                g_cancellable_cancel(emitter.pointer)
            }
            #expect(listener.heard == ["cancelled"])
            #expect(SignalCounter.live <= before)
        }

        @Test("does nothing once the target is gone")
        func targetGoes() throws {
            let emitter = try cancellable()
            var listener: Listener? = Listener()
            weak let seen = listener
            if let listener {
                Signal.connect(emitter.pointer, "cancelled", to: listener) { $0.heard.append("cancelled") }
            }
            listener = nil
            #expect(seen == nil)
            g_cancellable_cancel(emitter.pointer)
        }

        @Test("disconnects once, within the handler, and after the emitter has gone")
        func disconnect() throws {
            let before = settledClosures()
            let listener = Listener()
            var emitter: Ref<UnsafeMutablePointer<GCancellable>>? = try cancellable()
            if let emitter {
                listener.tokens.append(
                    Signal.connect(emitter.pointer, "cancelled", to: listener) {
                        $0.heard.append("once")
                        $0.tokens.first?.disconnect()
                        $0.tokens.first?.disconnect()
                    })
                listener.tokens.append(
                    Signal.connect(emitter.pointer, "cancelled", to: listener) { $0.heard.append("twice") })
                g_cancellable_cancel(emitter.pointer)
                g_cancellable_reset(emitter.pointer)
                g_cancellable_cancel(emitter.pointer)
            }
            #expect(listener.heard == ["once", "twice", "twice"])
            emitter = nil
            #expect(emitter == nil)
            #expect(listener.tokens.allSatisfy { !$0.isConnected })
            listener.tokens.forEach { $0.disconnect() }
            #expect(SignalCounter.live <= before)
        }

        @Test("hears one property and no other, and can be kept silent for a change of ours")
        func notify() throws {
            let listener = Listener()
            let action = try #require(Ref(g_simple_action_new("act", nil), transfer: .full))
            let token = Signal.connectNotify(action.pointer, "enabled", to: listener) { $0.heard.append("enabled") }
            Property.set(action.pointer, "enabled", false)
            #expect(Property.get(action.pointer, "enabled") == false)
            #expect(listener.heard == ["enabled"])
            token.blocked { Property.set(action.pointer, "enabled", true) }
            #expect(Property.get(action.pointer, "enabled") == true)
            #expect(listener.heard == ["enabled"])
            #expect(Property.get(action.pointer, "name") == "act")
            token.disconnect()
        }

        @Test("passes numbers through")
        func numbers() throws {
            let listener = Listener()
            let store = try #require(Ref(g_list_store_new(g_cancellable_get_type()), transfer: .full))
            Signal.connectKeyUp(store.pointer, "items-changed", to: listener) { listener, position, removed, added in
                listener.heard.append("\(position) \(removed) \(added)")
            }
            let item = try cancellable()
            g_list_store_append(store.pointer, item.pointer)
            g_list_store_append(store.pointer, item.pointer)
            g_list_store_remove(store.pointer, 0)
            #expect(listener.heard == ["0 0 1", "1 0 1", "0 1 0"])
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What has come from one plugin and was not handed to the shell yet; bounded, so that a plugin the shell cannot keep up
/// with waits in its own pipe.
final class PluginOutbox: Sendable {
    /// Messages that may wait for the shell.
    static let capacity = 256

    private struct State {
        var events: [PluginHostEvent] = []
        var first = 0
        /// The reading side waits for room.
        var isWaitedFor = false

        var count: Int { events.count - first }
    }

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    /// - Parameter wake: Called on any thread when something has come into an empty box.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    /// Adds an event; answers whether there is room for more. If not, `take` will say when there is.
    @discardableResult
    func add(_ event: PluginHostEvent) -> Bool {
        let (isFirst, hasRoom) = state.withLock { state in
            state.events.append(event)
            let hasRoom = state.count < Self.capacity
            if !hasRoom { state.isWaitedFor = true }
            return (state.count == 1, hasRoom)
        }
        if isFirst { wake() }
        return hasRoom
    }

    var isFull: Bool { state.withLock { $0.count >= Self.capacity } }

    /// The oldest event, and whether the reading side may go on now.
    func take() -> (event: PluginHostEvent, hasRoomAgain: Bool)? {
        state.withLock { state in
            guard state.first < state.events.count else { return nil }
            let event = state.events[state.first]
            state.first += 1
            if state.first == state.events.count {
                state.events.removeAll(keepingCapacity: true)
                state.first = 0
            }
            guard state.isWaitedFor, state.count <= Self.capacity / 2 else { return (event, false) }
            state.isWaitedFor = false
            return (event, true)
        }
    }

    var isEmpty: Bool { state.withLock { $0.count == 0 } }
}

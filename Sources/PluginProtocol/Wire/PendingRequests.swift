// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The requests of one side of a connection that have no answer yet: an answer carries a number only, and what it holds is
/// known from the request's method. Any thread.
public final class PendingRequests: Sendable {
    private let methods = Mutex<[MessageID: String]>([:])

    public init() {}

    /// Called before the request is written, so that no answer can come first.
    public func add(_ id: MessageID, method: String) {
        methods.withLock { $0[id] = method }
    }

    /// The method of the request, which is answered from now on; `nil` if there is none of that number.
    public func take(_ id: MessageID) -> String? {
        methods.withLock { $0.removeValue(forKey: id) }
    }

    public var count: Int {
        methods.withLock { $0.count }
    }
}

// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

/// Serves GLib's main context until `isDone`; fails the test when that does not come about.
@MainActor
func wait(_ what: Comment, atMost limit: Duration = .seconds(10), until isDone: @MainActor () -> Bool) throws {
    let isReached = MainLoop.run(until: isDone, atMost: limit)
    try #require(isReached, what)
}

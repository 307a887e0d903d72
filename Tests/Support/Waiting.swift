// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

/// Serves GLib's main context until `isDone`; fails the test when that does not come about.
@MainActor
func wait(_ what: Comment, atMost limit: Duration = .seconds(10), until isDone: @MainActor () -> Bool) throws {
    let isReached = MainLoop.run(until: isDone, atMost: limit)
    try #require(isReached, what)
}

/// How many closures GLib holds once nothing goes away by itself any more: what a test compares before and after. What
/// earlier tests have left is gone then.
@MainActor
func settledClosures() -> Int {
    var before = -1
    for _ in 0..<20 {
        MainLoop.run(until: { false }, atMost: .milliseconds(150))
        while MainLoop.turn() {}
        if SignalCounter.live == before { break }
        before = SignalCounter.live
    }
    return SignalCounter.live
}

/// Requires that GLib lets go of every closure a test has handed to it.
@MainActor
func waitForRelease(downTo before: Int) throws {
    // One more is the alarm of the waiting itself.
    try wait("every closure is released") { SignalCounter.live <= before + 1 }
    #expect(SignalCounter.live <= before)
}

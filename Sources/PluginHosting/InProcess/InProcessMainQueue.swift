// SPDX-License-Identifier: Apache-2.0

// `@MainActor` of a Swift module in the shell's own process is libdispatch's main queue, which GLib does not know of.
// libdispatch exports a descriptor and a drain function for other loops; this file has GLib serve them.

import GioKit
import Glibc

@MainActor
enum InProcessMainQueue {
    private static var watch: LoopSource?

    /// Has the main loop serve the main queue from now on; answers false where libdispatch does not offer it.
    static func serve() -> Bool {
        guard watch == nil else { return true }
        guard let everything = dlopen(nil, RTLD_NOW),
            let handleSymbol = dlsym(everything, "_dispatch_get_main_queue_handle_4CF"),
            let drainSymbol = dlsym(everything, "_dispatch_main_queue_callback_4CF")
        else { return false }
        let handle = unsafeBitCast(handleSymbol, to: (@convention(c) () -> Int32).self)()
        let drain = unsafeBitCast(drainSymbol, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        watch = MainLoop.watch(descriptor: handle, for: .read) { _ in
            // Read first: what is posted while the queue is drained must wake us again.
            var count: UInt64 = 0
            _ = read(handle, &count, 8)
            drain(nil)
        }
        return true
    }
}

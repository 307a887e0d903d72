// SPDX-License-Identifier: Apache-2.0

import CLintelPlugin
import Dispatch
import Glibc

private final class ReaderStart {
    let pipes: Pipes
    let plugin: LoadedPlugin

    init(_ pipes: Pipes, _ plugin: LoadedPlugin) {
        self.pipes = pipes
        self.plugin = plugin
    }
}

/// Delivers messages to the plugin on a thread of their own, one at a time; the process ends when the shell closes the pipe.
func startReader(_ pipes: Pipes, _ plugin: LoadedPlugin) {
    let start = Unmanaged.passRetained(ReaderStart(pipes, plugin)).toOpaque()
    var thread = pthread_t()
    let result = pthread_create(
        &thread, nil,
        { start in
            guard let start else { return nil }
            let reader = Unmanaged<ReaderStart>.fromOpaque(start).takeRetainedValue()
            let plugin = reader.plugin.pointer
            reader.pipes.readLines { line in
                guard let bytes = line.bindMemory(to: CChar.self).baseAddress else { return }
                plugin.pointee.receive(plugin, bytes, line.count)
            }
            leave(LINTEL_HOST_DONE)
        }, start)
    guard result == 0 else { leave(LINTEL_HOST_NO_THREAD, "no thread: \(String(cString: strerror(result)))") }
    pthread_detach(thread)
}

/// Serves the main queue on this thread for ever.
///
/// `dispatchMain` would park this thread and run main-queue work on others, which takes more memory and surprises code that
/// is bound to the main thread. libdispatch exports a descriptor and a drain function for other loops; without them
/// `dispatchMain` it is.
func serveMainQueue() -> Never {
    guard let everything = dlopen(nil, RTLD_NOW),
        let handleSymbol = dlsym(everything, "_dispatch_get_main_queue_handle_4CF"),
        let drainSymbol = dlsym(everything, "_dispatch_main_queue_callback_4CF")
    else { dispatchMain() }
    let handle = unsafeBitCast(handleSymbol, to: (@convention(c) () -> Int32).self)()
    let drain = unsafeBitCast(drainSymbol, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
    while true {
        var ready = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, -1) > 0 || errno == EINTR else { dispatchMain() }
        // Read first: what is posted while the queue is drained must wake us again.
        var count: UInt64 = 0
        _ = read(handle, &count, 8)
        drain(nil)
    }
}

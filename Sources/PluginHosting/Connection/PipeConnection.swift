// SPDX-License-Identifier: Apache-2.0

// The main thread's end of a plugin's pipes. It hands over what is to be sent and finds what has come in the outbox; it
// never waits for the plugin and never reads, decodes or writes.

import Dispatch
import GioKit
import Glibc
import PluginProtocol
import Synchronization

/// The three pipes of a plugin's process. Served by one thread as long as the process lives (`PipeLoop`).
final class PipeConnection: Sendable {
    /// What the main thread wants of the thread that serves the pipes.
    struct Orders: Sendable {
        var messages: [ShellMessage] = []
        var closesInput = false
        /// The process has ended; makes the last event of the last error lines.
        var finish: (@Sendable (_ errorLines: [String], _ lastMessages: [String]) -> PluginHostEvent)?
    }

    /// Messages that may wait for the serving thread, which takes them at once unless it has died.
    private static let orderCapacity = 4096

    let pending = PendingRequests()
    private let orders = Mutex(Orders())
    /// A pipe to ourselves, which wakes the serving thread.
    private let waker: (reading: Int32, writing: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        waker = (ends[0], ends[1])
    }

    deinit {
        for end in [waker.reading, waker.writing] where end >= 0 { close(end) }
    }

    /// Begins to serve descriptors; they are closed at the end.
    ///
    /// - Parameters:
    ///   - log: Gets the lines of standard error; on the serving thread.
    ///   - onLine: Gets every message as it came; on the serving thread.
    ///   - onPipeClosed: The plugin has closed one of its pipes; on the serving thread.
    func serve(
        id: String, input: Int32, output: Int32, errors: Int32, outbox: PluginOutbox,
        log: @escaping @Sendable (String) -> Void, onLine: (@Sendable ([UInt8]) -> Void)? = nil,
        onPipeClosed: @escaping @Sendable () -> Void
    ) {
        // A serial queue of its own is a thread of its own while its one piece of work lasts.
        DispatchQueue(label: "lintel.plugin.\(id)", qos: .userInitiated).async { [self] in
            var loop = PipeLoop(
                input: input, output: output, errors: errors, waker: waker.reading, pending: pending, outbox: outbox,
                log: log, onLine: onLine,
                onPipeClosed: onPipeClosed)
            loop.run { self.takeOrders() }
        }
    }

    private func takeOrders() -> Orders {
        orders.withLock { orders in
            defer { orders = Orders() }
            return orders
        }
    }

    /// Sends a message after those before it. What a plugin does not read is reported as `.blocked`.
    func send(_ message: ShellMessage) {
        if case .request(let id, let request) = message { pending.add(id, method: request.method) }
        give { orders in
            if orders.messages.count < Self.orderCapacity { orders.messages.append(message) }
        }
    }

    /// The shell has taken events out of the outbox and there is room again.
    func resume() {
        wake()
    }

    /// No more messages to the plugin: it finds the end of its input once it has read what waits.
    func closeInput() {
        give { $0.closesInput = true }
    }

    /// The process has ended: what is left in the pipes is read, `event` goes into the outbox, everything is closed.
    func finish(_ event: @escaping @Sendable (_ errorLines: [String], _ lastMessages: [String]) -> PluginHostEvent) {
        give { $0.finish = event }
    }

    private func give(_ change: (inout Orders) -> Void) {
        orders.withLock { change(&$0) }
        wake()
    }

    private func wake() {
        // A full pipe wakes as well.
        _ = write(waker.writing, [1], 1)
    }
}

// SPDX-License-Identifier: Apache-2.0

// A dispatch source may be used from any thread; its protocol does not say so yet.
@preconcurrency import Dispatch

/// The serial queue of one plugin, as the executor of the actor that reads and writes its pipes.
final class PluginQueue: SerialExecutor {
    let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() {
        dispatchPrecondition(condition: .onQueue(queue))
    }
}

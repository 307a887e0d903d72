// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Reads lines from a pipe on the main thread: for standard error and other streams that carry little.
///
/// At most 64 KiB are read in one turn of the loop, so that a talkative process slows itself down and not the screen.
@MainActor
package final class LineReader {
    private let descriptor: Int32
    private var splitter: LineSplitter
    private let onLine: @MainActor (LineSplitter.Piece) -> Void
    private let onEnd: @MainActor () -> Void
    private var watch: LoopSource?

    /// Takes over the descriptor and closes it at the end.
    package init(
        takingOver descriptor: Int32, limit: Int, onLine: @escaping @MainActor (LineSplitter.Piece) -> Void,
        onEnd: @escaping @MainActor () -> Void = {}
    ) {
        self.descriptor = descriptor
        splitter = LineSplitter(limit: limit)
        self.onLine = onLine
        self.onEnd = onEnd
        Descriptor.makeNonBlocking(descriptor)
        watch = MainLoop.watch(descriptor: descriptor, for: .read) { [weak self] _ in self?.readSome() }
    }

    isolated deinit {
        stop()
    }

    package func stop() {
        guard let watch else { return }
        self.watch = nil
        watch.cancel()
        close(descriptor)
    }

    private func readSome() {
        var count = 0
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, initialized in
            count = read(descriptor, buffer.baseAddress, buffer.count)
            failure = count < 0 ? errno : 0
            initialized = max(0, count)
        }
        if count > 0 {
            splitter.add(bytes, onLine)
        } else if failure != EAGAIN, failure != EINTR {
            stop()
            splitter.finish(onLine)
            onEnd()
        }
    }
}

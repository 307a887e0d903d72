// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Writes to a pipe from the main thread without ever waiting for the reader.
@MainActor
package final class PipeWriter {
    private let descriptor: Int32
    private let capacity: Int
    private let onClosed: @MainActor () -> Void
    private var queue: [UInt8] = []
    /// How many bytes at the front of the queue are written already.
    private var written = 0
    private var watch: LoopSource?
    private var isOpen = true
    private var isClosing = false

    /// Takes over the descriptor and closes it at the end.
    ///
    /// - Parameters:
    ///   - capacity: Bytes that may wait; what would exceed it is refused.
    ///   - onClosed: Called once, in a later turn, when the reader has gone; not after `close` of ours.
    package init(takingOver descriptor: Int32, capacity: Int, onClosed: @escaping @MainActor () -> Void = {}) {
        self.descriptor = descriptor
        self.capacity = capacity
        self.onClosed = onClosed
        Descriptor.makeNonBlocking(descriptor)
    }

    isolated deinit {
        shut()
    }

    package var waiting: Int { queue.count - written }

    /// Queues bytes; false when the queue is full or the pipe closed, then nothing of them is written.
    package func write(_ bytes: some Collection<UInt8>) -> Bool {
        guard isOpen, !isClosing, waiting + bytes.count <= capacity else { return false }
        queue.append(contentsOf: bytes)
        if watch == nil { flush() }
        return true
    }

    /// Closes the pipe once all that waits is written.
    package func finish() {
        isClosing = true
        if waiting == 0 { shut() }
    }

    /// Closes the pipe at once; what waits is lost.
    package func shut() {
        guard isOpen else { return }
        isOpen = false
        queue = []
        written = 0
        watch?.cancel()
        watch = nil
        close(descriptor)
    }

    private func flush() {
        while waiting > 0 {
            let count = queue.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count > 0 {
                written += count
                continue
            }
            if errno == EINTR { continue }
            guard errno == EAGAIN else { return broken() }
            dropWritten()
            if watch == nil {
                watch = MainLoop.watch(descriptor: descriptor, for: .write) { [weak self] _ in self?.flush() }
            }
            return
        }
        dropWritten()
        watch?.cancel()
        watch = nil
        if isClosing { shut() }
    }

    private func dropWritten() {
        queue.removeFirst(written)
        written = 0
    }

    private func broken() {
        shut()
        let onClosed = onClosed
        MainLoop.post { onClosed() }
    }
}

enum Descriptor {
    static func makeNonBlocking(_ descriptor: Int32) {
        let flags = fcntl(descriptor, F_GETFL)
        if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
    }
}

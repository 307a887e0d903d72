// SPDX-License-Identifier: Apache-2.0

import CLintelPlugin
import Glibc
import Synchronization

/// The two pipe ends, kept away from the module: what it prints goes to standard error, and it reads an empty input.
final class Pipes: Sendable {
    private let input: Int32
    private let output: Int32
    /// One message at a time is written, whichever threads send.
    private let writing = Mutex(())

    init() {
        input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0, output >= 0, nothing >= 0 else { leave(LINTEL_HOST_USAGE, "no standard input or output") }
        dup2(nothing, STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        close(nothing)
        lintel_print_by_line()
    }

    /// Writes a message and its line end; waits while the shell is slower.
    func send(_ bytes: UnsafeRawPointer, _ count: Int) {
        guard count <= Int(LINTEL_MESSAGE_MAX) else { return }
        writing.withLock { _ in
            var rest = UnsafeRawBufferPointer(start: bytes, count: count)
            while !rest.isEmpty { rest = UnsafeRawBufferPointer(rebasing: rest[put(rest)...]) }
            let end = [UInt8(ascii: "\n")]
            _ = end.withUnsafeBytes { put($0) }
        }
    }

    private func put(_ bytes: UnsafeRawBufferPointer) -> Int {
        while true {
            let written = write(output, bytes.baseAddress, bytes.count)
            if written > 0 { return written }
            guard errno == EINTR || errno == EAGAIN else { leave(LINTEL_HOST_DONE) }
            // The other end may have made the pipe non-blocking; it is one and the same for both.
            var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
            _ = poll(&ready, 1, -1)
        }
    }

    /// Calls `take` with each line until the shell closes the pipe.
    func readLines(_ take: (UnsafeRawBufferPointer) -> Void) {
        var line: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = read(input, &chunk, chunk.count)
            if count < 0, errno == EINTR || errno == EAGAIN {
                var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
                _ = poll(&ready, 1, -1)
                continue
            }
            guard count > 0 else { return }
            var rest = chunk[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                line.append(contentsOf: rest[..<end])
                if !line.isEmpty { line.withUnsafeBytes(take) }
                line.removeAll(keepingCapacity: line.capacity <= 64 * 1024)
                rest = rest[(end + 1)...]
            }
            line.append(contentsOf: rest)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc

/// The pipe on which a guard tells the process id of its plugin, or why there is none.
@MainActor
final class GuardReport {
    enum Line: Equatable {
        case started(pid: Int32)
        /// The program could not be run: a number of `errno`.
        case notRun(Int32)
        case noProxy
    }

    /// The guard's end; to be closed once the guard has its own.
    private(set) var writing: Int32
    private var reading: Int32
    private var watch: LoopSource?
    private var onLine: (Line) -> Void = { _ in }

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        (reading, writing) = (ends[0], ends[1])
    }

    isolated deinit {
        watch?.cancel()
        for end in [reading, writing] where end >= 0 { close(end) }
    }

    /// The guard runs; `onLine` is called with each line, in a turn of the main loop or from `finish`.
    func listen(_ onLine: @escaping (Line) -> Void) {
        close(writing)
        writing = -1
        self.onLine = onLine
        watch = MainLoop.watch(descriptor: reading, for: .read) { [weak self] _ in self?.take() }
    }

    /// The guard has ended: what it said and was not read yet.
    func finish() {
        if watch != nil { take() }
        watch?.cancel()
        watch = nil
    }

    private func take() {
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(reading, &bytes, bytes.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            watch?.cancel()
            watch = nil
            return
        }
        for line in String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n") {
            if let line = Self.line(line) { onLine(line) }
        }
    }

    static func line(_ text: Substring) -> Line? {
        switch text.first {
        case "?": .noProxy
        case "!": Int32(text.dropFirst()).map { .notRun($0) }
        default: Int32(text).map { .started(pid: $0) }
        }
    }
}

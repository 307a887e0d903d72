// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What `/proc/<pid>/stat` says of one process or thread.
struct ProcessStat: Equatable, Sendable {
    enum State: Equatable, Sendable {
        case running, sleeping, waitingForDisk, stopped, zombie, idle, other
    }

    var pid: Int32
    /// At most 15 characters of the program's name.
    var name: String
    var state: State
    var parent: Int32
    /// Ticks of the processor it has had.
    var ticks: Int64
    var threads: Int
    /// Ticks from the start of the machine to its own.
    var started: Int64
    /// Pages in memory.
    var pages: Int64

    /// Nothing if the text is none.
    init?(_ text: String) {
        // The name stands in brackets and may hold blanks and brackets itself: the last one closes it.
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
            let pid = Int32(text[..<open].trimmed)
        else { return nil }
        let fields = text[text.index(after: close)...].split(separator: " ")
        guard fields.count >= 22, let parent = Int32(fields[1]), let user = Int64(fields[11]),
            let system = Int64(fields[12]), let threads = Int(fields[17]), let started = Int64(fields[19]),
            let pages = Int64(fields[21].trimmed)
        else { return nil }
        self.pid = pid
        name = String(text[text.index(after: open)..<close])
        state = Self.state(fields[0])
        self.parent = parent
        ticks = max(0, user.plusClamped(system))
        self.threads = threads
        self.started = max(0, started)
        self.pages = max(0, pages)
    }

    private static func state(_ letter: Substring) -> State {
        switch letter {
        case "R": .running
        case "S": .sleeping
        case "D": .waitingForDisk
        case "T", "t": .stopped
        case "Z", "X": .zombie
        case "I": .idle
        default: .other
        }
    }

    /// Bytes in memory.
    var memory: Int64 { pages.timesClamped(Self.pageSize) }

    static let pageSize = Int64(sysconf(Int32(_SC_PAGESIZE)))
    static let ticksPerSecond = max(1, Int64(sysconf(Int32(_SC_CLK_TCK))))
}

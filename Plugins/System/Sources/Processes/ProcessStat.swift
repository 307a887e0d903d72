// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What `/proc/<pid>/stat` says of one process or thread.
struct ProcessStat: Equatable, Sendable {
    enum State: Equatable, Sendable {
        case running, sleeping, waitingForDisk, stopped, zombie, idle, other
    }

    var pid: Int32
    /// The program's name; of the kernel's own at most 15 bytes, see `wholeName`.
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

    /// The kernel keeps 15 bytes of a name.
    static let nameLimit = 15

    /// The name with what the kernel has cut off, if the command line or the program's file begin with it.
    ///
    /// - Parameter folder: `/proc/<pid>`
    func wholeName(_ roots: Roots, folder: String) -> String {
        guard name.utf8.count >= Self.nameLimit else { return name }
        let arguments = ((try? roots.bytes(folder + "/cmdline")) ?? []).split(separator: 0).prefix(4)
        let candidates = arguments.map { String(decoding: $0, as: UTF8.self) } + [roots.link(folder + "/exe") ?? ""]
        for candidate in candidates {
            let last = candidate.split(separator: "/").last.map(String.init) ?? ""
            let whole = last.prefix { !$0.isWhitespace }
            if whole.utf8.starts(with: name.utf8) { return String(whole) }
        }
        return name
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

// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Runs of the shell that ended within a minute of their start and were not asked to: after three of them one row, the next
/// runs no plugin from outside the system folder.
@MainActor
final class StartCount {
    private static let limit = 3
    private static let goodRunMilliseconds = 60_000

    /// The shell died so often that it must not trust what is installed.
    let wantsSafeMode: Bool
    private let path: String
    private var timer: LoopSource?

    /// Counts this run as one that dies; `settle` says that it did not.
    init(_ folders: UserFolders) {
        path = folders.state + "/starts"
        let text = (try? AtomicFile.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let deaths = max(0, Int(text) ?? 0)
        wantsSafeMode = deaths >= Self.limit
        write(min(deaths, 1_000) + 1)
        timer = MainLoop.after(milliseconds: Self.goodRunMilliseconds) { [weak self] in self?.settle() }
    }

    /// This run counts no more: it has lasted, or ends as it was asked to.
    func settle() {
        timer?.cancel()
        timer = nil
        write(0)
    }

    private func write(_ count: Int) {
        do {
            try AtomicFile.makeFolder(path.parentFolder, mode: 0o700)
            // An empty file counts as none: nobody waits for the disk, which would wake an idle shell again and again.
            try AtomicFile.write(Array("\(count)".utf8), to: path, isDurable: false)
        } catch {
            Log("state").error("the count of starts cannot be written", ["file": path, "reason": error.reason])
        }
    }
}

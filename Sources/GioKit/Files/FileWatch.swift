// SPDX-License-Identifier: Apache-2.0

// Watches what a path means, not an inode: it survives a save by rename, in place, by deletion and return, and the swap
// of any symbolic link on the way. Folders are watched, never the file.

import Glibc

@MainActor
package final class FileWatch {
    private struct Folder {
        let device: UInt
        let inode: UInt
        let monitor: FolderMonitor
    }

    private let path: String
    private let quiet: Int
    private let onChange: @MainActor () -> Void
    private var folders: [String: Folder] = [:]
    private var stamp: FileStamp
    private var pause: LoopSource?
    private var firstEvent: Duration?
    /// Files whose writers are not done.
    private var unfinished: Set<String> = []

    /// - Parameters:
    ///   - path: A file, or a folder whose direct entries all count. It need not exist.
    ///   - quiet: Milliseconds without a further event before a change is reported; a stream of events is reported
    ///     after ten times that at the latest. A file that is written in place is reported when its writer has closed it
    ///     or has been still for two seconds, or after a hundred times that.
    ///   - onChange: The content may have changed, appeared or gone; once for each change.
    package init(_ path: String, quiet: Int = 100, onChange: @escaping @MainActor () -> Void) {
        self.path = path
        self.quiet = quiet
        self.onChange = onChange
        stamp = FileStamp(of: path)
        watchFolders()
    }

    /// How many folders are watched: the same after any number of saves.
    package var folderCount: Int { folders.count }

    /// The content is incomplete: its end will be reported.
    package var isBeingWritten: Bool { !unfinished.isEmpty }

    private func event(_ change: FolderChange) {
        if change.isBeingWritten {
            unfinished.insert(change.path)
        } else {
            unfinished.remove(change.path)
        }
        let now = SystemClock.monotonic()
        let first = firstEvent ?? now
        firstEvent = first
        guard now - first < .milliseconds(quiet * (isBeingWritten ? 100 : 10)) else { return settle() }
        guard !isBeingWritten else { return pause = nil }
        pause = MainLoop.after(milliseconds: quiet) { [weak self] in self?.settle() }
    }

    private func settle() {
        pause = nil
        firstEvent = nil
        unfinished = []
        watchFolders()
        let now = FileStamp(of: path)
        guard now != stamp else { return }
        stamp = now
        onChange()
    }

    /// Brings the monitors in line with the path; again, if it has changed meanwhile.
    private func watchFolders() {
        for _ in 0..<5 {
            let trail = PathTrail(following: path)
            var kept: [String: Folder] = [:]
            for (name, names) in trail.names {
                var status = stat()
                guard stat(name, &status) == 0 else { continue }
                if let known = folders[name], known.inode == UInt(status.st_ino), known.device == UInt(status.st_dev) {
                    known.monitor.names = names
                    kept[name] = known
                } else if let monitor = FolderMonitor(name, names: names, onChange: { [weak self] in self?.event($0) })
                {
                    kept[name] = Folder(
                        device: UInt(status.st_dev), inode: UInt(status.st_ino), monitor: monitor)
                }
            }
            folders = kept
            if PathTrail(following: path) == trail { return }
        }
        Log("files").warning("a watched path keeps changing", ["path": path])
    }
}

// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What tells one state of a path from another without reading it; a folder's is made of its entries' too.
struct FileStamp: Equatable {
    private struct Entry: Equatable {
        let name: String
        let device: UInt
        let inode: UInt
        let size: Int
        let changedSeconds: Int
        let changedNanoseconds: Int
        let mode: UInt32
    }

    /// Empty where there is nothing.
    private var entries: [Entry] = []

    init(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        // A folder's own times move with every temporary file of an editor.
        entries.append(Self.entry("", status, timed: !isFolder))
        guard isFolder else { return }
        for name in PathTrail.entries(path) where stat("\(path)/\(name)", &status) == 0 {
            entries.append(Self.entry(name, status, timed: status.st_mode & S_IFMT != S_IFDIR))
        }
    }

    private static func entry(_ name: String, _ status: stat, timed: Bool) -> Entry {
        Entry(
            name: name, device: UInt(status.st_dev), inode: UInt(status.st_ino), size: timed ? Int(status.st_size) : 0,
            changedSeconds: timed ? status.st_mtim.tv_sec : 0, changedNanoseconds: timed ? status.st_mtim.tv_nsec : 0,
            mode: status.st_mode)
    }
}

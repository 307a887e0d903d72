// SPDX-License-Identifier: Apache-2.0

// What the system knows of a file, with links followed. Foundation's attributes ask for owners' names too,
// which a hundred installed plugins would feel at the start.

import Glibc

struct FileFacts {
    let isRegular: Bool
    /// In bytes.
    let size: Int
    /// Differs where the file was written or replaced.
    let stamp: String

    /// `nil` if there is none, or a folder on the way may not be entered.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        isRegular = status.st_mode & S_IFMT == S_IFREG
        size = Int(status.st_size)
        stamp = "\(status.st_ino):\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}

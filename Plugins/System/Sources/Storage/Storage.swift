// SPDX-License-Identifier: Apache-2.0

import Glibc

/// How full a file system is; bytes and counts.
struct FileSystemUse: Equatable, Sendable {
    var size: Int64
    /// What people without special rights can still write.
    var free: Int64
    var used: Int64
    /// Places for files; none where the file system makes them as needed.
    var inodes: Int64
    var freeInodes: Int64

    /// What is kept for the system itself: the three together are the size.
    var reserved: Int64 { max(0, size.plusClamped(-used).plusClamped(-free)) }

    /// 0 to 1, of what people can use: what is kept for the system counts as neither used nor free.
    var usedShare: Double {
        let whole = used.plusClamped(free)
        return whole > 0 ? min(max(Double(used) / Double(whole), 0), 1) : 0
    }

    /// Asks the kernel; it may take long where the file system is on another machine.
    static func ask(_ folder: String) throws(ReadFailure) -> FileSystemUse {
        var answer = statvfs()
        guard statvfs(folder, &answer) == 0 else {
            throw errno == EACCES ? .denied(folder) : errno == ENOENT ? .missing(folder) : .failed(folder, errno)
        }
        let block = Int64(clamping: answer.f_frsize)
        let size = Int64(clamping: answer.f_blocks).timesClamped(block)
        return FileSystemUse(
            size: size, free: Int64(clamping: answer.f_bavail).timesClamped(block),
            used: max(0, size - Int64(clamping: answer.f_bfree).timesClamped(block)),
            inodes: Int64(clamping: answer.f_files), freeInodes: Int64(clamping: answer.f_ffree))
    }
}

/// Mounted file systems with their use.
struct Storage: Equatable, Sendable {
    struct Volume: Equatable, Sendable {
        var mount: Mount
        /// Nothing where it could not be read.
        var use: FileSystemUse?
    }

    var volumes: [Volume]

    typealias Ask = @Sendable (String) throws(ReadFailure) -> FileSystemUse

    /// - Parameter only: Asks for the file system at this folder alone: one of them that hangs keeps no other waiting.
    init(_ roots: Roots, only folder: String? = nil, ask: Ask) throws(ReadFailure) {
        // The table of this process, so that what others see in their own containers is left out.
        let table = try roots.text(roots.proc + "/self/mounts")
        volumes = Mount.real(in: table).filter { folder == nil || $0.folder == folder }.compactMap { mount in
            let use = try? ask(mount.folder)
            // Nothing can lie on what has no size.
            return use?.size == 0 ? nil : Volume(mount: mount, use: use)
        }
    }

    subscript(folder: String) -> Volume? {
        volumes.first { $0.mount.folder == folder }
    }

    /// Bytes that are free where people's files lie: at `/home` if that is a file system of its own, else at the root.
    static func free(_ roots: Roots, ask: Ask) -> Int64? {
        for folder in ["/home", "/"] {
            if let use = (try? Storage(roots, only: folder, ask: ask))?[folder]?.use { return use.free }
        }
        return nil
    }
}

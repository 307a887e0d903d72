// SPDX-License-Identifier: Apache-2.0
// Reads a picture's bytes from a folder it cannot leave: the path names no parent, and links are followed only as far
// as they stay inside. The folder itself is trusted and may be reached through links.

import CPixbuf
import Glibc

package enum PictureFile {
    /// Compressed pictures above this are refused unread.
    package static let byteLimit = 64 << 20

    /// The bytes of a file inside a folder.
    ///
    /// - Parameters:
    ///   - path: Relative to the folder, or absolute and beginning with it.
    ///   - folder: Absolute.
    /// - Note: Any thread; blocks for as long as reading takes.
    package static func read(_ path: String, in folder: String) throws(PictureFailure) -> [UInt8] {
        let parts = try components(of: path, in: folder)
        let root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw failure(errno, path) }
        defer { close(root) }
        var reason: Int32 = 0
        var file = cpixbuf_open_beneath(root, parts.joined(separator: "/"), &reason)
        if file < 0, reason == ENOSYS || reason == EPERM {
            (file, reason) = openWithoutLinks(parts, in: root)
        }
        guard file >= 0 else { throw failure(reason, path) }
        defer { close(file) }
        return try contents(of: file, path)
    }

    /// The names on the way from the folder to the file; none is empty, `.` or `..`.
    static func components(of path: String, in folder: String) throws(PictureFailure) -> [String] {
        var rest = path[...]
        if path.hasPrefix("/") {
            let prefix = folder.hasSuffix("/") ? folder : folder + "/"
            guard path.hasPrefix(prefix) else { throw .outside(path: path) }
            rest = path.dropFirst(prefix.count)
        }
        let parts = rest.split(separator: "/").map(String.init).filter { $0 != "." }
        guard !parts.contains("..") else { throw .outside(path: path) }
        guard !parts.isEmpty, !path.utf8.contains(0) else { throw .missing(path: path) }
        return parts
    }

    /// For kernels without `openat2`: one name after the other, and no link at all.
    static func openWithoutLinks(_ parts: [String], in root: Int32) -> (file: Int32, reason: Int32) {
        var folder = dup(root)
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let flags = O_NOFOLLOW | O_CLOEXEC | (isLast ? O_RDONLY | O_NONBLOCK | O_NOCTTY : O_RDONLY | O_DIRECTORY)
            let next = openat(folder, part, flags)
            let reason = errno
            close(folder)
            // A link is reported as a loop, or as no folder on the way.
            if next < 0 { return (-1, reason == ELOOP || (reason == ENOTDIR && !isLast) ? EXDEV : reason) }
            folder = next
        }
        return (folder, 0)
    }

    private static func contents(of file: Int32, _ path: String) throws(PictureFailure) -> [UInt8] {
        var facts = stat()
        guard fstat(file, &facts) == 0 else { throw failure(errno, path) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        let size = Int(facts.st_size)
        guard size <= byteLimit else { throw .tooManyBytes(count: size, limit: byteLimit) }
        var bytes = [UInt8](repeating: 0, count: size)
        var filled = 0
        // The file may have shrunk since; it is never read past the size it had.
        while filled < size {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress?.advanced(by: filled), size - filled)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(errno, path) }
            if count == 0 { break }
            filled += count
        }
        bytes.removeLast(size - filled)
        return bytes
    }

    private static func failure(_ code: Int32, _ path: String) -> PictureFailure {
        switch code {
        case ENOENT, ENOTDIR: .missing(path: path)
        case EXDEV, ELOOP: .outside(path: path)
        default: .unreadable(path: path, code: code)
        }
    }
}

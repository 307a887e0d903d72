// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Why a file could not be read or written.
package struct FileError: Error, Equatable, Sendable {
    package let path: String
    /// The operating system's number, as in errno.
    package let code: Int32

    package init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// The operating system's words for it.
    package var reason: String { String(cString: strerror(code)) }

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}

/// Files replaced as a whole: after a power cut there is the old content or the new, never a part. Any thread.
package enum AtomicFile {
    /// Writes beside the file and renames over it; folders on the way are made.
    ///
    /// A symbolic link stays, and what it names is replaced.
    ///
    /// - Parameter isDurable: Waits for the disk. Without it a power cut may leave an empty file.
    package static func write(
        _ bytes: some Collection<UInt8>, to path: String, mode: mode_t = 0o644, isDurable: Bool = true
    ) throws(FileError) {
        let target = resolved(path)
        let folder = self.folder(of: target)
        try makeFolder(folder)
        // mkstemp fills in six letters.
        var template = Array("\(target).\(String(repeating: "X", count: 6))".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw FileError(path: target, code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        do throws(FileError) {
            defer { close(descriptor) }
            try writeAll(Array(bytes), to: descriptor, path: target)
            guard fchmod(descriptor, mode) == 0, !isDurable || fsync(descriptor) == 0 else {
                throw FileError(path: target, code: errno)
            }
        } catch {
            unlink(&template)
            throw error
        }
        guard rename(&template, target) == 0 else {
            let error = FileError(path: target, code: errno)
            unlink(&template)
            throw error
        }
        guard isDurable else { return }
        // The rename itself is on the disk only once the folder is.
        let parent = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if parent >= 0 {
            fsync(parent)
            close(parent)
        }
    }

    /// The whole file, refused above a limit.
    package static func read(_ path: String, limit: Int = 16 << 20) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        defer { close(descriptor) }
        var content: [UInt8] = []
        while true {
            var failure: Int32 = 0
            let part = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
                let got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                failure = got < 0 ? errno : 0
                count = max(0, got)
            }
            if failure == EINTR { continue }
            guard failure == 0 else { throw FileError(path: path, code: failure) }
            guard !part.isEmpty else { return content }
            guard content.count + part.count <= limit else { throw FileError(path: path, code: EFBIG) }
            content += part
        }
    }

    /// Makes a folder and those above it; one that is there already is good.
    package static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(FileError) {
        guard mkdir(path, mode) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, path != folder(of: path) else { throw FileError(path: path, code: errno) }
        try makeFolder(folder(of: path), mode: mode)
        guard mkdir(path, mode) == 0 || errno == EEXIST else { throw FileError(path: path, code: errno) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw FileError(path: path, code: errno) }
            rest = rest.dropFirst(written)
        }
    }
}

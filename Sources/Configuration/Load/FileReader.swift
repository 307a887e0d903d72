// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Reads small regular files and nothing else: no fifo to hang on, no device to disturb, no gigabyte to swallow.
enum FileReader {
    /// The bytes of a file of at most `limit`. A larger one is refused without being read.
    ///
    /// A file that changes while it is read is read again, up to three times.
    static func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        for _ in 0..<3 {
            if let bytes = try readOnce(path, limit: limit) { return bytes }
        }
        throw FileReadError(.unsettled)
    }

    private static func readOnce(_ path: String, limit: Int) throws(FileReadError) -> [UInt8]? {
        // A device is not even opened: that alone can have an effect.
        var status = stat()
        guard stat(path, &status) == 0 else { throw error(errno, path) }
        try check(status, limit: limit)
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw error(errno, path) }
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0 else { throw error(errno, path) }
        try check(status, limit: limit)

        let bytes = try readAll(descriptor, limit: limit)
        var after = stat()
        guard fstat(descriptor, &after) == 0 else { throw error(errno, path) }
        let isSettled =
            after.st_size == status.st_size && after.st_mtim.tv_sec == status.st_mtim.tv_sec
            && after.st_mtim.tv_nsec == status.st_mtim.tv_nsec && Int(after.st_size) == bytes.count
        return isSettled ? bytes : nil
    }

    /// Why a file could not be read, without reading it.
    static func fault(_ path: String) -> FileFault? {
        var status = stat()
        guard stat(path, &status) == 0 else { return error(errno, path).fault }
        if status.st_mode & S_IFMT == S_IFDIR { return .directory }
        guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
        return access(path, R_OK) == 0 ? nil : error(errno, path).fault
    }

    /// What a descriptor has until its end: that of the standard input, which need not be a file.
    static func readAll(_ descriptor: Int32, limit: Int) throws(FileReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count <= limit {
            let count = Glibc.read(descriptor, &block, block.count)
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw FileReadError(.system(errno))
            }
            bytes += block[..<count]
        }
        guard bytes.count <= limit else { throw FileReadError(.tooLarge(limit: limit)) }
        return bytes
    }

    private static func check(_ status: stat, limit: Int) throws(FileReadError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FileReadError(.directory)
        default: throw FileReadError(.notAFile)
        }
        guard status.st_size <= limit else { throw FileReadError(.tooLarge(limit: limit)) }
    }

    private static func error(_ number: Int32, _ path: String) -> FileReadError {
        switch number {
        case ENOENT, ENOTDIR:
            var link = stat()
            let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
            return FileReadError(isLink ? .danglingLink : .missing)
        case EACCES, EPERM: return FileReadError(.noPermission)
        case ELOOP: return FileReadError(.linkLoop)
        case EISDIR: return FileReadError(.directory)
        default: return FileReadError(.system(number))
        }
    }
}

/// Why a file could not be read.
struct FileReadError: Error, Equatable {
    var fault: FileFault

    init(_ fault: FileFault) {
        self.fault = fault
    }
}

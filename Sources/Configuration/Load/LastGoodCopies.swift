// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Copies of the files that loaded without an error, for a start with a file that does not.
///
/// The first line of a copy names its file, so that a copy of one file is never used for another.
struct LastGoodCopies {
    let folder: String

    /// Where the copy of a file lies: drop-ins keep their folder.
    func place(of file: String) -> String {
        let parts = file.split(separator: "/")
        let name = parts.last.map(String.init) ?? file
        let isDropIn = parts.dropLast().last.map { $0 == ConfigurationPaths.dropInFolder } ?? false
        return isDropIn
            ? "\(folder)/\(ConfigurationPaths.dropInFolder)/\(name)" : "\(folder)/\(ConfigurationPaths.fileName)"
    }

    /// The bytes of the last good copy of a file, if there is one.
    func read(_ file: String) -> [UInt8]? {
        let limit = 1024 * 1024 + 8192
        guard let bytes = try? FileReader.read(place(of: file), limit: limit) else { return nil }
        let header = header(file)
        return bytes.starts(with: header) ? Array(bytes.dropFirst(header.count)) : nil
    }

    /// Keeps the bytes of a file that loaded. A copy that cannot be written is no reason to complain: the file is good.
    func keep(_ bytes: [UInt8], of file: String) {
        guard read(file) != bytes else { return }
        let place = place(of: file)
        let parent = ConfigurationFiles.folderName(of: place)
        guard makeFolder(parent) else { return }
        let temporary = "\(place).new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        let isWritten = write(header(file) + bytes, to: descriptor) && fsync(descriptor) == 0
        close(descriptor)
        if !isWritten || rename(temporary, place) != 0 { unlink(temporary) }
    }

    private func header(_ file: String) -> [UInt8] {
        Array("# last good copy of \(keyPath([file]))\n".utf8)
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, Array(rest), rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func makeFolder(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, path != "/", path != "." else { return false }
        return makeFolder(ConfigurationFiles.folderName(of: path)) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
    }
}

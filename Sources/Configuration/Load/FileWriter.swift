// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Replaces files in one step: a reader sees the old bytes or the new ones, and so does the disk after a power cut.
enum FileWriter {
    /// - Parameter mode: Of a file that is new; one that is replaced keeps its own, and its owner and group as far as the
    ///   system lets us give it away.
    /// - Returns: The system's error number, 0 for none.
    static func replace(_ path: String, with bytes: [UInt8], mode: mode_t) -> Int32 {
        var status = stat()
        let isThere = stat(path, &status) == 0
        let kept = isThere ? status.st_mode & 0o7777 : mode
        let temporary = "\(path).new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, kept)
        guard descriptor >= 0 else { return errno }
        var error = write(bytes, to: descriptor)
        if isThere { giveAway(descriptor, to: status) }
        if error == 0, fchmod(descriptor, kept) != 0 || fsync(descriptor) != 0 { error = errno }
        close(descriptor)
        if error == 0, rename(temporary, path) != 0 { error = errno }
        if error != 0 { unlink(temporary) }
        return error
    }

    private static func giveAway(_ descriptor: Int32, to owner: stat) {
        // Only root may change the owner; a member of the group may still change the group.
        if fchown(descriptor, owner.st_uid, owner.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, owner.st_gid) }
    }

    /// Makes a folder and those above it, for its owner alone.
    static func makeFolder(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, path != "/", path != "." else { return false }
        return makeFolder(ConfigurationFiles.folderName(of: path)) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, Array(rest), rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return 0
    }
}

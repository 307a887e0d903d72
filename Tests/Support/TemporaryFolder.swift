// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Testing

/// A folder of a test's own, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/lintel-giokit-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = String(cString: made)
    }

    deinit {
        Self.removeAll(path)
    }

    private static func removeAll(_ path: String) {
        if let stream = opendir(path) {
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                let full = "\(path)/\(name)"
                if name != ".", name != "..", unlink(full) != 0 { removeAll(full) }
            }
        }
        rmdir(path)
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes in place, as an editor does that opens the file itself.
    func write(_ text: String, to name: String) throws {
        let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try #require(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
    }

    /// Makes a symbolic link, or swaps it for another in one step.
    func link(_ name: String, to target: String) throws {
        try #require(symlink(target, path("\(name).new")) == 0)
        try #require(rename(path("\(name).new"), path(name)) == 0)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try AtomicFile.read(path(name)), as: UTF8.self)
    }
}

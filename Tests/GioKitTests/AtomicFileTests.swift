// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Testing

extension GioKitTests {
    @Suite("AtomicFile")
    struct AtomicFileTests {
        @Test("writes a file with the folders above it and leaves nothing beside it")
        func write() throws {
            let folder = try TemporaryFolder()
            try AtomicFile.write("one".utf8, to: folder.path("a/b/file"))
            try AtomicFile.write("two".utf8, to: folder.path("a/b/file"), mode: 0o600)
            #expect(try folder.read("a/b/file") == "two")
            var status = stat()
            try #require(stat(folder.path("a/b/file"), &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
            let stream = try #require(opendir(folder.path("a/b")))
            defer { closedir(stream) }
            var count = 0
            while readdir(stream) != nil { count += 1 }
            #expect(count == 3)
        }

        @Test("replaces what a symbolic link names, not the link")
        func link() throws {
            let folder = try TemporaryFolder()
            try folder.write("old", to: "real")
            try #require(symlink("real", folder.path("link")) == 0)
            try AtomicFile.write("new".utf8, to: folder.path("link"))
            #expect(try folder.read("real") == "new")
            var status = stat()
            try #require(lstat(folder.path("link"), &status) == 0)
            #expect(status.st_mode & S_IFMT == S_IFLNK)
        }

        @Test("says what went wrong")
        func failures() throws {
            let folder = try TemporaryFolder()
            try folder.write("12345", to: "file")
            let missing = #expect(throws: FileError.self) { try AtomicFile.read(folder.path("none")) }
            #expect(missing?.isMissing == true)
            #expect(throws: FileError(path: folder.path("file"), code: EFBIG)) {
                try AtomicFile.read(folder.path("file"), limit: 4)
            }
            #expect(throws: FileError(path: folder.path("file/x"), code: ENOTDIR)) {
                try AtomicFile.write("x".utf8, to: folder.path("file/x/y"))
            }
        }
    }
}

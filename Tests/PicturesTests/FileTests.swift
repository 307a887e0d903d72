// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import Pictures

@Suite struct FileTests {
    /// A folder with `icon.png`, `sub/deep.png`, and links that stay inside and that leave.
    private struct Folder: ~Copyable {
        let path: String
        let outside: String

        init() throws {
            var template = Array("/tmp/lintel-pictures-XXXXXX".utf8CString)
            let made = template.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
            }
            let base = try #require(made)
            path = base + "/inside"
            outside = base + "/outside.png"
            mkdir(path, 0o700)
            mkdir(path + "/sub", 0o700)
            let bytes = PNGFile.bytes(width: 2, height: 2)
            for file in [path + "/icon.png", path + "/sub/deep.png", outside] { Folder.write(bytes, file) }
            symlink("icon.png", path + "/within.png")
            symlink("../outside.png", path + "/leaving.png")
            symlink(outside, path + "/absolute.png")
            symlink("..", path + "/up")
            mkfifo(path + "/pipe.png", 0o600)
        }

        private static func write(_ bytes: [UInt8], _ path: String) {
            let file = open(path, O_WRONLY | O_CREAT, 0o600)
            _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            close(file)
        }

        deinit {
            for name in ["icon.png", "within.png", "leaving.png", "absolute.png", "up", "pipe.png", "sub/deep.png"] {
                unlink(path + "/" + name)
            }
            rmdir(path + "/sub")
            unlink(outside)
            rmdir(path)
            rmdir(String(path.dropLast("/inside".count)))
        }
    }

    @Test(arguments: ["icon.png", "./icon.png", "sub/deep.png", "sub//deep.png", "within.png"])
    func `A file inside its folder is read`(name: String) throws {
        let folder = try Folder()
        #expect(try PictureFile.read(name, in: folder.path) == PNGFile.bytes(width: 2, height: 2))
    }

    @Test func `An absolute path is read if it begins with the folder`() throws {
        let folder = try Folder()
        #expect(try !PictureFile.read(folder.path + "/sub/deep.png", in: folder.path).isEmpty)
        #expect(throws: PictureFailure.outside(path: folder.outside)) {
            try PictureFile.read(folder.outside, in: folder.path)
        }
    }

    @Test(arguments: ["../outside.png", "sub/../icon.png", "leaving.png", "absolute.png", "up/outside.png"])
    func `No way out of the folder is followed`(name: String) throws {
        let folder = try Folder()
        #expect(throws: PictureFailure.outside(path: name)) { try PictureFile.read(name, in: folder.path) }
    }

    @Test func `Where the kernel cannot tell, no link is followed at all`() throws {
        let folder = try Folder()
        let root = open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(root) }
        for (parts, reason) in [
            (["icon.png"], 0), (["sub", "deep.png"], 0), (["within.png"], EXDEV), (["up", "outside.png"], EXDEV),
            (["none.png"], ENOENT),
        ] {
            let opened = PictureFile.openWithoutLinks(parts, in: root)
            #expect(opened.reason == reason, "\(parts)")
            if opened.file >= 0 { close(opened.file) }
        }
    }

    @Test func `A folder, a pipe and nothing at all are told apart`() throws {
        let folder = try Folder()
        #expect(throws: PictureFailure.missing(path: "none.png")) { try PictureFile.read("none.png", in: folder.path) }
        #expect(throws: PictureFailure.missing(path: "")) { try PictureFile.read("", in: folder.path) }
        #expect(throws: PictureFailure.notAFile(path: "sub")) { try PictureFile.read("sub", in: folder.path) }
        #expect(throws: PictureFailure.notAFile(path: "pipe.png")) { try PictureFile.read("pipe.png", in: folder.path) }
    }

    @Test func `A request reads and decodes in one`() throws {
        let folder = try Folder()
        let picture = try PictureRequest(path: "icon.png", folder: folder.path).load()
        #expect(picture.width == 2)
    }
}

// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Testing

extension GioKitTests {
    @Suite("FileWatch")
    @MainActor
    struct FileWatchTests {
        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        /// Makes a change and requires exactly one report of it.
        private func expectOne(
            _ heard: () -> Int, after what: Comment, _ change: () throws -> Void
        ) throws {
            let before = heard()
            let start = SystemClock.monotonic()
            try change()
            try wait(what) { heard() > before }
            #expect(SystemClock.monotonic() - start < .seconds(1), what)
            var isQuiet = false
            let quiet = MainLoop.after(milliseconds: 250) { isQuiet = true }
            try wait("silence") { isQuiet }
            quiet.cancel()
            #expect(heard() == before + 1, what)
        }

        private func rename(_ from: String, _ to: String) throws {
            try #require(Glibc.rename(folder.path(from), folder.path(to)) == 0)
        }

        @Test("C-16 reports each save once, however the editor saves, with the same number of watches")
        func saves() throws {
            let before = settledClosures()
            try folder.write("32", to: "file")
            var count = 0
            var watch: FileWatch? = FileWatch(folder.path("file")) { count += 1 }
            try expectOne({ count }, after: "written and renamed") {
                try AtomicFile.write("40".utf8, to: folder.path("file"))
            }
            let watches = watch?.folderCount
            try expectOne({ count }, after: "written and renamed again") {
                try AtomicFile.write("48".utf8, to: folder.path("file"))
            }
            try expectOne({ count }, after: "written in place") { try folder.write("56", to: "file") }
            try expectOne({ count }, after: "renamed away, then new") {
                try rename("file", "file~")
                try folder.write("64", to: "file")
            }
            #expect(watch?.folderCount == watches)
            watch = nil
            #expect(SignalCounter.live <= before)
        }

        @Test("reports that a file is gone and that it is back, with its folder too")
        func deletion() throws {
            try #require(mkdir(folder.path("sub"), 0o755) == 0)
            try folder.write("1", to: "sub/file")
            var count = 0
            let watch = FileWatch(folder.path("sub/file")) { count += 1 }
            try expectOne({ count }, after: "deleted") { try #require(unlink(folder.path("sub/file")) == 0) }
            try expectOne({ count }, after: "returned") { try folder.write("2", to: "sub/file") }
            try expectOne({ count }, after: "the folder moved away") { try rename("sub", "old") }
            try expectOne({ count }, after: "the folder returned") {
                try #require(mkdir(folder.path("sub"), 0o755) == 0)
                try folder.write("3", to: "sub/file")
            }
            try expectOne({ count }, after: "written in the new folder") { try folder.write("44", to: "sub/file") }
            #expect(watch.folderCount >= 1)
        }

        @Test("a write in place is reported when it is whole, however slowly it comes")
        func slowWrite() throws {
            try folder.write("[kiosk]\nenabled = true\n", to: "file")
            var count = 0
            let watch = FileWatch(folder.path("file")) { count += 1 }
            let descriptor = open(folder.path("file"), O_WRONLY | O_TRUNC)
            try #require(descriptor >= 0)
            for piece in ["[kio", "sk]\n", "enabled = "] {
                try #require(Glibc.write(descriptor, piece, piece.utf8.count) == piece.utf8.count)
                var isOver = false
                let pause = MainLoop.after(milliseconds: 400) { isOver = true }
                try wait("the pause") { isOver }
                pause.cancel()
                #expect(count == 0)
                #expect(watch.isBeingWritten)
            }
            try expectOne({ count }, after: "the writer closed it") {
                try #require(Glibc.write(descriptor, "true\n", 5) == 5)
                close(descriptor)
            }
            #expect(!watch.isBeingWritten)
        }

        @Test("a writer that never closes a file is waited for until it is still")
        func openForEver() throws {
            try folder.write("1", to: "file")
            var count = 0
            let watch = FileWatch(folder.path("file")) { count += 1 }
            let descriptor = open(folder.path("file"), O_WRONLY | O_APPEND)
            try #require(descriptor >= 0)
            defer { close(descriptor) }
            try #require(Glibc.write(descriptor, "22", 2) == 2)
            try wait("the report of a still file") { count > 0 }
            #expect(!watch.isBeingWritten)
        }

        @Test("notices a swapped link, a swapped link to a folder, and a write to what a link names")
        func links() throws {
            for name in ["v1", "v2"] {
                try #require(mkdir(folder.path(name), 0o755) == 0)
                try folder.write(name, to: "\(name)/file")
            }
            try #require(symlink("v1", folder.path("current")) == 0)
            try #require(symlink("current/file", folder.path("file")) == 0)
            var count = 0
            let watch = FileWatch(folder.path("file")) { count += 1 }
            try expectOne({ count }, after: "the link to the folder swapped") {
                try #require(symlink("v2", folder.path("next")) == 0)
                try rename("next", "current")
            }
            try expectOne({ count }, after: "the file behind both links written") {
                try folder.write("changed", to: "v2/file")
            }
            try expectOne({ count }, after: "the link itself swapped") {
                try #require(symlink("v1/file", folder.path("next")) == 0)
                try rename("next", "file")
            }
            #expect(watch.folderCount >= 2)
        }

        @Test("hears of every entry of a folder, and of a folder that is made later")
        func wholeFolder() throws {
            var count = 0
            let watch = FileWatch(folder.path("conf.d")) { count += 1 }
            try expectOne({ count }, after: "the folder made") {
                try #require(mkdir(folder.path("conf.d"), 0o755) == 0)
            }
            try expectOne({ count }, after: "a file made") { try folder.write("1", to: "conf.d/a.toml") }
            try expectOne({ count }, after: "a file changed") { try folder.write("22", to: "conf.d/a.toml") }
            try expectOne({ count }, after: "a file removed") {
                try #require(unlink(folder.path("conf.d/a.toml")) == 0)
            }
            #expect(watch.folderCount == 2)
        }
    }
}

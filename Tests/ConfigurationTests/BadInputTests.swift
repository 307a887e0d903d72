// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Glibc
import Testing

@testable import Configuration

@Suite struct BadInputTests {
    @Test func `of 90 000 unknown keys a hundred are listed and the rest is counted`() throws {
        let keys = (1...90_000).map { "k\($0)=1" }.joined(separator: "\n")
        let problems = try loaded(keys + "\n[kiosk]\nenabled = 7\n[rules.limits]\nfoo = 1\n").problems
        #expect(problems.count == 101)
        #expect(problems.filter { $0.severity == .error }.map(\.key) == ["kiosk.enabled"])
        #expect(problems.last?.message == "… and 89\u{202F}902 more problems in this file.")
        #expect(problems.allSatisfy { $0.line > 0 })
        let short = try loaded((1...100).map { "k\($0)=1" }.joined(separator: "\n")).problems
        #expect(short.count == 100)
        #expect(short.allSatisfy { $0.message == "There is no such key." })
    }

    @Test func `of 5 000 unknown limits, rules, tabs and plugins without an id a hundred are listed`() throws {
        let many = (1...5_000).map { "z\($0)" }
        for table in ["[rules.limits]", "[rules.actions]", "[kiosk]"] {
            let text = table + "\n" + many.map { "\($0) = 1" }.joined(separator: "\n")
            let problems = try loaded(text).problems
            #expect(problems.count == 101)
            #expect(problems.last?.message == "… and 4\u{202F}900 more problems in this file.")
        }
        let entries = try loaded(many.map { _ in "[[plugin]]\n" }.joined()).problems
        #expect(entries.count == 101)
        #expect(entries.allSatisfy { $0.severity == .error })
        let place = try Workplace()
        try place.write("[tabs]\norder = [\(many.map { "\"\($0)\"" }.joined(separator: ","))]\n")
        var known = KnownNames()
        known.tabs = ["a/b"]
        let loader = place.loader()
        #expect(loader.problems(of: loader.load(), known: known).count == 101)
    }

    /// What a file in this place says, with the settings in force untouched.
    private func refusal(_ place: Workplace) throws -> String {
        var present = ShellSettings()
        present.kiosk.enabled = true
        let result = place.load(lastGood: present)
        #expect(result.settings == present)
        #expect(result.usedLastGood)
        #expect(result.problems.count == 1)
        #expect(result.problems.first?.severity == .error)
        return try #require(result.problems.first?.message.replacing(" The settings in force stay.", with: ""))
    }

    @Test func `invalid UTF-8 and NUL are refused wherever they stand`() throws {
        for text: [UInt8] in [
            [0xFF] + Array(" = 1".utf8), Array("a = \"".utf8) + [0xFF, 0x22], Array("# ".utf8) + [0xC3],
        ] {
            let place = try Workplace()
            try place.write(text)
            #expect(try refusal(place).hasPrefix("The file is not UTF-8"))
        }
        let place = try Workplace()
        try place.write("a = 1\n\0")
        #expect(try refusal(place) == "A NUL byte stands here.")
    }

    @Test func `a file of 100 MB is refused without being read`() throws {
        let place = try Workplace()
        try place.write("[theme]\n")
        #expect(truncate(place.file, 100_000_000) == 0)
        #expect(try refusal(place) == "The file is larger than 1 MiB.")
    }

    @Test func `240 KB of dotted keys and a million keys end in a refusal`() throws {
        let place = try Workplace()
        try place.write(Array(repeating: "a", count: 120_000).joined(separator: ".") + " = 1")
        #expect(try refusal(place) == "A key has more than 128 parts.")
        try place.write((0..<1_000_000).map { "k\($0)=1\n" }.joined())
        #expect(try refusal(place) == "The file is larger than 1 MiB.")
    }

    @Test func `a folder, a fifo and a device in its place are named`() throws {
        let folder = try Workplace()
        try FileManager.default.createDirectory(atPath: folder.file, withIntermediateDirectories: false)
        #expect(try refusal(folder) == "A file is wanted, a folder found.")
        let fifo = try Workplace()
        #expect(mkfifo(fifo.file, 0o600) == 0)
        #expect(try refusal(fifo) == "A regular file is wanted, a device, fifo or socket found.")
        let device = try Workplace()
        #expect(symlink("/dev/zero", device.file) == 0)
        #expect(try refusal(device) == "A regular file is wanted, a device, fifo or socket found.")
    }

    @Test func `a link to nothing and links in a circle are named`() throws {
        let dangling = try Workplace()
        #expect(symlink("nowhere.toml", dangling.file) == 0)
        #expect(try refusal(dangling) == "The file is a symbolic link to nothing.")
        let circle = try Workplace()
        #expect(symlink("other.toml", circle.file) == 0)
        #expect(symlink("lintel.toml", "\(circle.folder)/other.toml") == 0)
        #expect(try refusal(circle) == "The file cannot be read: its symbolic links go in a circle.")
    }

    @Test func `links to good files are followed, and those in the drop-in folder are watched by themselves`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"", to: "real.toml")
        try place.write("[theme]\nfont = \"Inter\"", to: "other.toml")
        try place.write("", to: "conf.d/plain.toml")
        #expect(symlink("real.toml", place.file) == 0)
        #expect(symlink("../other.toml", "\(place.folder)/conf.d/link.toml") == 0)
        let result = place.load()
        #expect(result.settings.theme.scheme == .dark)
        #expect(result.settings.theme.font == "Inter")
        #expect(
            result.watchedPaths == [place.file, "\(place.folder)/conf.d", "\(place.folder)/conf.d/link.toml"])
    }

    @Test func `each way of not being read has its sentence`() {
        let sentences = [
            FileFault.missing, .noPermission, .linkLoop, .danglingLink, .directory, .notAFile, .tooLarge(limit: 1024),
            .unsettled, .system(5),
        ].map { fault in
            DiagnosticRenderer().problem(
                FileFinding(file: "f", position: nil, key: "", severity: .error, fault: .file(fault), sourceLine: "")
            ).message
        }
        #expect(Set(sentences).count == 9)
        #expect(sentences[1] == "The file may not be read: permission denied.")
        #expect(sentences[6] == "The file is larger than 1 KiB.")
    }

    @Test func `a file that may not be read is refused`() throws {
        let place = try Workplace()
        try place.write("[theme]\n")
        #expect(chmod(place.file, 0) == 0)
        // The superuser may read everything; for this thread alone he is somebody else for a moment.
        let setfsuid = unsafeBitCast(
            try #require(dlsym(nil, "setfsuid")), to: (@convention(c) (UInt32) -> Int32).self)
        let before = setfsuid(65534)
        defer { _ = setfsuid(UInt32(bitPattern: before)) }
        #expect(throws: FileReadError(.noPermission)) { try FileReader.read(place.file, limit: 1024) }
    }

    @Test func `a file that is not what its size says is taken for one that changes`() {
        #expect(throws: FileReadError(.unsettled)) { try FileReader.read("/proc/self/status", limit: 1 << 20) }
    }

    @Test func `a broken drop-in leaves the other files in force at a start`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"")
        try FileManager.default.createDirectory(
            atPath: "\(place.folder)/conf.d/dir.toml", withIntermediateDirectories: true)
        let result = place.load()
        #expect(result.settings.theme.scheme == .dark)
        #expect(
            result.problems.map(\.message) == [
                "A file is wanted, a folder found. The other files are used without it."
            ])
    }
}

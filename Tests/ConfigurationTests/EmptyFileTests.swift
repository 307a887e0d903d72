// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Testing

@testable import Configuration

/// A file of nothing, or none where one was: rarely meant, and never taken for the defaults without a word.
@Suite struct EmptyFileTests {
    static let nothing: [[UInt8]] = [[], [0xEF, 0xBB, 0xBF], Array(" \t\r\n\n".utf8), [0xEF, 0xBB, 0xBF, 0x0A]]
    private static let kiosk = "[kiosk]\nenabled = true\n[theme]\nscheme = \"dark\"\n"

    @Test(arguments: nothing)
    func `a first start with an empty file uses the defaults and says so`(bytes: [UInt8]) throws {
        let place = try Workplace()
        try place.write(bytes)
        let result = place.load()
        #expect(result.settings == ShellSettings())
        #expect(result.problems.map(\.message) == ["The file is empty. The defaults are used."])
        #expect(result.problems.map(\.severity) == [.warning])
        try place.write("# defaults\n")
        #expect(place.load().problems.isEmpty)
    }

    @Test(arguments: nothing)
    func `a file that is emptied while the shell runs keeps the settings, with or without a copy`(
        bytes: [UInt8]
    ) throws {
        for keepsCopies in [true, false] {
            let place = try Workplace()
            let loader = place.loader(keepsCopies: keepsCopies)
            try place.write(Self.kiosk)
            let before = loader.load()
            try place.write(bytes)
            var after = loader.load(lastGood: before.settings, filled: before.filledFiles)
            #expect(after.settings == before.settings)
            #expect(after.problems.map(\.message) == ["The file is empty. The settings in force stay."])
            #expect(after.problems.map(\.severity) == [.error])
            after = loader.load(lastGood: after.settings, filled: after.filledFiles)
            #expect(after.settings.kiosk.enabled)
            try place.write("[kiosk]\nenabled = true\n")
            after = loader.load(lastGood: after.settings, filled: after.filledFiles)
            #expect(after.problems.isEmpty)
            #expect(after.settings.theme.scheme == ShellSettings().theme.scheme)
        }
    }

    @Test(arguments: nothing)
    func `a start with an emptied file or drop-in uses its last good copy`(bytes: [UInt8]) throws {
        for name in ["lintel.toml", "conf.d/kiosk.toml"] {
            let place = try Workplace()
            try place.write("# mine\n")
            try place.write(Self.kiosk, to: name)
            let before = place.load()
            try place.write(bytes, to: name)
            for _ in 0..<2 {
                let after = place.load()
                #expect(after.settings == before.settings)
                #expect(after.settings.kiosk.enabled)
                #expect(after.usedLastGood)
                #expect(after.problems.count == 1)
                #expect(
                    after.problems.first?.message.hasPrefix("The file is empty. The last good copy is used") == true)
            }
        }
    }

    @Test func `a drop-in that never said anything is no problem`() throws {
        let place = try Workplace()
        try place.write(Self.kiosk)
        try place.write("", to: "conf.d/10-mask.toml")
        let result = place.load()
        #expect(result.problems.isEmpty)
        #expect(place.load(lastGood: result.settings).problems.isEmpty)
    }

    @Test func `a file that is deleted while the shell runs keeps the settings until it is back`() throws {
        let place = try Workplace()
        let loader = place.loader(keepsCopies: false)
        try place.write(Self.kiosk)
        let before = loader.load()
        try place.remove()
        var after = loader.load(lastGood: before.settings, filled: before.filledFiles)
        #expect(after.settings == before.settings)
        #expect(after.problems.map(\.message) == ["There is no such file. The settings in force stay."])
        #expect(after.watchedPaths.contains(place.file))
        try place.write("[theme]\nscheme = \"light\"\n")
        after = loader.load(lastGood: after.settings, filled: after.filledFiles)
        #expect(after.settings.theme.scheme == .light)
        #expect(after.problems.isEmpty)
    }

    @Test func `a start without the file that the last one was made with uses its copy`() throws {
        let place = try Workplace()
        try place.write(Self.kiosk)
        let before = place.load()
        try place.remove()
        let after = place.load()
        #expect(after.settings == before.settings)
        #expect(after.usedLastGood)
        let problem = try #require(after.problems.first)
        #expect(
            problem.message.hasPrefix("The file is gone that the last start was made with. The last good copy is used"))
        #expect(problem.hint.contains("\(place.state)/last-good"))
        // While it runs on, a change of something else does not bring the defaults either.
        try place.write("[theme]\nscheme = \"light\"\n", to: "conf.d/a.toml")
        let later = place.loader().load(lastGood: after.settings, filled: after.filledFiles)
        #expect(later.settings.kiosk.enabled)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Testing

@testable import Configuration

/// The first start of a kiosk has no copy to fall back to; a slip in its file does not leave it open.
@Suite struct LockTests {
    @Test(arguments: [
        "[kiosk]\nenabled = true\n[theme\n", "[kiosk\nenabled = true\n", "kiosk.enabled = true\nx =\n",
        "[kiosk]\nenabled = ture\n", "[kiosk]\nenabled = \"yes\n", "kiosk = { enabled = true, }\n= 1\n",
        "kiosk = { exit-keys = \"Ctrl+K\", enabled = true\n", "version = 9\n[kiosk]\nenabled = true # always\n",
        "[\"kiosk\"]\r\n\"enabled\" = true\r\n\0", "[kiosk]\nenabled = \"yes\"\n", "[kiosk]\nenabled = 1\n",
        "[[kiosk]]\nenabled = true\n", "[kiosk]\nenabled: true\n", "[kiosk]\nenabled = true\nenabled = true\n",
    ])
    func `a slip in a file that asks for a kiosk leaves it locked`(text: String) throws {
        let result = try loaded(text)
        #expect(result.settings.kiosk.enabled)
        #expect(
            result.problems.contains {
                $0.message.hasSuffix("It seems to ask for a kiosk, so the shell is locked all the same.")
            })
    }

    @Test func `a text in UTF-16 can be seen to ask for a kiosk`() throws {
        let place = try Workplace()
        try place.write([0xFF, 0xFE] + "[kiosk]\nenabled = true\n".utf8.flatMap { [$0, 0] })
        #expect(place.load().settings.kiosk.enabled)
    }

    @Test func `a drop-in with a slip and a --set of another kind lock too`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"\n")
        try place.write("[kiosk]\nenabled = true\n[", to: "conf.d/kiosk.toml")
        let result = place.load()
        #expect(result.settings.kiosk.enabled)
        #expect(result.settings.theme.scheme == .dark)
        #expect(try loaded("# none", set: ["kiosk.enabled=yes"]).settings.kiosk.enabled)
    }

    @Test(arguments: [
        "[theme\n", "[kiosk]\nenabled = false\n[theme\n", "[kiosk]\n#enabled = true\n[theme\n",
        "[kiosk]\nenabled = \"no\"\n", "[theme]\nenabled = true\n[", "[kiosk]\nexit-keys = 3\n",
        "[other]\nkiosk.enabled = true\n[",
    ])
    func `a slip in a file that asks for no kiosk leaves a window`(text: String) throws {
        let result = try loaded(text)
        #expect(!result.settings.kiosk.enabled)
        #expect(!result.problems.isEmpty)
        #expect(result.problems.allSatisfy { !$0.message.contains("locked") })
    }

    @Test func `what lies above the slip decides`() throws {
        let text = "[kiosk]\nenabled = true\n[theme\n"
        #expect(try !loaded(text, set: ["kiosk.enabled=false"]).settings.kiosk.enabled)
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = false\n")
        try place.write("[kiosk]\nenabled = \"yes\"\n", to: "conf.d/a.toml")
        #expect(place.load().settings.kiosk.enabled)
    }

    @Test func `a reload locks nothing that was open`() throws {
        let result = try loaded("[kiosk]\nenabled = \"yes\"\n", lastGood: ShellSettings())
        #expect(!result.settings.kiosk.enabled)
    }

    @Test func `a change of what is read at start only is told until it is undone`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\n[shell]\nlanguage = \"de\"\n")
        let loader = place.loader()
        let started = loader.load()
        #expect(loader.pending(started, since: started.settings).isEmpty)
        try place.write("[kiosk]\n\nenabled = false\n[theme]\nscheme = \"dark\"\n")
        let now = loader.load(lastGood: started.settings, filled: started.filledFiles)
        let problems = loader.pending(now, since: started.settings)
        #expect(problems.map(\.place) == ["0:0 shell.language", "3:11 kiosk.enabled"])
        #expect(
            problems.map(\.message) == [
                "It counts from the next start of the shell; until then \"de\" stays.",
                "It counts from the next start of the shell; until then true stays.",
            ])
        #expect(problems.allSatisfy { $0.file == place.file && $0.severity == .warning })
    }
}

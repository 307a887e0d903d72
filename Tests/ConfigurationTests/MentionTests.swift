// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Configuration

@Suite struct MentionTests {
    private static let known: KnownNames = {
        var names = KnownNames()
        names.plugins = ["org.lintel.clock", "org.lintel.system"]
        names.tabs = ["org.lintel.clock/alarm", "org.lintel.clock/timer", "org.lintel.system/system", "x/timer"]
        names.statusItems = ["plugin:org.lintel.system/load"]
        names.fonts = ["Inter", "DejaVu Sans"]
        names.outputs = ["HDMI-A-1"]
        names.languages = ["ar", "de", "en"]
        names.locales = ["de_DE", "en_GB.UTF-8"]
        return names
    }()

    private func problems(_ text: String, known: KnownNames = MentionTests.known) throws -> [Problem] {
        let place = try Workplace()
        try place.write(text)
        let loader = place.loader()
        let loaded = loader.load()
        #expect(loaded.problems.isEmpty)
        return loader.problems(of: loaded, known: known)
    }

    @Test func `a list that hides every tab is warned of`() throws {
        let all = "\"alarm\", \"org.lintel.clock/timer\", \"system\""
        let some = try problems("[tabs]\nhidden = [\(all)]\n")
        #expect(some.isEmpty)
        let every = try problems("[tabs]\nhidden = [\(all), \"x/timer\"]\n")
        #expect(every.map(\.place) == ["2:11 tabs.hidden"])
        #expect(every.first?.message == "Every tab is hidden.")
    }

    @Test func `names that nothing has are warned of, each at its own place, with the nearest`() throws {
        let problems = try problems(
            """
            [shell]
            output = "HDMI-A-2"
            [status]
            left = ["network", "plugin:org.lintel.system/laod"]
            [tabs]
            order = ["org.lintel.clock/alarm", "org.lintel.clock/alram",
                "tiimer"]
            hidden = ["weather"]
            start = "system"
            [theme]
            font = "Intre"
            [[plugin]]
            id = "org.lintel.clok"
            """)
        #expect(
            problems.map(\.place) == [
                "2:10 shell.output", "4:20 status.left", "6:36 tabs.order", "7:5 tabs.order", "8:11 tabs.hidden",
                "11:8 theme.font", "13:6 plugin.\"org.lintel.clok\".id",
            ])
        #expect(
            problems.map(\.message) == [
                "There is no screen HDMI-A-2.", "No plugin of the system folder offers plugin:org.lintel.system/laod.",
                "No installed plugin has a tab org.lintel.clock/alram.", "No installed plugin has a tab tiimer.",
                "No installed plugin has a tab weather.", "The font Intre is not installed; the system's is used.",
                "No plugin org.lintel.clok is installed.",
            ])
        #expect(
            problems.map(\.hint) == [
                "Did you mean \"HDMI-A-1\"?", "Did you mean \"plugin:org.lintel.system/load\"?",
                "Did you mean \"org.lintel.clock/alarm\"?", "Did you mean \"timer\"?", "", "Did you mean \"Inter\"?",
                "Did you mean \"org.lintel.clock\"?",
            ])
        #expect(problems.allSatisfy { $0.severity == .warning && !$0.sourceLine.isEmpty })
    }

    @Test func `they stand among the other problems of their file, from the top down`() throws {
        let place = try Workplace()
        try place.write("[tabs]\nstart = \"weather\"\n[theme]\nscheem = \"dark\"\nfont = \"Nothing\"\n[kios]")
        try place.write("[tabs]\nordre = []\nhidden = [\"news\"]", to: "conf.d/1.toml")
        let loader = place.loader()
        let problems = loader.problems(of: loader.load(), known: Self.known)
        #expect(problems.map(\.line) == [2, 4, 5, 6, 2, 3])
    }

    @Test(arguments: [
        ("xx_YY", "There are no texts in xx_YY; they stay in English."),
        ("fr", "There are no texts in fr; they stay in English."),
        ("de_XX", "The locale de_XX is not installed; times and names keep their plain form."),
        ("de", nil), ("de_DE", nil), ("en_GB.UTF-8", nil), ("C", nil), ("C.UTF-8", nil), ("", nil),
    ])
    func `a language without texts or locale is warned of`(language: String, message: String?) throws {
        let found = try problems("[shell]\nlanguage = \"\(language)\"\n")
        #expect(found.map(\.message) == [message].compactMap(\.self))
        #expect(found.allSatisfy { $0.place == "2:12 shell.language" && $0.severity == .warning })
    }

    @Test func `problems stand in the order of the layers, whatever they are found by`() throws {
        let place = try Workplace()
        try place.write("[tabs]\nstart = \"nothing\"\n[theme]\nscheem = 1\n")
        try place.write("[theme\n", to: "conf.d/a.toml")
        try place.write("[theme]\nfont = \"Nothing\"\n", to: "conf.d/b.toml")
        let loader = place.loader(set: ["x=1"])
        let other = Problem(file: place.file, line: 3, column: 1, message: "Other.")
        let manifest = Problem(file: "/plugin.toml", line: 1, column: 1, message: "Manifest.")
        let all = loader.problems(of: loader.load(), known: Self.known, and: [manifest, other])
        let names = all.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
        #expect(
            names == [
                "lintel.toml:2", "lintel.toml:3", "lintel.toml:4", "a.toml:1", "b.toml:2", "--set:1", "plugin.toml:1",
            ])
    }

    @Test func `a short name of several tabs means none of them`() throws {
        let problems = try problems("[tabs]\nstart = \"timer\"")
        #expect(problems.map(\.message) == ["Several tabs are called timer; none of them is meant."])
        #expect(problems.map(\.hint) == ["Write one of \"org.lintel.clock/timer\", \"x/timer\"."])
    }

    @Test func `what is there, built in or cannot be known is not warned of`() throws {
        let good = """
            [shell]
            output = "HDMI-A-1"
            [status]
            right = ["battery", "plugin:org.lintel.system/load"]
            [tabs]
            hidden = ["alarm", "x/timer"]
            [theme]
            font = "inter"
            """
        #expect(try problems(good) == [])
        #expect(try problems("[shell]\noutput = \"DP-9\"\n[theme]\nfont = \"Nothing\"", known: KnownNames()) == [])
    }

    @Test func `only the layer that has the last word is warned of`() throws {
        let place = try Workplace()
        try place.write("[tabs]\nhidden = [\"weather\"]\nstart = \"weather\"")
        try place.write("[tabs]\nhidden = [\"news\"]\nstart = \"\"", to: "conf.d/1.toml")
        let loader = place.loader()
        let problems = loader.problems(of: loader.load(), known: Self.known)
        #expect(problems.map(\.file) == ["\(place.folder)/conf.d/1.toml"])
        #expect(problems.map(\.key) == ["tabs.hidden"])
    }
}

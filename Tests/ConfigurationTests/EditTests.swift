// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Glibc
import Testing

@testable import Configuration

@Suite struct EditTests {
    private static let text = """
        # my settings
        [theme]
        scheme = "light" # at night

        # where tabs go
        [tabs]
        order = [
            "a/1", # first
            "a/2",
        ]

        [rules.limits]
        "nav.height" = 50
        [[plugin]]
        id = "org.example.a"
        enabled = false
        [plugin.settings]
        city = "Köln"

        """

    private func text(of place: Workplace) throws -> String {
        try String(decoding: Data(contentsOf: URL(fileURLWithPath: place.file)), as: UTF8.self)
    }

    @Test(arguments: [
        ("theme.scheme", "dark", "scheme = \"light\" # at night", "scheme = \"dark\" # at night"),
        ("theme.font", "Inter", "scheme = \"light\" # at night", "scheme = \"light\" # at night\nfont = \"Inter\""),
        (
            "theme.accent", "#ff0000", "scheme = \"light\" # at night",
            "scheme = \"light\" # at night\naccent = \"#ff0000\""
        ),
        ("tabs.start", "a/1", "    \"a/2\",\n]", "    \"a/2\",\n]\nstart = \"a/1\""),
        ("rules.limits.nav.height", "52", "\"nav.height\" = 50", "\"nav.height\" = 52"),
        ("rules.limits.\"touch.min\"", "48", "\"nav.height\" = 50", "\"nav.height\" = 50\n\"touch.min\" = 48"),
        ("plugin.org.example.a.enabled", "true", "enabled = false", "enabled = true"),
        ("plugin.\"org.example.a\".media", "true", "enabled = false", "enabled = false\nmedia = true"),
        ("plugin.org.example.a.settings.city", "Bonn", "\"Köln\"", "\"Bonn\""),
        ("plugin.org.example.a.settings.size", "3", "city = \"Köln\"", "city = \"Köln\"\nsize = 3"),
    ])
    func `one value changes, comments and order stay`(key: String, value: String, old: String, new: String) throws {
        for lineEnd in ["\n", "\r\n"] {
            let place = try Workplace()
            let before = Self.text.replacing("\n", with: lineEnd)
            try place.write(before)
            #expect(place.loader().set(key, to: value) == .success(place.file))
            let expected = Self.text.replacing(old, with: new).replacing("\n", with: lineEnd)
            let changed = try text(of: place)
            // A list that is replaced brings its own lines.
            #expect(changed == expected)
        }
    }

    @Test func `a table or plugin that is not there is added at the end`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"")
        #expect(place.loader().set("kiosk.enabled", to: "true") == .success(place.file))
        #expect(place.loader().set("plugin.org.example.b.isolation", to: "sandbox") == .success(place.file))
        #expect(place.loader().set("rules.actions.TAB-COUNT-MAX", to: "off") == .success(place.file))
        #expect(place.loader().set("rules.profile", to: "mouse") == .success(place.file))
        #expect(
            try text(of: place) == """
                [theme]
                scheme = "dark"

                [kiosk]
                enabled = true

                [[plugin]]
                id = "org.example.b"
                isolation = "sandbox"

                [rules.actions]
                TAB-COUNT-MAX = "off"

                [rules]
                profile = "mouse"

                """)
        let result = place.load()
        #expect(result.problems.isEmpty)
        #expect(result.settings.rules.profile == .mouse)
        #expect(result.settings.plugins.map(\.isolation) == [.sandbox])
    }

    @Test func `without a file one is made in the first folder`() throws {
        let place = try Workplace()
        let folder = "\(place.folder)/new/lintel"
        let loader = ConfigurationLoader(paths: ConfigurationPaths(folders: [folder], stateFolder: nil))
        #expect(loader.set("theme.scheme", to: "dark") == .success("\(folder)/lintel.toml"))
        #expect(loader.load().settings.theme.scheme == .dark)
    }

    @Test func `nothing is written that would not load`() throws {
        let place = try Workplace()
        try place.write(Self.text)
        let loader = place.loader(keepsCopies: false)
        guard case .failure(.problems(let problems)) = loader.set("theme.scheme", to: "drak") else {
            Issue.record("was written")
            return
        }
        #expect(problems.map(\.hint) == ["Did you mean \"dark\"?"])
        // It stands in no file yet, so it has no line.
        #expect(problems.map(\.place) == ["0:0 theme.scheme"])
        #expect(hints(loader.set("kiosk.enabled", to: "yes")) == ["Write true."])
        #expect(hints(loader.set("kiosk.enabled", to: "\"yes\"")) == ["Write true."])
        #expect(hints(loader.set("tabs.hidden", to: "a, b")) == ["Write [\"a\", \"b\"]."])
        #expect(hints(loader.set("plugin.a.limits.memory", to: "64")) == ["Units are B, KiB, MiB and GiB."])
        #expect(hints(loader.set("status.hours", to: "24")) == ["Did you mean \"24h\"?"])
        #expect(hints(loader.set("theme.accent", to: "3584e4")) == ["Write \"#3584e4\"."])
        #expect(hints(loader.set("rules.limits.nav.height", to: "9000")) == ["Allowed: 44 … 64."])
        #expect(loader.set("theme.shceme", to: "dark") == .failure(.unknownKey(nearest: "theme.scheme")))
        #expect(loader.set("theme", to: "dark") == .failure(.table(example: "theme.scheme")))
        #expect(loader.set("scheme", to: "dark") == .failure(.unknownKey(nearest: "theme.scheme")))
        #expect(loader.set("a b", to: "dark") == .failure(.unknownKey(nearest: nil)))
        #expect(try text(of: place) == Self.text)
        try place.write("[theme\n")
        guard case .failure(.problems) = loader.set("theme.scheme", to: "dark") else {
            Issue.record("was written")
            return
        }
        #expect(try text(of: place) == "[theme\n")
    }

    private func hints(_ result: Result<String, SetRefusal>) -> [String]? {
        guard case .failure(.problems(let problems)) = result else { return nil }
        return problems.map(\.hint)
    }

    @Test func `a value that is taken and leads nowhere is written and warned of`() throws {
        let place = try Workplace()
        try place.write("")
        let loader = place.loader(keepsCopies: false)
        #expect(loader.set("theme.chevron-image", to: "a.png") == .success(place.file))
        #expect(
            loader.problems(about: "theme.chevron-image", known: KnownNames()).map(\.place)
                == ["2:17 theme.chevron-image", "2:17 theme.chevron-image"])
        #expect(loader.set("theme.font", to: "24") == .success(place.file))
        #expect(loader.load().settings.theme.font == "24")
        #expect(loader.problems(about: "theme.font", known: KnownNames()).isEmpty)
        #expect(
            try text(of: place) == """
                [theme]
                chevron-image = "a.png"
                font = "24"

                """)
    }

    @Test func `a value that a later file sets, or that stands inside a line, is left to a person`() throws {
        let place = try Workplace()
        try place.write("theme = { scheme = \"dark\" }\n")
        try place.write("\n[kiosk]\nenabled = true\n", to: "conf.d/a.toml")
        let loader = place.loader(keepsCopies: false)
        #expect(loader.set("theme.font", to: "Inter") == .failure(.byHand(file: place.file, line: 1)))
        #expect(loader.set("theme.scheme", to: "light") == .success(place.file))
        #expect(try text(of: place) == "theme = { scheme = \"light\" }\n")
        #expect(
            loader.set("kiosk.enabled", to: "false")
                == .failure(.covered(file: "\(place.folder)/conf.d/a.toml", line: 3)))
    }

    @Test func `a link stays a link, and the file keeps its mode`() throws {
        let place = try Workplace()
        try place.write("[theme]\n", to: "real.toml")
        #expect(chmod("\(place.folder)/real.toml", 0o640) == 0)
        #expect(symlink("real.toml", place.file) == 0)
        #expect(place.loader().set("theme.scheme", to: "dark") == .success(place.file))
        var status = stat()
        #expect(lstat(place.file, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(stat(place.file, &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(try text(of: place) == "[theme]\nscheme = \"dark\"\n")
    }
}

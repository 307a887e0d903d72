// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Glibc
import Testing

@testable import Configuration

@Suite struct LoaderTests {
    @Test func `six mistakes give six diagnostics and the rest is applied`() throws {
        let result = try loaded(
            """
            [shell]
            renderer = "opengl"
            [status]
            hours = 24
            right = ["battery", "battry"]
            [theme]
            scheme = "dark"
            acent = "#3584e4"
            [kiosk]
            enabled = "yes"
            exit-keys = "Ctrl+"
            """)
        #expect(
            result.problems.map(\.place) == [
                "2:12 shell.renderer", "4:9 status.hours", "5:21 status.right", "8:1 theme.acent",
                "10:11 kiosk.enabled",
                "11:13 kiosk.exit-keys",
            ])
        #expect(result.problems.map(\.severity) == [.error, .error, .error, .warning, .error, .error])
        #expect(result.settings.theme.scheme == .dark)
        #expect(result.settings.status.right == ShellSettings().status.right)
        #expect(!result.usedLastGood)
    }

    @Test func `no file at all gives the defaults and no complaint`() throws {
        let result = try Workplace().load()
        #expect(result.settings == ShellSettings())
        #expect(result.problems.isEmpty)
    }

    @Test func `a file that --config names must be there`() throws {
        let place = try Workplace()
        let missing = "\(place.folder)/other.toml"
        let result = ConfigurationLoader(
            paths: ConfigurationPaths(explicit: missing, folders: [place.folder], stateFolder: nil)
        ).load()
        #expect(result.settings == ShellSettings())
        #expect(result.problems.map(\.message) == ["There is no such file. The defaults are used."])
        #expect(result.watchedPaths.contains(missing))
    }

    @Test func `the first folder that has the file counts`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"", to: "second/lintel.toml")
        let paths = ConfigurationPaths(
            folders: ["\(place.folder)/first", "\(place.folder)/second"], stateFolder: nil)
        #expect(ConfigurationLoader(paths: paths).load().settings.theme.scheme == .dark)
        try place.write("[theme]\nscheme = \"light\"", to: "first/lintel.toml")
        let result = ConfigurationLoader(paths: paths).load()
        #expect(result.settings.theme.scheme == .light)
        #expect(result.watchedPaths.first == "\(place.folder)/first/lintel.toml")
    }

    @Test func `the environment says where to look, empty and relative values are unset`() {
        let full = ConfigurationPaths(environment: [
            "HOME": "/home/a", "XDG_CONFIG_HOME": "/cfg", "XDG_STATE_HOME": "/state",
        ])
        #expect(full.folders == ["/cfg/lintel", "/etc/lintel"])
        #expect(full.stateFolder == "/state/lintel")
        let bare = ConfigurationPaths(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "x"])
        #expect(bare.folders == ["/home/a/.config/lintel", "/etc/lintel"])
        #expect(bare.stateFolder == "/home/a/.local/state/lintel")
        #expect(ConfigurationPaths(environment: [:]).folders == ["/etc/lintel"])
        #expect(ConfigurationPaths(environment: ["HOME": "/home/a"], keepsCopies: false).keepsCopies == false)
    }

    @Test func `drop-ins lie over the file in byte order, arrays replace, tables and plugins merge`() throws {
        let place = try Workplace()
        try place.write(
            """
            [status]
            left = ["network", "battery"]
            right = []
            [theme]
            scheme = "dark"
            font = "Inter"
            [[plugin]]
            id = "org.example.a"
            isolation = "sandbox"
            settings = { one = 1, two = 2 }
            [[plugin]]
            id = "org.example.b"
            """)
        try place.write("[theme]\nscheme = \"light\"\n[status]\nleft = [\"battery\"]\n", to: "conf.d/10-a.toml")
        try place.write(
            "[theme]\nscheme = \"auto\"\n[[plugin]]\nid = \"org.example.a\"\nmedia = true\nsettings = { two = 22 }\n",
            to: "conf.d/9-b.toml")
        try place.write("[theme]\nfont = \"Backup\"", to: "conf.d/99.toml~")
        try place.write("[theme]\nfont = \"Hidden\"", to: "conf.d/.x.toml")
        let settings = place.load().settings
        #expect(settings.theme.scheme == .auto)
        #expect(settings.theme.font == "Inter")
        #expect(settings.status.left == ["battery"])
        #expect(settings.status.right == [])
        #expect(settings.plugins.map(\.id) == ["org.example.a", "org.example.b"])
        let plugin = try #require(settings.plugins.first)
        #expect(plugin.isolation == .sandbox)
        #expect(plugin.media)
        #expect(plugin.settings == ["one": .integer(1), "two": .integer(22)])
    }

    @Test func `--set lies over everything; its value is TOML, else text`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"light\"")
        let result = place.load(set: [
            "theme.scheme=dark", "kiosk.enabled = true", "status.left=[\"battery\"]", "theme.accent=#3584E4",
            "rules.limits.\"nav.push.tau\" = \"70 ms\"", "theme.font=DejaVu Sans", "theme.font=A=B",
        ])
        #expect(result.problems.isEmpty)
        #expect(result.settings.theme.scheme == .dark)
        #expect(result.settings.kiosk.enabled)
        #expect(result.settings.status.left == ["battery"])
        #expect(result.settings.theme.accent == "#3584e4")
        #expect(result.settings.theme.font == "A=B")
        #expect(result.settings.rules.limits["nav.push.tau"] == 0.07)
        #expect(result.origins["theme.scheme"]?.layer == "--set")
    }

    @Test func `a --set that is none is reported, and quoted nowhere`() throws {
        let result = try loaded("# none", set: ["nonsense", "= x", "theme.scheme=drak", "a\nb=1"])
        #expect(result.problems.map(\.file) == ["--set", "--set", "--set", "--set"])
        #expect(result.problems.map(\.sourceLine) == ["", "", "", ""])
        #expect(result.problems.last?.hint == "Did you mean \"dark\"?")
    }

    @Test func `a newer version is refused with both numbers`() throws {
        var present = ShellSettings()
        present.theme.scheme = .dark
        let result = try loaded("version = 9\n[theme]\nscheme = \"light\"", lastGood: present)
        #expect(result.settings == present)
        #expect(result.problems.map(\.place) == ["1:11 version"])
        #expect(
            result.problems.first?.message
                == "This file is of version 9; this program reads up to version 1. The settings in force stay.")
        #expect(try loaded("version = 1").problems.isEmpty)
        #expect(try loaded("version = \"1\"").problems.map(\.severity) == [.error])
        #expect(try loaded("version = 0").problems.map(\.severity) == [.error])
    }

    @Test func `a start with a refused file uses its last good copy and says so`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\nacent = 1\n")
        try place.write("[theme]\nscheme = \"dark\"\n", to: "conf.d/a.toml")
        let first = place.load()
        #expect(first.problems.count == 1)
        try place.write("[kiosk\nenabled = true\n")
        let again = place.load()
        #expect(again.settings == first.settings)
        #expect(again.settings.kiosk.enabled)
        #expect(again.usedLastGood)
        #expect(again.problems.count == 1)
        #expect(again.problems.first?.message.contains("\(place.state)/last-good\(place.file)") == true)
        try place.write("[theme\n", to: "conf.d/a.toml")
        let both = place.load()
        #expect(both.settings == first.settings)
        #expect(both.problems.count == 2)
    }

    @Test func `a value error at a start takes the last good copy's value`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\n[theme]\nscheme = \"dark\"\n")
        _ = place.load()
        try place.write("[kiosk]\nenabled = \"yes\"\n[theme]\nscheme = \"light\"\n")
        for _ in 0..<2 {
            let result = place.load()
            #expect(result.settings.kiosk.enabled)
            #expect(result.settings.theme.scheme == .light)
            #expect(result.problems.map(\.place) == ["2:11 kiosk.enabled"])
        }
    }

    @Test func `a copy is used for its own file only`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\n", to: "one/lintel.toml")
        try place.write("[kiosk\n", to: "two/lintel.toml")
        let load = { (name: String) in
            ConfigurationLoader(
                paths: ConfigurationPaths(
                    explicit: "\(place.folder)/\(name)/lintel.toml", folders: [], stateFolder: place.state)
            ).load()
        }
        #expect(load("one").settings.kiosk.enabled)
        let other = load("two")
        #expect(!other.settings.kiosk.enabled)
        #expect(other.problems.first?.message.hasSuffix("The defaults are used.") == true)
        #expect(!other.usedLastGood)
    }

    @Test func `the copy of one file does not take the place of another's`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\n")
        try place.write("[theme]\nscheme = \"dark\"\n", to: "other.toml")
        #expect(place.load().settings.kiosk.enabled)
        let other = ConfigurationPaths(
            explicit: "\(place.folder)/other.toml", folders: [place.folder], stateFolder: place.state)
        #expect(!ConfigurationLoader(paths: other).load().settings.kiosk.enabled)
        try place.write("[kiosk\nenabled = true\n")
        let again = place.load()
        #expect(again.settings.kiosk.enabled)
        #expect(again.usedLastGood)
        #expect(LastGoodCopies(folder: "/s", isKept: true).place(of: "/a/../../b") == "/s/last-good/a/%2E%2E/%2E%2E/b")
    }

    @Test func `who only looks uses the copies and makes none`() throws {
        let place = try Workplace()
        let looking = ConfigurationLoader(
            paths: ConfigurationPaths(folders: [place.folder], stateFolder: place.state, keepsCopies: false))
        try place.write("[kiosk]\nenabled = true\n")
        _ = looking.load()
        try place.write("[kiosk\n")
        #expect(looking.load().problems.first?.message.hasSuffix("The defaults are used.") == true)
        try place.write("[kiosk]\nenabled = true\n")
        _ = place.load()
        try place.write("[kiosk\n")
        let found = looking.load()
        #expect(found.settings.kiosk.enabled)
        #expect(found.problems.first?.message.contains("The last good copy is used: \(place.state)") == true)
    }

    @Test func `a file that had loaded and is gone is missed until its copy is gone too`() throws {
        let place = try Workplace()
        #expect(place.load().problems.isEmpty)
        try place.write("[kiosk]\nenabled = true\n")
        _ = place.load()
        try place.remove()
        let gone = place.load()
        #expect(gone.settings.kiosk.enabled)
        #expect(gone.usedLastGood)
        #expect(gone.problems.map(\.file) == [place.file])
        #expect(gone.problems.map(\.severity) == [.warning])
        #expect(gone.problems.first?.hint.contains("\(place.state)/last-good") == true)
        try place.remove("state")
        #expect(place.load().problems.isEmpty)
    }

    @Test func `a state folder that cannot be written is no problem`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\n")
        try place.write("", to: "state")
        let result = place.load()
        #expect(result.settings.kiosk.enabled)
        #expect(result.problems.isEmpty)
    }

    @Test func `a value that is not taken keeps the last good one, else that of the layers below`() throws {
        let place = try Workplace()
        try place.write(
            "[theme]\nscheme = \"dark\"\n[rules.limits]\n\"nav.height\" = 50\n[rules.actions]\nTAB-COUNT-MAX = \"off\"\n"
        )
        try place.write("[theme]\nscheme = 7\n[rules.limits]\n\"nav.height\" = \"x\"\n", to: "conf.d/a.toml")
        let first = place.loader(keepsCopies: false).load()
        #expect(first.settings.theme.scheme == .dark)
        #expect(first.settings.rules.limits["nav.height"] == 50)
        #expect(first.problems.count == 2)
        var present = ShellSettings()
        present.theme.scheme = .light
        present.rules.limits["nav.height"] = 60
        let reloaded = place.loader(keepsCopies: false).load(lastGood: present)
        #expect(reloaded.settings.theme.scheme == .light)
        #expect(reloaded.settings.rules.limits["nav.height"] == 60)
    }

    @Test func `paths are relative to their file or the home folder`() throws {
        let place = try Workplace()
        try place.write("[theme]\nchevron-image = \"arrow.png\"\nchevron-mask = \"/usr/mask.png\"\n")
        try place.write("[[plugin]]\nid = \"a\"\npath = \"~/p\"", to: "conf.d/a.toml")
        let settings = place.load().settings
        #expect(settings.theme.chevronImage == "\(place.folder)/arrow.png")
        #expect(settings.theme.chevronMask == "/usr/mask.png")
        #expect(settings.plugins.first?.path == "/home/somebody/p")
    }
}

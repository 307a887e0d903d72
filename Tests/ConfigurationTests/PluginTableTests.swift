// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Configuration

@Suite struct PluginTableTests {
    @Test func `permissions and limits of a plugin are decoded`() throws {
        let loaded = try loaded(
            """
            [[plugin]]
            id = "org.example.photos"
            isolation = "sandbox"
            media = true

            [plugin.permissions]
            network = true
            read = ["/srv/photos", "~/Pictures"]
            write = []
            bus-names = ["org.mpris.MediaPlayer2.*"]
            devices = ["/dev/ttyUSB0"]

            [plugin.limits]
            memory = "64 MiB"
            processors = 0.5
            open-files = 64
            """)
        #expect(loaded.problems.isEmpty)
        let plugin = try #require(loaded.settings.plugins.first)
        #expect(plugin.permissions.network == true)
        #expect(plugin.permissions.read == ["/srv/photos", "/home/somebody/Pictures"])
        #expect(plugin.permissions.write == [])
        #expect(plugin.permissions.busNames == ["org.mpris.MediaPlayer2.*"])
        #expect(plugin.permissions.devices == ["/dev/ttyUSB0"])
        #expect(plugin.limits.memory == 64 << 20)
        #expect(plugin.limits.processors == 0.5)
        #expect(plugin.limits.openFiles == 64)
    }

    @Test func `what is not permitted by name is as the manifest asks`() throws {
        let loaded = try loaded(
            """
            [[plugin]]
            id = "org.example.photos"
            permissions = { network = "", read = [] }
            """)
        #expect(loaded.problems.isEmpty)
        let plugin = try #require(loaded.settings.plugins.first)
        #expect(plugin.permissions.network == nil)
        #expect(plugin.permissions.read == [])
        #expect(plugin.permissions.devices == nil)
        #expect(plugin.limits == PluginLimits())
    }

    @Test(arguments: [
        ("permissions = true", "A table wanted, true/false found."),
        ("permissions = { network = \"yes\" }", "true/false wanted, text found."),
        ("permissions = { read = \"/srv\" }", "A list (A path) wanted, text found."),
        ("permissions = { bus-names = [\"mpris\"] }", "A bus name such as \"org.example.Player\" wanted"),
        ("permissions = { bus-names = [\"*\"] }", "A bus name such as"),
        ("permissions = { devices = [\"/etc/shadow\"] }", "A device such as \"/dev/ttyUSB0\" wanted"),
        ("permissions = { devices = [\"/dev/../etc/shadow\"] }", "A device such as"),
        ("limits = [1]", "A table wanted, a list found."),
        ("limits = { memory = 64 }", "A size from \"16 MiB\" to \"1024 GiB\" wanted, a whole number found."),
        ("limits = { memory = \"1 KiB\" }", "A size from \"16 MiB\" to \"1024 GiB\" wanted, \"1 KiB\" found."),
        ("limits = { processors = nan }", "The number must be finite."),
        ("limits = { processors = 0 }", "A number from 0.01 to 1024 wanted"),
        ("limits = { open-files = 1.5 }", "A whole number from 16 to 1048576 wanted"),
    ])
    func `a wrong permission or limit is refused and nothing else`(line: String, message: String) throws {
        let loaded = try loaded("[[plugin]]\nid = \"org.example.photos\"\n\(line)\nmedia = true")
        #expect(loaded.problems.count == 1)
        let problem = try #require(loaded.problems.first)
        #expect(problem.severity == .error)
        #expect(problem.line == 3)
        #expect(problem.message.hasPrefix(message), "\(problem.message)")
        let plugin = try #require(loaded.settings.plugins.first)
        #expect(plugin.media)
        #expect(plugin.permissions == PluginPermissions())
        #expect(plugin.limits == PluginLimits())
    }

    @Test func `an unknown limit names the nearest, a limit in the wrong place its table`() throws {
        let loaded = try loaded(
            """
            [[plugin]]
            id = "org.example.photos"
            memory = "64 MiB"
            limits = { memroy = "64 MiB", network = true }
            """)
        #expect(
            loaded.problems.map(\.hint) == [
                "It belongs into the table [plugin.limits].", "Did you mean memory?",
                "It belongs into the table [plugin.permissions].",
            ])
    }

    @Test func `limits of several files merge key by key, and a bad one keeps what was`() throws {
        let place = try Workplace()
        try place.write("[[plugin]]\nid = \"a\"\nlimits = { memory = \"32 MiB\", processors = 2 }")
        try place.write("[[plugin]]\nid = \"a\"\nlimits = { open-files = 64, processors = 0 }", to: "conf.d/1.toml")
        let limits = try #require(place.load().settings.plugins.first?.limits)
        #expect(limits.memory == 32 << 20)
        #expect(limits.processors == 2)
        #expect(limits.openFiles == 64)
        var lastGood = place.load().settings
        lastGood.plugins[0].limits.processors = 3
        #expect(place.load(lastGood: lastGood).settings.plugins.first?.limits.processors == 3)
    }

    @Test func `a permission is set and shown by its path`() throws {
        let place = try Workplace()
        try place.write("# mine\n[[plugin]]\nid = \"org.example.photos\"\n")
        let loader = place.loader()
        #expect(throws: Never.self) {
            _ = try loader.set("plugin.org.example.photos.limits.memory", to: "64 MiB").get()
            _ = try loader.set("plugin.org.example.photos.permissions.network", to: "true").get()
            _ = try loader.set("plugin.org.example.photos.settings.colour", to: "red").get()
        }
        let loaded = place.load()
        #expect(loaded.problems.isEmpty)
        let listing = SettingsListing(loaded.settings)
        #expect(listing.entries(of: "plugin.org.example.photos.limits.memory").first?.value == "\"64 MiB\"")
        #expect(listing.entries(of: "plugin.org.example.photos.permissions.network").first?.value == "true")
        #expect(listing.entries(of: "plugin.org.example.photos.settings.colour").first?.value == "\"red\"")
        #expect(loaded.origins["plugin.\"org.example.photos\".limits.memory"] != nil)
    }
}

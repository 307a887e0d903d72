// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing
import Toml

@testable import Configuration

@Suite struct ListingTests {
    @Test func `every value is listed as a file would say it`() throws {
        let settings = try loaded(
            """
            [theme]
            accent = "teal"
            [rules]
            profile = "mouse"
            [rules.actions]
            BARS-CONTRAST = "refuse"
            [[plugin]]
            id = "org.example.a"
            settings = { list = [1, 2.5, "x"], on = true }
            """
        ).settings
        let listing = SettingsListing(settings)
        #expect(listing.entries(of: "theme.accent").first?.value == "\"#008080\"")
        #expect(listing.entries(of: "theme.font").first?.value == "\"\"")
        #expect(listing.entries(of: "rules.profile").first?.value == "\"mouse\"")
        #expect(listing.entries(of: "rules.limits.\"touch.min\"").first?.value == "24")
        #expect(listing.entries(of: "rules.limits.\"nav.push.tau\"").first?.value == "\"61 ms\"")
        #expect(listing.entries(of: "rules.actions.BARS-CONTRAST").first?.value == "\"refuse\"")
        #expect(listing.entries(of: "plugin.\"org.example.a\".enabled").first?.value == "true")
        #expect(listing.entries(of: "plugin.\"org.example.a\".settings.list").first?.value == "[1, 2.5, \"x\"]")
        #expect(listing.entries(of: "rules.limits.nav.push.tau").first?.value == "\"61 ms\"")
        #expect(listing.entries(of: "nothing").isEmpty)
    }

    @Test func `a table gives all its keys, a plugin nobody mentioned its defaults, a part of a key the whole one`()
        throws
    {
        let listing = SettingsListing(try loaded("[tabs]\nhidden = [\"a\"]\n").settings)
        let tabs = listing.entries(of: "tabs").map(\.key)
        #expect(tabs.starts(with: ["tabs.order", "tabs.hidden", "tabs.start"]))
        #expect(tabs.allSatisfy { $0.hasPrefix("tabs.") })
        #expect(listing.entries(of: "rules.limits").count == LimitTable.all.count)
        #expect(listing.entries(of: "plugin.org.example.a.isolation").map(\.value) == ["\"process\""])
        #expect(
            listing.entries(of: "plugin.\"org.example.a\".limits.memory").map(\.key)
                == ["plugin.\"org.example.a\".limits.memory"])
        #expect(listing.entries(of: "plugin.org.example.a.nothing").isEmpty)
        #expect(listing.entries(of: "rules.actions.NAV-BACK-MASK").isEmpty)
        #expect(SettingsListing.knows("rules.actions.NAV-BACK-MASK") && !SettingsListing.knows("rules.actions.NOTHING"))
        #expect(listing.nearestKey(to: "scheme") == "theme.scheme")
        #expect(listing.nearestKey(to: "theme.shceme") == "theme.scheme")
        #expect(listing.nearestKey(to: "zzzzzz") == nil)
    }

    @Test func `values become JSON of their own kind, and what steers a terminal is written by number`() {
        #expect(JSONText(toml: "[\"a\", 2, 2.5, true]").text() == "[\"a\", 2, 2.5, true]")
        #expect(JSONText(toml: "{ file = \"/a\" }").text() == "{\n  \"file\": \"/a\"\n}")
        #expect(JSONText(toml: "\"\"").text() == "\"\"")
        #expect(JSONText.string("a\u{1B}\u{202E}b").text() == "\"a\\u001b\\u202eb\"")
        let settings = try? loaded("[theme]\nfont = \"a\\u001b\\u202Eb\"\n").settings
        #expect(settings.map { SettingsListing($0).entries(of: "theme.font").map(\.value) } == ["\"a\\u001b\\u202eb\""])
    }

    @Test func `only what changed is named`() {
        let old = ShellSettings()
        #expect(SettingsListing.changedKeys(from: old, to: old) == [])
        var new = old
        new.theme.accent = "#008080"
        new.rules.limits["nav.height"] = 50
        new.plugins = [ShellSettings.PluginSection(id: "a")]
        let keys = SettingsListing.changedKeys(from: old, to: new)
        #expect(keys.prefix(2) == ["theme.accent", "rules.limits.\"nav.height\""])
        #expect(keys.dropFirst(2).allSatisfy { $0.hasPrefix("plugin.a.") })
        #expect(keys.count == 2 + PluginTable.settings.count + PluginTable.groups.reduce(0) { $0 + $1.settings.count })
        #expect(Set(SettingsListing.changedKeys(from: new, to: old)) == Set(keys))
    }

    @Test func `a document becomes the tagged JSON of the public suite`() throws {
        let document = try TomlDocument(
            """
            a = [1, -2.5, nan, "x\\n"]
            t = { on = true }
            d = 1979-05-27
            o = 1979-05-27T00:32:00.999999-07:00
            """)
        #expect(
            TaggedJSON.document(document.root).text() == """
                {
                  "a": [
                    {
                      "type": "integer",
                      "value": "1"
                    },
                    {
                      "type": "float",
                      "value": "-2.5"
                    },
                    {
                      "type": "float",
                      "value": "nan"
                    },
                    {
                      "type": "string",
                      "value": "x\\n"
                    }
                  ],
                  "t": {
                    "on": {
                      "type": "bool",
                      "value": "true"
                    }
                  },
                  "d": {
                    "type": "date-local",
                    "value": "1979-05-27"
                  },
                  "o": {
                    "type": "datetime",
                    "value": "1979-05-27T00:32:00.999999-07:00"
                  }
                }
                """)
    }
}

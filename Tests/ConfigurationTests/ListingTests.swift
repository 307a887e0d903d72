// SPDX-License-Identifier: Apache-2.0

import BarModel
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
        #expect(listing.entry("theme.accent")?.value == "\"#008080\"")
        #expect(listing.entry("theme.font")?.value == "\"\"")
        #expect(listing.entry("rules.profile")?.value == "\"mouse\"")
        #expect(listing.entry("rules.limits.\"touch.min\"")?.value == "24")
        #expect(listing.entry("rules.limits.\"nav.push.tau\"")?.value == "\"61 ms\"")
        #expect(listing.entry("rules.actions.BARS-CONTRAST")?.value == "\"refuse\"")
        #expect(listing.entry("plugin.\"org.example.a\".enabled")?.value == "true")
        #expect(listing.entry("plugin.\"org.example.a\".settings.list")?.value == "[1, 2.5, \"x\"]")
        #expect(listing.entry("rules.limits.nav.push.tau")?.value == "\"61 ms\"")
        #expect(listing.entry("nothing") == nil)
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

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing
import Toml

@testable import Configuration

@Suite struct ValueTests {
    @Test(arguments: [
        ("61 ms", 0.061), ("61ms", 0.061), ("0.5 s", 0.5), ("2 min", 120), ("1 h", 3600), ("0 ms", 0),
    ])
    func `a time is a number and a unit`(text: String, seconds: Double) {
        #expect(Quantity.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "61", "ms", "61  ms", " 61 ms", "61 ms ", "61 MS", "-1 s", "1e3 s", ".5 s", "5. s", "1.2.3 s", "2 minutes",
        "9999999999999999999 h",
    ])
    func `anything else is no time`(text: String) {
        #expect(Quantity.seconds(text) == nil)
    }

    @Test func `sizes are read and written with binary units`() {
        #expect(Quantity.bytes("64 MiB") == 67_108_864)
        #expect(Quantity.bytes("1.5 KiB") == 1536)
        #expect(Quantity.bytes("10 MB") == 10_000_000)
        #expect(Quantity.bytes("1 TiB") == nil)
        #expect(Quantity.bytes("99999999999 GiB") == nil)
        #expect(Quantity.text(bytes: 67_108_864) == "64 MiB")
        #expect(Quantity.text(bytes: 1000) == "1000 B")
    }

    @Test(arguments: [0.061, 0.4, 0.016, 1, 0.17, 120, 5400, 0, 0.0005])
    func `a written time is read as the same`(seconds: Double) throws {
        let read = try #require(Quantity.seconds(Quantity.text(seconds: seconds)))
        #expect(abs(read - seconds) < 1e-9)
    }

    @Test(arguments: [
        ("Ctrl+Alt+K", "Ctrl+Alt+K"), ("alt + ctrl + k", "Ctrl+Alt+K"), ("F10", "F10"), ("Shift+F10", "Shift+F10"),
        ("Super+esc", "Super+Escape"), ("control+PageUp", "Ctrl+PageUp"), ("Escape", "Escape"),
    ])
    func `a key chord has one key, with its modifiers in order`(text: String, stored: String) {
        #expect(KeyChord(text)?.description == stored)
    }

    @Test(arguments: [
        "", "+", "Ctrl+", "Ctrl", "K", "Shift+K", "Ctrl+Ctrl+K", "Ctrl+K+L", "K+Ctrl", "Ctrl+F13", "Ctrl+ä", "Hyper+K",
        "Ctrl+Space+",
    ])
    func `anything else is no key chord`(text: String) {
        #expect(KeyChord(text) == nil)
    }

    @Test func `colours are stored as #rrggbb`() {
        #expect(Words.colour("#3584E4") == "#3584e4")
        #expect(Words.colour("Teal") == "#008080")
        for text in ["", "3584e4", "#3584e", "#3584e4f", "#gggggg", "tael"] {
            #expect(Words.colour(text) == nil)
        }
        #expect(Words.colourNames.values.allSatisfy { Colour($0)?.description == $0 })
    }

    @Test func `languages, clock forms and ids are checked by their form`() {
        for text in ["de", "de_DE", "sr_RS.UTF-8@latin", "C", "C.UTF-8", "es_419"] {
            #expect(Words.language(text) == text)
        }
        for text in ["", "deutsch", "de-DE", "DE", "de_", "de_DE\n"] {
            #expect(Words.language(text) == nil)
        }
        for text in ["%H:%M", "%a %-d", "100 %%", "Uhr"] {
            #expect(Words.clockFormat(text) == text)
        }
        for text in ["", "%", "%H:%", "a\nb", "% H"] {
            #expect(Words.clockFormat(text) == nil)
        }
        #expect(Words.tabID("org.lintel.clock/alarm") != nil)
        #expect(Words.tabID("a/b/c") == nil)
        #expect(Words.tabID("a b") == nil)
    }

    @Test(arguments: [
        (
            "[status]\nleft = \"network\"",
            """
            A list (One of "network", "cellular", "battery", "bluetooth", "sound", "microphone", \
            "plugin:<plugin id>/<status id>") wanted, text found.
            """,
            "Write [\"network\"]."
        ),
        ("[tabs]\nstart = \"a b\"", "A tab such as \"org.lintel.clock/alarm\" wanted, \"a b\" found.", ""),
        (
            "[theme]\naccent = \"blau\"", "A colour such as \"#3584e4\" wanted, \"blau\" found.", ""
        ),
        (
            "[theme]\naccent = \"3584e4\"", "A colour such as \"#3584e4\" wanted, \"3584e4\" found.",
            "Write \"#3584e4\"."
        ),
        (
            "[status]\nhours = 24", "One of \"auto\", \"12h\", \"24h\" wanted, a whole number found.",
            "Did you mean \"24h\"?"
        ),
        ("[kiosk]\nenabled = 1", "true/false wanted, a whole number found.", "Write true."),
        ("[kiosk]\nenabled = \"maybe\"", "true/false wanted, text found.", "Write true or false."),
        (
            "[tabs]\nhidden = \"a, b\"", "A list (A tab such as \"org.lintel.clock/alarm\") wanted, text found.",
            "Write [\"a\", \"b\"]."
        ),
        (
            "[rules.limits]\n\"nav.height\" = \"50 px\"", "A whole number from 44 to 64 wanted, text found.",
            "Write 50, without quotes."
        ),
        (
            "[rules.limits]\n\"nav.push.tau\" = 61", "A time from \"40 ms\" to \"90 ms\" wanted, a whole number found.",
            "Write it in quotes, with its unit."
        ),
        (
            "[rules.limits]\n\"nav.push.tau\" = \"61 msec\"",
            "A time from \"40 ms\" to \"90 ms\" wanted, \"61 msec\" found.", "Units are ms, s, min and h."
        ),
        (
            "[rules.limits]\n\"nav.height\" = \"50\"", "A whole number from 44 to 64 wanted, text found.",
            "Write 50, without quotes."
        ),
        (
            "[rules.limits]\n\"nav.height\" = 50.5",
            "A whole number from 44 to 64 wanted, a number with a fraction found.", ""
        ),
        ("[rules.limits]\n\"nav.hieght\" = 50", "There is no such limit.", "Did you mean nav.height?"),
        ("[rules.actions]\n\"TAB-COUNT-MXA\" = \"off\"", "There is no such rule.", "Did you mean TAB-COUNT-MAX?"),
        (
            "[rules.actions]\n\"TAB-COUNT-MAX\" = \"of\"",
            "One of \"off\", \"warn\", \"repair\", \"refuse\" wanted, \"of\" found.", "Did you mean \"off\"?"
        ),
        (
            "[rules]\nprofile = \"mose\"", "One of \"touch\", \"mouse\", \"signage\" wanted, \"mose\" found.",
            "Did you mean \"mouse\"?"
        ),
        ("[shell]\nscheme = \"dark\"", "There is no such key.", "It belongs into the table [theme]."),
        ("scheme = \"dark\"", "There is no such key.", "It belongs into the table [theme]."),
        ("[thme]\nscheme = \"dark\"", "There is no such key.", "Did you mean theme?"),
        (
            "plugin = { id = \"a\" }", "An array of tables wanted, a table found.",
            "Write the name in double brackets: [[name]]."
        ),
        (
            "[[plugin]]\nenabled = false", "This entry has no id; it says nothing about any plugin.",
            "Add id = \"org.example.plugin\"."
        ),
        ("[[plugin]]\nid = \"a b\"", "A plugin id such as \"org.lintel.clock\" wanted, \"a b\" found.", ""),
        (
            "[[plugin]]\nid = \"a\"\n[[plugin]]\nid = \"a\"",
            "The plugin a has a second entry in this file; the two are merged.", ""
        ),
        ("[[plugin]]\nid = \"a\"\nisolaton = \"none\"", "There is no such key.", "Did you mean isolation?"),
        (
            "[[plugin]]\nid = \"a\"\nsettings = { x = 1979-05-27 }",
            "Text, a number, true/false or a list of these wanted, a date found.", ""
        ),
        ("[status]\nright = [\"battery\", \"battery\"]", "battery is in the list twice.", ""),
        (
            "[theme]\nchevron-image = \"lintel.toml\"",
            "It is given without theme.chevron-mask; the standard chevron is shown.", ""
        ),
        ("[rules]\nlimits = 3", "A table wanted, a whole number found.", ""),
        (
            "[kiosk]\nexit-keys = \"Ctrl\"", "Keys such as \"Ctrl+Alt+K\" wanted, \"Ctrl\" found.",
            "Ctrl, Alt, Shift and Super with a letter, a digit, F1 to F12 or a key by name."
        ),
    ])
    func `a wrong value is told with what was wanted`(text: String, message: String, hint: String) throws {
        let result = try loaded(text)
        // What a start adds is not about the value.
        let lock = " It seems to ask for a kiosk, so the shell is locked all the same."
        #expect(result.problems.map { $0.message.replacing(lock, with: "") } == [message])
        #expect(result.problems.map(\.hint) == [hint])
    }

    @Test func `every item of a list that is not taken is told`() throws {
        let problems = try loaded("[tabs]\norder = [1, \"a b\", \"x\", \"x\", 2026-01-01]\n").problems
        #expect(
            problems.map(\.place) == [
                "2:10 tabs.order", "2:13 tabs.order", "2:25 tabs.order", "2:30 tabs.order",
            ])
        #expect(problems.last?.message.hasSuffix("wanted, a date found.") == true)
    }

    @Test func `an empty text takes back what a layer below has set`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nexit-keys = \"Ctrl+Alt+K\"\n[theme]\nfont = \"Inter\"\n")
        try place.write("[kiosk]\nexit-keys = \"\"", to: "conf.d/a.toml")
        let settings = place.load().settings
        #expect(settings.kiosk.exitKeys == nil)
        #expect(settings.theme.font == "Inter")
    }

    @Test func `a limit with two sizes is set by its short key, a full key wins over it, a later layer over both`()
        throws
    {
        let place = try Workplace()
        try place.write("[rules.limits]\n\"nav.controls.max.regular\" = 4\n\"nav.controls.max\" = 2\n")
        #expect(place.load().settings.rules.limits == ["nav.controls.max.compact": 2, "nav.controls.max.regular": 4])
        try place.write("[rules.limits]\n\"nav.controls.max\" = 3\n", to: "conf.d/a.toml")
        #expect(place.load().settings.rules.limits == ["nav.controls.max.compact": 3, "nav.controls.max.regular": 3])
    }

    @Test func `the profile chooses the hard range, wherever it is set`() throws {
        let text = "[rules.limits]\n\"touch.min\" = 30\n[rules]\nprofile = \"mouse\"\n"
        let result = try loaded(text)
        #expect(result.problems.isEmpty)
        #expect(result.settings.rules.limits["touch.min"] == 30)
    }

    @Test func `what nobody may loosen stays, stricter is taken`() throws {
        let loose = try loaded("[rules.limits]\n\"motion.reduced\" = \"200 ms\"")
        #expect(loose.settings.rules.limits["motion.reduced"] == 0.15)
        #expect(
            loose.problems.map(\.message) == [
                "200 ms would loosen what nobody may loosen; \"150 ms\" is used (ENG-CEILING)."
            ])
        let strict = try loaded("[rules.limits]\n\"motion.reduced\" = \"0 ms\"")
        #expect(strict.settings.rules.limits["motion.reduced"] == 0)
        #expect(strict.problems.isEmpty)
    }

    @Test func `an action that may not be set is reported in the rule engine's words and left out`() throws {
        let result = try loaded("[rules.actions]\nTAB-NO-REMOVE = \"off\"")
        #expect(result.settings.rules.actions == [:])
        #expect(result.problems.map(\.place) == ["2:17 rules.actions.TAB-NO-REMOVE"])
        #expect(result.problems.map(\.severity) == [.warning])
    }
}

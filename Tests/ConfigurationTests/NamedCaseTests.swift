// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Configuration

@Suite struct NamedCaseTests {
    @Test func `C-01 Byte order mark at the start`() throws {
        let place = try Workplace()
        let text = "[rules.limits]\n\"status.height\" = 40\n"
        try place.write("\u{FEFF}" + text)
        let first = place.load()
        #expect(first.settings.rules.limits == ["status.height": 40])
        #expect(first.problems.isEmpty)

        try place.write("\u{FEFF}\u{FEFF}" + text)
        let second = place.load(lastGood: first.settings)
        #expect(second.settings == first.settings)
        #expect(second.usedLastGood)
        #expect(second.problems.count == 1)
        #expect(second.problems.first?.message.hasPrefix("Unexpected U+FEFF") == true)

        try place.write(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        let third = place.load(lastGood: first.settings)
        #expect(third.settings == first.settings)
        #expect(
            third.problems.map(\.message) == [
                "The file is not UTF-8; it looks like UTF-16. The settings in force stay."
            ])
    }

    @Test func `C-02 Windows line ends`() throws {
        let good = "[rules.limits]\r\n\"status.height\" = 40\r\n[status]\r\nhours = \"24h\"\r\n"
        let broken = try loaded(good + "broken =\r\n")
        #expect(broken.problems.map(\.place) == ["5:9 "])
        #expect(broken.settings == ShellSettings())
        for text in [good, "[rules.limits]\r\n\"status.height\" = 40\n[status]\nhours = \"24h\"\r\n"] {
            let result = try loaded(text)
            #expect(result.problems.isEmpty)
            #expect(result.settings.status.hours == .twentyFour)
            #expect(result.settings.rules.limits["status.height"] == 40)
        }
        #expect(try loaded("[status]\rhours = \"24h\"\n").problems.map(\.line) == [1])
    }

    @Test func `C-04 Key twice in an inline table`() throws {
        var present = ShellSettings()
        present.status.hours = .twelve
        let inline = try loaded("[tabs]\nmore = { label = \"More\", label = \"Other\" }", lastGood: present)
        #expect(inline.settings == present)
        #expect(inline.problems.map(\.place) == ["2:26 "])
        #expect(inline.problems.first?.message.contains("The key label is given twice; line 2 has it already.") == true)
        let plain = try loaded("[status]\nhours = \"24h\"\nhours = \"24h\"\n", lastGood: present)
        #expect(plain.settings == present)
        #expect(plain.problems.map(\.place) == ["3:1 "])
        let quoted = try loaded("[status]\nhours = \"24h\"\n\"hours\" = \"24h\"\n", lastGood: present)
        #expect(quoted.problems.map(\.place) == ["3:1 "])
        #expect(quoted.problems.first?.message.contains("\"hours\"") == true)
    }

    @Test func `C-07 Too large integers wrap`() throws {
        var present = ShellSettings()
        present.rules.limits = ["status.height": 36]
        for number in ["18446744073709551648", "0x8000000000000000"] {
            let result = try loaded("[rules.limits]\n\"status.height\" = \(number)\n", lastGood: present)
            #expect(result.settings == present)
            #expect(result.problems.map(\.line) == [2])
            #expect(result.problems.first?.message.contains("does not fit 64 bits") == true)
        }
        let unknown = try loaded("unknown = 9223372036854775807\n")
        #expect(unknown.problems.map(\.severity) == [.warning])
        #expect(try loaded("[rules.limits]\n\"badge.max\" = 1_0_0\n").settings.rules.limits["badge.max"] == 100)
        #expect(try loaded("[rules.limits]\n\"badge.max\" = 012\n").problems.map(\.line) == [2])
    }

    @Test func `C-09 inf and nan are legal TOML but not legal sizes`() throws {
        var present = ShellSettings()
        present.rules.limits = ["status.height": 36]
        for (one, other) in [("inf", "nan"), ("-inf", "+nan")] {
            let text = """
                [rules.limits]
                "status.height" = \(one)
                "nav.pop.spring.zeta" = \(other)
                [status]
                hours = "24h"
                """
            let result = try loaded(text, lastGood: present)
            #expect(
                result.problems.map(\.place) == [
                    "2:19 rules.limits.\"status.height\"", "3:25 rules.limits.\"nav.pop.spring.zeta\"",
                ])
            #expect(result.problems.allSatisfy { $0.severity == .error && $0.message == "The number must be finite." })
            #expect(result.settings.rules.limits == ["status.height": 36])
            #expect(result.settings.status.hours == .twentyFour)
        }
    }

    @Test(arguments: ["[clock", "[[tabs", "key", "key =", "text = \"ab", "text = \"\"\"ab", "arr = [1,"])
    func `C-13 File ends inside a table header`(end: String) throws {
        var present = ShellSettings()
        present.status.hours = .twelve
        let result = try loaded("[status]\nhours = \"24h\"\n" + end, lastGood: present)
        #expect(result.settings == present)
        #expect(result.problems.map(\.line) == [3])
        #expect(result.usedLastGood)
    }

    @Test func `C-15 Right key, wrong shape`() throws {
        let result = try loaded("[[theme]]\nscheme = \"dark\"\n[status]\nhours = \"24h\"\n[kiosk]\nenabled = \"yes\"\n")
        #expect(result.settings.status.hours == .twentyFour)
        #expect(result.problems.map(\.place) == ["1:1 theme", "6:11 kiosk.enabled"])
        #expect(
            result.problems.map(\.message) == [
                "A table wanted, an array of tables found.",
                "true/false wanted, text found. It seems to ask for a kiosk, so the shell is locked all the same.",
            ])
        #expect(result.problems.last?.hint == "Write true, without quotes.")
    }

    @Test func `C-16 Reload works once only: every save is read anew`() throws {
        let place = try Workplace()
        let text = { (height: Int) in "[rules.limits]\n\"status.height\" = \(height)\n" }
        var settings: ShellSettings?
        for height in [32, 40, 48] {
            try place.write(text(height), to: "lintel.toml.new")
            try FileManagerRename.over("\(place.folder)/lintel.toml.new", place.file)
            settings = place.load(lastGood: settings).settings
            #expect(settings?.rules.limits["status.height"] == Double(height))
        }
        try place.remove()
        #expect(place.load(lastGood: settings).settings == ShellSettings())
        try place.write(text(46))
        #expect(place.load(lastGood: settings).settings.rules.limits["status.height"] == 46)
        #expect(place.load().watchedPaths.contains(place.file))
        #expect(place.load().watchedPaths.contains("\(place.folder)/conf.d"))
    }

    @Test func `C-18 Bad save wipes the running settings`() throws {
        let place = try Workplace()
        try place.write(
            "[rules.limits]\n\"status.height\" = 40\n[tabs]\norder = [\"a/1\", \"a/2\", \"a/3\", \"a/4\"]\n")
        let good = place.load()
        try place.write("[status]\nhours = \"24h\"\nhours = \"24h\"\n")
        let bad = place.load(lastGood: good.settings)
        #expect(bad.settings == good.settings)
        #expect(bad.problems.count == 1)
        #expect(bad.problems.first?.file == place.file)
        #expect(bad.problems.first?.line == 3)
        #expect(place.load(lastGood: bad.settings).problems == bad.problems)
        try place.write("[rules.limits]\n\"status.height\" = 48\n")
        let mended = place.load(lastGood: bad.settings)
        #expect(mended.settings.rules.limits["status.height"] == 48)
        #expect(mended.problems.isEmpty)
        #expect(!mended.usedLastGood)
    }

    @Test func `C-20 Every reload adds another bar: loading again changes nothing`() throws {
        let place = try Workplace()
        try place.write("[[plugin]]\nid = \"a\"\n[status]\nright = [\"battery\"]\n")
        var result = place.load()
        for _ in 0..<10 {
            let next = place.load(lastGood: result.settings)
            #expect(next == result)
            result = next
        }
        #expect(result.settings.plugins.count == 1)
    }

    @Test func `K-05 A height of nothing is a value error, not a bar that fills the screen`() throws {
        for height in ["0", "-3"] {
            let result = try loaded("[rules.limits]\n\"status.height\" = \(height)\n")
            #expect(result.settings.rules.limits == [:])
            #expect(result.problems.map(\.severity) == [.error])
            #expect(result.problems.map(\.message) == ["It must be above 0; \(height) found."])
        }
    }

    @Test func `R-07 Minimum above maximum`() throws {
        let result = try loaded("[rules.limits]\n\"touch.min\" = 64\n\"tab.minWidth\" = 56\n")
        #expect(result.settings.rules.limits["tab.minWidth"] == 64)
        #expect(result.settings.rules.limits["nav.height"] == 64)
        #expect(result.problems.count == 1)
        #expect(result.problems.first?.message.contains("tab.minWidth") == true)
        #expect(result.problems.first?.message.contains("touch.min") == true)
        #expect(result.problems.map(\.line) == [3])
        let alone = try loaded("[rules.limits]\n\"touch.min\" = 60\n")
        #expect(alone.settings.rules.limits == ["touch.min": 60, "nav.height": 60, "tab.height": 60])
        #expect(alone.problems.isEmpty)
        let most = try loaded("[rules.limits]\n\"tab.count.max\" = 2\n\"tab.count.min\" = 3\n")
        #expect(Set(most.problems.map(\.line)) == [2])
    }

    @Test func `R-11 Included file beats the own file`() throws {
        let place = try Workplace()
        let rule = "BARS-CONTRAST"
        for limits in [
            "\"contrast.text\" = 7.0\n[rules.actions]\n\(rule) = \"repair\"\n",
            "\n[rules.actions]\n\(rule) = \"repair\"\n[rules.limits]\n\"contrast.text\" = 7.0\n",
        ] {
            let head = limits.hasPrefix("\n") ? "" : "[rules.limits]\n"
            try place.write(head + limits)
            try place.write(
                "[rules.actions]\n\(rule) = \"refuse\"\n[rules.limits]\n\"touch.min\" = 30\n", to: "conf.d/50-own.toml")
            let result = place.load()
            #expect(result.settings.rules.limits["contrast.text"] == 7)
            #expect(result.settings.rules.actions[rule] == .refuse)
            #expect(result.settings.rules.limits["touch.min"] == 44)
            #expect(result.problems.count == 1)
            let problem = try #require(result.problems.first)
            #expect(problem.severity == .warning)
            #expect(problem.file.hasSuffix("conf.d/50-own.toml"))
            #expect(problem.message == "30 is outside the hard range; 44 is used (ENG-CEILING).")
            #expect(problem.hint == "Allowed: 44 … 64.")
        }
    }

    @Test func `the inspector is switched on beside limits and actions`() throws {
        let settings = try loaded(
            """
            [rules]
            inspector = true
            profile = "mouse"
            [rules.limits]
            "badge.max" = 99
            """
        ).settings
        #expect(settings.rules.inspector)
        #expect(settings.rules.profile == .mouse)
        #expect(settings.rules.limits["badge.max"] == 99)
    }

    @Test func `ENG-CEILING a value outside the hard range is clamped and reported once`() throws {
        let result = try loaded("[rules.limits]\n\"nav.controls.max\" = 50\n\"contrast.text\" = 2\n")
        #expect(
            result.settings.rules.limits == [
                "nav.controls.max.compact": 3, "nav.controls.max.regular": 4, "contrast.text": 4.5,
            ])
        #expect(Set(result.problems.map(\.line)) == [2, 3])
        #expect(result.problems.allSatisfy { $0.severity == .warning })
    }
}

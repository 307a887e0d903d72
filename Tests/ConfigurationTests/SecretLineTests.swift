// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Configuration

@Suite struct SecretLineTests {
    private static let names = ["\"pa\\u0073sword\"", "a.psk", "wifiPwd"]
    private static let shapes = [
        "@ = MARK", "@ : MARK", "@: MARK", "@ \"MARK\"", "@ MARK", "@ = \"MARK", "@ = 'MARK", "@ = MARK\"",
        "@ = \"\\q MARK\"", "@ = \"MARK\\q\"", "@ = \"MARK\\uZZ\"", "@ = 2020-01-01TMARK", "@ = 0123MARK", "@ = 1MARK",
        "@ = [MARK, \"x\"]", "@ = [\"x\", MARK", "@ = [\n  \"x\",\n  MARK\n]", "@ = [\n  \"MARK\" \"MARK\"\n]",
        "@ = \"\"\"\nfirst\n\\q MARK\n\"\"\"", "@ = \"\"\"\n# MARK\n\\qMARK = \"MARK\"", "@ = '''\nMARK\u{1}\n'''",
        "@ = { file = \"/x\", \"MARK\" }", "@ = { file = MARK }", "@ = { file = \"MARK\"", "x = { @ = MARK }",
        "x = { @ = \"MARK\", y = }", "x = [ { @ = \"MARK\" }, { @ = MARK } ]", "@ =\nMARK", "@ =\n\"MARK\"",
        "@\n= MARK",
        "@ = “MARK”", "@ = \"a\"\n@ = \"MARK\"", "@ = \"MARK\" # MARK\n@ = 2", "@ = \"MARK\" MARK",
        "@ = \"MARK\", x = 1",
        "[@]\nMARK", "[@]\nx = MARK", "[[@]]\nx = \"MARK", "@.MARK = MARK", "@ == MARK", "@ = = MARK", "@ = $MARK",
        "@ = MARK = MARK", "@ = 99999999999999999999MARK", "@ = -MARK", "@ = https://u:MARK%host", "#\n@ = MARK # @",
        "@ = \"ok\"\nurl = https://u:MARK%host", "@ = true MARK", "@ = \"MARK\r\"", "@ = // MARK",
    ]

    @Test func `no broken line of a secret is quoted anywhere`() throws {
        let mark = "hunter2"
        for prefix in ["", "[[plugin]]\nid = \"mail\"\n[plugin.settings]\n"] {
            for name in Self.names {
                for shape in Self.shapes {
                    let line = shape.replacing("@", with: name).replacing("%", with: "@").replacing("MARK", with: mark)
                    let text = prefix + line
                    let renderer = DiagnosticRenderer()
                    for problem in try loaded(text).problems {
                        let words = "\(problem.message) \(problem.hint) \(problem.sourceLine) \(renderer.text(problem))"
                        #expect(!words.contains(mark), "\(text)\n\(words)")
                    }
                    if case .failure(let refusal) = TomlFile.parse(Array(text.utf8), file: "x") {
                        #expect(!renderer.text(renderer.problem(refusal.finding)).contains(mark), "\(text)")
                    }
                    for problem in try loaded(
                        "",
                        set: [line, "plugin.mail.settings." + line]
                    ).problems {
                        #expect(!renderer.text(problem).contains(mark), "--set \(shape)")
                    }
                }
            }
        }
    }

    @Test(arguments: ["psk", "pwd", "pass", "passwort", "wifi-key", "bearer", "mot-de-passe", "wifiKey", "wifiPin"])
    func `other names of secrets are known, in numbers too`(name: String) throws {
        for value in ["\"hunter2\"", "12345678", "[1, 2]"] {
            let result = try loaded("[[plugin]]\nid = \"mail\"\n[plugin.settings]\n\(name) = \(value)")
            #expect(result.problems.map(\.message) == ["A secret does not belong into this file."])
            #expect(result.settings.plugins.first?.settings == [:])
        }
    }

    @Test(arguments: ["key", "auth", "passage", "spin", "compass"])
    func `a name that only sounds like a secret is none`(name: String) throws {
        #expect(try loaded("[[plugin]]\nid = \"mail\"\n[plugin.settings]\n\(name) = \"x\"").problems.isEmpty)
    }

    @Test func `a number is a secret where the name ends with the word`() throws {
        let start = "[[plugin]]\nid = \"mail\"\n[plugin.settings]\n"
        #expect(try loaded("\(start)pin-length = 4\ntoken-limit = 9\npassword-days = 30").problems.isEmpty)
        #expect(try loaded("\(start)pin = 1234").problems.count == 1)
    }

    @Test func `an address with a password is a secret under any name`() throws {
        let start = "[[plugin]]\nid = \"mail\"\n[plugin.settings]\n"
        #expect(try loaded("\(start)server = \"https://u:hunter2@host/x\"").problems.count == 1)
        #expect(try loaded("\(start)server = \"https://host:80/a@b\"").problems.isEmpty)
    }

    @Test func `lines before and after a secret are shown`() throws {
        let result = try loaded("[theme]\ncolour = 1\npassword = \"x\"\nscheme = 3\n")
        #expect(result.problems.map(\.sourceLine) == ["colour = 1", "", "scheme = 3"])
    }

    @Test func `config set takes no secret in the place of a refused one`() throws {
        let place = try Workplace()
        try place.write("[[plugin]]\nid = \"mail\"\nsettings = { password = \"old\" }\n")
        let refused = place.loader().set("plugin.mail.settings.password", to: "hunter2")
        #expect(throws: SetRefusal.self) { try refused.get() }
    }

    @Test func `settings are held against what the plugin declares`() throws {
        let place = try Workplace()
        try place.write(
            "[[plugin]]\nid = \"mail\"\nsettings = { code = \"x\", count = \"many\", cuont = 1, good = true }\n")
        let loader = place.loader()
        let problems = loader.problems(
            ofPluginSettings: loader.load(),
            declared: [
                "mail": [
                    DeclaredSetting(key: "code", isSecret: true, wanted: .text) { _ in true },
                    DeclaredSetting(key: "count", isSecret: false, wanted: .number(0...9)) { $0 == .integer(1) },
                    DeclaredSetting(key: "good", isSecret: false, wanted: .boolean) { $0 == .bool(true) },
                ]
            ])
        #expect(problems.map(\.severity) == [.error, .error, .warning])
        #expect(problems.map(\.line) == [3, 3, 3])
        #expect(problems.first?.message == "A secret does not belong into this file.")
        #expect(problems.last?.hint == "Did you mean count?")
    }
}

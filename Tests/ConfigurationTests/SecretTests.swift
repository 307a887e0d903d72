// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Configuration

@Suite struct SecretTests {
    @Test(arguments: [
        "password = \"hunter2\"", "api-key = \"hunter2\"", "mailToken = \"hunter2\"", "tokens = [\"hunter2\"]",
        "PIN = \"hunter2\"", "\"private key\" = \"hunter2\"",
    ])
    func `a secret in the file is refused and shown nowhere`(line: String) throws {
        let result = try loaded("[[plugin]]\nid = \"mail\"\n[plugin.settings]\nserver = \"mail.example\"\n\(line)")
        #expect(result.settings.plugins.first?.settings == ["server": .text("mail.example")])
        #expect(result.problems.count == 1)
        let problem = try #require(result.problems.first)
        #expect(problem.severity == .error && problem.line == 5)
        #expect(problem.message == "A secret does not belong into this file.")
        #expect(problem.hint == "Write { file = \"/run/keys/name\" } or { credential = \"name\" }.")
        #expect(!DiagnosticRenderer().text(problem).contains("hunter2"))
        #expect(!SettingsListing(result.settings).entries.contains { $0.value.contains("hunter2") })
    }

    @Test func `no other mistake on its line or in its file shows it either`() throws {
        let text = "[[plugin]]\nid = \"mail\"\nsettings = { password = \"hunter2\", when = 1979-05-27 }"
        for file in [
            text, "\(text) x", "\(text)\npassword = \"hunter2",
            "[[plugin]]\nid = \"mail\"\nsettings = { pin = \"hunter2\", when = 1979-05-27 }",
        ] {
            for problem in try loaded(file).problems {
                #expect(!DiagnosticRenderer().text(problem).contains("hunter2"), "\(problem)")
            }
        }
        let set = try loaded("", set: ["plugin.mail.settings.password = \"hunter2\""])
        #expect(!set.problems.isEmpty)
        #expect(!set.problems.contains { DiagnosticRenderer().text($0).contains("hunter2") })
    }

    @Test func `a secret is read from its file when the shell asks, without the line end`() throws {
        let place = try Workplace()
        try place.write("hunter2\n", to: "key")
        try place.write(
            "[[plugin]]\nid = \"mail\"\nsettings = { password = { file = \"key\" }, pin = { credential = \"pin\" } }")
        try place.write("1234", to: "credentials/pin")
        let loaded = place.load()
        #expect(loaded.problems.isEmpty)
        #expect(
            loaded.settings.plugins.first?.secrets == [
                "password": .file("\(place.folder)/key"), "pin": .credential("pin"),
            ])
        #expect(loaded.settings.plugins.first?.settings == [:])
        let reader = SecretReader(environment: ["CREDENTIALS_DIRECTORY": "\(place.folder)/credentials"])
        let (settings, problems) = reader.read(loaded)
        #expect(problems.isEmpty)
        #expect(settings.plugins.first?.settings == ["password": .text("hunter2"), "pin": .text("1234")])
        let listing = SettingsListing(loaded.settings)
        #expect(listing.entries(of: "plugin.mail.settings.pin").first?.value == "{ credential = \"pin\" }")
        #expect(
            listing.entries(of: "plugin.mail.settings.password").first?.value == "{ file = \"\(place.folder)/key\" }")
    }

    @Test(arguments: [
        ("{ file = \"nowhere\" }", "There is no such file."), ("{ file = \"folder\" }", "A file is wanted"),
        ("{ file = \"/dev/zero\" }", "A regular file is wanted"), ("{ credential = \"other\" }", "no credential other"),
        ("{ file = \"bytes\" }", "no text in UTF-8"),
    ])
    func `a secret that cannot be read is named by its place and has no value`(reference: String, reason: String) throws
    {
        let place = try Workplace()
        try place.write([0xFF], to: "bytes")
        try place.write("", to: "folder/x")
        try place.write("[[plugin]]\nid = \"mail\"\nsettings = { password = \(reference) }")
        let (settings, problems) = SecretReader(environment: ["CREDENTIALS_DIRECTORY": place.folder]).read(place.load())
        #expect(settings.plugins.first?.settings == [:])
        #expect(problems.map(\.line) == [3])
        #expect(problems.first?.key == "plugin.mail.settings.password")
        #expect(problems.first?.message.contains(reason) == true, "\(problems)")
    }

    @Test(arguments: [
        "{}", "{ path = \"x\" }", "{ file = 1 }", "{ credential = \"../x\" }", "{ file = \"a\", credential = \"b\" }",
    ])
    func `anything else in braces is no reference`(value: String) throws {
        let result = try loaded("[[plugin]]\nid = \"mail\"\nsettings = { password = \(value) }")
        #expect(result.problems.map(\.message) == ["A value wanted, or a reference to a secret."])
        #expect(result.settings.plugins.first?.secrets == [:])
    }

    @Test func `config set refuses a secret and takes a reference`() throws {
        let place = try Workplace()
        try place.write("# mine\n[[plugin]]\nid = \"mail\"\n")
        let refused = place.loader().set("plugin.mail.settings.password", to: "hunter2")
        #expect(throws: SetRefusal.self) { try refused.get() }
        #expect(place.load().settings.plugins.first?.settings == [:])
    }
}

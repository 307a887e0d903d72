// SPDX-License-Identifier: Apache-2.0

import Testing
import Toml

@testable import PluginHosting

@Suite("Settings of a manifest that mean nothing") struct SettingFaultTests {
    func faults(_ setting: String) throws -> [String: ManifestFault] {
        let text = """
            id = "org.example.a"
            name = "A"
            version = "1"
            protocol = "1.0"
            command = ["./a"]
            [[setting]]
            key = "s"
            title = "S"
            \(setting)
            """
        let findings = ManifestReader.read(try TomlDocument(text).root, fallbackID: "a", isSystem: false).findings
        return Dictionary(findings.map { ($0.key, $0.fault) }) { first, _ in first }
    }

    @Test("each is named at its place, and for what it is")
    func named() throws {
        let number = "type = \"number\"\nminimum = 0\nmaximum = 1\n"
        let choice = "type = \"choice\"\n"
        let cases: [(setting: String, key: String, fault: ManifestFault)] = [
            (choice + "options = []", "setting[0].options", .noOptions),
            (choice, "setting[0].options", .missing),
            (choice + "options = 3", "setting[0].options", .wrongType(expected: .listOfTexts, found: .integer)),
            (choice + "options = [1, 2]", "setting[0].options[0]", .wrongType(expected: .text, found: .integer)),
            (choice + "options = [\"x\", \"x\"]", "setting[0].options[1]", .duplicate(found: "x")),
            (choice + "options = [\"a b\"]", "setting[0].options[0]", .notAnIdentifier(found: "a b")),
            ("type = \"number\"\nminimum = nan", "setting[0].minimum", .outOfRange(limit: 1_000_000_000_000_000)),
            ("type = \"number\"\nmaximum = inf", "setting[0].maximum", .outOfRange(limit: 1_000_000_000_000_000)),
            (
                "type = \"number\"\nminimum = -9223372036854775808", "setting[0].minimum",
                .outOfRange(limit: 1_000_000_000_000_000)
            ),
            (number + "step = 0", "setting[0].step", .badStep(most: 1_000_000_000)),
            (number + "step = -1", "setting[0].step", .badStep(most: 1_000_000_000)),
            (number + "step = 2", "setting[0].step", .badStep(most: 1_000_000_000)),
            (number + "step = 1e-300", "setting[0].step", .badStep(most: 1_000_000_000)),
            ("type = \"secret\"\ndefault = \"leaked\"", "setting[0].default", .keyOfOtherType(type: "secret")),
            ("type = \"switch\"\nstep = 1", "setting[0].step", .keyOfOtherType(type: "switch")),
        ]
        for (setting, key, fault) in cases {
            #expect(try faults(setting)[key] == fault)
            #expect(!HostingText().message(fault).isEmpty)
        }
    }

    @Test("those that mean something are left alone")
    func good() throws {
        #expect(try faults("type = \"number\"\nminimum = 0\nmaximum = 0.5").isEmpty)
        #expect(try faults("type = \"number\"\nmaximum = 1\nstep = 0.1").isEmpty)
        #expect(
            try faults("type = \"choice\"\noptions = [\"a\", { id = \"b\", label = \"B\" }]\ndefault = \"b\"").isEmpty)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing
import Toml

@testable import PluginHosting

@Suite struct LongNamesTests {
    @Test("keys and values of half a megabyte in a manifest make short sentences")
    func shortened() throws {
        let long = String(repeating: "k", count: 500_000)
        let head = "name = \"A\"\nversion = \"1\"\nprotocol = \"1.0\"\ncommand = [\"./a\"]\n"
        for text in [
            "id = \"\(long)\"\n\(head)", "id = \"a\"\n\(long) = 1\n\(head)",
            "id = \"a\"\n\(head)[[tab]]\nid = \"\(long)\"\n",
            "id = \"a\"\n\(head)[[setting]]\nkey = \"a\"\ntitle = \"A\"\ntype = \"\(long)\"\n",
            "id = \"a\"\n\(head)permissions = [\"\(long)\"]\n",
        ] {
            let findings = ManifestReader.read(try TomlDocument(text).root, fallbackID: "a", isSystem: false).findings
            #expect(!findings.isEmpty)
            for finding in findings {
                let problem = Problem(
                    file: "plugin.toml", key: finding.key, message: HostingText().message(finding.fault),
                    hint: HostingText().hint(finding.fault))
                #expect(problem.key.unicodeScalars.count <= 80)
                #expect(problem.message.unicodeScalars.count <= 400)
                #expect(problem.hint.unicodeScalars.count <= 400)
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PluginHosting

@Suite("Values in the record of an end")
struct BlankedValuesTests {
    private func blanked(_ text: String) -> String {
        String(decoding: BlankedValues.blanked(Array(text.utf8)[...]), as: UTF8.self)
    }

    @Test(
        "are left out, whatever they are",
        arguments: [
            (#"{"result":{"value":"hunter2"},"id":3}"#, #"{"result":{"value":"…"},"id":3}"#),
            (#"{"params":{"key":"pw","value" : "hun\"ter2"}}"#, #"{"params":{"key":"pw","value":"…"}}"#),
            (#"{"value":{"a":["hunter2",{}]},"b":1}"#, #"{"value":"…","b":1}"#),
            (#"{"value":42}"#, #"{"value":"…"}"#),
            (#"{"value":-1.5,"b":true}"#, #"{"value":"…","b":true}"#),
            (#"{"kind":"textField","text":"hunter2"}"#, #"{"kind":"textField","text":"…"}"#),
        ])
    func values(line: String, expected: String) {
        #expect(blanked(line) == expected)
    }

    @Test("are left out of a line that is cut anywhere")
    func cut() {
        let line = Array(#"{"params":{"value":"hunter2 \\ and more","key":"pw"},"x":["value"]}"#.utf8)
        for length in line.indices {
            let text = String(decoding: BlankedValues.blanked(line[..<length]), as: UTF8.self)
            #expect(!text.contains("hun"), "\(text)")
        }
    }

    @Test("everything else stays as it was written")
    func others() {
        for line in [
            "", "\"", "noise", #"{"method":"value","params":{"node":"text"}}"#, #"["value","text"]"#,
            #"{"title":"a: \"value\": 1"}"#,
        ] { #expect(blanked(line) == line) }
    }
}

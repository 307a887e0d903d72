// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginProtocol
import Testing

@Suite("How much a message may put on screen")
struct AmountTests {
    func fault(_ content: String) -> (path: String, expected: String)? {
        fault(of: "screen.update", #"{"tab":"t","screen":"s","content":\#(content)}"#)
    }

    func fault(of method: String, _ params: String) -> (path: String, expected: String)? {
        do throws(MessageFault) {
            let line = Data(#"{"jsonrpc":"2.0","id":5,"method":"\#(method)","params":\#(params)}"#.utf8)
            _ = try MessageReader<PluginMessage>(pending: PendingRequests()).read(line)
            return nil
        } catch {
            guard case .badField(_, _, let path, let expected) = error else { return ("", "\(error)") }
            return (path, expected)
        }
    }

    func text(_ count: Int) -> String { String(repeating: "a", count: count) }

    @Test("a text above what can be laid out in a frame is refused with its place")
    func longTexts() {
        let cases: [(content: String, path: String)] = [
            (
                #"{"type":"list","id":"l","sections":[{"id":"s","rows":[{"id":"r","title":"\#(text(4097))"}]}]}"#,
                "/sections/0/rows/0/title"
            ),
            (
                #"{"type":"list","id":"l","sections":[{"id":"s","rows":[],"footer":"\#(text(40_001))"}]}"#,
                "/sections/0/footer"
            ),
            (
                #"{"type":"text","id":"l","runs":[{"text":"\#(text(30_000))"},{"text":"\#(text(10_001))"}]}"#,
                "/runs/1/text"
            ),
            (#"{"type":"explanation","id":"e","heading":"\#(text(4097))"}"#, "/heading"),
            (#"{"type":"explanation","id":"e","heading":"a","why":"\#(text(40_000))"}"#, "/why"),
            (#"{"type":"buttons","id":"b","buttons":[{"id":"a","label":"\#(text(4097))"}]}"#, "/buttons/0/label"),
            (#"{"type":"grid","id":"g","items":[{"id":"a","title":"\#(text(4097))"}]}"#, "/items/0/title"),
        ]
        for (content, path) in cases {
            #expect(fault(content)?.path == "/params/content" + path)
        }
        #expect(fault(of: "alert", #"{"title":"\#(text(4097))","text":"b","tab":"t"}"#)?.path == "/params/title")
        #expect(fault(of: "unavailable", #"{"tab":"t","explanation":"\#(text(4097))"}"#)?.path == "/params/explanation")
    }

    @Test("many short lines are as much as few long ones")
    func shortLines() {
        let lines = String(repeating: #"a\n"#, count: 1000)
        #expect(
            fault(#"{"type":"text","id":"l","runs":[{"text":"\#(lines)"}]}"#)?.path == "/params/content/runs/0/text")
        let fewer = String(repeating: #"a\n"#, count: 900)
        #expect(fault(#"{"type":"text","id":"l","runs":[{"text":"\#(fewer)"}]}"#) == nil)
    }

    @Test("as much as is allowed is taken, counted in characters and not in bytes")
    func allowedTexts() {
        let wide = String(repeating: "ä", count: 4096)
        #expect(
            fault(#"{"type":"list","id":"l","sections":[{"id":"s","rows":[{"id":"r","title":"\#(wide)"}]}]}"#) == nil)
        #expect(fault(#"{"type":"text","id":"l","runs":[{"text":"\#(text(40_000))"}]}"#) == nil)
    }

    @Test("more parts than can be laid out in a frame are refused, also spread over nodes")
    func manyParts() {
        func many(_ count: Int, _ part: (Int) -> String) -> String { (0..<count).map(part).joined(separator: ",") }
        let texts = many(501) { #"{"type":"text","id":"t\#($0)","runs":[{"text":"a"}]}"# }
        #expect(
            fault(#"{"type":"column","id":"c","children":[\#(texts)]}"#)?.expected
                == "expected at most 1000 parts on one screen")
        let buttons = many(1000) { #"{"id":"b\#($0)","label":"a"}"# }
        #expect(fault(#"{"type":"buttons","id":"b","buttons":[\#(buttons)]}"#)?.path == "/params/content/buttons")
        let sections = many(1000) { #"{"id":"s\#($0)","rows":[]}"# }
        #expect(fault(#"{"type":"list","id":"l","sections":[\#(sections)]}"#)?.path == "/params/content/sections")
        let options = many(1001) { #"{"id":"o\#($0)","label":"a"}"# }
        let wheel = #"{"id":"w","label":"a","selected":"o0","options":[\#(options)]}"#
        #expect(fault(#"{"type":"picker","id":"p","wheels":[\#(wheel)]}"#)?.path == "/params/content/wheels/0/options")
    }

    @Test("rows cost what is seen of them: any number of them is taken")
    func manyRows() {
        let rows = (0..<3000).map { #"{"id":"r\#($0)","title":"A row of some length"}"# }.joined(separator: ",")
        #expect(fault(#"{"type":"list","id":"l","sections":[{"id":"s","rows":[\#(rows)]}]}"#) == nil)
    }

    @Test(
        "a number out of range and a text that is no Unicode are told with their place",
        arguments: [
            (
                "canvas.open", #"{"tab":"t","screen":"s","node":"n","width":1,"height":1,"scale":1.5}"#,
                "/params/scale: expected a whole number"
            ),
            (
                "canvas.open", #"{"tab":"t","screen":"s","node":"n","width":1e400,"height":1,"scale":1}"#,
                "/params/width: expected a number"
            ),
            (
                "canvas.show", #"{"tab":"t","screen":"s","node":"n","buffer":0.5}"#,
                "/params/buffer: expected a whole number"
            ),
            ("bars.show", #"{"token":1e30}"#, "/params/token: expected a whole number"),
            ("tab.update", #"{"tab":"t","title":"\ud800"}"#, "/params/title: expected a text"),
            (
                "navigation.push", #"{"tab":"t","screen":{"id":"s","title":"\udc00x"}}"#,
                "/params/screen/title: expected a text"
            ),
        ])
    func placedErrors(_ method: String, _ params: String, _ expected: String) {
        let fault = fault(of: method, params)
        #expect(fault.map { "\($0.path): \($0.expected)" } == expected)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginProtocol
import Testing

@Suite("Lines that are no messages")
struct FaultTests {
    let pending = PendingRequests()

    func fault(_ line: String) -> MessageFault? {
        fault(Array(line.utf8))
    }

    func fault(_ line: [UInt8]) -> MessageFault? {
        do throws(MessageFault) {
            _ = try MessageReader<PluginMessage>(pending: pending).read(line)
            return nil
        } catch {
            return error
        }
    }

    func call(_ method: String, _ params: String) -> String {
        #"{"jsonrpc":"2.0","id":5,"method":"\#(method)","params":\#(params)}"#
    }

    @Test(
        "noise is answered as a parse error",
        arguments: ["", "hello", "{", #"{"jsonrpc":"2.0""#, #"{"a":1}}"#, "nul"])
    func noise(_ line: String) {
        #expect(fault(line)?.error.code == MessageError.parseError)
    }

    @Test("bytes that are not UTF-8 are answered as a parse error")
    func notText() {
        let line = Array(#"{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":""#.utf8) + [0xff, 0xfe]
        #expect(fault(line + Array(#""}}"#.utf8)) != nil)
    }

    @Test(
        "JSON that is no message is answered as an invalid request",
        arguments: [
            "[]", "3", "null", "{}", #"{"jsonrpc":"2.0"}"#, #"{"jsonrpc":"1.0","id":1,"method":"badge"}"#,
            #"{"jsonrpc":"2.0","id":"a","method":"badge"}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"badge"}"#,
            #"{"jsonrpc":"2.0","id":1,"method":7}"#, #"{"jsonrpc":"2.0","method":"badge","params":{}}"#,
            #"{"jsonrpc":"2.0","id":1,"method":"log","params":{"level":"info","text":"x"}}"#,
            #"{"jsonrpc":"2.0","id":99999999999999999999999,"method":"badge"}"#,
        ])
    func noMessage(_ line: String) {
        #expect(fault(line)?.error.code == MessageError.invalidRequest)
        #expect(fault(line)?.answer != nil)
    }

    @Test("an unknown method is answered with its id")
    func unknownMethod() {
        let fault = fault(call("screen.explode", "{}"))
        #expect(fault == .unknownMethod(id: 5, method: "screen.explode"))
        #expect(fault?.answer?.id == 5)
    }

    @Test("a field of the wrong type is named with its place and what was expected")
    func wrongTypes() {
        let content = #"{"type":"list","id":"l","sections":[{"id":"s","rows":[{"id":"r","title":7}]}]}"#
        let cases: [(line: String, path: String, expected: String)] = [
            (call("badge", #"{"tab":"t","value":true}"#), "/params/value", "expected a number, a text or null"),
            (call("badge", #"{"tab":"t"}"#), "/params/value", "is missing"),
            (call("badge", #"{"tab":[],"value":1}"#), "/params/tab", "expected a text"),
            (call("alert", #"{"title":"a","text":"b"}"#), "/params/tab", "is missing"),
            (
                call("screen.update", #"{"tab":"t","screen":"s","content":\#(content)}"#),
                "/params/content/sections/0/rows/0/title", "expected a text"
            ),
            (
                call("navigation.push", #"{"tab":"t","screen":{"id":"a b"}}"#), "/params/screen/id",
                "expected an id of 1 to 64 of A-Z a-z 0-9 . _ -"
            ),
        ]
        for (line, path, expected) in cases {
            #expect(
                fault(line)
                    == .badField(
                        part: .request(5), method: String(line.split(separator: "\"")[9]), path: path,
                        expected: expected))
        }
    }

    @Test("parameters that are missing or no object are named")
    func noParams() {
        #expect(fault(#"{"jsonrpc":"2.0","id":5,"method":"badge"}"#)?.answer?.error.code == MessageError.invalidParams)
        #expect(fault(call("badge", "[1]"))?.answer?.id == 5)
    }

    @Test(
        "segments that cannot be told apart or read are refused",
        arguments: [
            (#"[{"id":"a","label":"A"},{"id":"a","label":"B"}]"#, #""a" names another segment too"#),
            (#"[{"id":"","label":"A"}]"#, "/segmented/segments/0/id: expected an id"),
        ])
    func segments(segments: String, expected: String) {
        let fault = fault(
            call("screen.update", #"{"tab":"t","screen":"s","segmented":{"segments":\#(segments)}}"#))
        #expect(fault?.error.message.contains(expected) == true, "\(fault?.error.message ?? "")")
    }

    @Test(
        "rows that cannot be counted are refused",
        arguments: [
            #""count":-9223372036854775808"#, #""count":9223372036854775807"#, #""first":9223372036854775807"#,
            #""first":-1"#,
            #""first":1000000000,"count":1000000000"#,
        ])
    func rowCounts(numbers: String) {
        let section = #"{"id":"s","rows":[{"id":"a","title":""}],\#(numbers)}"#
        let content = #"{"type":"list","id":"l","sections":[\#(section)]}"#
        let fault = fault(call("screen.update", #"{"tab":"t","screen":"s","content":\#(content)}"#))
        #expect(fault?.error.message.contains("/sections/0/") == true, "\(fault?.error.message ?? "")")
    }

    @Test("two rows of one id are refused")
    func duplicateRows() {
        let rows = #"[{"id":"a","title":""},{"id":"a","title":""}]"#
        let content = #"{"type":"list","id":"l","sections":[{"id":"s","rows":\#(rows)}]}"#
        let fault = fault(call("screen.update", #"{"tab":"t","screen":"s","content":\#(content)}"#))
        #expect(fault?.error.message.contains("\"a\" names another row too") == true)
    }

    @Test("numbers out of range are refused and not trapped on", arguments: ["1e999", "-1e999", "1e400"])
    func overflow(_ number: String) {
        let row = #"{"id":"r","title":"","accessory":{"kind":"slider","value":\#(number)}}"#
        let content = #"{"type":"list","id":"l","sections":[{"id":"s","rows":[\#(row)]}]}"#
        #expect(
            fault(call("screen.update", #"{"tab":"t","screen":"s","content":\#(content)}"#))?.error.code
                == MessageError.invalidParams)
    }

    @Test("an answer that nobody asked for is not answered")
    func unknownAnswer() {
        let fault = fault(#"{"jsonrpc":"2.0","id":3,"result":{}}"#)
        #expect(fault == .unknownAnswer(3))
        #expect(fault?.answer == nil)
    }

    @Test("an answer that cannot be read names the request that waits for it")
    func brokenAnswer() {
        pending.add(3, method: "screen.open")
        let fault = fault(#"{"jsonrpc":"2.0","id":3,"result":{"title":"x"}}"#)
        #expect(fault?.brokenAnswer == 3)
        #expect(fault == .badField(part: .answer(3), method: "screen.open", path: "/result/id", expected: "is missing"))
    }

    @Test("an error without an id is not answered, so that two programs never send errors for ever")
    func errorAboutNothing() {
        #expect(fault(#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#)?.answer == nil)
    }

    @Test("nesting of 64 is read, deeper is refused before anything recursive sees it", arguments: [64, 65, 100_000])
    func depth(_ depth: Int) {
        // The message, its params and the lists of the value; the text shows that brackets inside one do not count.
        let value = String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2)
        let line = call("settings.set", #"{"key":"[[[\"{","value":\#(value)}"#)
        #expect(fault(line) == (depth > 64 ? .tooDeep(part: .request(5), limit: 64) : nil))
    }

    @Test("a line above 4 MiB is refused")
    func length() {
        let text = String(repeating: "x", count: 4 * 1024 * 1024)
        let fault = fault(#"{"jsonrpc":"2.0","method":"log","params":{"level":"info","text":"\#(text)"}}"#)
        #expect(fault == .tooLong(limit: 4 * 1024 * 1024))
    }

    @Test("a line nested too deep fails the request it answers, and is answered where it is a request")
    func deepLines() {
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let pending = PendingRequests()
        pending.add(7, method: "screen.open")
        let reader = MessageReader<PluginMessage>(pending: pending)
        func fault(_ line: String) -> MessageFault? {
            do throws(MessageFault) {
                _ = try reader.read(Data(line.utf8))
                return nil
            } catch {
                return error
            }
        }
        let answer = fault(#"{"jsonrpc":"2.0","result":{"id":"x","content":\#(deep)},"id": 7}"#)
        #expect(answer?.brokenAnswer == 7)
        #expect(pending.count == 0)
        #expect(fault(#"{"id":7,"result":\#(deep)}"#)?.brokenAnswer == nil)
        let request = fault(#"{"jsonrpc":"2.0","id":12,"method":"badge","params":\#(deep)}"#)
        #expect(request?.answer?.id == 12)
        #expect(fault(#"{"params":{"id":3,"method":"a"},"x":\#(deep)}"#) == .tooDeep(part: nil, limit: 64))
        #expect(fault(#"{"id":"3\"","method":"a","x":\#(deep)"#) == .tooDeep(part: nil, limit: 64))
    }
}

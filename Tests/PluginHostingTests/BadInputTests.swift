// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import Testing

extension RunningPlugins {
    @MainActor
    struct BadInput {
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        @Test("noise on standard output is answered, reported seldom, and what follows is understood")
        func noise() throws {
            defer { bench.close() }
            bench.start("noise")
            bench.host.send("test.plugin", Bench.initialize)
            bench.wait { bench.result(1) != nil && bench.logs.contains("told -32700") }
            #expect(bench.result(1) == .initialized(.current))
            #expect(bench.logs.contains("told -32700"))
            #expect((1...20).contains(bench.faults.count))
        }

        @Test("bytes that are no text are answered")
        func binary() throws {
            defer { bench.close() }
            bench.start("binary-noise")
            bench.host.send("test.plugin", Bench.initialize)
            bench.wait { bench.result(1) != nil }
            #expect(bench.faults.first?.error.code == MessageError.parseError)
            #expect(bench.result(1) != nil)
        }

        @Test("a line of 5 MB is answered and skipped to its end")
        func longLine() throws {
            defer { bench.close() }
            bench.start("long-line")
            bench.wait { bench.logs.contains("after the long line") }
            #expect(bench.faults == [.tooLong(limit: MessageLimits.length)])
            bench.host.send("test.plugin", Bench.initialize)
            bench.wait { bench.logs.contains("told -32003") }
            #expect(bench.logs.contains("told -32003"))
        }

        @Test("a line without an end takes no more memory than the longest message")
        func endlessLine() throws {
            defer { bench.close() }
            let before = privateMemory()
            bench.start("endless-line")
            bench.wait { !bench.faults.isEmpty }
            // A second of it, some hundred MB.
            bench.wait(.seconds(1)) { false }
            #expect(bench.faults == [.tooLong(limit: MessageLimits.length)])
            #expect(privateMemory() - before < 16 * 1024)
        }

        @Test("a message that is cut in the middle by the end is no message")
        func cut() throws {
            defer { bench.close() }
            bench.start("cut")
            #expect(bench.end()?.reason == .exited(code: 0))
            #expect(bench.logs.isEmpty)
        }

        @Test("nesting too deep is answered")
        func deep() throws {
            defer { bench.close() }
            bench.start("deep")
            bench.wait { !bench.faults.isEmpty }
            #expect(bench.faults == [.tooDeep(part: .request(1), limit: 64)])
        }

        @Test(
            "an answer of wrong types fails its request and names the field",
            arguments: ["wrong-types", "duplicate-rows"])
        func wrongTypes(_ mode: String) throws {
            defer { bench.close() }
            bench.start(mode)
            bench.host.send("test.plugin", Bench.initialize)
            bench.host.send("test.plugin", Bench.openRoot)
            bench.wait { bench.error(2) != nil }
            #expect(bench.error(2)?.code == MessageError.invalidParams)
            #expect(bench.error(2)?.message.contains(mode == "wrong-types" ? "/result/title" : "/rows/1/id") == true)
        }

        @Test("a newer protocol is seen in the answer")
        func newer() throws {
            defer { bench.close() }
            bench.start("newer")
            bench.host.send("test.plugin", Bench.initialize)
            bench.wait { bench.result(1) != nil }
            #expect(bench.result(1) == .initialized(ProtocolVersion(major: 2, minor: 0)))
        }

        @Test("a million messages are slowed down and told once; another plugin and the main thread do not notice")
        func million() throws {
            defer { bench.close() }
            bench.start("million", id: "test.flood")
            bench.wait { bench.faults.contains(.tooFast(limit: 500)) }
            let memory = privateMemory()
            let (start, used) = (SystemClock.monotonic(), processorTime())
            bench.start("sound", id: "test.plugin")
            bench.host.send("test.plugin", Bench.initialize)
            bench.wait { bench.result(1) != nil }
            // Generous, because other tests want the processor too; an unlimited flood takes a minute.
            #expect(SystemClock.monotonic() - start < .seconds(3))
            bench.wait(.seconds(2)) { false }
            #expect(processorTime() - used < (SystemClock.monotonic() - start) / 4, "the main thread is too busy")
            #expect(bench.faults.count { $0 == .tooFast(limit: 500) } == 1)
            #expect(bench.logs.count < 1000 + 500 * 8)
            // Other tests run beside; what is not bounded takes 80 MB.
            #expect(privateMemory() - memory < 32 * 1024)
        }

        @Test("a flood on standard error is cut, and the last lines are kept")
        func errorFlood() throws {
            defer { bench.close() }
            bench.start("errors")
            bench.wait(.seconds(1)) { false }
            bench.host.end("test.plugin", gently: false)
            #expect(bench.end()?.errorLines.count == 20)
            let lines = bench.errorLog.lines
            #expect(lines.count < 1000)
            #expect(lines.contains { $0.contains("lines left out") })
        }

        @Test("a plugin that does not read never holds up the sender and is reported")
        func deaf() throws {
            defer { bench.close() }
            bench.start("deaf")
            bench.wait { bench.logs == ["not reading"] }
            let text = String(repeating: "x", count: 1000)
            let start = SystemClock.monotonic()
            for number in 0..<2000 {
                let action = ShellRequest.Action(
                    tab: "t", screen: "s", node: "n", event: .change, value: .text(text))
                bench.host.send("test.plugin", .request(100 + number, .action(action)))
            }
            #expect(SystemClock.monotonic() - start < .milliseconds(100))
            bench.wait { bench.events.contains(.blocked) }
            #expect(bench.events.count { $0 == .blocked } == 1)
        }
    }
}

/// What the thread of the test has used of a processor.
private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import Testing

extension RunningPlugins {
    @MainActor
    struct Runs {
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        @Test("a program answers, is ended gently and leaves nothing")
        func sound() throws {
            defer { bench.close() }
            bench.start("sound")
            bench.host.send("test.plugin", Bench.initialize)
            bench.host.send("test.plugin", Bench.openRoot)
            bench.wait { bench.result(2) != nil }
            #expect(bench.events.first == .started(pid: bench.pid ?? 0))
            #expect(bench.result(1) == .initialized(.current))
            guard case .screen(let screen)? = bench.result(2) else {
                Issue.record("no screen")
                return
            }
            #expect(screen.screen.title == "Root")
            bench.host.send("test.plugin", Bench.shutdown)
            bench.host.end("test.plugin", gently: true)
            let end = bench.end()
            #expect(end?.reason == .exited(code: 0) || end?.reason == .signal(SIGTERM))
            #expect(bench.host.running.isEmpty)
            #expect(!isAlive(bench.pid ?? 0))
        }

        @Test("every end is reported with its reason and the last lines of standard error")
        func ends() throws {
            defer { bench.close() }
            let cases: [(mode: String, reason: PluginEnd.Reason, lines: [String])] = [
                ("exit-0", .exited(code: 0), []), ("exit-3", .exited(code: 3), ["no storage"]),
                ("crash-at-start", .signal(SIGSEGV), []), ("stderr", .exited(code: 4), ["one", "two"]),
                ("close-stdout", .pipeClosed, []),
            ]
            for (mode, reason, lines) in cases {
                bench.clear()
                bench.start(mode)
                let end = bench.end()
                #expect(end?.reason == reason, "\(mode)")
                #expect(end?.errorLines == lines, "\(mode)")
            }
        }

        @Test("a crash in an action ends that run and nothing else")
        func crashInAction() throws {
            defer { bench.close() }
            bench.start("crash-in-action")
            bench.host.send("test.plugin", Bench.initialize)
            bench.host.send(
                "test.plugin",
                .request(3, .action(.init(tab: "t", screen: "root", node: "count", event: .activate))))
            #expect(bench.end()?.reason == .signal(SIGSEGV))
        }

        @Test("a plugin that closes its input and runs on is found out and ended")
        func closedInput() throws {
            defer { bench.close() }
            bench.start("close-stdin")
            bench.wait { bench.logs == ["closed"] }
            bench.host.send("test.plugin", Bench.initialize)
            #expect(bench.end()?.reason == .pipeClosed)
        }

        @Test("what cannot be started ends with the reason")
        func cannotStart() throws {
            defer { bench.close() }
            let folder = bench.folder
            try Data("x".utf8).write(to: URL(filePath: folder + "/plain"))
            try FileManager.default.createDirectory(atPath: folder + "/dir", withIntermediateDirectories: true)
            func start(_ command: [String], data: String) -> PluginEnd.Reason? {
                bench.clear()
                bench.host.start(
                    PluginStart(id: "test.plugin", folder: folder, program: .command(command), dataFolder: data))
                return bench.end()?.reason
            }
            #expect(
                start(["lintel-no-such-program"], data: folder)
                    == .couldNotStart(.notFound(program: "lintel-no-such-program")))
            #expect(
                start(["./plain"], data: folder)
                    == .couldNotStart(.notPermitted(program: folder + "/plain")))
            #expect(
                start(["true"], data: folder + "/plain/data")
                    == .couldNotStart(.noDataFolder(path: folder + "/plain/data")))
        }

        @Test("P-14 a helper that ignores the polite signal is gone within 3 s")
        func helper() throws {
            defer { bench.close() }
            bench.start("child")
            bench.wait { !bench.logs.isEmpty }
            let child = Int32(bench.logs.first?.split(separator: " ").last ?? "") ?? 0
            #expect(isAlive(child))
            let start = SystemClock.monotonic()
            bench.host.send("test.plugin", Bench.shutdown)
            bench.host.end("test.plugin", gently: true)
            _ = bench.end()
            bench.wait(.seconds(1)) { !isAlive(child) }
            #expect(!isAlive(child))
            #expect(SystemClock.monotonic() - start < .seconds(3))
        }

        @Test("a plugin that hangs at its shutdown is ended by force within 3 s")
        func hangAtShutdown() throws {
            defer { bench.close() }
            bench.start("hang-at-shutdown")
            bench.host.send("test.plugin", Bench.initialize)
            bench.wait { bench.result(1) != nil }
            let start = SystemClock.monotonic()
            bench.host.send("test.plugin", Bench.shutdown)
            bench.host.end("test.plugin", gently: true)
            #expect(bench.end()?.reason == .signal(SIGKILL))
            #expect(SystemClock.monotonic() - start < .seconds(3))
        }

        @Test("a plugin runs in its folder, in a group of its own, with few variables and three descriptors")
        func surroundings() throws {
            defer { bench.close() }
            setenv("LINTEL_TEST_SECRET", "1", 1)
            defer { unsetenv("LINTEL_TEST_SECRET") }
            bench.start("environment")
            bench.wait { !bench.logs.isEmpty }
            let facts = try JSONDecoder().decode(Facts.self, from: Data(bench.logs[0].utf8))
            #expect(facts.cwd == Fixtures.misbehaving)
            #expect(facts.group)
            #expect(!facts.keys.contains("LINTEL_TEST_SECRET"))
            #expect(facts.keys.contains("PATH"))
            bench.host.end("test.plugin", gently: false)
            _ = bench.end()
            bench.clear()
            bench.start("descriptors")
            bench.wait { !bench.logs.isEmpty }
            // The fourth is the folder being listed.
            #expect(bench.logs == ["[0, 1, 2, 3]"])
        }

        private struct Facts: Decodable {
            var cwd: String
            var keys: [String]
            var group: Bool
        }

        @Test("100 runs that are killed leave no process, descriptor or memory")
        func hundredRuns() throws {
            defer { bench.close() }
            func run() {
                bench.clear()
                bench.host.start(
                    PluginStart(
                        id: "test.plugin", folder: bench.folder, program: .command(["cat"]), dataFolder: bench.folder))
                bench.host.send("test.plugin", Bench.initialize)
                // It sends our own request back, which is no good answer.
                bench.wait { !bench.faults.isEmpty }
                bench.host.end("test.plugin", gently: false)
                #expect(bench.end()?.reason == .signal(SIGKILL))
            }
            var pids: [Int32] = []
            for _ in 0..<10 { run() }
            let (descriptors, memory) = (openDescriptors(), privateMemory())
            for _ in 0..<90 {
                run()
                pids.append(bench.pid ?? 0)
            }
            bench.wait(.seconds(2)) { openDescriptors() <= descriptors }
            #expect(openDescriptors() <= descriptors)
            #expect(privateMemory() - memory < 2048)
            #expect(
                !pids.contains { FileManager.default.fileExists(atPath: "/proc/\($0)") }, "a process was not collected")
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import Testing

extension RunningPlugins {
    @MainActor
    struct Modules {
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        @Test(
            "a module answers, in a process of its own and in ours", arguments: [PluginStart.Isolation.process, .none])
        func sound(_ isolation: PluginStart.Isolation) throws {
            defer { bench.close() }
            try bench.startModule("SOUND", isolation: isolation)
            bench.host.send("test.module", Bench.initialize)
            bench.wait { bench.result(1) != nil }
            #expect(bench.result(1) == .initialized(.current))
            #expect((bench.pid == getpid()) == (isolation == .none))
            bench.host.send("test.module", Bench.shutdown)
            bench.host.end("test.module", gently: true)
            bench.wait { bench.ended != nil }
            #expect(bench.result(9) == .done)
        }

        @Test("what a module prints goes to the log and not into the messages")
        func prints() throws {
            defer { bench.close() }
            try bench.startModule("PRINT")
            bench.host.send("test.module", Bench.initialize)
            bench.wait { bench.result(1) != nil && !bench.errorLog.lines.isEmpty }
            #expect(bench.faults.isEmpty)
            #expect(bench.errorLog.lines == ["printed by the module"])
        }

        @Test("a module that cannot be run says why", arguments: [PluginStart.Isolation.process, .none])
        func cannotRun(_ isolation: PluginStart.Isolation) throws {
            defer { bench.close() }
            try bench.startModule("NO_ENTRY", isolation: isolation)
            guard case .couldNotStart(.noEntry)? = bench.end()?.reason else {
                Issue.record("\(String(describing: bench.ended))")
                return
            }
            bench.clear()
            try bench.startModule("MISSING_SYMBOL", isolation: isolation)
            guard case .couldNotStart(.moduleNotLoaded(let detail))? = bench.end()?.reason else {
                Issue.record("\(String(describing: bench.ended))")
                return
            }
            #expect(detail.contains("lintel_no_library_has_this"))
            bench.clear()
            try bench.startModule("REFUSE", isolation: isolation)
            guard case .couldNotStart(.refused)? = bench.end()?.reason else {
                Issue.record("\(String(describing: bench.ended))")
                return
            }
        }

        @Test("a module that crashes when it is loaded ends its own process")
        func crashAtLoad() throws {
            defer { bench.close() }
            try bench.startModule("CRASH_AT_LOAD")
            #expect(bench.end()?.reason == .signal(SIGABRT))
        }

        @Test("the C example counts, in a process and in a sandbox")
        func helloC() throws {
            defer { bench.close() }
            try bench.compile(
                Fixtures.root + "/Plugins/examples/hello-c/hello.c", to: "libhello.so", ["-Wall", "-Werror"])
            bench.host.start(
                PluginStart(
                    id: "test.module", folder: bench.folder, program: .module("libhello.so"), dataFolder: bench.folder))
            exercise("test.module")
        }

        @Test("the Python example counts")
        func helloPython() throws {
            defer { bench.close() }
            bench.host.start(
                PluginStart(
                    id: "test.module", folder: Fixtures.root + "/Plugins/examples/hello-python",
                    program: .command(["./main.py"]), dataFolder: bench.folder))
            exercise("test.module")
        }

        private func exercise(_ id: String) {
            bench.host.send(id, Bench.initialize)
            bench.host.send(id, Bench.openRoot)
            bench.host.send(
                id, .request(3, .action(.init(tab: "hello", screen: "root", node: "count", event: .activate))))
            bench.host.send(id, .request(4, .openScreen(.init(tab: "hello", screen: "about"))))
            bench.host.send(id, .request(5, .openScreen(.init(tab: "hello", screen: "nowhere"))))
            bench.wait { bench.error(5) != nil }
            #expect(bench.faults.isEmpty)
            #expect(bench.result(3) == .done)
            guard case .screen(let about)? = bench.result(4) else {
                Issue.record("no screen")
                return
            }
            #expect(about.screen.title == "About")
            #expect(bench.error(5)?.code == MessageError.invalidParams)
            let badges = bench.events.compactMap { event -> BadgeRequest? in
                guard case .message(.request(_, .badge(_, let value))) = event else { return nil }
                return value
            }
            #expect(badges == [.count(1)])
        }

        @Test("a sandboxed plugin runs in bubblewrap and sees no network, home or foreign process")
        func sandbox() throws {
            defer { bench.close() }
            bench.host.start(
                PluginStart(
                    id: "test.plugin", folder: Fixtures.misbehaving,
                    program: .command(["python3", "-c", Self.look]), isolation: .sandbox,
                    dataFolder: bench.folder + "/data"))
            bench.wait { !bench.logs.isEmpty || bench.ended != nil }
            #expect(bench.logs.first == "lo False 2")
        }

        private static let look = """
            import json, os, socket
            names = " ".join(name for _, name in socket.if_nameindex())
            processes = len([name for name in os.listdir("/proc") if name.isdigit()])
            text = f"{names} {os.path.exists('/home') or os.path.exists('/root')} {processes}"
            log = {"jsonrpc": "2.0", "method": "log", "params": {"level": "info", "text": text}}
            print(json.dumps(log), flush=True)
            """
    }
}

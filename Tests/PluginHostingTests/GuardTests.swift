// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GioKit
import Glibc
import PluginProtocol
import Testing

@testable import PluginHosting

extension RunningPlugins {
    @MainActor
    struct Guard {
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        private func start(_ mode: String, limits: PluginLimits = PluginLimits()) {
            bench.host.start(
                PluginStart(
                    id: "test.plugin", folder: Fixtures.misbehaving, program: .command(["./plugin.py", mode]),
                    dataFolder: bench.folder + "/data", limits: limits))
        }

        @Test(
            "P-14 a helper in a session of its own goes with its plugin, however that ends", arguments: [true, false])
        func escapedChild(gently: Bool) throws {
            defer { bench.close() }
            start("escaped-child")
            bench.wait { !bench.logs.isEmpty }
            let child = Int32(bench.logs.first?.split(separator: " ").last ?? "") ?? 0
            #expect(child > 0 && isAlive(child))
            if gently {
                bench.host.send("test.plugin", Bench.shutdown)
                bench.host.end("test.plugin", gently: true)
            } else {
                kill(bench.pid ?? 0, SIGSEGV)
            }
            #expect(bench.end() != nil)
            #expect(!isAlive(child))
        }

        @Test("a plugin that eats 4 GB meets its limit and takes nothing with it")
        func memory() throws {
            defer { bench.close() }
            start("eat-memory")
            #expect(bench.end()?.reason == .exited(code: 1))
            #expect(bench.ended?.errorLines.last == "MemoryError")
            #expect(bench.logs.isEmpty)
        }

        @Test("a plugin that opens 10 000 files gets as many as its limit allows")
        func files() throws {
            defer { bench.close() }
            var limits = PluginLimits()
            limits.openFiles = 64
            start("many-files", limits: limits)
            bench.wait { !bench.logs.isEmpty }
            #expect(bench.logs.first == "opened 61: Too many open files")
        }

        @Test("the last messages of both sides are kept with the end")
        func lastMessages() throws {
            defer { bench.close() }
            start("crash-in-action")
            bench.host.send("test.plugin", Bench.initialize)
            bench.host.send(
                "test.plugin",
                .request(3, .action(.init(tab: "t", screen: "root", node: "count", event: .activate))))
            let messages = bench.end()?.lastMessages ?? []
            #expect(messages.count == 3)
            #expect(messages.first?.hasPrefix("> {") == true && messages.first?.hasSuffix(" …") == true)
            #expect(messages.contains { $0.hasPrefix("< ") && $0.contains("\"major\"") })
            #expect(messages.contains { $0.hasPrefix("> ") && $0.contains("\"action\"") })
        }

        @Test("what a plugin and its helpers take is measured together")
        func usage() throws {
            defer { bench.close() }
            start("escaped-child")
            bench.wait { !bench.logs.isEmpty }
            let usage = ProcessUsage(pid: bench.pid ?? 0)
            #expect(usage.processes == 2)
            #expect(usage.memory > 4 << 20 && usage.memory < 256 << 20)
            #expect(usage.openFiles >= 4)
            #expect(usage.processors >= 0)
        }
    }

    @MainActor
    struct Permissions {
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        private static func script(_ code: String) -> String {
            """
            import json, os, socket, subprocess, sys
            def tell(value):
                text = {"level": "info", "text": str(value)}
                print(json.dumps({"jsonrpc": "2.0", "method": "log", "params": text}), flush=True)
            def can(body):
                try:
                    body()
                    return True
                except OSError:
                    return False
            tell(\(code))
            """
        }

        /// Runs a line of Python in the sandbox and answers what it logs.
        private func look(_ code: String, _ permissions: GrantedPermissions) -> String? {
            bench.clear()
            bench.host.start(
                PluginStart(
                    id: "test.plugin", folder: Fixtures.misbehaving,
                    program: .command(["python3", "-c", Self.script(code)]),
                    isolation: .sandbox, dataFolder: bench.folder + "/data", permissions: permissions))
            #expect(bench.end() != nil)
            return bench.logs.first ?? bench.ended.map { "\($0)" }
        }

        @Test("without permissions a plugin in a sandbox writes only into its data folder, and none of its own files")
        func nothing() throws {
            defer { bench.close() }
            let secret = bench.folder + "/secret"
            try Data("x".utf8).write(to: URL(filePath: secret))
            let code = """
                [can(lambda: open("\(secret)").read()), can(lambda: open("plugin.py", "a")), \
                can(lambda: open("\(bench.folder)/data/own", "w")), can(lambda: open("/etc/passwd").read()), \
                sorted(name for _, name in socket.if_nameindex()), os.environ.get("DBUS_SESSION_BUS_ADDRESS")]
                """
            #expect(look(code, GrantedPermissions()) == "[False, False, True, False, ['lo'], None]")
        }

        @Test("folders it may read or write are there as it may use them")
        func folders() throws {
            defer { bench.close() }
            for name in ["in", "out"] {
                try FileManager.default.createDirectory(
                    atPath: bench.folder + "/" + name, withIntermediateDirectories: true)
                try Data("x".utf8).write(to: URL(filePath: "\(bench.folder)/\(name)/file"))
            }
            var permissions = GrantedPermissions()
            permissions.read = [bench.folder + "/in", bench.folder + "/gone"]
            permissions.write = [bench.folder + "/out"]
            let code = """
                [can(lambda: open("\(bench.folder)/in/file").read()), can(lambda: open("\(bench.folder)/in/new", "w")), \
                can(lambda: open("\(bench.folder)/out/new", "w"))]
                """
            #expect(look(code, permissions) == "[True, False, True]")
            #expect(FileManager.default.fileExists(atPath: bench.folder + "/out/new"))
        }

        @Test("the network and a device are there where they are permitted")
        func networkAndDevice() throws {
            defer { bench.close() }
            var permissions = GrantedPermissions()
            permissions.network = true
            permissions.devices = ["/dev/null", "/dev/full"]
            let code = """
                [os.path.exists("/dev/full"), os.readlink("/proc/self/ns/net") == "\(try netNamespace())"]
                """
            #expect(look(code, permissions) == "[True, True]")
            #expect(look(code, GrantedPermissions()) == "[True, False]")
        }

        @Test("of the session bus a plugin reaches the names it may talk to, and no others")
        func bus() throws {
            defer { bench.close() }
            let runtime = bench.folder + "/run"
            try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
            var permissions = GrantedPermissions()
            permissions.busNames = ["org.example.Permitted"]
            let code = """
                [os.path.exists("\(runtime)/lintel/test.plugin/bus"), os.environ["DBUS_SESSION_BUS_ADDRESS"], \
                subprocess.run(["dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/", \
                "org.freedesktop.DBus.ListNames"], capture_output=True, text=True).stdout.count("org.example.Hidden")]
                """
            let environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": runtime]) { $1 }
            let host = PluginHost(
                layout: Fixtures.layout, environment: environment, servesMainQueue: false,
                onErrorLine: { _, _ in }, onEvent: { [bench] _, event in bench.note(event) })
            host.start(
                PluginStart(
                    id: "test.plugin", folder: Fixtures.misbehaving,
                    program: .command(["python3", "-c", Self.script(code)]), isolation: .sandbox,
                    dataFolder: bench.folder + "/data", permissions: permissions))
            bench.wait { bench.ended != nil }
            #expect(
                bench.logs.first == "[True, 'unix:path=\(runtime)/lintel/test.plugin/bus', 0]", "\(bench.events)")
        }

        @Test("what lies in memory below a sandbox's folders has a limit, and so has the number of processes")
        func memory() throws {
            defer { bench.close() }
            let code = """
                [[os.statvfs(folder).f_blocks * os.statvfs(folder).f_frsize for folder in ("/tmp", "/dev/shm")], \
                __import__("resource").getrlimit(__import__("resource").RLIMIT_NPROC), \
                open("/proc/self/oom_score_adj").read().strip()]
                """
            #expect(
                look(code, GrantedPermissions()) == "[[268435456, 268435456], (256, 256), '800']", "\(bench.events)")
        }

        @Test("a link that a plugin put into a folder it may write leads nowhere")
        func links() throws {
            defer { bench.close() }
            let secret = bench.folder + "/secret"
            try FileManager.default.createDirectory(atPath: secret, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: URL(filePath: secret + "/key"))
            var permissions = GrantedPermissions()
            var seen: [String?] = []
            for folder in ["data", "out"] {
                let path = "\(bench.folder)/\(folder)"
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: secret)
                permissions.read = [path + "/link"]
                permissions.write = folder == "out" ? [path] : []
                seen.append(look("can(lambda: open(\"\(path)/link/key\").read())", permissions))
            }
            #expect(seen == ["False", "False"])
        }

        private func netNamespace() throws -> String {
            try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
        }
    }
}

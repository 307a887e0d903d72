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

        private func netNamespace() throws -> String {
            try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
        }
    }
}

@Suite("What a sandbox is granted")
struct GrantTests {
    private var asked: Manifest.Permissions {
        var asked = Manifest.Permissions()
        asked.network = true
        asked.read = ["~/Pictures", "/srv/data"]
        asked.busNames = ["org.example.A"]
        return asked
    }

    @Test("is what the manifest asks for, with the home in place of ~")
    func asAsked() {
        let granted = GrantedPermissions(asked: asked, allowed: PluginPermissions(), home: "/home/me")
        #expect(granted.network)
        #expect(granted.read == ["/home/me/Pictures", "/srv/data"])
        #expect(granted.write.isEmpty)
        #expect(GrantedPermissions(asked: asked, allowed: PluginPermissions(), home: nil).read == ["/srv/data"])
    }

    @Test("is what the operator says in place of it, be it more or less")
    func asAllowed() {
        var allowed = PluginPermissions()
        allowed.network = false
        allowed.read = []
        allowed.write = ["/srv/out"]
        let granted = GrantedPermissions(asked: asked, allowed: allowed, home: "/home/me")
        #expect(!granted.network)
        #expect(granted.read.isEmpty)
        #expect(granted.write == ["/srv/out"])
        #expect(granted.busNames == ["org.example.A"])
    }

    private func start(_ permissions: GrantedPermissions, isolation: PluginStart.Isolation = .sandbox) -> PluginStart {
        PluginStart(
            id: "org.example.a", folder: "/p", program: .command(["./main"]), isolation: isolation, dataFolder: "/d",
            permissions: permissions)
    }

    @Test("the session bus comes through a proxy that lets the permitted names through")
    func bus() {
        var permissions = GrantedPermissions()
        permissions.busNames = ["org.example.A", "org.example.b.*"]
        let environment = [
            "XDG_RUNTIME_DIR": "/run/user/1", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1/bus",
            "PATH": "/usr/bin",
        ]
        let plan = LaunchPlan(
            start(permissions), layout: HostLayout(host: "/x/lintel-plugin-host", runtime: nil),
            environment: environment)
        let folder = "/run/user/1/lintel/org.example.a"
        let proxy = zip(plan.arguments, plan.arguments.dropFirst()).filter { $0.0 == "-b" }.map(\.1)
        #expect(
            proxy == [
                "xdg-dbus-proxy", "unix:path=/run/user/1/bus", folder + "/bus", "--filter", "--talk=org.example.A",
                "--talk=org.example.b.*",
            ])
        #expect(plan.folders == [folder])
        #expect(plan.arguments.contains("unix:path=\(folder)/bus"))
        let quiet = LaunchPlan(
            start(GrantedPermissions()), layout: HostLayout(host: "/x/lintel-plugin-host", runtime: nil),
            environment: environment)
        #expect(!quiet.arguments.contains("-b"))
        #expect(!quiet.arguments.contains("unix:path=/run/user/1/bus"))
    }

    @Test("limits are the control group's where there is one, and else the kernel's of a process")
    func limits() {
        let layout = HostLayout(host: "/x/lintel-plugin-host", runtime: nil)
        let plain = LaunchPlan(start(GrantedPermissions(), isolation: .process), layout: layout, environment: [:])
        #expect(
            plain.arguments == [
                "/x/lintel-plugin-guard", "-n", "256", "-m", "268435456", "-N", "5", "--", "/p/main",
            ])
        let grouped = LaunchPlan(
            start(GrantedPermissions(), isolation: .process), layout: layout, environment: [:], group: "/sys/g")
        #expect(grouped.arguments == ["/x/lintel-plugin-guard", "-n", "256", "-g", "/sys/g", "--", "/p/main"])
    }

    @Test("a group that was handed over is divided, and one that was not is left alone")
    func groups() throws {
        let mount = try Fixtures.makeFolder()
        defer { try? FileManager.default.removeItem(atPath: mount) }
        let group = mount + "/user/shell.service"
        try FileManager.default.createDirectory(atPath: group + "/shell", withIntermediateDirectories: true)
        func put(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: URL(filePath: group + "/" + name))
        }
        try put("77\n", "cgroup.procs")
        try put("", "cgroup.subtree_control")
        try put("cpu memory pids\n", "cgroup.controllers")
        try put("", "shell/cgroup.procs")
        let membership = "0::/user/shell.service\n"
        #expect(ControlGroups(membership: membership, mount: mount, process: 78) == nil)
        #expect(ControlGroups(membership: "0::/\n", mount: mount, process: 77) == nil)
        #expect(ControlGroups(membership: "9:memory:/\n", mount: mount, process: 77) == nil)
        let groups = try #require(ControlGroups(membership: membership, mount: mount, process: 77))
        #expect(try String(contentsOfFile: group + "/shell/cgroup.procs", encoding: .utf8) == "77")
        #expect(try String(contentsOfFile: group + "/cgroup.subtree_control", encoding: .utf8) == "+memory +cpu +pids")
        // The kernel makes the files of a group; here they must be there.
        try FileManager.default.createDirectory(atPath: group + "/plugin-a", withIntermediateDirectories: true)
        for name in ["memory.max", "memory.swap.max", "cpu.max", "pids.max"] { try put("", "plugin-a/" + name) }
        var limits = PluginLimits()
        limits.processors = 0.5
        #expect(groups.make("a", limits) == group + "/plugin-a")
        #expect(try String(contentsOfFile: group + "/plugin-a/memory.max", encoding: .utf8) == "268435456")
        #expect(try String(contentsOfFile: group + "/plugin-a/cpu.max", encoding: .utf8) == "50000 100000")
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginProtocol
import Testing

@testable import PluginHosting

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

    @Test("is no path that stands for the whole of the system or of the home, however it is written")
    func permittedPaths() {
        for path in [
            "/", "//", "/.", "/./", "/././/.", "~", "~/", "~/.", "~/./", "~//", "/proc", "/proc/1", "/./proc",
            "//sys/x", "/dev",
            "/dev/null", "relative", "", "/a/../b", "~/../x", "/a/..", "~root/x", "/a\0b",
        ] { #expect(PermittedPath.file(path) == nil, "\(path)") }
        #expect(PermittedPath.file("/srv/./data//x/") == "/srv/data/x")
        #expect(PermittedPath.file("~/./Pictures/") == "~/Pictures")
        #expect(PermittedPath.file("/develop") == "/develop")
        for path in ["/dev", "/dev/", "/dev/.", "/dev//.", "/devices/x", "/dev/../etc", "dev/x", "/./dev"] {
            #expect(PermittedPath.device(path) == nil, "\(path)")
        }
        #expect(PermittedPath.device("/dev/./snd/") == "/dev/snd")
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

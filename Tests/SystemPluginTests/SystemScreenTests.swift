// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Guidelines
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

@testable import SystemPlugin

@Suite @MainActor struct SystemScreenTests {
    private let fixture: Fixture

    init() throws {
        fixture = try Fixture.laptop()
    }

    private func tester() async throws -> PluginTester {
        let source = fixture.source()
        let tester = try await PluginTester { MachineRoom(source) }
        try await tester.open("system")
        return tester
    }

    /// Goes down row by row; the titles met on the way.
    private func descend(_ tester: PluginTester, _ rows: [String]) async throws -> [String] {
        var titles: [String] = []
        for row in rows {
            try await tester.tap(row)
            titles.append(tester.title)
        }
        return titles
    }

    /// Lets readings that are under way arrive.
    private func wait(_ tester: PluginTester, until isThere: () -> Bool) async {
        for _ in 0..<10_000 where !isThere() { await tester.settle() }
    }

    @Test func `the root is as it was drawn`() async throws {
        let tester = try await tester()
        #expect(tester.title == "System")
        #expect(tester.screen.screen.largeTitle == .automatic)
        guard case .list(let list)? = tester.screen.content else {
            Issue.record("the root is no list")
            return
        }
        #expect(list.sections.map(\.header) == [nil, "Hardware", "Software"])
        #expect(tester.rows.map(\.title) == ["About this machine", "Network", "Power", "Storage", "Processes"])
        #expect(tester.rows.map(\.value) == ["Debian 12", "Wired", "80%", "120 GB free", "4"])
        #expect(tester.rows.map(\.icon) == ["laptop", "wired", "battery", "storage", "terminal"])
        #expect(tester.rows.allSatisfy { $0.accessory == .disclosure })
        #expect(tester.faults.isEmpty)
    }

    @Test func `a machine that tells nothing still has a root`() async throws {
        let source = SystemSource(
            roots: Roots(proc: "/nonexistent", sys: "/nonexistent", etc: "/nonexistent"),
            addresses: { () throws(ReadFailure) in throw .denied("rtnetlink") },
            use: { (folder) throws(ReadFailure) in throw .missing(folder) })
        let tester = try await PluginTester { MachineRoom(source) }
        try await tester.open("system")
        #expect(tester.rows.map(\.value) == [nil, "Offline", "Mains", nil, nil])
        #expect(tester.row("network")?.icon == "network-off")
        #expect(tester.row("power")?.icon == "power")
    }

    @Test(arguments: [
        (["network", "row.enp3s0", "row.192.0.2.17"], ["Network", "Wired", "IPv4 address"]),
        (["processes", "p700", "files"], ["Processes", "lintel (ui) 2", "Open files"]),
        (["processes", "p700", "threads"], ["Processes", "lintel (ui) 2", "Threads"]),
    ])
    func `four levels lead down and back up`(rows: [String], titles: [String]) async throws {
        let tester = try await tester()
        #expect(try await descend(tester, rows) == titles)
        #expect(tester.stack.count == 4)
        for title in titles.dropLast().reversed() {
            await tester.back()
            #expect(tester.title == title)
        }
        await tester.back()
        #expect(tester.title == "System")
        #expect(tester.faults.isEmpty)
    }

    @Test(
        arguments: [
            (["about"], "kernel", "6.1.0-18-amd64"), (["about"], "memory", "16 GB"),
            (["about", "memory"], "used", "4.1 GB"), (["network"], "address", "192.0.2.17"),
            (["network"], "received", "8.6 GB"), (["network", "row.wlp2s0"], "state", "Not connected"),
            (["network", "row.enp3s0"], "hardware", "52:54:00:12:34:56"), (["power"], "row.BAT0", "80%"),
            (["power", "row.BAT0"], "left", "5 h"), (["power", "row.BAT0"], "health", "83%"),
            (["power", "row.AC"], "state", "Not connected"), (["processes", "p700"], "user", "ada"),
            (["processes", "p700"], "parent", "systemd"),
        ] as [([String], String, String)])
    func `what a screen says is what was read`(rows: [String], id: String, value: String) async throws {
        let tester = try await tester()
        _ = try await descend(tester, rows)
        #expect(tester.row(id)?.value == value)
    }

    @Test func `storage lists disks by what they are for, with what is free`() async throws {
        let tester = try await tester()
        try await tester.tap("storage")
        #expect(tester.rows.map(\.title) == ["System disk", "Firmware", "Home", "My Stick"])
        #expect(tester.rows.map(\.value) == ["41 GB free", "480 MB free", "120 GB free", "Not readable"])
        let home = try #require(tester.rows.first { $0.title == "Home" })
        try await tester.tap(home.id)
        #expect(tester.title == "Home")
        #expect(tester.row("device")?.value == "/dev/nvme0n1p3")
        #expect(tester.row("used")?.value == "379 GB")
        #expect(tester.row("reserved")?.value == "600 MB")
    }

    @Test func `the rules have nothing to say of any screen`() async throws {
        let tester = try await tester()
        let root = tester.screen.screen
        #expect(decisions([root]) == [])
        for rows in [
            ["about", "memory"], ["network", "row.enp3s0", "row.192.0.2.17"], ["power", "row.BAT0"],
            ["processes", "p700", "files"], ["processes", "p700", "threads"],
        ] {
            var stack = [root]
            for row in rows {
                try await tester.tap(row)
                stack.append(tester.screen.screen)
                #expect(tester.screen.screen.largeTitle == .never)
                #expect(decisions(stack) == [])
            }
            for _ in rows { await tester.back() }
        }
    }

    /// What the rules say of the last of these screens.
    private func decisions(_ stack: [Screen]) -> [Decision] {
        guard let screen = stack.last else { return [] }
        let tab = TabSpec(
            id: TabID(plugin: "org.lintel.system", tab: "system"), title: "System", pluginName: "System",
            icon: "settings")
        let below = stack.dropLast()
        let facts = ScreenFacts(
            screen: screen, depth: below.count, tab: tab, previous: below.last.map { .init(screen: $0) },
            ancestors: below.map(\.title), ancestorIDs: below.map(\.id))
        return Guideline().judge(screen: facts).decisions.filter { $0.verdict != .pass }
    }

    @Test(arguments: ["en_GB", "de_DE", "ar_EG"])
    func `titles fit beside a back button`(locale: String) {
        let words = Words(locale: locale)
        for title in [
            "System", "About", "Memory", "Network", "Wi-Fi", "Wired", "Loopback", "IPv4 address", "IPv6 address",
            "Power", "Battery", "USB charger", "Storage", "System disk", "Home", "Processes", "Open files", "Threads",
        ] {
            #expect(words(title).count <= 15)
        }
    }

    @Test func `a screen is read again while it is in view, and not while it is not`() async throws {
        let tester = try await tester()
        try await tester.tap("network")
        try fixture.write("sys/class/net/enp3s0/operstate", "down\n")
        await tester.advance(by: .seconds(4))
        await wait(tester) { tester.row("row.enp3s0")?.value == "Not plugged in" }
        #expect(tester.row("row.enp3s0")?.value == "Not plugged in")
        await tester.suspend()
        try fixture.write("sys/class/net/enp3s0/operstate", "up\n")
        await tester.advance(by: .seconds(60))
        #expect(tester.row("row.enp3s0")?.value == "Not plugged in")
        await tester.resume()
        await wait(tester) { tester.row("row.enp3s0")?.value == "Connected" }
        #expect(tester.row("row.enp3s0")?.value == "Connected")
    }

    @Test func `processes are sorted as the person chooses, and come on demand`() async throws {
        for pid in Int32(1000)..<1300 {
            try fixture.write(
                "proc/\(pid)/stat",
                "\(pid) (worker) S 1 0 0 0 -1 0 0 0 0 0 7 0 0 0 20 0 2 0 10 1000000 \(pid) 0\n")
        }
        let tester = try await tester()
        try await tester.tap("processes")
        #expect(tester.rows.count < 100)
        #expect(tester.row("order")?.accessory != nil)
        #expect(tester.rows[1].id == "p700")
        let far = try await tester.scroll(section: "processes", first: 300, count: 10)
        #expect(far.map(\.id) == ["p1002", "p1001", "p1000", "p2"])
        try await tester.change("order", to: .text("name"))
        #expect(tester.rows[1].id == "p2")
        try await tester.change("order", to: .text("processor"))
        #expect(tester.rows[1].value?.hasSuffix("%") == true)
    }

    @Test func `a process that ends explains itself`() async throws {
        let tester = try await tester()
        try await tester.tap("processes")
        try await tester.tap("p701")
        try fixture.remove("proc/701")
        await tester.advance(by: .seconds(4))
        await wait(tester) { tester.screen.content?.type == "explanation" }
        guard case .explanation(let explanation)? = tester.screen.content else {
            Issue.record("nothing explains it")
            return
        }
        #expect(explanation.heading == "This is gone")
        #expect(explanation.button?.label == "Try again")
        try await tester.tap("retry")
        #expect(tester.screen.content?.type == "explanation")
    }

    @Test func `an interface that is unplugged explains itself`() async throws {
        let tester = try await tester()
        try await tester.tap("network")
        try await tester.tap("row.enp3s0")
        try fixture.remove("sys/class/net/enp3s0")
        await tester.advance(by: .seconds(4))
        await wait(tester) { tester.screen.content?.type == "explanation" }
        #expect(tester.screen.content?.type == "explanation")
    }

    @Test func `a machine without supplies says it runs on mains`() async throws {
        try fixture.remove("sys/class/power_supply")
        let tester = try await tester()
        #expect(tester.row("power")?.value == "Mains")
        try await tester.tap("power")
        #expect(tester.screen.content?.type == "explanation")
    }

    @Test func `a process tells its whole command`() async throws {
        let tester = try await tester()
        _ = try await descend(tester, ["processes", "p700"])
        #expect(tester.command == "/usr/bin/lintel (ui) 2 --flag a b")
        await tester.back()
        try await tester.tap("p2")
        #expect(tester.command == nil)
    }

    @Test func `screens of processes open again after a restart`() {
        let plugin = MachineRoom(fixture.source())
        #expect(plugin.screen("process.700", in: "system") is ProcessScreen)
        #expect(plugin.screen("files.700", in: "system") is OpenFilesScreen)
        #expect(plugin.screen("threads.700", in: "system") is ThreadsScreen)
        #expect(plugin.screen("process.x", in: "system") == nil)
        #expect(plugin.screen("other.1", in: "system") == nil)
    }
}

extension PluginTester {
    /// What stands under the heading of the command.
    fileprivate var command: String? {
        guard case .list(let list)? = screen.content else { return nil }
        return list.sections.first { $0.id == "command" }?.footer
    }
}

// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SystemPlugin

@Suite struct ProcessTests {
    let fixture: Fixture

    init() throws {
        fixture = try Fixture.laptop()
    }

    @Test func `a name may hold blanks and brackets`() throws {
        let table = try ProcessTable(fixture.roots)
        #expect(table.entries.first { $0.stat.pid == 700 }?.stat.name == "lintel (ui) 2")
        #expect(table.entries.count == 4)
        #expect(try ProcessTable.count(fixture.roots) == 4)
    }

    @Test(
        arguments: [
            (ProcessTable.Order.memory, [700, 701, 1, 2]), (.name, [2, 700, 1, 701]), (.processor, [700, 701, 1, 2]),
        ] as [(ProcessTable.Order, [Int32])])
    func `processes are sorted as wanted`(order: ProcessTable.Order, pids: [Int32]) throws {
        #expect(try ProcessTable(fixture.roots).sorted(by: order).map(\.stat.pid) == pids)
    }

    @Test func `load is measured between two readings`() throws {
        let before = try ProcessTable(fixture.roots)
        let perSecond = ProcessStat.ticksPerSecond
        try fixture.write("proc/uptime", "1004.00 3000.00\n")
        try fixture.writeStat(700, "lintel", ticks: 4000 + 2 * perSecond, started: 90_000)
        // The number of a process that ended was given to another one.
        try fixture.writeStat(701, "other", ticks: 4 * perSecond, started: 1000 * perSecond)
        let after = try ProcessTable(fixture.roots, before: before)
        let loads = Dictionary(uniqueKeysWithValues: after.entries.map { ($0.stat.pid, $0.load) })
        #expect(loads[700] == 0.5)
        #expect(loads[1] == 0)
        #expect(loads[701] == 1)
    }

    @Test func `a process that ends while the others are read is left out`() throws {
        try fixture.remove("proc/701/stat")
        #expect(try ProcessTable(fixture.roots).entries.count == 3)
    }

    @Test func `a process is shown with all that is known`() throws {
        let detail = try ProcessDetail(700, fixture.roots)
        #expect(detail.command == ["/usr/bin/lintel (ui) 2", "--flag", "a b"])
        #expect(detail.parentName == "systemd")
        #expect(detail.userName == "ada")
        #expect(detail.virtualMemory == 4_096_000)
        #expect(detail.openFiles == 3)
        #expect(detail.stat.memory == 20_000 * ProcessStat.pageSize)
        #expect(detail.age == 1000 - 90_000 / Double(ProcessStat.ticksPerSecond))
    }

    @Test func `a process that is gone is missing`() throws {
        #expect(throws: ReadFailure.missing(fixture.roots.proc + "/9/stat")) { try ProcessDetail(9, fixture.roots) }
        #expect(throws: ReadFailure.missing(fixture.roots.proc + "/9/fd")) { try OpenFile.all(of: 9, fixture.roots) }
    }

    @Test func `open files are listed by number with what they are`() throws {
        let files = try OpenFile.all(of: 1, fixture.roots)
        #expect(files.map(\.number) == [0, 3, 12])
        #expect(files.map(\.kind) == [.device, .socket, .file])
    }

    @Test func `threads are listed by number`() throws {
        #expect(try ProcessThreads.all(of: 700, fixture.roots).map(\.pid) == [700, 1700])
    }

    @Test(arguments: [
        "", "1", "1 (a", "1 (a)", "x (a) S 0", ") 1 (",
        "1 (a) S 0 0 0 0 0 0 0 0 0 0 x 0 0 0 0 0 0 0 0 0 0 0",
    ])
    func `a text that is no process is none`(text: String) {
        #expect(ProcessStat(text) == nil)
    }

    @Test func `numbers at the end of their range do not trap`() throws {
        let most = "\(Int64.max)"
        let text = "1 (a) R 0 0 0 0 0 0 0 0 0 0 \(most) \(most) 0 0 0 0 1 0 \(most) 0 \(most) 0"
        let stat = try #require(ProcessStat(text))
        #expect(stat.memory == .max)
        #expect(stat.ticks == .max)
        try fixture.write("proc/1/stat", text)
        #expect(try ProcessTable(fixture.roots).sorted(by: .memory).first?.stat.pid == 1)
    }
}

extension Fixture {
    fileprivate func writeStat(_ pid: Int32, _ name: String, ticks: Int64, started: Int64) throws {
        try write(
            "proc/\(pid)/stat",
            "\(pid) (\(name)) S 1 0 0 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 2 0 \(started) 1000000 100 0\n")
    }
}

extension ProcessTests {
    @Test(
        arguments: [
            ("systemd-journal", "/lib/systemd/systemd-journald\0", "systemd-journald"),
            ("my-long-script-", "/usr/bin/python3\0/opt/my-long-script-of-ours.py\0", "my-long-script-of-ours.py"),
            ("quite-another-n", "/usr/bin/something\0", "quite-another-n"), ("kworker/u16:3-e", "", "kworker/u16:3-e"),
        ])
    func `a name that the kernel cut is whole again where the command line has it`(
        cut: String, command: String, whole: String
    ) throws {
        try fixture.writeProcess(900, cut, parent: 1, ticks: 1, started: 1, pages: 1)
        try fixture.write("proc/900/cmdline", command)
        let table = try ProcessTable(fixture.roots)
        #expect(table.entries.first { $0.stat.pid == 900 }?.stat.name == whole)
        #expect(try ProcessDetail(900, fixture.roots).stat.name == whole)
        let again = try ProcessTable(fixture.roots, before: table)
        #expect(again.entries.first { $0.stat.pid == 900 }?.stat.name == whole)
    }
}

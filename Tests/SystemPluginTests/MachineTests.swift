// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SystemPlugin

@Suite struct MachineTests {
    @Test func `a machine tells of itself`() throws {
        let fixture = try Fixture.laptop()
        let machine = Machine(fixture.roots)
        fixture.keep()
        #expect(machine.hostName == "mill")
        #expect(machine.system?.long == "Debian GNU/Linux 12 (bookworm)")
        #expect(machine.kernel == "6.1.0-18-amd64")
        #expect(machine.architecture == "x86_64")
        #expect(machine.processor == "Walnut N100")
        #expect(machine.processors == 2)
        #expect(machine.uptime == 1000)
        #expect(machine.load == ["0.42", "0.30", "0.21"])
        #expect(machine.memory?.total == 16_384_000_000)
        #expect(machine.memory?.used == 4_096_000_000)
        #expect(machine.memory?.usedShare == 0.25)
    }

    @Test(arguments: [
        ("NAME=\"Debian GNU/Linux\"\nVERSION_ID=\"12\"", "Debian 12"),
        ("NAME=\"Ubuntu\"\nVERSION_ID=\"24.04\"", "Ubuntu 24.04"),
        ("NAME=\"Alpine Linux\"\nVERSION_ID=3.20.1", "Alpine 3.20.1"),
        ("NAME=\"Arch Linux\"", "Arch Linux"), ("NAME='openSUSE Leap'\nVERSION_ID='15.6'", "openSUSE Leap 15.6"),
        ("PRETTY_NAME=\"My \\\"Own\\\"\"", "My \"Own\""),
    ])
    func `a system has a short name`(text: String, short: String) throws {
        let fixture = try Fixture()
        try fixture.write("etc/os-release", text)
        #expect(SystemName(fixture.roots)?.short == short)
    }

    @Test func `a machine that tells nothing is shown as far as it goes`() throws {
        let fixture = try Fixture()
        let machine = Machine(fixture.roots)
        fixture.keep()
        #expect(machine.hostName == nil)
        #expect(machine.system == nil)
        #expect(machine.memory == nil)
        #expect(!machine.architecture.isEmpty)
    }

    @Test func `memory without a total is broken`() throws {
        let fixture = try Fixture()
        try fixture.write("proc/meminfo", "MemTotal: none\n")
        #expect(throws: ReadFailure.broken(fixture.roots.proc + "/meminfo")) { try MemoryUse(fixture.roots) }
    }

    @Test func `what is missing, a folder or somebody else's is told apart`() throws {
        let fixture = try Fixture()
        try fixture.write("proc/a", "text")
        let roots = fixture.roots
        #expect(throws: ReadFailure.missing(roots.proc + "/b")) { try roots.text(roots.proc + "/b") }
        #expect(throws: ReadFailure.missing(roots.proc + "/a/b")) { try roots.text(roots.proc + "/a/b") }
        #expect(throws: ReadFailure.missing(roots.proc + "/b")) { try roots.names(in: roots.proc + "/b") }
        #expect(throws: ReadFailure.failed(roots.proc, 21)) { try roots.text(roots.proc) }
    }

    @Test func `this machine can be read`() throws {
        let source = SystemSource()
        let machine = Machine(source.roots)
        #expect(machine.memory != nil)
        #expect(machine.processors > 0)
        #expect(try source.network()["lo"]?.kind == .loopback)
        #expect(AddressMessages.addresses(try source.addresses()).contains { $0.text == "127.0.0.1" })
        #expect(try Storage(source.roots, ask: source.use)["/"]?.use != nil)
        #expect(try ProcessTable(source.roots).sorted(by: .memory).first?.stat.memory ?? 0 > 0)
    }
}

@Suite struct PowerTests {
    @Test func `a battery tells what it holds`() throws {
        let fixture = try Fixture.laptop()
        let battery = try PowerSupply("BAT0", fixture.roots)
        fixture.keep()
        #expect(battery.kind == .battery)
        #expect(battery.status == .discharging)
        #expect(battery.charge == 80)
        #expect(battery.energy == 40)
        #expect(battery.health == 50.0 / 60.0)
        #expect(battery.secondsLeft == 18_000)
        #expect(battery.cycles == 112)
    }

    @Test func `a battery that counts charge tells energy too`() throws {
        let fixture = try Fixture()
        try fixture.write(
            "sys/class/power_supply/BAT1",
            [
                "type": "Battery", "status": "Charging", "charge_now": "2000000", "charge_full": "4000000",
                "voltage_min_design": "10000000", "voltage_now": "12000000", "current_now": "-1000000",
            ])
        let battery = try PowerSupply("BAT1", fixture.roots)
        #expect(battery.energy == 20)
        #expect(battery.charge == 50)
        #expect(battery.power == 12)
        #expect(battery.secondsLeft == 6000)
    }

    @Test func `the machine's own batteries come first and only they count`() throws {
        let fixture = try Fixture.laptop()
        let power = Power(fixture.roots)
        fixture.keep()
        #expect(power.supplies.map(\.name) == ["BAT0", "AC", "hid-mouse"])
        #expect(power.charge == 80)
    }

    @Test func `two batteries count by what they hold`() throws {
        let fixture = try Fixture()
        for (name, full, capacity) in [("BAT0", "30000000", "100"), ("BAT1", "10000000", "20")] {
            try fixture.write(
                "sys/class/power_supply/\(name)",
                ["type": "Battery", "energy_now": "0", "energy_full": full, "capacity": capacity])
        }
        #expect(Power(fixture.roots).charge == 80)
    }

    @Test func `a machine without batteries has no charge`() throws {
        let fixture = try Fixture()
        #expect(Power(fixture.roots).supplies.isEmpty)
        #expect(Power(fixture.roots).charge == nil)
    }
}

@Suite struct StorageTests {
    @Test func `real file systems are listed, each device once`() throws {
        let fixture = try Fixture.laptop()
        let source = fixture.source()
        let storage = try Storage(fixture.roots, ask: source.use)
        #expect(storage.volumes.map(\.mount.folder) == ["/", "/boot/efi", "/home", "/media/ada/My Stick"])
        #expect(storage["/media/ada/My Stick"]?.use == nil)
        #expect(storage["/media/ada/My Stick"]?.mount.isReadOnly == true)
        #expect(storage["/"]?.mount.isReadOnly == false)
        #expect(Storage.free(fixture.roots, ask: source.use) == 120_400_000_000)
    }

    @Test func `one file system is asked alone`() throws {
        let fixture = try Fixture.laptop()
        let storage = try Storage(
            fixture.roots, only: "/home",
            ask: { (folder) throws(ReadFailure) in
                #expect(folder == "/home")
                return FileSystemUse(size: 1, free: 1, used: 0, inodes: 0, freeInodes: 0)
            })
        #expect(storage.volumes.count == 1)
    }

    @Test func `what is kept for the system counts as neither used nor free`() {
        #expect(FileSystemUse(size: 100, free: 45, used: 45, inodes: 0, freeInodes: 0).usedShare == 0.5)
        #expect(FileSystemUse(size: 0, free: 0, used: 0, inodes: 0, freeInodes: 0).usedShare == 0)
        #expect(FileSystemUse(size: .max, free: .max, used: .max, inodes: 0, freeInodes: 0).usedShare == 1)
    }

    @Test(arguments: ["", "a b", "a b c", "\\040"])
    func `a line that is no mount is none`(line: String) {
        #expect(Mount(line) == nil)
    }
}

// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

@testable import SystemPlugin

/// A machine made of files, in a folder of the test's own that is removed with it.
final class Fixture {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/system-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Keeps the folder until here: what only its path is taken of may be let go at once.
    func keep() {
        withExtendedLifetime(self) {}
    }

    var roots: Roots {
        Roots(proc: path + "/proc", sys: path + "/sys", etc: path + "/etc")
    }

    func write(_ name: String, _ text: String) throws {
        let file = path + "/" + name
        let folder = file.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: file))
    }

    func write(_ folder: String, _ files: [String: String]) throws {
        for (name, text) in files { try write(folder + "/" + name, text) }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
    }
}

extension Fixture {
    /// A laptop under Debian 12: a cable, no Wi-Fi signal, a battery, three disks, four processes.
    static func laptop() throws -> Fixture {
        let fixture = try Fixture()
        try fixture.write(
            "etc/os-release",
            "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nNAME=\"Debian GNU/Linux\"\nVERSION_ID=\"12\"\nID=debian\n")
        try fixture.write("etc/passwd", "root:x:0:0:root:/root:/bin/sh\nada:x:1000:1000::/home/ada:/bin/sh\n")
        try fixture.writeKernel()
        try fixture.writeNetwork()
        try fixture.writePower()
        try fixture.writeProcess(1, "systemd", parent: 0, ticks: 500, started: 10, pages: 3000)
        try fixture.writeProcess(2, "kthreadd", parent: 0, ticks: 0, started: 10, pages: 0)
        try fixture.writeProcess(700, "lintel (ui) 2", parent: 1, ticks: 4000, started: 90_000, pages: 20_000)
        try fixture.writeProcess(701, "Xwayland", parent: 700, ticks: 100, started: 90_100, pages: 9000)
        return fixture
    }

    private func writeKernel() throws {
        try write(
            "proc",
            [
                "sys/kernel/hostname": "mill\n", "sys/kernel/osrelease": "6.1.0-18-amd64\n",
                "sys/kernel/arch": "x86_64\n", "uptime": "1000.00 3000.00\n", "loadavg": "0.42 0.30 0.21 1/214 900\n",
                "cpuinfo": """
                processor\t: 0
                model name\t: Walnut N100
                flags\t\t: fpu

                processor\t: 1
                model name\t: Walnut N100

                """,
                "meminfo": """
                MemTotal:       16000000 kB
                MemFree:         1000000 kB
                MemAvailable:   12000000 kB
                Buffers:          500000 kB
                Cached:          9000000 kB
                SwapTotal:       2000000 kB
                SwapFree:        1500000 kB

                """,
                "self/mounts": """
                /dev/nvme0n1p2 / ext4 rw,relatime 0 0
                proc /proc proc rw 0 0
                tmpfs /run tmpfs rw 0 0
                /dev/nvme0n1p1 /boot/efi vfat rw 0 0
                /dev/nvme0n1p3 /home btrfs rw 0 0
                /dev/nvme0n1p3 /srv/copy btrfs rw 0 0
                /dev/loop3 /snap/core squashfs ro 0 0
                /dev/sda1 /media/ada/My\\040Stick vfat ro,nosuid 0 0

                """,
            ])
    }

    private func writeNetwork() throws {
        try write(
            "sys/class/net/lo",
            [
                "type": "772\n", "ifindex": "1\n", "flags": "0x9\n", "operstate": "unknown\n", "mtu": "65536\n",
                "address": "00:00:00:00:00:00\n",
            ])
        try write(
            "sys/class/net/enp3s0",
            [
                "type": "1\n", "ifindex": "2\n", "flags": "0x1003\n", "operstate": "up\n", "mtu": "1500\n",
                "address": "52:54:00:12:34:56\n", "speed": "1000\n", "device/vendor": "0x8086\n",
                "statistics/rx_bytes": "8600000000\n", "statistics/tx_bytes": "1200000000\n",
                "statistics/rx_errors": "3\n", "statistics/tx_dropped": "4\n",
            ])
        try write(
            "sys/class/net/wlp2s0",
            [
                "type": "1\n", "ifindex": "3\n", "flags": "0x1003\n", "operstate": "down\n",
                "phy80211/name": "phy0\n", "speed": "-1\n",
            ])
        try write(
            "proc/net/route",
            """
            Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
            wlp2s0\t00000000\t010200C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
            enp3s0\t00000000\t010200C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
            enp3s0\t000200C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0

            """)
    }

    private func writePower() throws {
        try write(
            "sys/class/power_supply/BAT0",
            [
                "type": "Battery\n", "status": "Discharging\n", "capacity": "80\n", "energy_now": "40000000\n",
                "energy_full": "50000000\n", "energy_full_design": "60000000\n", "power_now": "8000000\n",
                "voltage_now": "11800000\n", "cycle_count": "112\n", "technology": "Li-ion\n",
                "manufacturer": "ACME\n", "model_name": "Cell 3\n",
            ])
        try write("sys/class/power_supply/AC", ["type": "Mains\n", "online": "0\n"])
        try write(
            "sys/class/power_supply/hid-mouse",
            ["type": "Battery\n", "scope": "Device\n", "capacity": "5\n", "model_name": "Mouse\n"])
    }

    func writeProcess(
        _ pid: Int32, _ name: String, parent: Int32, ticks: Int64, started: Int64, pages: Int64
    ) throws {
        let rest = "0 0 0 -1 4194560 0 0 0 0 \(ticks) 0 0 0 20 0 2 0 \(started) 1000000 \(pages) 18446744073709551615"
        let stat = "\(pid) (\(name)) S \(parent) \(rest) 0 0\n"
        try write(
            "proc/\(pid)",
            [
                "stat": stat, "cmdline": pages == 0 ? "" : "/usr/bin/\(name)\0--flag\0a b\0",
                "status": "Name:\t\(name)\nUid:\t1000\t1000\t1000\t1000\nVmSize:\t  4000 kB\n",
                "task/\(pid)/stat": stat, "task/\(pid + 1000)/stat": stat.replacingNumber(pid, by: pid + 1000),
                "fd/.keep": "",
            ])
        try remove("proc/\(pid)/fd/.keep")
        try link("proc/\(pid)/fd/0", to: "/dev/null")
        try link("proc/\(pid)/fd/3", to: "socket:[4711]")
        try link("proc/\(pid)/fd/12", to: "/etc/hosts")
    }

    /// What stands for the kernel's answers about disks and addresses.
    func source(addresses: [UInt8] = Kernel.addresses) -> SystemSource {
        SystemSource(
            roots: roots, addresses: { () throws(ReadFailure) in addresses },
            use: { (folder) throws(ReadFailure) in
                guard let use = Kernel.disks[folder] else { throw .denied(folder) }
                return use
            })
    }
}

extension String {
    fileprivate func replacingNumber(_ old: Int32, by new: Int32) -> String {
        "\(new)" + dropFirst("\(old)".count)
    }
}

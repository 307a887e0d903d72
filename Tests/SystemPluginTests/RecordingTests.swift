// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginTesting
import Testing

@testable import SystemPlugin

@Suite @MainActor struct SystemRecordingTests {
    private let fixture: Fixture

    init() throws {
        fixture = try Fixture.laptop()
        let names = [
            "dbus-daemon", "NetworkManager", "wpa_supplicant", "systemd-journal", "systemd-timesyn", "pipewire",
            "wireplumber", "upowerd", "polkitd", "sshd", "cage", "agetty", "cron", "rsyslogd", "bluetoothd",
        ]
        for number in 0..<90 {
            let name = names[number % names.count]
            try fixture.writeProcess(
                Int32(1000 + number), name, parent: 1, ticks: Int64(2000 - 20 * number),
                started: Int64(20_000 + 100 * number),
                pages: (84_000_000 - 880_000 * Int64(number)) / ProcessStat.pageSize)
        }
        // The kernel cuts names, the command line does not.
        try fixture.write("proc/1003/cmdline", "/lib/systemd/systemd-journald\0")
        try fixture.write("proc/1004/cmdline", "/lib/systemd/systemd-timesyncd\0")
    }

    @Test func `the pictures show what the plugin says`() async throws {
        var recording = Recording()
        let source = fixture.source()
        let tester = try await PluginTester { MachineRoom(source) }
        try await tester.open("system")
        recording.keep(tester, as: "root")
        let home = screenID("row", "/home")
        let ways: [String: [String]] = [
            "about": ["about"], "memory": ["about", "memory"], "network": ["network"],
            "interface": ["network", "row.enp3s0"], "address": ["network", "row.enp3s0", "row.192.0.2.17"],
            "power": ["power"], "battery": ["power", "row.BAT0"], "storage": ["storage"],
            "volume": ["storage", home], "processes": ["processes"], "process": ["processes", "p1003"],
            "files": ["processes", "p1003", "files"],
        ]
        for (name, way) in ways.sorted(by: { $0.key < $1.key }) {
            for row in way { try await tester.tap(row) }
            recording.keep(tester, as: name)
            for _ in way { await tester.back() }
        }
        #expect(recording.screens.count == 13)
        try recording.check("system")
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("Status bar")
struct StatusBarTests {
    private func facts(
        _ link: NetworkFacts.Link = .wifi(name: "Office", strength: 82, connectivity: .full),
        _ change: (inout BarModel.StatusFacts) -> Void = { _ in }
    ) -> BarModel.StatusFacts {
        var facts = BarModel.StatusFacts(clock: ClockFacts(text: "14:05"), network: NetworkFacts(link))
        change(&facts)
        return facts
    }

    private func bar(
        _ facts: BarModel.StatusFacts, settings: ShellSettings = ShellSettings(), _ plugins: [InstalledPlugin] = []
    ) -> StatusBar {
        var desk = Desk(plugins, settings: settings)
        desk.send(.status(facts))
        return desk.shell.presented().statusBar
    }

    private func item(_ id: String, _ facts: BarModel.StatusFacts) -> StatusItem? {
        bar(facts).items.first { $0.id == id }
    }

    // MARK: What is there

    @Test("STAT-CONTENT a laptop shows clock, network and battery, a phone its carrier too, a desktop no more")
    func content() {
        let battery = Reading.known(BatteryFacts(percent: 80, state: .discharging))
        let cellular = Reading.known(
            CellularFacts(state: .registered(strength: 67, isRoaming: false), carrier: "Testnet"))
        #expect(bar(facts { $0.battery = battery }).items.map(\.id) == ["network", "clock", "battery"])
        #expect(
            bar(
                facts {
                    $0.battery = battery; $0.cellular = cellular
                }
            ).items.map(\.id) == [
                "network", "cellular", "clock", "battery",
            ])
        #expect(bar(facts(.wired(name: "Wired", connectivity: .full))).items.map(\.id) == ["network", "clock"])
    }

    @Test("STAT-CONTENT the operator orders items and leaves out what is optional, never what is mandatory")
    func mandatory() {
        var settings = ShellSettings()
        settings.status.left = ["battery"]
        settings.status.right = ["sound", "battery", "nonsense"]
        let all = facts {
            $0.battery = .known(BatteryFacts(percent: 80, state: .full))
            $0.cellular = .unavailable
            $0.bluetooth = .known(BluetoothFacts(isPowered: true))
            $0.sound = .known(SoundFacts(output: .init(name: "Speaker", volume: 40, isMuted: false)))
        }
        let bar = bar(all, settings: settings)
        #expect(bar.leading.map(\.id) == ["battery", "network", "cellular"])
        #expect(bar.trailing.map(\.id) == ["sound"])
    }

    @Test("STAT-VARIES what has no hardware is absent, what has no answer says so, and the order stays")
    func varies() {
        let known = facts {
            $0.battery = .known(BatteryFacts(percent: 80, state: .full))
            $0.bluetooth = .known(BluetoothFacts(isPowered: true))
        }
        let before = bar(known).items.map(\.id)
        let lost = bar(
            facts(.unavailable) {
                $0.battery = .unavailable; $0.bluetooth = .unavailable
            })
        #expect(lost.items.map(\.id) == before)
        #expect(
            lost.items.map(\.accessibleText) == [
                "Network unavailable", "14:05", "Bluetooth unavailable", "Battery unavailable",
            ])
        #expect(lost.items.allSatisfy { !$0.text.contains("80") })
        #expect(
            bar(facts { $0.bluetooth = .known(BluetoothFacts(isPowered: true)) }).items.map(\.id) == [
                "network", "clock", "bluetooth",
            ])
        #expect(bar(known).items.map(\.id) == before)
    }

    @Test("STAT-CONSISTENT every screen of every plugin has the same items in the same order")
    func consistent() {
        var desk = Desk([plugin("a", tabs: ["one", "two"]), plugin("b")])
        desk.send(.status(facts { $0.battery = .known(BatteryFacts(percent: 80, state: .full)) }))
        let first = desk.shell.presented().statusBar
        for id in [tab("a", "two"), tab("b"), tab("a", "one")] {
            desk.user(.tab(id))
            desk.boot(id.plugin)
            desk.openScreens(id.plugin)
            #expect(desk.shell.presented().statusBar == first)
        }
    }

    // MARK: Items

    @Test("S-12 the name of a network is text, in the bar and for those who hear it")
    func markup() {
        let name = #"R&D <b>5G</b> "lab""#
        let shown = item("network", facts(.wifi(name: name, strength: 82, connectivity: .full)))
        #expect(shown?.text == name)
        #expect(shown?.accessibleText.hasPrefix(name) == true)
    }

    @Test("S-14 joined is not online: the name stays, the words and the icon say what is missing")
    func connectivity() {
        func shown(_ state: NetworkFacts.Connectivity) -> StatusItem? {
            item("network", facts(.wifi(name: "Guest", strength: 82, connectivity: state)))
        }
        #expect(shown(.full)?.text == "Guest")
        #expect(shown(.full)?.icon == .wifi(level: 4))
        for (state, words) in [
            (NetworkFacts.Connectivity.portal, "Sign-in required"), (.limited, "Limited"), (.none, "No internet"),
        ] {
            #expect(shown(state)?.icon == .stock("warning"))
            #expect(shown(state)?.text == "Guest – \(words)")
            #expect(shown(state)?.accessibleText == "Guest, 4 of 4 bars, \(words)")
        }
    }

    @Test("S-04 a held charge has a plug and no time, an unknown state a plain level, and neither is low")
    func pending() {
        func shown(_ state: BatteryFacts.State) -> StatusItem? {
            item("battery", facts { $0.battery = .known(BatteryFacts(percent: 80, state: state)) })
        }
        #expect(shown(.pending)?.text == "80%")
        #expect(shown(.pending)?.icon == .battery(level: 80, state: .pending))
        #expect(shown(.pending)?.accessibleText == "Battery 80 percent, not charging")
        #expect(shown(.unknown)?.text == "80%")
        #expect(shown(.unknown)?.accessibleText == "Battery 80 percent")
        #expect(shown(.charging)?.accessibleText == "Battery 80 percent, charging")
        #expect(shown(.low)?.accessibleText == "Battery 80 percent, low")
        #expect(shown(.critical)?.accessibleText == "Battery 80 percent, critical")
    }

    @Test("S-21 a volume above 100 percent is shown as it is, with the topmost icon and a full meter")
    func loud() {
        func sound(_ volume: Int, muted: Bool = false) -> BarModel.StatusFacts {
            facts { $0.sound = .known(SoundFacts(output: .init(name: "Speaker", volume: volume, isMuted: muted))) }
        }
        #expect([0, 100, 153, 1_000].map { item("sound", sound($0))?.text } == ["0%", "100%", "153%", "1000%"])
        #expect(
            [0, 100, 153, 1_000].map { item("sound", sound($0))?.icon } == [0, 3, 3, 3].map { .stock("volume-\($0)") })
        #expect(item("sound", sound(153, muted: true))?.icon == .stock("volume-muted"))
        var desk = Desk([])
        desk.send(.status(sound(153)))
        desk.user(.statusItems(["sound"]))
        #expect(rows(desk)["Volume"] == "153%")
        #expect(accessories(desk) == [.progress(fraction: 1)])
    }

    @Test("S-23 Bluetooth says on, off and how much is connected")
    func bluetooth() {
        func shown(_ facts: BluetoothFacts) -> StatusItem? {
            item("bluetooth", self.facts { $0.bluetooth = .known(facts) })
        }
        #expect(shown(BluetoothFacts(isPowered: true))?.accessibleText == "Bluetooth on")
        #expect(shown(BluetoothFacts(isPowered: true, devices: ["Mouse"]))?.text == "1")
        #expect(shown(BluetoothFacts(isPowered: false))?.accessibleText == "Bluetooth off")
        #expect(shown(BluetoothFacts(isPowered: false))?.icon == .stock("bluetooth-off"))
    }

    @Test("S-25 a locked card is told, with the tries that are left; a second PIN blocks nothing")
    func locked() {
        var desk = Desk([])
        func show(_ state: CellularFacts.State) -> StatusItem? {
            desk.send(.status(facts { $0.cellular = .known(CellularFacts(state: state, carrier: "Testnet")) }))
            return desk.shell.presented().statusBar.items.first { $0.id == "cellular" }
        }
        #expect(show(.pinNeeded(tries: 3))?.text == "SIM locked")
        #expect(show(.pinNeeded(tries: 3))?.icon == .stock("lock"))
        desk.user(.statusItems(["cellular"]))
        #expect(rows(desk)["Tries left"] == "3")
        #expect(show(.pukNeeded(tries: 10))?.text == "SIM blocked, PUK needed")
        #expect(show(.registered(strength: 72, isRoaming: false))?.icon == .cellular(level: 3))
        #expect(show(.registered(strength: 72, isRoaming: true))?.text == "Testnet R")
    }

    @Test("a private network and a microphone in use have marks of their own")
    func marks() {
        let shown = bar(
            facts {
                $0.network.privateNetworks = ["Office VPN"]
                $0.sound = .known(SoundFacts(output: nil, recorders: ["Recorder"]))
            })
        #expect(shown.leading.map(\.id) == ["network", "network.private"])
        #expect(shown.leading.last?.accessibleText == "Private network Office VPN")
        #expect(shown.trailing.map(\.accessibleText) == ["Microphone in use: Recorder"])
    }

    @Test("names that are empty, very long or from right to left are shown without turning words around")
    func names() {
        #expect(item("network", facts(.wifi(name: "", strength: 50, connectivity: .full)))?.text == "Wi-Fi")
        let long = String(repeating: "x", count: 500)
        #expect(item("network", facts(.wifi(name: long, strength: 50, connectivity: .full)))?.text == long)
        let arabic = "مقهى"
        #expect(
            item("network", facts(.wifi(name: arabic, strength: 50, connectivity: .limited)))?.text
                == "\u{2068}\(arabic)\u{2069} – Limited")
    }

    // MARK: Details

    private func rows(_ desk: Desk) -> [String: String] {
        guard case .content(.list(let list), _)? = desk.shell.presented().sheet?.page.content else { return [:] }
        return Dictionary(list.sections.flatMap(\.rows).map { ($0.title, $0.value ?? "") }) { first, _ in first }
    }

    private func accessories(_ desk: Desk) -> [Accessory] {
        guard case .content(.list(let list), _)? = desk.shell.presented().sheet?.page.content else { return [] }
        return list.sections.flatMap(\.rows).compactMap(\.accessory)
    }

    @Test("a tap on an item opens the facts behind it, live, and Done, Escape or the item's end close it")
    func details() {
        var desk = Desk([])
        let battery = { (percent: Int) -> Event in
            .status(facts { $0.battery = .known(BatteryFacts(percent: percent, state: .charging, secondsLeft: 5_400)) })
        }
        desk.send(battery(80))
        desk.user(.statusItems(["battery"]))
        #expect(rows(desk) == ["Charge": "80%", "State": "Charging", "Time until full": "1 h 30 min"])
        desk.send(battery(81))
        #expect(rows(desk)["Charge"] == "81%")
        let sheet = desk.shell.presented().sheet
        #expect(sheet?.page.bars.navigation.title == "Battery")
        if let sheet { desk.user(.item(sheet.page.id, id: "done")) }
        #expect(desk.shell.presented().sheet == nil)
        desk.user(.statusItems(["battery"]))
        desk.user(.closeSheet)
        #expect(desk.shell.presented().sheet == nil)
        desk.user(.statusItems(["battery"]))
        desk.send(.status(facts()))
        #expect(desk.shell.presented().sheet == nil)
        desk.send(battery(82))
        #expect(desk.shell.presented().sheet == nil)
        desk.user(.statusItems(["nonsense"]))
        #expect(desk.shell.presented().sheet == nil)
    }

    @Test("BARS-TARGET-MIN a tap on items that share their place opens the facts behind all of them, live")
    func sharedDetails() throws {
        var desk = Desk([])
        func known(_ change: (inout BarModel.StatusFacts) -> Void) -> Event {
            .status(
                facts {
                    $0.battery = .known(BatteryFacts(percent: 80, state: .charging, secondsLeft: nil))
                    change(&$0)
                })
        }
        desk.send(known { _ in })
        desk.user(.statusItems(["network", "nonsense", "battery"]))
        let sections =
            {
                guard case .content(.list(let list), _)? = desk.shell.presented().sheet?.page.content else { return [] }
                return list.sections
            }() as [ListSection]
        #expect(desk.shell.presented().sheet?.page.bars.navigation.title == "Status")
        #expect(sections.map(\.header) == ["Network", "Battery"])
        #expect(Set(sections.flatMap(\.rows).map(\.id)).count == sections.flatMap(\.rows).count)
        // One of them ends: the other stays.
        desk.send(.status(facts()))
        #expect(desk.shell.presented().sheet?.page.bars.navigation.title == "Network")
        desk.user(.closeSheet)
        #expect(desk.shell.presented().sheet == nil)
    }

    @Test("the network's sheet has its name, signal, addresses and router")
    func networkDetails() {
        var desk = Desk([])
        desk.send(
            .status(
                facts {
                    $0.network.interface = "wlan0"
                    $0.network.addresses = ["192.0.2.17/24"]
                    $0.network.gateway = "192.0.2.1"
                }))
        desk.user(.statusItems(["network"]))
        #expect(
            rows(desk) == [
                "State": "Connected", "Name": "Office", "Signal": "82%", "Interface": "wlan0",
                "Address": "192.0.2.17/24", "Router": "192.0.2.1",
            ])
    }

    // MARK: Indicators of plugins

    private func queue(origin: InstalledPlugin.Origin, count: Int = 1) -> InstalledPlugin {
        var queue = plugin("org.example.queue", origin: origin)
        queue.manifest.status = (0..<count).map { Manifest.Status(id: "jobs\($0)", title: "Jobs", icon: "files") }
        return queue
    }

    @Test("STAT-SYSTEM-ONLY an indicator of a system plugin stands where the operator has placed it, three at most")
    func indicators() {
        var settings = ShellSettings()
        settings.status.right = (0..<5).map { "plugin:org.example.queue/jobs\($0)" }
        for (origin, count) in [(InstalledPlugin.Origin.system, 3), (.user, 0)] {
            var desk = Desk([queue(origin: origin, count: 5)], settings: settings)
            desk.send(.status(facts()))
            desk.boot("org.example.queue")
            for number in 0..<5 {
                _ = desk.request(
                    "org.example.queue",
                    .statusItem(
                        .init(id: "jobs\(number)", text: "17 waiting in the queue", icon: nil, accessibleText: nil)))
            }
            let shown = desk.shell.presented().statusBar.trailing
            #expect(shown.count == count)
            #expect(shown.allSatisfy { $0.widest == 96 && $0.priority == StatusPriority.plugin })
            #expect(shown.allSatisfy { $0.accessibleText == "Jobs 17 waiting in the queue" })
            if origin == .system {
                #expect(
                    desk.effects.contains {
                        if case .report(let decision) = $0 { decision.rule == "STAT-SYSTEM-ONLY" } else { false }
                    })
                desk.kill("org.example.queue")
                #expect(desk.shell.presented().statusBar.trailing.isEmpty)
            }
        }
    }

    @Test(
        "an indicator's icon is a stock one or a file of its plugin's folder, which no path leaves",
        arguments: [
            ("files", StatusItem.Icon.stock("files")), ("bell", .stock("bell")),
            ("./bell.svg", .file("/plugins/org.example.queue/bell.svg")),
            ("icons/bell.svg", .file("/plugins/org.example.queue/icons/bell.svg")), ("../bell.svg", nil),
            ("icons/../../bell.svg", nil),
        ])
    func indicatorIcon(_ name: String, _ icon: StatusItem.Icon?) {
        var settings = ShellSettings()
        settings.status.right = ["plugin:org.example.queue/jobs0"]
        var desk = Desk([queue(origin: .system)], settings: settings)
        desk.boot("org.example.queue")
        _ = desk.request(
            "org.example.queue", .statusItem(.init(id: "jobs0", text: "17", icon: name, accessibleText: nil)))
        #expect(desk.shell.presented().statusBar.trailing.map(\.icon) == [icon])
    }
}

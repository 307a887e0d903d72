// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("The page of a plugin's settings")
struct PluginSettingsTests {
    private static let declared: [Manifest.Setting] = [
        .init(key: "city", title: "City", hint: "Where the weather is", kind: .text(usual: "Oslo")),
        .init(key: "days", title: "Days", kind: .number(usual: 3, minimum: 1, maximum: 7, step: 1)),
        .init(
            key: "unit", title: "Unit",
            kind: .choice(usual: "c", options: [.init(id: "c", label: "Celsius"), .init(id: "f", label: "Fahrenheit")])),
        .init(key: "wind", title: "Wind", kind: .toggle(usual: true)),
        .init(key: "key", title: "Access key", kind: .secret),
    ]

    private func desk(locked: [String: SettingValue] = [:]) -> Desk {
        var installed = plugin("a")
        installed.manifest.settings = Self.declared
        var settings = ShellSettings()
        var section = ShellSettings.PluginSection(id: "a")
        section.settings = locked
        settings.plugins = [section]
        var desk = Desk([installed], settings: settings)
        desk.boot("a")
        desk.openScreens("a", rows: [row("set", opens: Shell.settingsScreen)])
        desk.user(.activate(desk.top.id, node: "set"))
        return desk
    }

    private func rows(_ desk: Desk) -> [Row] {
        guard case .content(.list(let list), _) = desk.top.content else { return [] }
        return list.sections.flatMap(\.rows)
    }

    @Test("is the shell's own: the plugin is not asked for it, and each kind has its control")
    func page() {
        let desk = desk()
        #expect(desk.titles.last == "Settings")
        #expect(desk.openRequests(of: "a").isEmpty)
        #expect(
            rows(desk).map(\.accessory) == [
                .textField(text: "Oslo", placeholder: ""), .stepper(value: 3, minimum: 1, maximum: 7, step: 1),
                .choice(
                    options: [.init(id: "c", label: "Celsius"), .init(id: "f", label: "Fahrenheit")], selected: "c"),
                .toggle(on: true), .textField(text: "", placeholder: "Not set"),
            ])
    }

    @Test("keeps what is changed, shows it and tells the plugin")
    func change() {
        var desk = desk()
        desk.user(.change(desk.top.id, node: "days", value: .integer(5)))
        #expect(desk.effects.contains(.saveSettings(plugin: "a", ["days": .number(5)])))
        #expect(
            desk.effects.contains(
                .send(plugin: "a", .notification(.settingChanged(key: "days", value: .number(5))))))
        #expect(rows(desk)[1].accessory == .stepper(value: 5, minimum: 1, maximum: 7, step: 1))
        #expect(desk.request("a", .getSetting(key: "days")) == .result(7, .setting(.number(5))))
        #expect(desk.request("a", .getSetting(key: "city")) == .result(7, .setting(.text("Oslo"))))
    }

    @Test("never shows a secret again")
    func secret() {
        var desk = desk()
        desk.user(.change(desk.top.id, node: "key", value: .text("hush")))
        #expect(rows(desk)[4].accessory == .textField(text: "", placeholder: "Set"))
        #expect(desk.request("a", .getSetting(key: "key")) == .result(7, .setting(.text("hush"))))
    }

    @Test(
        "takes no value of another kind or out of range, from a person or from the plugin",
        arguments: [
            ("days", SettingValue.number(8)), ("days", .number(.nan)), ("days", .text("5")), ("unit", .text("k")),
            ("wind", .integer(1)), ("city", .text(String(repeating: "x", count: 5000))), ("key", .bool(true)),
        ])
    func refused(key: String, value: SettingValue) {
        var desk = desk()
        let before = rows(desk)
        desk.user(.change(desk.top.id, node: key, value: value))
        #expect(rows(desk) == before)
        guard case .error(7, let error)? = desk.request("a", .setSetting(key: key, value: value)) else {
            Issue.record("the plugin was not told")
            return
        }
        #expect(error.code == MessageError.invalidParams)
    }

    @Test("shows what the operator has set locked, whatever the person had set")
    func locked() {
        var desk = desk(locked: ["unit": .text("f"), "days": .text("many")])
        let unit = rows(desk)[2]
        #expect(unit.accessory == nil)
        #expect(unit.value == "Fahrenheit")
        #expect(unit.subtitle == "Set by the operator")
        desk.user(.change(desk.top.id, node: "unit", value: .text("c")))
        #expect(desk.request("a", .getSetting(key: "unit")) == .result(7, .setting(.text("f"))))
        // A value of the wrong kind locks nothing.
        #expect(rows(desk)[1].accessory == .stepper(value: 3, minimum: 1, maximum: 7, step: 1))
    }

    @Test("one plugin does not take all places of the bar: its tabs after the fifth stand behind the others'")
    func manyTabs() {
        let greedy = plugin("a", tabs: (0..<40).map { "t\($0 < 10 ? "0" : "")\($0)" })
        let desk = Desk([greedy, plugin("b", tabs: ["x"]), plugin("c", tabs: ["y"])])
        let order = desk.shell.summary.tabs.map(\.id.description)
        // Twelve are the most there are (TAB-ANY-NUMBER).
        #expect(order.count == 12)
        #expect(order.prefix(5).allSatisfy { $0.hasPrefix("a/") })
        #expect(Set(order[5..<7]) == ["b/x", "c/y"])
    }
}

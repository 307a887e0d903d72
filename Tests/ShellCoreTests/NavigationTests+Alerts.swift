// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

// Alerts of plugins: in whose way they may be, and who is told of the answer.
extension NavigationTests {
    @Test func alertsOfOnePluginCannotLockAnybodyOut() {
        var desk = opened()
        for id in 1...4 { #expect(desk.request("a", .alert(.init(title: "A", text: "", tab: "main")), id: id) == nil) }
        guard case .error(5, let error) = desk.request("a", .alert(.init(title: "A", text: "", tab: "main")), id: 5)
        else {
            return #expect(Bool(false))
        }
        #expect(error.code == MessageError.tooFast)
    }

    @Test func anAlertIsAnsweredWhenThePersonAnswersAndSoundsAMinuteAtMost() {
        var desk = opened()
        desk.user(.tab(tab("a", "other")))
        desk.openScreens("a")
        #expect(desk.request("a", .alert(.init(title: "Alarm", text: "07:00", tab: "main", sound: true)), id: 9) == nil)
        #expect(desk.effects.contains(.alarm(on: true)))
        #expect(desk.shell.presented().dialog?.buttons.map(\.label) == ["Show", "OK"])
        desk.wait(60_000)
        desk.answer("a") { $0 == .ping ? .done : nil }
        #expect(desk.effects.contains(.alarm(on: false)))
        desk.user(.dialog(number: desk.shell.presented().dialog?.number ?? 0, .showTab))
        #expect(desk.effects.contains(.send(plugin: "a", .result(9, .answer(nil)))))
        #expect(desk.shell.summary.shownTab == tab("a"))
    }

    @Test("P-04 the alert and the sound of a plugin go with it, removed or disabled")
    func alertsGoWithTheirPlugin() {
        for isRemoved in [true, false] {
            var desk = opened()
            desk.wait(1_000)
            _ = desk.request("a", .alert(.init(title: "Boo", text: "", tab: "main", sound: true)), id: 9)
            #expect(desk.shell.presented().dialog != nil)
            if isRemoved {
                desk.send(.plugins([plugin("b")]))
            } else {
                var section = ShellSettings.PluginSection(id: "a")
                section.enabled = false
                var settings = ShellSettings()
                settings.plugins = [section]
                desk.send(.settings(settings, problems: []))
            }
            #expect(desk.shell.presented().dialog == nil)
            #expect(desk.effects.contains(.alarm(on: false)))
        }
    }

    @Test func anAlertOffersThePluginsOwnAnswersThreeAtMostAndTellsWhichItGot() {
        var desk = opened()
        desk.wait(1_000)
        let buttons = ["stop", "snooze", "later", "never"].map {
            PluginRequest.Alert.Button(id: $0, label: $0.uppercased())
        }
        _ = desk.request("a", .alert(.init(title: "Alarm", text: "", tab: "main", buttons: buttons)), id: 9)
        let dialog = desk.shell.presented().dialog
        #expect(dialog?.buttons.map(\.label) == ["STOP", "SNOOZE", "LATER"])
        #expect(dialog?.buttons.map(\.kind) == [.preferred, .normal, .normal])
        #expect(dialog?.icon != nil)
        desk.user(.dialog(number: dialog?.number ?? 0, .button("snooze")))
        #expect(desk.effects.contains(.send(plugin: "a", .result(9, .answer("snooze")))))
    }
}

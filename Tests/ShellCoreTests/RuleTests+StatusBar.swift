// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

// What screens and plugins ask of the status bar.
extension RuleTests {
    @Test("API-STATUSSTYLE a plugin's own style stands between its screens' and the shell's")
    func statusStyleOfPlugin() {
        var settings = ShellSettings()
        settings.status.style = .light
        var desk = opened(settings: settings) { $0.statusStyle = .dark }
        // Over this tint both styles can be read.
        func shown(_ style: StatusStyle, _ id: String) -> ColorScheme {
            show(Screen(id: id, title: "S", statusStyle: style, tint: "#757575"), &desk)
            return desk.shell.presented().statusBar.style
        }
        #expect(shown(.inherit, "plugin") == .dark)
        #expect(shown(.light, "screen") == .light)
        #expect(desk.top.bars.statusStyle == .light)
        _ = shown(.auto, "own")
        #expect(desk.top.bars.statusStyle == .auto)
        var plain = opened(settings: settings)
        show(Screen(id: "s", title: "S", tint: "#757575"), &plain)
        #expect(plain.top.bars.statusStyle == .inherit)
        #expect(plain.shell.presented().statusBar.style == .light)
    }

    @Test("STAT-BACK-IMAGE a backing of a picture that is not named is solid, and its author is told")
    func statusImage() {
        var desk = opened()
        show(Screen(id: "s", title: "S", statusBacking: .image), &desk)
        let told = reported(desk).filter { $0.rule == "STAT-BACK-IMAGE" }
        #expect(told.map(\.after) == ["solid"])
        show(Screen(id: "t", title: "T", statusBacking: .image, statusImage: "./dusk.png"), &desk)
        #expect(desk.top.bars.statusImage == "./dusk.png")
        #expect(reported(desk).filter { $0.rule == "STAT-BACK-IMAGE" }.count == 1)
    }
}

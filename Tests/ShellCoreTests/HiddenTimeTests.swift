// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("Hidden bars")
struct HiddenTimeTests {
    /// A film on screen, its bars hidden.
    private func film(_ settings: ShellSettings = ShellSettings()) -> Desk {
        var desk = Desk([plugin("a")], settings: settings)
        desk.boot("a")
        desk.answer("a") { request in
            guard case .openScreen = request else { return nil }
            return .screen(ScreenDescription(screen: Screen(id: "root", title: "Film"), content: nil))
        }
        _ = desk.request(
            "a",
            .push(
                tab: "main",
                screen: ScreenDescription(
                    screen: Screen(id: "film", title: "Film", fullscreen: .media), content: nil)))
        return desk
    }

    private func hide(_ desk: inout Desk) {
        _ = desk.request("a", .hideBars(tab: "main", screen: "film", cause: .media))
    }

    @Test("STAT-RESTORE the first time in a session a hint says for 3 s how hidden bars come back; one tap shows them")
    func hint() {
        var desk = film()
        hide(&desk)
        #expect(desk.shell.presented().barsHidden)
        #expect(desk.shell.presented().hint == "Tap to show the bars again")
        desk.wait(2_999)
        #expect(desk.shell.presented().hint != nil)
        desk.wait(1)
        #expect(desk.shell.presented().hint == nil)
        desk.user(.revealBars)
        #expect(!desk.shell.presented().barsHidden)
        hide(&desk)
        #expect(desk.shell.presented().barsHidden && desk.shell.presented().hint == nil)
    }

    @Test("STAT-HIDE-PERMANENT after four hours without a glimpse the bars show for 3 s by themselves")
    func glimpse() {
        var desk = film()
        hide(&desk)
        for _ in 0..<2 {
            desk.wait(4 * 3_600_000 - 1)
            #expect(desk.shell.presented().barsHidden)
            desk.wait(1)
            #expect(!desk.shell.presented().barsHidden)
            desk.wait(3_000)
            #expect(desk.shell.presented().barsHidden)
        }
        desk.user(.revealBars)
        #expect(desk.shell.nextDeadline.map { $0 - desk.now < 4 * 3_600_000 } != false)
    }

    @Test("STAT-HIDE-PERMANENT on a sign without input devices nobody is disturbed")
    func signage() {
        var settings = ShellSettings()
        settings.rules.profile = .signage
        var desk = film(settings)
        hide(&desk)
        desk.wait(5 * 3_600_000)
        #expect(desk.shell.presented().barsHidden)
    }

    @Test("STAT-HIDE-MEDIA a film hides the bars, a plain screen does not")
    func media() {
        var desk = film()
        hide(&desk)
        #expect(desk.shell.presented().barsHidden)
        desk.user(.revealBars)
        desk.user(.back)
        let answer = desk.request("a", .hideBars(tab: "main", screen: "root", cause: .content))
        guard case .error(_, let error)? = answer else { return #expect(Bool(false), "accepted") }
        #expect(error.code == MessageError.refused)
        #expect(!desk.shell.presented().barsHidden)
    }
}

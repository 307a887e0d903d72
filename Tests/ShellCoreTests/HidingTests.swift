// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("Bars that leave and come back")
struct HidingTests {
    /// A root whose bars leave on these triggers.
    func desk(_ triggers: Set<HideTrigger> = [], fullscreen: FullscreenKind = .none) -> Desk {
        var desk = Desk([plugin("a", tabs: ["main", "other"])])
        desk.user(.resized(width: 390, height: 844))
        desk.boot("a")
        desk.answer("a") { request in
            guard case .openScreen(let open) = request else { return nil }
            return .screen(
                ScreenDescription(
                    screen: Screen(id: open.screen, title: "Root", fullscreen: fullscreen, hidesBars: triggers),
                    content: .list(ListContent(id: "l", sections: [ListSection(id: "s", rows: [row("n", opens: "n")])]))
                ))
        }
        return desk
    }

    func keyboard(_ isUp: Bool, _ desk: inout Desk) {
        var environment = desk.shell.environment
        environment.onScreenKeyboard = isUp
        desk.send(.environment(environment))
    }

    func isHidden(_ desk: Desk) -> Bool { desk.shell.presented().barsHidden }

    @Test("NAV-HIDE-GESTURE a tap in the content toggles the bars where the screen says so, and nowhere else")
    func tap() {
        var desk = desk([.tap])
        desk.user(.contentTap(desk.top.id))
        #expect(isHidden(desk))
        desk.user(.contentTap(desk.top.id))
        #expect(!isHidden(desk))
        var plain = self.desk()
        plain.user(.contentTap(plain.top.id))
        #expect(!isHidden(plain))
    }

    @Test("NAV-HIDE-GESTURE a swipe up hides them, and a swipe down brings them back")
    func swipe() {
        var desk = desk([.swipe])
        desk.user(.contentSwipe(desk.top.id, up: true))
        #expect(isHidden(desk))
        desk.user(.contentSwipe(desk.top.id, up: true))
        desk.user(.contentSwipe(desk.top.id, up: false))
        #expect(!isHidden(desk))
        // Another trigger is not meant.
        desk.user(.contentTap(desk.top.id))
        #expect(!isHidden(desk))
    }

    @Test("NAV-HIDE-KEYBOARD the keyboard takes the navigation bar where the screen says so, and gives it back")
    func keyboard() {
        var desk = desk([.keyboard])
        keyboard(true, &desk)
        #expect(desk.shell.presented().navigationHidden)
        #expect(!isHidden(desk))
        keyboard(false, &desk)
        #expect(!desk.shell.presented().navigationHidden)
        var plain = self.desk()
        keyboard(true, &plain)
        #expect(!plain.shell.presented().navigationHidden)
    }

    @Test("NAV-HIDE-KEYBOARD somebody who wants the bar back keeps it until the keyboard has gone")
    func keyboardRevealed() {
        var desk = desk([.keyboard])
        keyboard(true, &desk)
        desk.user(.revealBars)
        #expect(!desk.shell.presented().navigationHidden)
        desk.send(.tick)
        #expect(!desk.shell.presented().navigationHidden)
        keyboard(false, &desk)
        keyboard(true, &desk)
        #expect(desk.shell.presented().navigationHidden)
    }

    @Test("NAV-HIDE-RESIZE a window that becomes low hides them where the screen says so, a high one shows them")
    func resize() {
        var desk = desk([.resize])
        desk.user(.resized(width: 844, height: 390))
        #expect(isHidden(desk))
        desk.user(.contentTap(desk.top.id))
        #expect(!isHidden(desk))
        desk.user(.resized(width: 390, height: 844))
        desk.user(.resized(width: 844, height: 390))
        #expect(isHidden(desk))
        desk.user(.resized(width: 390, height: 844))
        #expect(!isHidden(desk))
        var plain = self.desk()
        plain.user(.resized(width: 844, height: 390))
        #expect(!isHidden(plain))
    }

    @Test(
        "NAV-HIDE-TEMPORARY every way out of the screen ends the hiding",
        arguments: ["reveal", "tab", "more", "push", "pop", "windowed", "keyboard", "end"])
    func temporary(way: String) {
        var desk = desk([.tap], fullscreen: .content)
        desk.user(.activate(desk.top.id, node: "n"))
        desk.openScreens("a", title: "N", rows: [row("z", opens: "z")])
        var patch = ScreenPatch()
        patch.fullscreen = .content
        patch.hidesBars = [.tap]
        _ = desk.request("a", .updateScreen(tab: "main", screen: "n", patch: patch))
        desk.user(.contentTap(desk.top.id))
        _ = desk.request("a", .hideBars(tab: "main", screen: "n", cause: .content))
        #expect(isHidden(desk))
        switch way {
        case "reveal": desk.user(.revealBars)
        case "tab": desk.user(.tab(tab("a", "other")))
        case "more": desk.user(.nextTab)
        case "push": desk.user(.activate(desk.top.id, node: "z"))
        case "pop": desk.user(.back)
        case "windowed":
            patch.fullscreen = FullscreenKind.none
            patch.hidesBars = []
            _ = desk.request("a", .updateScreen(tab: "main", screen: "n", patch: patch))
        case "keyboard": keyboard(true, &desk)
        default: desk.kill("a")
        }
        #expect(!isHidden(desk))
    }
}

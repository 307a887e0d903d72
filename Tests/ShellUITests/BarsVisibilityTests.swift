// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Hidden bars")
    struct BarsVisibilityTests {
        @Test("BARS-HIDE-TOGETHER all bars have the same visibility in every frame")
        func together() throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail]))
            defer { fixture.close() }
            var shell = fixture.view.shell
            shell.barsHidden = true
            fixture.window.update(shell)
            let view = fixture.view
            var steps = 0
            while view.navigationBar.widget.opacity > 0, fixture.frames(1) {
                steps += 1
                let shares = [view.navigationBar.widget, view.statusBar.widget, view.tabBar.widget].map(\.opacity)
                #expect((shares.max() ?? 1) - (shares.min() ?? 0) <= 0.01)
            }
            #expect(steps > 1)
            #expect(!view.tabBar.widget.canTarget)
            let picture = try fixture.picture()
            // Neither bar nor line is left.
            #expect(picture.pixel(x: 8, y: 75) == picture.pixel(x: 8, y: 300))
            shell.barsHidden = false
            fixture.window.update(shell)
            #expect(Display.wait { view.navigationBar.widget.opacity == 1 })
            #expect(view.tabBar.widget.canTarget)
        }

        @Test("NAV-HIDE-RESTORE a key, and the strip at the top, bring them back; Escape does not go back first")
        func restore() throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail]))
            defer { fixture.close() }
            var shell = fixture.view.shell
            shell.barsHidden = true
            fixture.window.update(shell)
            #expect(fixture.window.pressed(KeyPress(KeyPress.escape)))
            #expect(fixture.log.events.last == .revealBars)
            #expect(fixture.window.pressed(KeyPress(KeyPress.f11)))
            #expect(fixture.log.events.filter { $0 == .revealBars }.count == 2)
            #expect(!fixture.log.events.contains(.back))
            #expect(fixture.frames(1))
            let strip = fixture.view.visibility.strip
            #expect(strip.widget.isMapped)
            #expect(strip.widget.height >= 44)
            strip.onPress()
            #expect(fixture.log.events.filter { $0 == .revealBars }.count == 3)
        }

        @Test("with reduced motion the bars are gone at once")
        func reduced() throws {
            let fixture = try Fixture(CannedShell.shell(reducedMotion: true))
            defer { fixture.close() }
            var shell = fixture.view.shell
            shell.barsHidden = true
            fixture.window.update(shell)
            #expect(fixture.view.navigationBar.widget.opacity == 0)
        }
    }
}

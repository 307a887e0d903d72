// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("The tab bar")
    struct TabBarTests {
        @Test("TAB-POS-BOTTOM TAB-HEIGHT-CONST the bar lies at the lower edge, as high in every window")
        func place() throws {
            for (width, height) in [(390.0, 844.0), (844, 390), (1280, 800)] {
                let fixture = try Fixture(CannedShell.shell(width: width, height: height))
                defer { fixture.close() }
                let bar = fixture.view.tabBar.widget
                let origin = try #require(bar.convert(Point(x: 0, y: 0), to: fixture.view.widget))
                #expect(origin.x == 0)
                #expect(origin.y == height - 49)
                #expect(bar.width == Int(width))
                #expect(bar.height == 49)
            }
        }

        @Test("TAB-KEYBOARD-HIDE a docked keyboard takes the bar away and gives it back with the same tab")
        func keyboard() throws {
            var shell = CannedShell.shell()
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let bar = fixture.view.tabBar.widget
            shell.environment.onScreenKeyboard = true
            fixture.window.update(shell)
            #expect(Display.wait { !bar.isMapped || !bar.isVisible || bar.height == 0 || isBelow(bar, fixture) })
            shell.environment.onScreenKeyboard = false
            fixture.window.update(shell)
            #expect(Display.wait { bar.isVisible && !isBelow(bar, fixture) })
            #expect(fixture.view.tabBar.areas.count == 4)
        }

        private func isBelow(_ bar: Widget, _ fixture: Fixture) -> Bool {
            bar.convert(Point(x: 0, y: 0), to: fixture.view.widget).map { $0.y >= Double(fixture.view.widget.height) }
                ?? true
        }

        @Test("TAB-TINT the selected tab differs from the others by weight, not by colour alone")
        func weight() throws {
            let fixture = try Fixture(CannedShell.shell(selected: 0))
            defer { fixture.close() }
            let one = try fixture.picture()
            let other = try Fixture(CannedShell.shell(selected: 1))
            defer { other.close() }
            let two = try other.picture()
            // Ink of the first icon and label, whatever its colour: what differs from the bar beside it.
            func ink(_ picture: ImageSurface) -> Int {
                let ground = picture.pixel(x: 4, y: 790)
                var count = 0
                for y in 754..<798 {
                    for x in 20..<100 {
                        let pixel = picture.pixel(x: x, y: y)
                        let away =
                            [(pixel.red, ground.red), (pixel.green, ground.green), (pixel.blue, ground.blue)]
                            .map { abs(Int($0) - Int($1)) }.max() ?? 0
                        if away > 60 { count += 1 }
                    }
                }
                return count
            }
            #expect(Double(ink(one)) > Double(ink(two)) * 1.08)
        }

        @Test("A-03 each slot is a tab of a list of tabs, says its place and its news, and exactly one is selected")
        func accessible() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            #expect(fixture.view.tabBar.areas.allSatisfy { $0.widget.isFocusable })
            #expect(fixture.view.tabBar.focusSelected())
            #expect(fixture.view.tabBar.areas[3].widget.hasFocus)
            for (key, wanted) in [
                (KeyPress.left, 2), (KeyPress.home, 0), (KeyPress.left, 0), (KeyPress.right, 1), (KeyPress.end, 3),
            ] {
                fixture.view.tabBar.pressed(KeyPress(key))
                #expect(fixture.view.tabBar.areas[wanted].widget.hasFocus)
            }
        }
    }
}

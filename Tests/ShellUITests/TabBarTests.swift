// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import PluginProtocol
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

        private func colour(_ picture: ImageSurface, _ x: Int, _ y: Int) -> Colour {
            let pixel = picture.pixel(x: x, y: y)
            return Colour(red: pixel.red, green: pixel.green, blue: pixel.blue)
        }

        /// Rows for more than a window.
        private func long() -> PresentedShell {
            var page = CannedShell.page(1, "Rows")
            let rows = (0..<40).map { Row(id: "r\($0)", title: "Row \($0)") }
            page.content = .content(
                .list(ListContent(id: "list", sections: [ListSection(id: "all", rows: rows)])), busy: [])
            return CannedShell.shell([page])
        }

        @Test("TAB-TRANSLUCENT the bar has neither ground nor line where the content's end is aligned with it")
        func scrolledToItsEnd() throws {
            let fixture = try Fixture(long()) { ContentView($0, $1) }
            defer { fixture.close() }
            let scroll = try #require(fixture.view.shown?.top?.scroll)
            let page = fixture.context.theme.palette.page.opaque
            #expect(Display.wait { scroll.maximumOffset > 0 })
            #expect(fixture.view.tabBar.groundAlpha == 1)
            let covered = try fixture.picture()
            #expect(colour(covered, 2, 795) == fixture.context.theme.palette.bar.opaque)
            #expect(colour(covered, 2, 751) != page)
            scroll.offset = scroll.maximumOffset
            #expect(Display.wait { fixture.view.tabBar.groundAlpha == 0 })
            let aligned = try fixture.picture()
            for y in [751, 752, 795] { #expect(colour(aligned, 2, y) == page) }
            scroll.offset = scroll.maximumOffset - 5
            #expect(Display.wait { fixture.view.tabBar.groundAlpha == 0.5 })
        }

        @Test(
            "TAB-TRANSLUCENT NAV-TRANSLUCENT a GPU blurs what is under the bars, high contrast and few transparencies do not"
        )
        func blurred() throws {
            var shell = long()
            let fixture = try Fixture(shell) { ContentView($0, $1) }
            defer { fixture.close() }
            #expect(fixture.context.theme.palette.barAlpha == 1)
            fixture.context.blurs = true
            fixture.window.update(shell)
            let alpha = fixture.context.theme.palette.barAlpha
            #expect(alpha >= 0.85 && alpha < 1)
            let scroll = try #require(fixture.view.shown?.top?.scroll)
            #expect(Display.wait { scroll.maximumOffset > 0 })
            scroll.offset = 300
            #expect(fixture.frames(3))
            let picture = try fixture.picture()
            // Between the tabs: something of the rows is there, and nothing of their letters.
            for row in [40..<74, 754..<796] {
                let colours = row.flatMap { y in (2..<16).map { colour(picture, $0, y) } }
                let luminances = colours.map(\.luminance)
                #expect((luminances.max() ?? 1) - (luminances.min() ?? 0) < 0.06)
                #expect(fixture.context.theme.palette.dim.opaque.contrast(withEach: colours) >= 4.5)
                #expect(fixture.context.theme.palette.accent.opaque.contrast(withEach: colours) >= 4.5)
            }
            shell.environment.reducedTransparency = true
            fixture.window.update(shell)
            #expect(fixture.context.theme.palette.barAlpha == 1)
            shell.environment.reducedTransparency = false
            shell.environment.highContrast = true
            fixture.window.update(shell)
            #expect(fixture.context.theme.palette.barAlpha == 1)
        }

        @Test("TAB-TINT NAV-TINT a tinted bar is the tint, opaque or over a blur, and tabs are legible on it")
        func tinted() throws {
            for blurs in [false, true] {
                for tint in ["#1a5fb4", "#f5c211", "#26a269"] {
                    var shell = long()
                    shell.tabBar.tint = tint
                    shell.stacks[CannedShell.stackID]?.pages[0].bars.navigation.tint = tint
                    let fixture = try Fixture(shell) { ContentView($0, $1) }
                    defer { fixture.close() }
                    fixture.context.blurs = blurs
                    fixture.window.update(shell)
                    #expect(fixture.frames(2))
                    let picture = try fixture.picture()
                    let wanted = try #require(Colour(tint))
                    for y in [60, 795] {
                        let shown = colour(picture, 2, y)
                        let away = [
                            Int(shown.red) - Int(wanted.red), Int(shown.green) - Int(wanted.green),
                            Int(shown.blue) - Int(wanted.blue),
                        ]
                        #expect(away.allSatisfy { abs($0) <= (blurs ? 60 : 0) }, "\(tint) \(y) \(shown)")
                    }
                    let palette = fixture.context.theme.palette.tinted(tint)
                    #expect(palette.dim.opaque.contrast(with: wanted) >= 4.5)
                    #expect(palette.accent.opaque.contrast(with: wanted) >= 4.5)
                }
            }
        }

        @Test("TAB-BADGE-UNOBTRUSIVE a badge moves no focus and selects nothing")
        func badges() throws {
            var shell = CannedShell.shell()
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            #expect(fixture.view.tabBar.focusSelected())
            for number in 1...20 {
                shell.tabBar = TabBar(
                    slots: shell.tabBar.slots.map { slot in
                        guard case .tab(var entry) = slot else { return slot }
                        entry.badge = .count(number)
                        return .tab(entry)
                    }, selected: shell.tabBar.selected)
                fixture.window.update(shell)
            }
            #expect(fixture.frames(1))
            #expect(fixture.view.tabBar.areas[3].widget.hasFocus)
            #expect(fixture.log.events.allSatisfy { if case .tab = $0 { false } else { true } })
        }
    }
}

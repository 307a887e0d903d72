// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("What people do in the bars")
    struct BarTests {
        @Test("a press on a slot selects its tab, by assistive technology too")
        func tabs() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            #expect(fixture.view.tabBar.areas.count == 4)
            #expect(fixture.view.tabBar.areas[1].widget.activate(action: "press.activate"))
            #expect(fixture.log.events.contains(.tab(CannedShell.entry(1).id)))
        }

        @Test("the back button goes back and its area covers the bar's leading end")
        func back() throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail]))
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            let origin = try #require(bar.back.widget.convert(Point(x: 0, y: 0), to: fixture.view.widget))
            #expect(origin == Point(x: 0, y: 32))
            #expect(bar.back.widget.height == 44)
            #expect(bar.back.widget.width >= 44)
            #expect(bar.back.widget.activate(action: "press.activate"))
            #expect(fixture.log.events.contains(.back))
        }

        @Test("an item and an entry of the menu tell their own names")
        func items() throws {
            var page = CannedShell.detail
            page.bars.navigation.trailing = [
                Item(id: "edit", label: "Edit"), Item(id: "more", kind: .icon, role: .overflow, label: "More"),
            ]
            page.bars.navigation.overflow = [Item(id: "share", label: "Share"), Item(id: "delete", label: "Delete")]
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, page]))
            defer { fixture.close() }
            let areas = fixture.view.navigationBar.itemAreas
            #expect(areas.map(\.id) == ["edit", "more"])
            areas[0].area.onPress()
            #expect(fixture.log.events.contains(.item(page.id, id: "edit")))
            areas[1].area.onPress()
            #expect(fixture.view.overlays.isModal)
            #expect(fixture.window.pressed(KeyPress(KeyPress.escape)))
            #expect(!fixture.view.overlays.isModal)
            areas[1].area.onPress()
            #expect(fixture.frames(1))
            fixture.view.overlays.choose("delete")
            #expect(fixture.log.events.contains(.item(page.id, id: "delete")))
            #expect(!fixture.view.overlays.isModal)
        }

        @Test("NAV-SEG-COUNT segments without room are one button that opens a list of them")
        func segmentMenu() throws {
            var page = CannedShell.detail
            page.bars.navigation.segmented = Segmented(
                segments: (1...7).map { .init(id: "s\($0)", label: "Segment number \($0)") }, selected: "s2")
            page.bars.navigation.segmentsAreMenu = true
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, page]))
            defer { fixture.close() }
            let areas = fixture.view.navigationBar.segmentAreas
            #expect(areas.count == 1)
            #expect(areas[0].area.widget.width >= 44)
            areas[0].area.onPress()
            let list = try #require(fixture.view.overlays.choice)
            #expect(list.body.height == 7 * 48)
            list.onChoice("s5")
            #expect(fixture.log.events.last == .segment(page.id, id: "s5"))
        }

        @Test("segments are pressed one by one")
        func segments() throws {
            var page = CannedShell.root
            page.bars.navigation.title = ""
            page.bars.navigation.prefersLargeTitle = false
            page.bars.navigation.segmented = Segmented(
                segments: [.init(id: "day", label: "Day"), .init(id: "week", label: "Week")], selected: "day")
            let fixture = try Fixture(CannedShell.shell([page]))
            defer { fixture.close() }
            let areas = fixture.view.navigationBar.segmentAreas
            #expect(areas.map(\.id) == ["day", "week"])
            #expect(areas.allSatisfy { $0.area.widget.width >= 44 && $0.area.widget.height >= 44 })
            areas[1].area.onPress()
            #expect(fixture.log.events.contains(.segment(page.id, id: "week")))
        }

        @Test("NAV-KEYS every key does what the bars do")
        func keys() throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail]))
            defer { fixture.close() }
            let expected: [(KeyPress, UserEvent)] = [
                (KeyPress(KeyPress.left, .alt), .back), (KeyPress(KeyPress.escape), .back),
                (KeyPress(KeyPress.back), .back), (KeyPress(0x32, .control), .tab(CannedShell.entry(1).id)),
                (KeyPress(KeyPress.pageDown, .control), .nextTab), (KeyPress(KeyPress.pageUp, .control), .previousTab),
            ]
            for (press, event) in expected {
                #expect(fixture.window.pressed(press))
                #expect(fixture.log.events.last == event)
            }
            #expect(!fixture.window.pressed(KeyPress(KeyPress.right, .alt)))
        }

        @Test("NAV-KEYS F6 walks from bar to content to tabs and round")
        func focusCycle() throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail]))
            defer { fixture.close() }
            let view = fixture.view
            view.navigationBar.focusFirst()
            #expect(view.navigationBar.back.widget.hasFocus)
            #expect(fixture.window.pressed(KeyPress(KeyPress.f6)))
            let content = try #require(view.shown?.widget)
            #expect(view.focused()?.isInside(content) == true)
            #expect(fixture.window.pressed(KeyPress(KeyPress.f6)))
            #expect(view.tabBar.areas[3].widget.hasFocus)
            #expect(fixture.window.pressed(KeyPress(KeyPress.f6)))
            #expect(view.navigationBar.back.widget.hasFocus)
            #expect(fixture.window.pressed(KeyPress(KeyPress.f6, .shift)))
            #expect(view.tabBar.areas[3].widget.hasFocus)
        }

        @Test("the keys of the kiosk end the shell, and no other chord does")
        func exitKeys() throws {
            var shell = CannedShell.shell()
            shell.settings.kiosk.exitKeys = "Ctrl+Alt+K"
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            #expect(!fixture.window.pressed(KeyPress(0x6B, [.control])))
            #expect(fixture.window.pressed(KeyPress(0x6B, [.control, .alt])))
            #expect(fixture.log.events.last == .quitKeys)
        }

        @Test("a large title leaves and comes back with the scroll, and never rests half-way")
        func largeTitle() throws {
            SampleContent.rows = 40
            defer { SampleContent.rows = 3 }
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            let scroll = try #require(fixture.view.shown?.top?.scroll)
            #expect(bar.height == 96)
            scroll.offset = 20
            #expect(bar.height == 76)
            #expect(Display.wait { scroll.offset == 0 })
            scroll.offset = 30
            #expect(Display.wait { scroll.offset == 52 })
            #expect(bar.height == 44)
            scroll.offset = 400
            #expect(bar.height == 44)
            fixture.view.scrollToTop()
            #expect(Display.wait { scroll.offset == 0 })
            #expect(bar.height == 96)
        }

        @Test("a dialog keeps everything else out of reach and takes its mildest answer on Escape")
        func dialog() throws {
            var shell = CannedShell.shell([CannedShell.root, CannedShell.detail])
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            shell.dialog = PresentedDialog(
                number: 7, title: "Leave?", text: "The alarm is not kept.",
                buttons: [
                    .init(answer: .leave, label: "Leave", kind: .destructive),
                    .init(answer: .stay, label: "Stay", kind: .preferred),
                ])
            fixture.window.update(shell)
            #expect(fixture.view.overlays.isModal)
            #expect(fixture.frames(1))
            #expect(!fixture.view.navigationBar.widget.canFocus)
            #expect(fixture.window.pressed(KeyPress(KeyPress.escape)))
            #expect(fixture.log.events.last == .dialog(number: 7, .stay))
            shell.dialog = nil
            fixture.window.update(shell)
            #expect(!fixture.view.overlays.isModal)
            #expect(fixture.view.navigationBar.widget.canFocus)
        }
    }
}

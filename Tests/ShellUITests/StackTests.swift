// SPDX-License-Identifier: Apache-2.0
import BarModel
import GioKit
import GtkKit
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Pages on their way")
    struct StackTests {
        let two = [CannedShell.root, CannedShell.detail]

        @Test("a push moves, comes to rest once, and leaves only the new page within reach")
        func push() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            let root = try #require(stack.top)
            #expect(root.widget.isMapped)
            fixture.window.update(CannedShell.shell(two))
            #expect(stack.isMoving)
            let detail = try #require(stack.top)
            var rests = 0
            let onRest = stack.onRest
            stack.onRest = {
                rests += 1
                onRest($0)
            }
            var shares: [Double] = []
            while stack.isMoving, fixture.frames(1) { shares.append(stack.progress) }
            #expect(shares == shares.sorted())
            #expect(shares.first.map { $0 > 0 && $0 < 0.6 } == true)
            // Assistive technology still sees what is visible and merely not mapped.
            #expect(!root.widget.isMapped && !root.widget.isVisible)
            #expect(detail.widget.isMapped)
            #expect(rests == 1)
        }

        @Test("the page that is left is out of reach as soon as its picture is taken")
        func coveredAtOnce() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            let root = try #require(stack.top)
            fixture.window.update(CannedShell.shell(two))
            #expect(fixture.frames(3))
            #expect(stack.isMoving)
            #expect(!root.widget.isMapped)
            #expect(stack.top?.widget.isMapped == true)
        }

        @Test("a pop throws the page away and brings the one below back as it was")
        func pop() throws {
            SampleContent.rows = 40
            defer { SampleContent.rows = 3 }
            let fixture = try Fixture(CannedShell.shell())
            let stack = try #require(fixture.view.shown)
            let root = try #require(stack.top)
            root.scroll?.offset = 300
            let shown = DrawnWidget.live
            fixture.window.update(CannedShell.shell(two))
            #expect(Display.wait { !stack.isMoving })
            fixture.window.update(CannedShell.shell())
            #expect(Display.wait { !stack.isMoving })
            #expect(stack.top === root)
            #expect(root.offset == 300)
            #expect(root.widget.isMapped)
            _ = Display.wait(milliseconds: 200) { DrawnWidget.live <= shown }
            #expect(DrawnWidget.live == shown)
            fixture.close()
        }

        @Test("turned round half-way, it goes on from where it is")
        func reversed() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            fixture.window.update(CannedShell.shell(two))
            #expect(fixture.frames(3))
            let before = stack.progress
            fixture.window.update(CannedShell.shell())
            #expect(stack.isMoving)
            #expect(stack.progress == before)
            var shares = [before]
            while stack.isMoving, fixture.frames(1) { shares.append(stack.progress) }
            #expect(shares == shares.sorted(by: >))
            #expect(stack.top?.page.id == CannedShell.root.id)
        }

        @Test("a change of tab is a cut")
        func tabSwitch() throws {
            let other = StackID.tab(TabID(plugin: "test", tab: "alarm"))
            let fixture = try Fixture(CannedShell.shell(two))
            defer { fixture.close() }
            var shell = CannedShell.shell(two, selected: 0)
            shell.stacks[other] = PresentedStack(pages: [CannedShell.page(9, "Alarm")])
            shell.shown = other
            fixture.window.update(shell)
            #expect(fixture.view.shown?.id == other)
            #expect(fixture.view.shown?.isMoving == false)
            #expect(fixture.frames(1))
            #expect(fixture.view.shown?.top?.widget.isMapped == true)
            shell.stacks[other] = nil
            shell.shown = CannedShell.stackID
            fixture.window.update(shell)
            #expect(fixture.view.shown?.id == CannedShell.stackID)
        }

        @Test("BARS-REDUCED-MOTION with reduced motion nothing travels and it is over in 150 ms")
        func reducedMotion() throws {
            let fixture = try Fixture(CannedShell.shell(reducedMotion: true))
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            fixture.window.update(CannedShell.shell(two, reducedMotion: true))
            let transition = try #require(stack.transition)
            #expect(transition.clock.curve == .linear(total: 0.15))
            #expect(Display.wait { !stack.isMoving })
        }

        @Test("NAV-POP-COMMIT a way back that is given up leaves everything as it was")
        func dragGivenUp() throws {
            let fixture = try Fixture(CannedShell.shell(two))
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            let detail = try #require(stack.top)
            #expect(stack.beginDrag())
            #expect(!stack.beginDrag())
            stack.drag(to: 0.4)
            #expect(fixture.frames(2))
            #expect(abs(stack.progress - 0.6) < 0.001)
            #expect(detail.widget.isMapped)
            stack.settle(to: 1, velocity: 0)
            #expect(Display.wait { !stack.isMoving })
            #expect(stack.top === detail)
            #expect(detail.widget.isMapped)
            #expect(fixture.view.navigationBar.back.widget.isVisible)
            #expect(!fixture.log.events.contains(.back))
        }

        @Test("NAV-POP-COMMIT a way back that is finished goes on from under the finger")
        func dragFinished() throws {
            let fixture = try Fixture(CannedShell.shell(two))
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            #expect(stack.beginDrag())
            stack.drag(to: 0.7)
            #expect(fixture.frames(2))
            // What the core makes of `.back`.
            fixture.window.update(CannedShell.shell())
            #expect(stack.isLeaving)
            #expect(stack.transition?.dragged == nil)
            var shares: [Double] = []
            while stack.isMoving, fixture.frames(1) { shares.append(stack.progress) }
            #expect(shares.first.map { $0 <= 0.31 } == true)
            #expect(stack.top?.page.id == CannedShell.root.id)
            #expect(stack.top?.widget.isMapped == true)
        }

        @Test("at the root there is no way back under a finger")
        func rootStays() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            #expect(fixture.view.shown?.beginDrag() == false)
        }

        @Test(
            "A-06 after a push by a key the focus is in the new page, or on its back button, and after a pop where it was"
        )
        func focusFollows() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            let root = try #require(stack.top)
            _ = root.widget.focusFirst()
            let row = try #require(fixture.view.focused())
            #expect(row.isInside(root.widget))
            fixture.window.update(CannedShell.shell(two))
            #expect(fixture.frames(3))
            // From the first frame on, long before it rests.
            #expect(stack.isMoving)
            let detail = try #require(stack.top)
            #expect(fixture.view.focused()?.isInside(detail.widget) == true)
            #expect(Display.wait { !stack.isMoving })
            #expect(fixture.view.focused()?.isInside(detail.widget) == true)
            fixture.window.update(CannedShell.shell())
            #expect(Display.wait { !stack.isMoving })
            #expect(fixture.view.focused()?.isSame(as: row) == true)
        }

        @Test("a page without anything to focus leaves the focus to its back button")
        func focusOnBack() throws {
            let fixture = try Fixture(CannedShell.shell()) { page, context in
                if page.id == CannedShell.root.id { SampleContent(page, context) } else { EmptyContent() }
            }
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            _ = stack.top?.widget.focusFirst()
            fixture.window.update(CannedShell.shell(two))
            #expect(Display.wait { !stack.isMoving })
            #expect(fixture.view.navigationBar.back.widget.hasFocus)
        }

        @Test("a page that goes from one stack to another is made once and keeps its place")
        func sharedPage() throws {
            SampleContent.rows = 40
            defer { SampleContent.rows = 3 }
            let tab = StackID.tab(TabID(plugin: "test", tab: "late"))
            let page = CannedShell.page(9, "Late")
            var made = 0
            var shell = CannedShell.shell()
            shell.stacks[tab] = PresentedStack(pages: [page])
            shell.stacks[.more] = PresentedStack(pages: [CannedShell.page(8, "More"), page])
            shell.shown = .more
            let fixture = try Fixture(shell) { page, context in
                if page.id == PageID(9) { made += 1 }
                return SampleContent(page, context)
            }
            defer { fixture.close() }
            let view = try #require(fixture.view.shown?.top)
            #expect(view.widget.isMapped)
            view.scroll?.offset = 300
            shell.shown = tab
            shell.stacks[.more] = nil
            fixture.window.update(shell)
            #expect(fixture.frames(2))
            #expect(fixture.view.shown?.top === view)
            #expect(view.widget.isMapped)
            #expect(view.offset == 300)
            shell.stacks[.more] = PresentedStack(pages: [CannedShell.page(8, "More"), page])
            shell.shown = .more
            fixture.window.update(shell)
            #expect(fixture.frames(2))
            #expect(fixture.view.shown?.top === view)
            #expect(made == 1)
        }

        @Test("windows give back every widget and every closure")
        func lifetime() throws {
            // The first window makes what is kept for good: settings, the display's own watchers.
            try Fixture(CannedShell.shell(two)).close()
            let closures = settledClosures()
            let widgets = DrawnWidget.live
            for _ in 0..<3 {
                let fixture = try Fixture(CannedShell.shell())
                fixture.window.update(CannedShell.shell(two))
                #expect(fixture.frames(2))
                fixture.close()
            }
            #expect(settledClosures() == closures)
            #expect(DrawnWidget.live == widgets)
        }

        @Test("five hundred pushes and pops with motion reduced give back every widget and every closure")
        func manyPushes() throws {
            func shell(_ pages: [PresentedPage]) -> PresentedShell {
                CannedShell.shell(pages, reducedMotion: true)
            }
            func content(_ page: PresentedPage) -> PresentedPage {
                var page = page
                let rows = (0..<30).map {
                    Row(id: "r\($0)", title: "Row \($0)", icon: "network", accessory: .disclosure)
                }
                page.content = .content(
                    .list(ListContent(id: "list", sections: [ListSection(id: "all", rows: rows)])), busy: [])
                return page
            }
            let root = content(CannedShell.root)
            let fixture = try Fixture(shell([root])) { ContentView($0, $1) }
            defer { fixture.close() }
            var number = 10
            func turn() throws {
                number += 1
                let page = content(CannedShell.page(number, "Page \(number)", previous: "System"))
                fixture.window.update(shell([root, page]))
                fixture.view.shown?.finishMotion()
                fixture.window.update(shell([root]))
                fixture.view.shown?.finishMotion()
            }
            for _ in 0..<5 { try turn() }
            #expect(fixture.frames(2))
            let closures = settledClosures()
            let widgets = DrawnWidget.live
            for _ in 0..<500 { try turn() }
            #expect(fixture.frames(2))
            #expect(settledClosures() == closures)
            #expect(DrawnWidget.live == widgets)
            #expect(fixture.view.shown?.isMoving == false)
        }
    }
}

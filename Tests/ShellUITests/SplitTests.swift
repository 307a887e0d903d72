// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Panes and places")
    struct SplitTests {
        static let beside = StackID.trailingPane(TabID(plugin: "test", tab: "settings"))

        func shell(_ leading: [PresentedPage], _ trailing: [PresentedPage], direction: TextDirection = .ltr)
            -> PresentedShell
        {
            var shell = CannedShell.shell(leading, direction: direction, width: 1000)
            shell.stacks[Self.beside] = PresentedStack(pages: trailing)
            shell.shownBeside = Self.beside
            return shell
        }

        let letters = [CannedShell.page(5, "Letters"), CannedShell.page(6, "A letter", previous: "Letters")]

        @Test("NAV-POS-TOP the bar is as wide as its surface and begins under the status bar", arguments: [390, 844])
        func place(width: Int) throws {
            let height = width == 390 ? 844 : 390
            let shell = CannedShell.shell(
                [CannedShell.root, CannedShell.detail], width: Double(width), height: Double(height))
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let view = fixture.view
            let bar = view.navigationBar
            #expect(bar.widget.width == width)
            let back = bar.back.widget.convert(Point(x: 0, y: 0), to: view.widget)
            #expect(back == Point(x: 0, y: 32))
            #expect(bar.back.widget.height == 44)
            #expect(bar.widget.height == 32 + 44)
        }

        @Test(
            "each pane has its bar, and what is pressed in one goes back there", arguments: [TextDirection.ltr, .rtl])
        func twoBars(direction: TextDirection) throws {
            let fixture = try Fixture(shell([CannedShell.root, CannedShell.detail], letters, direction: direction))
            defer { fixture.close() }
            let view = fixture.view
            #expect(view.main.widget.width == 360)
            #expect(view.beside.widget.width == 640)
            let start = view.beside.widget.convert(Point(x: 0, y: 0), to: view.widget)
            #expect(start?.x == (direction == .ltr ? 360 : 0))
            #expect(view.main.navigationBar.back.widget.isMapped)
            view.main.navigationBar.back.onPress()
            #expect(fixture.log.events.last == .backInPane(.leading))
            view.beside.navigationBar.back.onPress()
            #expect(fixture.log.events.last == .backInPane(.trailing))
        }

        @Test("back in one pane moves nothing in the other, and a narrow window shows the pages as one stack")
        func moves() throws {
            let fixture = try Fixture(shell([CannedShell.root], letters))
            defer { fixture.close() }
            let view = fixture.view
            let letter = try #require(view.beside.top)
            fixture.window.update(shell([CannedShell.root], Array(letters.prefix(1))))
            #expect(view.beside.isMoving)
            #expect(!view.main.isMoving)
            #expect(Display.wait { !view.beside.isMoving })
            fixture.window.update(shell([CannedShell.root], letters))
            #expect(Display.wait { !view.isMoving })
            let again = try #require(view.beside.top)
            #expect(again !== letter)
            var narrow = CannedShell.shell([CannedShell.root] + letters, width: 1000)
            narrow.environment.width = 480
            fixture.window.update(narrow)
            #expect(fixture.frames(2))
            #expect(!view.isMoving)
            #expect(view.main.top === again)
            #expect(again.widget.isMapped)
            #expect(!view.beside.widget.isMapped)
            fixture.window.update(shell([CannedShell.root], letters))
            #expect(fixture.frames(2))
            #expect(view.beside.top === again)
            #expect(again.widget.isMapped)
            #expect(view.main.top?.page.id == CannedShell.root.id)
        }
    }
}

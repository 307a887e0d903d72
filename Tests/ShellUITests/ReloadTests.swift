// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Settings that change")
    struct ReloadTests {
        private func shell(_ change: (inout ShellSettings) -> Void = { _ in }) -> PresentedShell {
            var root = CannedShell.root
            root.content = Pages.root
            var shell = CannedShell.shell([root])
            change(&shell.settings)
            return shell
        }

        @Test("one colour makes no widget anew and draws one frame")
        func colour() throws {
            let fixture = try Fixture(shell()) { ContentView($0, $1) }
            defer { fixture.close() }
            #expect(fixture.frames(2))
            let made = DrawnWidget.made
            let painted = fixture.window.frames.painted
            fixture.window.update(shell { $0.theme.accent = "#aa0000" })
            #expect(Display.wait { fixture.window.frames.painted > painted })
            _ = Display.wait(milliseconds: 200) { false }
            #expect(fixture.window.frames.painted == painted + 1)
            #expect(DrawnWidget.made == made)
        }

        @Test("scheme, font, scale of the bars and tabs' order make no page anew")
        func everything() throws {
            let fixture = try Fixture(shell()) { ContentView($0, $1) }
            defer { fixture.close() }
            #expect(fixture.frames(2))
            let page = try #require(fixture.view.shown?.top)
            let made = DrawnWidget.made
            fixture.window.update(
                shell {
                    $0.theme.scheme = .dark
                    $0.theme.font = "DejaVu Sans"
                    $0.status.format = "%H"
                })
            #expect(fixture.frames(2))
            #expect(fixture.view.shown?.top === page)
            #expect(DrawnWidget.made == made)
        }
    }
}

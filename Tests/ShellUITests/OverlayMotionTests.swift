// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("What comes over the shell")
    struct OverlayMotionTests {
        let sheet = PresentedSheet(page: CannedShell.page(30, "Sheet"))

        func shell(_ sheet: PresentedSheet?, reducedMotion: Bool = false) -> PresentedShell {
            var shell = CannedShell.shell(scheme: .dark, reducedMotion: reducedMotion)
            shell.sheet = sheet
            return shell
        }

        /// How light a column of the picture is near the upper edge of a sheet.
        func top(_ fixture: Fixture) throws -> UInt8 { try fixture.picture().pixel(x: 240, y: 60).0 }

        @Test("a sheet rises and sinks, and is out of reach as soon as it is closed")
        func sheetMoves() throws {
            let fixture = try Fixture(shell(nil))
            defer { fixture.close() }
            let rest = try top(fixture)
            fixture.window.update(shell(sheet))
            #expect(fixture.view.overlays.isModal)
            let first = try top(fixture)
            #expect(Display.wait { (try? top(fixture)) != first })
            #expect(Display.wait { fixture.view.overlays.isStill })
            fixture.window.update(shell(nil))
            #expect(!fixture.view.overlays.isModal)
            #expect(!fixture.view.overlays.isStill)
            #expect(Display.wait { fixture.view.overlays.isStill })
            #expect(try top(fixture) == rest)
        }

        @Test("BARS-REDUCED-MOTION a sheet fades where it stands, within 150 ms")
        func reduced() throws {
            let fixture = try Fixture(shell(nil, reducedMotion: true))
            defer { fixture.close() }
            fixture.window.update(shell(sheet, reducedMotion: true))
            let motion = try #require(fixture.view.overlays.ways[.sheet])
            #expect(motion.clock.curve == .linear(total: 0.15))
            #expect(Display.wait { fixture.view.overlays.isStill })
        }

        @Test("BARS-TEXT-SCALE a press that stays on a bar's item shows its name large where text is wanted larger")
        func enlargedNames() throws {
            var shell = CannedShell.shell([CannedShell.root, CannedShell.detail])
            shell.environment.textScale = 2
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            #expect(fixture.context.theme.enlargesNames)
            fixture.context.enlarge("Network")
            #expect(fixture.view.enlarged.name == "Network")
            #expect(fixture.view.enlarged.widget.isVisible)
            fixture.context.enlarge(nil)
            #expect(!fixture.view.enlarged.widget.isVisible)
            fixture.window.update(CannedShell.shell())
            #expect(!fixture.context.theme.enlargesNames)
        }
    }
}

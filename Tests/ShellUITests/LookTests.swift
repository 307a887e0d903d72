// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Bars at rest")
    struct LookTests {
        @Test("a root with a large title stands on the plain page", arguments: [ColorScheme.light, .dark])
        func root(scheme: ColorScheme) throws {
            let fixture = try Fixture(CannedShell.shell(scheme: scheme))
            defer { fixture.close() }
            let picture = try fixture.picture()
            let palette = Palette(scheme: scheme)
            // NAV-LARGE-PLAIN: no ground, no line.
            #expect(colour(picture, 240, 6) == palette.page.opaque)
            #expect(colour(picture, 300, 60) == palette.page.opaque)
            #expect(colour(picture, 300, 127) == palette.page.opaque)
        }

        @Test("a deeper screen has its bar, its back button and its item", arguments: [ColorScheme.light, .dark])
        func detail(scheme: ColorScheme) throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail], scheme: scheme))
            defer { fixture.close() }
            let picture = try fixture.picture()
            let palette = Palette(scheme: scheme)
            // STAT-BACK-NAVBAR: one ground behind status and navigation bar.
            #expect(colour(picture, 330, 6) == colour(picture, 330, 60))
            let ground = colour(picture, 330, 60)
            let wanted = palette.barOverPage.opaque
            // Mixing rounds each channel down or up.
            #expect(abs(Int(ground.red) - Int(wanted.red)) <= 1)
            #expect(abs(Int(ground.green) - Int(wanted.green)) <= 1)
            #expect(abs(Int(ground.blue) - Int(wanted.blue)) <= 1)
            #expect(ground != palette.page.opaque)
        }

        func colour(_ picture: ImageSurface, _ x: Int, _ y: Int) -> Colour {
            let pixel = picture.pixel(x: x, y: y)
            return Colour(red: pixel.red, green: pixel.green, blue: pixel.blue)
        }
    }
}

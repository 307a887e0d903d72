// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Content as it looks")
    struct ContentPictureTests {
        static let dark = Environment(colorScheme: .dark)
        static let large = PageInsets(top: 128, bottom: 49)
        static let plain = PageInsets(top: 76, bottom: 49)

        @Test("groups, tiles, values and chevrons lie where the drawing has them")
        func root() throws {
            for environment in [Environment(), Self.dark] {
                let stage = try Stage(Pages.root, environment: environment, insets: Self.large)
                defer { stage.close() }
                let picture = try stage.picture("root-\(environment.colorScheme.rawValue)")
                let palette = stage.context.theme.palette
                #expect(picture.shows(palette.page, x: 240, y: 142))
                #expect(picture.shows(palette.surface, x: 240, y: 146))
                #expect(picture.shows(palette.surface, x: 240, y: 190))
                #expect(picture.shows(palette.page, x: 240, y: 194))
                #expect(picture.shows(palette.page, x: 240, y: 236))
                #expect(picture.shows(palette.surface, x: 300, y: 240))
                #expect(picture.shows(palette.surface, x: 300, y: 380))
                #expect(picture.shows(palette.page, x: 300, y: 383))
                #expect(picture.shows(palette.tile, x: 34, y: 168))
                #expect(picture.shows(palette.separator, x: 200, y: 285))
                #expect(picture.shows(palette.surface, x: 70, y: 285))
            }
        }

        @Test("rows with a subtitle are 60 high, and values stand in the middle")
        func detail() throws {
            for environment in [Environment(), Self.dark] {
                let stage = try Stage(Pages.detail, environment: environment, insets: Self.plain)
                defer { stage.close() }
                let picture = try stage.picture("detail-\(environment.colorScheme.rawValue)")
                let palette = stage.context.theme.palette
                #expect(picture.shows(palette.page, x: 240, y: 120))
                #expect(picture.shows(palette.surface, x: 240, y: 124))
                #expect(picture.shows(palette.separator, x: 240, y: 181))
                #expect(picture.shows(palette.surface, x: 240, y: 228))
                #expect(picture.shows(palette.page, x: 240, y: 232))
            }
        }

        @Test("an explanation stands where the drawing has it")
        func failed() throws {
            for environment in [Environment(), Self.dark] {
                let stage = try Stage(Pages.failed, environment: environment, insets: Self.plain)
                defer { stage.close() }
                let picture = try stage.picture("failed-\(environment.colorScheme.rawValue)")
                let palette = stage.context.theme.palette
                #expect(picture.shows(palette.accent, x: 180, y: 470))
                #expect(picture.shows(palette.page, x: 240, y: 446))
                #expect(picture.shows(palette.accent, x: 240, y: 450))
                #expect(picture.shows(palette.accent, x: 240, y: 490))
                #expect(picture.shows(palette.page, x: 240, y: 494))
            }
        }

        @Test("every other page is drawn in both schemes, wide, mirrored and large")
        func others() throws {
            let pages: [(String, PresentedContent, Environment)] = [
                ("controls-light", Pages.controls(), Environment()), ("controls-dark", Pages.controls(), Self.dark),
                ("stopwatch-light", Pages.stopwatch, Environment()),
                ("long-light", Pages.long, Environment()),
                ("long-large", Pages.long, Environment(textScale: 1.6)),
                ("arabic-light", Pages.arabic, Environment(direction: .rtl)),
                ("root-wide", Pages.root, Environment(width: 800, height: 480)),
                ("controls-contrast", Pages.controls(), Environment(highContrast: true)),
                ("spinner", .spinner, Environment()),
                ("controls-arabic", Pages.controls(), Environment(direction: .rtl)),
                ("controls-double", Pages.controls(), Environment(textScale: 2)),
                ("controls-wide", Pages.controls(), Environment(width: 1280, colorScheme: .dark)),
                ("time-light", Pages.time, Environment()), ("time-dark", Pages.time, Self.dark),
                ("time-arabic", Pages.time, Environment(direction: .rtl)),
                ("time-double", Pages.time, Environment(textScale: 2)),
                ("time-wide", Pages.time, Environment(width: 1280)),
                ("time-narrow", Pages.time, Environment(width: 320, textScale: 2)),
            ]
            for (name, content, environment) in pages {
                let stage = try Stage(content, environment: environment, insets: Self.plain)
                defer { stage.close() }
                let picture = try stage.picture(name)
                #expect(picture.width == Int(environment.width))
                #expect(!picture.isPlain)
            }
        }
    }
}

@MainActor
extension ImageSurface {
    /// Whether a pixel has a colour, up to a rounding step.
    func shows(_ colour: RGBA, x: Int, y: Int) -> Bool {
        let found = pixel(x: x, y: y)
        func near(_ value: UInt8, _ wanted: Double) -> Bool { abs(Double(value) - wanted * 255) <= 2.5 }
        let wanted = (colour.red, colour.green, colour.blue)
        return near(found.red, wanted.0) && near(found.green, wanted.1) && near(found.blue, wanted.2)
    }

    /// One colour and nothing else.
    var isPlain: Bool {
        let first = pixel(x: 0, y: 0)
        for y in stride(from: 0, to: pixelHeight, by: 2) {
            for x in stride(from: 0, to: pixelWidth, by: 2) where pixel(x: x, y: y) != first { return false }
        }
        return true
    }
}

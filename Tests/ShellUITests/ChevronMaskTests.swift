// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Labels and the chevron")
    struct ChevronMaskTests {
        static let lowerTitle = "Settings of everything"

        /// Pixels on the leading side of the chevron's first ink, in any row, that are not the bar's plain ground.
        func strayPixels(direction: TextDirection, masked: Bool, at share: Double) throws -> Int {
            var lower = CannedShell.page(2, "A network and more", previous: Self.lowerTitle)
            lower.bars.navigation.back?.labels = [Self.lowerTitle]
            let upper = CannedShell.page(3, "Office", previous: "A network and more")
            let fixture = try Fixture(CannedShell.shell([lower, upper], direction: direction, width: 640))
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            bar.masksLabels = masked
            let lowerFace = bar.face(lower.bars.navigation, width: 640)
            let upperFace = bar.face(upper.bars.navigation, width: 640)
            try #require(lowerFace.label != nil && upperFace.label != nil)
            bar.show(
                lower: (lowerFace, 0), upper: (upperFace, 0), progress: share, target: (upperFace, PageID(3)),
                isStill: false)
            let picture = try fixture.picture()
            let chevron = try #require(
                Chevron.load(
                    Chevron.Files(
                        image: "\(Fixture.root)/Resources/Chevron/chevron.png",
                        mask: "\(Fixture.root)/Resources/Chevron/chevron-mask.png"), scale: 1))
            let top = 32 + 11
            let ground = picture.pixel(x: direction == .ltr ? 2 : 637, y: 36)
            var strays = 0
            for y in 34..<74 {
                for x in 0..<(8 + chevron.firstInk(row: y - top)) {
                    let pixel = picture.pixel(x: direction == .ltr ? x : 639 - x, y: y)
                    if pixel != ground { strays += 1 }
                }
            }
            return strays
        }

        @Test(
            "NAV-BACK-MASK-ANIM no pixel of a label lies on the leading side of the chevron",
            arguments: [0.03, 0.08, 0.12, 0.16, 0.3, 0.5, 0.7, 0.9],
            [TextDirection.ltr, .rtl])
        func masked(share: Double, direction: TextDirection) throws {
            #expect(try strayPixels(direction: direction, masked: true, at: share) == 0)
        }

        @Test(
            "NAV-BACK-MASK-ANIM the same pictures without the mask are found out", arguments: [TextDirection.ltr, .rtl])
        func mutation(direction: TextDirection) throws {
            #expect(try strayPixels(direction: direction, masked: false, at: 0.12) > 20)
        }

        @Test("a pair of pictures that differ in size is no chevron")
        func pair() {
            let image = "\(Fixture.root)/Resources/Chevron/chevron.png"
            let other = "\(Fixture.root)/Resources/Chevron/chevron-mask@2x.png"
            #expect(Chevron.load(.init(image: image, mask: other), scale: 1) == nil)
            #expect(Chevron.load(.init(image: image, mask: "/nowhere/mask.png"), scale: 1) == nil)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import Pictures

@Suite struct InkTests {
    /// A shape drawn with soft edges: `inside` is asked at 16 points of each pixel.
    private func plane(_ width: Int, _ height: Int, _ inside: (Double, Double) -> Bool) -> AlphaPlane {
        var values: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                var count = 0
                for v in 0..<4 {
                    for u in 0..<4 where inside(Double(x) + (Double(u) + 0.5) / 4, Double(y) + (Double(v) + 0.5) / 4) {
                        count += 1
                    }
                }
                values.append(UInt8(count * 255 / 16))
            }
        }
        return AlphaPlane(width: width, height: height, values: values)
    }

    @Test func `The ink box lies around all that is at least half covered`() {
        let ink = AlphaPlane(rows: ["....", ".+#.", "..##", "...."]).ink()
        #expect(ink.box == PixelBox(x: 2, y: 1, width: 2, height: 2))
        #expect(abs(ink.area - 3.25) < 0.01)
        #expect(abs(ink.share - 3.25 / 16) < 0.001)
    }

    @Test func `The weight of a ring's line is measured to a few hundredths`() {
        let ring = plane(100, 100) { x, y in abs(hypot(x - 50, y - 50) - 30) <= 4 }
        #expect(abs(ring.ink().meanStroke - 8) < 0.2)
        let bar = plane(100, 100) { x, y in x >= 10 && x < 90 && y >= 40 && y < 46 }
        // Its ends count as edges too: 2 x 480 / (2 x 80 + 2 x 6).
        #expect(abs(bar.ink().meanStroke - 960.0 / 172) < 0.1)
    }

    @Test func `A slanting edge is as long as it looks`() {
        let square = plane(100, 100) { x, y in abs(x - 50) + abs(y - 50) <= 30 }
        #expect(abs(square.ink().outline - 4 * 30 * 2.0.squareRoot()) < 2)
    }

    @Test func `The hull tells a disc from a square`() {
        let disc = plane(64, 64) { x, y in hypot(x - 32, y - 32) <= 28 }
        let square = plane(64, 64) { x, y in abs(x - 32) <= 28 && abs(y - 32) <= 28 }
        #expect(disc.ink().hullShare < 0.86 && disc.ink().hullShare > 0.76)
        #expect(abs(square.ink().hullShare - 1) < 0.001)
    }

    @Test func `A chevron shows where it points`() {
        let ink = AlphaPlane(rows: ["..##", ".##.", "##..", ".##.", "..##"]).ink()
        #expect(ink.leftmostRows == 2...2)
        #expect(ink.rightmostRows == 0...4)
        #expect(ink.offset(width: 4, height: 5) == (0, 0))
    }

    @Test(arguments: [(0, 0), (1, 0), (0, 1), (1, 1), (-3, 7), (Int.max, Int.max)])
    func `Nothing traps on a plane that is empty or absurd`(width: Int, height: Int) {
        let plane = AlphaPlane(width: width == .max ? 0 : width, height: height, values: [255])
        let ink = plane.ink()
        #expect(ink.meanStroke.isFinite && ink.share.isFinite && ink.hullShare.isFinite)
        _ = plane.derivedMask()
        _ = plane.inkRows()
    }

    @Test func `A solid pixel is all ink`() {
        let ink = AlphaPlane(width: 1, height: 1, values: [255]).ink()
        #expect(ink.share == 1)
        #expect(ink.box == PixelBox(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `One colour in any coverage is symbolic, two colours are not`() {
        let one = Picture(width: 2, height: 1, rgba: [200, 10, 10, 255, 200, 12, 10, 90])
        let two = Picture(width: 2, height: 1, rgba: [200, 10, 10, 255, 10, 10, 200, 255])
        let none = Picture(width: 1, height: 1, rgba: [200, 10, 10, 0])
        #expect(one?.isSingleColour() == true)
        #expect(two?.isSingleColour() == false)
        #expect(none?.isSingleColour() == false)
    }
}

@Suite struct MaskRowTests {
    private let chevron = AlphaPlane(rows: ["..+#", ".##.", "##..", ".##.", "..+#"])

    @Test func `NAV-BACK-MASK-SIZE rows give the first and the last ink`() {
        #expect(chevron.inkRows() == [3...3, 1...2, 0...1, 1...2, 3...3])
        #expect(AlphaPlane(rows: ["..", "#."]).inkRows() == [nil, 0...0])
    }

    @Test func `NAV-BACK-MASK-SIZE a mask that is the image itself does not fit`() {
        #expect(!chevron.masks(chevron))
    }

    @Test func `NAV-BACK-MASK-SIZE a mask of another size does not fit`() {
        let mask = AlphaPlane(rows: ["...#", "...#", "..##", "...#"])
        #expect(!mask.masks(chevron))
    }

    @Test func `NAV-BACK-MASK-SIZE a constant mask is told`() {
        #expect(AlphaPlane(rows: ["##", "##"]).isConstant)
        #expect(!chevron.isConstant)
    }

    @Test func `NAV-BACK-MASK the derived mask fits, also in rows without ink`() {
        let image = AlphaPlane(rows: ["....", ".##.", "....", "....", "##.."])
        let mask = image.derivedMask()
        #expect(mask.masks(image))
        #expect(mask == AlphaPlane(rows: ["...#", "...#", "...#", "..##", "..##"]))
        #expect(chevron.derivedMask().masks(chevron))
    }

    @Test(arguments: ["", "@2x", "@3x"])
    func `NAV-BACK-MASK-SIZE the shell's own chevron passes its own rule`(scale: String) throws {
        let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Resources/Chevron"
        let image = try PictureRequest(path: "chevron\(scale).png", folder: folder).load().alpha
        let mask = try PictureRequest(path: "chevron-mask\(scale).png", folder: folder).load().alpha
        #expect(mask.masks(image))
        #expect(!mask.isConstant)
    }
}

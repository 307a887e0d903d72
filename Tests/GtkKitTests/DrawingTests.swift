// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Glibc
import Testing

@testable import GtkKit

@MainActor
@Suite("Drawing into pictures", .serialized)
struct DrawingTests {
    static let font = "Inter"

    @Test("text keeps its digits' places when they are tabular")
    func tabular() {
        let style = TextStyle(family: Self.font, size: 17, tabular: true)
        #expect(TextLayout("1111", style).width == TextLayout("8888", style).width)
        let proportional = TextStyle(family: Self.font, size: 17)
        #expect(TextLayout("1111", proportional).width < TextLayout("8888", proportional).width)
    }

    @Test("text is cut at its end when it does not fit, and never read as markup")
    func cut() {
        let style = TextStyle(family: Self.font, size: 17)
        let whole = TextLayout("<b>About</b> this & that", style)
        #expect(!whole.isCut)
        #expect(whole.width > TextLayout("About this & that", style).width)
        let cut = TextLayout("<b>About</b> this & that", style, maxWidth: 80)
        #expect(cut.isCut)
        #expect(cut.width <= 80)
        #expect(cut.lineCount == 1)
    }

    @Test("text wraps to as many lines as asked for, a baseline distance apart")
    func wrapping() {
        let style = TextStyle(family: Self.font, size: 15, lineHeight: 22)
        let text = TextLayout("one two three four five six seven eight nine ten", style, maxWidth: 100, lines: nil)
        #expect(text.lineCount > 2)
        #expect(abs(text.height - 22 * Double(text.lineCount)) < 1)
        let two = TextLayout("one two three four five six seven eight nine ten", style, maxWidth: 100, lines: 2)
        #expect(two.lineCount == 2)
        #expect(two.isCut)
    }

    @Test("a right-to-left text starts where it is put")
    func bidi() throws {
        let text = TextLayout("مرحبا", TextStyle(size: 20), maxWidth: 200)
        let picture = try ImageSurface(width: 100, height: 40)
        picture.paint { text.draw($0, x: 10, baseline: 28, .black) }
        var inked: [Int] = []
        for x in 0..<100 where (0..<40).contains(where: { picture.pixel(x: x, y: $0).alpha > 100 }) { inked.append(x) }
        let first = try #require(inked.first)
        let last = try #require(inked.last)
        #expect(first >= 8)
        #expect(Double(last) <= 12 + text.width)
    }

    @Test("a mask hides what lies under its clear part")
    func masking() throws {
        let mask = try ImageSurface(width: 40, height: 10)
        mask.paint { $0.fill(Rect(x: 20, y: 0, width: 20, height: 10), .black) }
        let picture = try ImageSurface(width: 40, height: 10)
        picture.paint { painter in
            painter.masked(by: mask, x: 0, y: 0, alpha: 0.5) {
                painter.fill(Rect(x: 0, y: 0, width: 40, height: 10), .white)
            }
        }
        #expect(picture.pixel(x: 10, y: 5).alpha == 0)
        #expect((126...129).contains(picture.pixel(x: 30, y: 5).alpha))
    }

    @Test("pictures take rows of pixels and give them back premultiplied")
    func pixels() throws {
        let picture = try ImageSurface(width: 2, height: 1)
        #expect(picture.load(rgba: [255, 0, 0, 255, 0, 200, 0, 128]))
        #expect(picture.pixel(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(picture.pixel(x: 1, y: 0) == (0, 100, 0, 128))
        #expect(!picture.load(rgba: [1, 2, 3]))
        #expect(picture.pixel(x: 5, y: 5) == (0, 0, 0, 0))
    }

    @Test("a part of a picture is read from a file, and what a file cut short no longer has stays")
    func file() throws {
        let path = "/tmp/lintel-surface-\(getpid())"
        defer { unlink(path) }
        // Rows of three pixels with a fourth for the stride; the alpha of all is 255.
        let pixels: [UInt8] = (0..<8).reduce(into: []) { $0 += [UInt8($1 * 10), 0, 0, 255] }
        try Data(pixels).write(to: URL(filePath: path))
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        defer { close(descriptor) }
        let picture = try ImageSurface(width: 3, height: 2)
        picture.read(file: descriptor, offset: 0, stride: 16, x: 1, y: 0, width: 2, height: 2)
        #expect(picture.pixel(x: 0, y: 0).alpha == 0)
        #expect(picture.pixel(x: 1, y: 0).blue == 10)
        #expect(picture.pixel(x: 2, y: 1).blue == 60)
        try Data(Array(repeating: UInt8(99), count: 32)).write(to: URL(filePath: path))
        #expect(truncate(path, 16) == 0)
        picture.read(file: descriptor, offset: 0, stride: 16, x: 0, y: 0, width: 3, height: 2)
        #expect(picture.pixel(x: 0, y: 0).blue == 99)
        #expect(picture.pixel(x: 2, y: 1).blue == 60)
        picture.read(file: -1, offset: 0, stride: 16, x: -5, y: .max, width: .max, height: .max)
        #expect(picture.pixel(x: 2, y: 1).blue == 60)
    }

    @Test("a picture that cannot be is refused", arguments: [(0, 5), (5, -1), (40_000, 5), (Int.max, 5)])
    func refused(width: Int, height: Int) {
        #expect(throws: ImageSurface.Failure.cannotAllocate(width: width, height: height)) {
            try ImageSurface(width: width, height: height, scale: 2)
        }
    }
}

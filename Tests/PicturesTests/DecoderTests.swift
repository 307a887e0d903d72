// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Pictures

@Suite struct DecoderTests {
    /// Three by two pixels of red.
    static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8Q
        EBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ
        EBAQEBAQEBD/wAARCAACAAMDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAV
        AQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADoDFU3/2Q==
        """

    static func svg(_ width: Int, _ height: Int) -> [UInt8] {
        Array(
            """
            <?xml version="1.0"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
              <rect width="\(width)" height="\(height)" fill="currentColor"/>
            </svg>
            """.utf8)
    }

    @Test func `A PNG of one pixel keeps its colour and its alpha`() throws {
        let picture = try PictureDecoder.decode(PNGFile.bytes(width: 1, height: 1, rgba: [10, 200, 30, 128]))
        #expect(picture == Picture(width: 1, height: 1, rgba: [10, 200, 30, 128]))
    }

    @Test func `Rows come from the top, without padding`() throws {
        let rgba: [UInt8] = (0..<24).map { $0 % 4 == 3 ? 255 : UInt8($0 * 9) }
        let picture = try PictureDecoder.decode(PNGFile.bytes(width: 3, height: 2, rgba: rgba))
        #expect(picture.rgba == rgba)
    }

    @Test func `A JPEG is decoded and has no holes`() throws {
        let picture = try PictureDecoder.decode(base64(Self.jpeg))
        #expect(picture.width == 3 && picture.height == 2)
        #expect(picture.rgba[0] > 240 && picture.rgba[1] < 16 && picture.rgba[3] == 255)
    }

    @Test func `An SVG is drawn as large as it is wanted`() throws {
        let picture = try PictureDecoder.decode(Self.svg(24, 12), sizing: .fit(width: 96, height: 96))
        #expect(picture.width == 96 && picture.height == 48)
        #expect(picture.rgba[3] == 255)
    }

    @Test func `A PNG is fitted in its own proportions`() throws {
        let picture = try PictureDecoder.decode(
            PNGFile.bytes(width: 40, height: 10), sizing: .fit(width: 20, height: 20))
        #expect(picture.width == 20 && picture.height == 5)
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func `A picture without width or height is empty`(width: Int, height: Int) {
        #expect(throws: PictureFailure.empty) {
            try PictureDecoder.decode(PNGFile.header(width: width, height: height))
        }
    }

    @Test func `More than 16 megapixels are refused by the header alone`() {
        #expect(throws: PictureFailure.tooManyPixels(width: 4001, height: 4000, limit: 16_000_000)) {
            try PictureDecoder.decode(PNGFile.header(width: 4001, height: 4000))
        }
        #expect(throws: PictureFailure.tooManyPixels(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: 16_000_000)) {
            try PictureDecoder.decode(PNGFile.header(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF))
        }
    }

    @Test func `An SVG that claims a huge size is refused unless it is fitted`() throws {
        #expect(throws: PictureFailure.tooManyPixels(width: 30_000, height: 30_000, limit: 16_000_000)) {
            try PictureDecoder.decode(Self.svg(30_000, 30_000))
        }
        let fitted = try PictureDecoder.decode(Self.svg(30_000, 30_000), sizing: .fit(width: 24, height: 24))
        #expect(fitted.width == 24)
    }

    @Test func `A PNG cut anywhere is damaged and never traps`() {
        let whole = PNGFile.bytes(width: 4, height: 4, rgba: [UInt8](repeating: 200, count: 64))
        for count in 8..<whole.count {
            #expect(throws: PictureFailure.damaged) { try PictureDecoder.decode(Array(whole.prefix(count))) }
        }
    }

    @Test func `A JPEG cut anywhere gives a picture or a failure, never a trap`() {
        let whole = base64(Self.jpeg)
        var failures = 0
        for count in 3..<whole.count {
            do { _ = try PictureDecoder.decode(Array(whole.prefix(count))) } catch { failures += 1 }
        }
        #expect(failures > 100)
    }

    @Test(arguments: ["", "GIF89a......", "<html></html>", "<svgx/>", "BM......", "RIFF....WEBP"])
    func `Only PNG, JPEG and SVG are pictures`(text: String) {
        #expect(throws: PictureFailure.unknownFormat) { try PictureDecoder.decode(Array(text.utf8)) }
    }

    @Test func `Bytes that only begin like a picture are damaged`() {
        #expect(throws: PictureFailure.damaged) { try PictureDecoder.decode(Array("<svg><rect".utf8)) }
        #expect(throws: PictureFailure.damaged) { try PictureDecoder.decode([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]) }
    }

    @Test func `An SVG cannot reach other files`() throws {
        let source = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="4">
              <image xlink:href="/usr/share/pixmaps/debian-logo.png" width="4" height="4"/>
            </svg>
            """
        let picture = try PictureDecoder.decode(Array(source.utf8))
        #expect(picture.alpha.values.allSatisfy { $0 == 0 })
    }

    @Test func `A picture's sides are at least one pixel, and bytes that do not fit make none`() {
        #expect(Picture(width: 0, height: 1, rgba: []) == nil)
        #expect(Picture(width: 2, height: 1, rgba: [1, 2, 3, 4]) == nil)
        #expect(Picture(width: .max, height: .max, rgba: []) == nil)
    }

    private func base64(_ text: String) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let values = text.compactMap { digits.firstIndex(of: $0) }
        var bytes: [UInt8] = []
        for at in stride(from: 0, to: values.count, by: 4) {
            let four = values[at..<min(at + 4, values.count)]
            let bits = four.reduce(0) { $0 << 6 | $1 } << (6 * (4 - four.count))
            bytes += [16, 8, 0].prefix(four.count - 1).map { UInt8(truncatingIfNeeded: bits >> $0) }
        }
        return bytes
    }
}

// SPDX-License-Identifier: Apache-2.0
// Which of the three formats bytes are in, and how large the picture says it is, read before any decoder runs.

package enum PictureFormat: String, Sendable {
    case png, jpeg, svg

    /// Told by the first bytes; a file's name is not asked.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if PictureFormat.looksLikeSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Text in which `<svg` comes after nothing but white space, declarations and comments.
    private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
        guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else {
            return false
        }
        guard let tag = head.firstRange(of: "<svg") else { return false }
        let next = head[tag.upperBound...].first
        return next == nil || next == ">" || next == "/" || next?.isWhitespace == true
    }

    /// The size in the header; nil if the header is cut short. SVG has no size of its own to trust.
    func declaredSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        switch self {
        case .png: PictureFormat.pngSize(bytes)
        case .jpeg: PictureFormat.jpegSize(bytes)
        case .svg: nil
        }
    }

    private static func number(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
        guard index >= 0, index + count <= bytes.count else { return nil }
        return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4) else {
            return nil
        }
        return (width, height)
    }

    /// Whether all chunks are there, up to the one that ends a PNG: decoders show the part they have instead.
    static func isWholePNG(_ bytes: [UInt8]) -> Bool {
        var at = 8
        while let length = number(bytes, at: at, count: 4), let name = number(bytes, at: at + 4, count: 4) {
            let end = at + 12 + length
            if end > bytes.count { return false }
            if name == 0x4945_4E44 { return true }
            at = end
        }
        return false
    }

    /// Walks the segments up to the frame header.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var at = 2
        while at + 4 <= bytes.count {
            guard bytes[at] == 0xFF else { return nil }
            let marker = bytes[at + 1]
            if marker == 0xFF {
                at += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard let height = number(bytes, at: at + 5, count: 2), let width = number(bytes, at: at + 7, count: 2)
                else { return nil }
                return (width, height)
            }
            if marker == 0xD9 || marker == 0xDA { return nil }
            guard let length = number(bytes, at: at + 2, count: 2), length >= 2 else { return nil }
            at += 2 + length
        }
        return nil
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Pixels in memory: RGBA, one byte each, rows from the top without padding, not premultiplied.
package struct Picture: Equatable, Sendable {
    package let width: Int
    package let height: Int
    package let rgba: [UInt8]

    /// - Returns: Nil if the bytes do not fill the size, or a side is not at least one pixel.
    package init?(width: Int, height: Int, rgba: [UInt8]) {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, pixels <= Picture.pixelLimit, rgba.count == 4 * pixels else {
            return nil
        }
        self.width = width
        self.height = height
        self.rgba = rgba
    }

    /// 16 megapixels; what has more is refused before room is made for it.
    package static let pixelLimit = 16_000_000

    /// Its coverage alone: what a symbolic picture is drawn from.
    package var alpha: AlphaPlane {
        var values = [UInt8](repeating: 0, count: width * height)
        for index in values.indices { values[index] = rgba[4 * index + 3] }
        return AlphaPlane(width: width, height: height, values: values)
    }

    /// Whether all that shows has one colour, so that it may be drawn in any other (mode `symbolic`).
    ///
    /// - Parameter tolerance: How far a channel may stray, 0 to 255; edges of compressed pictures do.
    package func isSingleColour(tolerance: Int = 12) -> Bool {
        var first: (Int, Int, Int)?
        for index in stride(from: 0, to: rgba.count, by: 4) where rgba[index + 3] >= 64 {
            let colour = (Int(rgba[index]), Int(rgba[index + 1]), Int(rgba[index + 2]))
            guard let known = first else {
                first = colour
                continue
            }
            let distance = max(abs(known.0 - colour.0), abs(known.1 - colour.1), abs(known.2 - colour.2))
            if distance > tolerance { return false }
        }
        return first != nil
    }
}

/// One byte of coverage a pixel, rows from the top without padding. Sides are never negative, and may be zero.
package struct AlphaPlane: Equatable, Sendable {
    package let width: Int
    package let height: Int
    package let values: [UInt8]

    /// Missing values count as clear, surplus ones are dropped.
    package init(width: Int, height: Int, values: [UInt8]) {
        let width = max(0, min(width, Picture.pixelLimit))
        let height = width == 0 ? 0 : max(0, min(height, Picture.pixelLimit / width))
        self.width = width
        self.height = height
        let count = width * height
        self.values =
            values.count == count
            ? values : Array(values.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - values.count))
    }

    /// 0 outside the plane.
    package subscript(x: Int, y: Int) -> UInt8 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return values[y * width + x]
    }
}

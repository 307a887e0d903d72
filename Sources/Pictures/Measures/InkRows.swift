// SPDX-License-Identifier: Apache-2.0
// Where ink lies, row by row: what the back chevron and its mask are judged on (NAV-BACK-MASK-SIZE).

extension AlphaPlane {
    /// Coverage from which a pixel counts as ink: half.
    package static let inkThreshold: UInt8 = 128

    /// The first and last ink of each row, from the top; nil for a row without.
    package func inkRows(threshold: UInt8 = inkThreshold) -> [ClosedRange<Int>?] {
        (0..<height).map { y in
            let row = values[y * width..<(y + 1) * width]
            guard let first = row.firstIndex(where: { $0 >= threshold }),
                let last = row.lastIndex(where: { $0 >= threshold })
            else { return nil }
            return first - y * width...last - y * width
        }
    }

    /// Whether every pixel has the same coverage; true for a plane without pixels.
    package var isConstant: Bool {
        guard let first = values.first else { return true }
        return values.allSatisfy { $0 == first }
    }

    /// Whether this mask hides what lies before the ink of `image` in each of its rows, and shows what lies after it.
    ///
    /// In terms of left-to-right text. The faintest coverage is ink here, so that soft edges lie between the two. False
    /// if the sizes differ.
    package func masks(_ image: AlphaPlane) -> Bool {
        guard width == image.width, height == image.height else { return false }
        for (y, ink) in image.inkRows(threshold: 1).enumerated() {
            guard let ink else { continue }
            for x in 0..<ink.lowerBound where self[x, y] != 0 { return false }
            for x in ink.upperBound + 1..<max(ink.upperBound + 1, width) where self[x, y] != 255 { return false }
        }
        return true
    }

    /// The mask that belongs to an image: in each row clear up to the last ink, solid after it. A row without ink does as
    /// the nearest one with ink, the upper of two; a plane without ink gives a solid mask.
    package func derivedMask() -> AlphaPlane {
        let rows = inkRows(threshold: 1)
        let inked = rows.indices.filter { rows[$0] != nil }
        var mask = [UInt8](repeating: 255, count: values.count)
        for y in rows.indices {
            guard let nearest = inked.min(by: { (abs($0 - y), $0) < (abs($1 - y), $1) }), let ink = rows[nearest] else {
                continue
            }
            for x in 0...ink.upperBound { mask[y * width + x] = 0 }
        }
        return AlphaPlane(width: width, height: height, values: mask)
    }
}

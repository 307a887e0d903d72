// SPDX-License-Identifier: Apache-2.0
// What the icon rules ask of a picture: its ink box, its share, the weight of its lines (TAB-ICON-*,
// NAV-BACK-CUSTOM-LOOK).

import Glibc

package struct PixelBox: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Lengths in pixels of the picture that was measured.
package struct PictureInk: Equatable, Sendable {
    /// Around all ink; nil if there is none.
    package var box: PixelBox?
    /// Coverage added up, in square pixels.
    package var area: Double
    /// `area` divided by that of the whole picture, 0 to 1.
    package var share: Double
    /// Length of all edges between ink and none.
    package var outline: Double
    /// The ink's convex hull divided by its box, 0 to 1: about 0.79 for a disc, 1 for a square.
    package var hullShare: Double
    /// Rows in which the ink reaches the left and the right end of its box; nil without ink.
    package var leftmostRows: ClosedRange<Int>?
    package var rightmostRows: ClosedRange<Int>?

    /// How thick lines are on average; 0 without ink.
    package var meanStroke: Double { outline > 0 ? 2 * area / outline : 0 }

    /// How far the middle of the box lies from the middle of the picture, positive to the right and down.
    package func offset(width: Int, height: Int) -> (x: Double, y: Double) {
        guard let box else { return (0, 0) }
        return (
            Double(box.x) + Double(box.width) / 2 - Double(width) / 2,
            Double(box.y) + Double(box.height) / 2 - Double(height) / 2
        )
    }
}

extension AlphaPlane {
    /// Measures all of it; never more than a few passes over the pixels.
    package func ink(threshold: UInt8 = inkThreshold) -> PictureInk {
        let rows = inkRows(threshold: threshold)
        let coverage = values.reduce(0) { $0 + Int($1) }
        let area = Double(coverage) / 255
        let whole = Double(max(1, values.count))
        var ink = PictureInk(box: nil, area: area, share: area / whole, outline: outlineLength(), hullShare: 0)
        guard let top = rows.firstIndex(where: { $0 != nil }), let bottom = rows.lastIndex(where: { $0 != nil }),
            let left = rows.compactMap({ $0?.lowerBound }).min(), let right = rows.compactMap({ $0?.upperBound }).max()
        else { return ink }
        ink.box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        ink.hullShare = hullArea(rows) / Double((right - left + 1) * (bottom - top + 1))
        ink.leftmostRows = span(rows) { $0.lowerBound == left }
        ink.rightmostRows = span(rows) { $0.upperBound == right }
        return ink
    }

    private func span(_ rows: [ClosedRange<Int>?], where matches: (ClosedRange<Int>) -> Bool) -> ClosedRange<Int>? {
        guard let first = rows.firstIndex(where: { $0.map(matches) ?? false }),
            let last = rows.lastIndex(where: { $0.map(matches) ?? false })
        else { return nil }
        return first...last
    }

    /// The length of the line at half coverage, drawn between the middles of the pixels (marching squares), so that a
    /// slanting edge is as long as it looks.
    private func outlineLength() -> Double {
        guard width > 0, height > 0 else { return 0 }
        let half = 127.5
        func crossing(_ from: Double, _ to: Double) -> Double { (half - from) / (to - from) }
        var length = 0.0
        for y in -1..<height {
            for x in -1..<width {
                let a = Double(self[x, y])
                let b = Double(self[x + 1, y])
                let c = Double(self[x + 1, y + 1])
                let d = Double(self[x, y + 1])
                let inside = (a > half ? 1 : 0) + (b > half ? 1 : 0) + (c > half ? 1 : 0) + (d > half ? 1 : 0)
                if inside == 0 || inside == 4 { continue }
                var ends: [(x: Double, y: Double)] = []
                if (a > half) != (b > half) { ends.append((crossing(a, b), 0)) }
                if (b > half) != (c > half) { ends.append((1, crossing(b, c))) }
                if (d > half) != (c > half) { ends.append((crossing(d, c), 1)) }
                if (a > half) != (d > half) { ends.append((0, crossing(a, d))) }
                for pair in stride(from: 0, to: ends.count - 1, by: 2) {
                    length += hypot(ends[pair].x - ends[pair + 1].x, ends[pair].y - ends[pair + 1].y)
                }
            }
        }
        return length
    }

    /// The area of the convex hull of all ink, whole pixels with their corners.
    private func hullArea(_ rows: [ClosedRange<Int>?]) -> Double {
        var points: [(x: Int, y: Int)] = []
        for (y, row) in rows.enumerated() {
            guard let row else { continue }
            points += [
                (row.lowerBound, y), (row.lowerBound, y + 1), (row.upperBound + 1, y), (row.upperBound + 1, y + 1),
            ]
        }
        points.sort { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: some Sequence<(x: Int, y: Int)>) -> [(x: Int, y: Int)] {
            var chain: [(x: Int, y: Int)] = []
            for point in points {
                while chain.count >= 2 {
                    let (o, a) = (chain[chain.count - 2], chain[chain.count - 1])
                    if (a.x - o.x) * (point.y - o.y) - (a.y - o.y) * (point.x - o.x) > 0 { break }
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain
        }
        let hull = half(points).dropLast() + half(points.reversed()).dropLast()
        guard let last = hull.last else { return 0 }
        var twice = 0
        var before = last
        for point in hull {
            twice += before.x * point.y - point.x * before.y
            before = point
        }
        return Double(abs(twice)) / 2
    }
}

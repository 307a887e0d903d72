// SPDX-License-Identifier: Apache-2.0

import BarModel
import Glibc

/// What was measured on a tab's custom icon (TAB-ICON-CUSTOM, -CONSISTENT, -BALANCED).
package struct IconFacts: Sendable, Equatable {
    /// The file could be read and decoded.
    package var isReadable: Bool
    package var isFullColour: Bool
    /// Ink box in px at the tab's icon size.
    package var inkWidth: Double
    package var inkHeight: Double
    /// Share of the icon's box that is ink, 0 to 1.
    package var inkShare: Double
    /// Share of the ink's own box that its hull fills, 0 to 1.
    package var hullShare: Double
    /// px
    package var meanStroke: Double

    package init(
        isReadable: Bool = true, isFullColour: Bool = false, inkWidth: Double, inkHeight: Double, inkShare: Double,
        hullShare: Double, meanStroke: Double
    ) {
        self.isReadable = isReadable
        self.isFullColour = isFullColour
        self.inkWidth = inkWidth
        self.inkHeight = inkHeight
        self.inkShare = inkShare
        self.hullShare = hullShare
        self.meanStroke = meanStroke
    }

    /// Something to see, and not everything: between 1 and 90 % of the box.
    var hasInk: Bool { isReadable && inkShare > 0.01 && inkShare < 0.9 && inkWidth > 0 && inkHeight > 0 }

    /// px that the decisive side of the ink should have: a circle 25, a square 23, a wide shape 31, a tall one 28.
    private var target: (side: Double, wanted: Double) {
        let ratio = inkWidth / inkHeight
        if ratio > 1.2 { return (inkWidth, 31) }
        if ratio < 0.83 { return (inkHeight, 28) }
        return (max(inkWidth, inkHeight), hullShare < 0.86 ? 25 : 23)
    }

    /// What the icon is multiplied with to have the size of its shape; 1 within 2 px of it.
    package var balancingScale: Double {
        guard hasInk, inkWidth.isFinite, inkHeight.isFinite else { return 1 }
        let (side, wanted) = target
        return abs(side - wanted) <= 2 ? 1 : wanted / side
    }

    /// px of ink, after balancing.
    var inkArea: Double {
        let scale = balancingScale
        return inkWidth * inkHeight * hullShare * scale * scale
    }

    /// How far an area is from a median, in doublings.
    static func doublings(_ area: Double, from median: Double) -> Double {
        guard area > 0, median > 0 else { return 0 }
        return abs(log2(area / median))
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.filter(\.isFinite).sorted()
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

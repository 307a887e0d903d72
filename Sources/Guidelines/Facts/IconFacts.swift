// SPDX-License-Identifier: Apache-2.0

import BarModel
import Glibc

extension IconFacts {
    /// Something to see, and not everything: between 1 and 90 % of the box.
    var hasInk: Bool { isReadable && inkShare > 0.01 && inkShare < 0.9 && inkWidth > 0 && inkHeight > 0 }

    /// For reports.
    var inkPercentage: String { Ceiling.number((inkShare * 1000).rounded() / 10) }

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

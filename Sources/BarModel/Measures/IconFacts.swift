// SPDX-License-Identifier: Apache-2.0

/// What was measured on a tab's custom icon (TAB-ICON-CUSTOM, -CONSISTENT, -BALANCED).
public struct IconFacts: Sendable, Equatable {
    /// The file could be read and decoded.
    public var isReadable: Bool
    public var isFullColour: Bool
    /// Ink box in px at the tab's icon size.
    public var inkWidth: Double
    public var inkHeight: Double
    /// Share of the icon's box that is ink, 0 to 1.
    public var inkShare: Double
    /// Share of the ink's own box that its hull fills, 0 to 1.
    public var hullShare: Double
    /// px
    public var meanStroke: Double

    public init(
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
}

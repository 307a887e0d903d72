// SPDX-License-Identifier: Apache-2.0

/// A navigation bar with a large title as a function of the scroll offset (NAV-LARGE-TOP, -COLLAPSE, -SNAP, -PLAIN,
/// -COMPACT-HEIGHT, NAV-BORDER-AUTO). Offsets are px, 0 at the top, negative while overscrolled.
public struct LargeTitleLayout: Hashable, Sendable {
    public struct Bounds: Hashable, Sendable {
        /// px of large title left at which the inline title begins to fade in.
        public var inlineAt = 10.0
        /// Share of the collapse from which a scroll at rest goes on to the end.
        public var snapAt = 0.5
        /// Seconds a snap takes.
        public var snapTime = 0.3
        /// Seconds the inline title takes to fade.
        public var inlineFade = 0.15
        /// px of scrolling in which the background and the hairline fade in.
        public var edgeFade = 10.0

        public init() {}
    }

    /// The large title is shown and driven by scrolling; otherwise the bar is inline at every offset.
    public let isLarge: Bool
    public let edge: EdgeStyle
    public let bounds: Bounds
    private let height: Double
    private let extra: Double

    /// - Parameter wanted: The screen prefers a large title; the metrics decide whether there is room for it.
    public init(wanted: Bool, edge: EdgeStyle = .standard, metrics: BarMetrics, bounds: Bounds = Bounds()) {
        isLarge = wanted && metrics.allowsLargeTitle && metrics.largeExtra > 0
        self.edge = edge
        self.bounds = bounds
        height = metrics.navigationHeight
        extra = isLarge ? metrics.largeExtra : 0
    }

    /// 1 with the large title expanded, 0 collapsed.
    public func progress(at offset: Double) -> Double {
        guard isLarge else { return 0 }
        return (1 - offset / extra).share
    }

    /// Height of the whole bar; follows the finger 1 : 1.
    public func barHeight(at offset: Double) -> Double {
        height + extra * progress(at: offset)
    }

    /// Top inset of content under the bar at offset 0.
    public var contentInset: Double { height + extra }

    /// Whether the inline title is shown or fading in; the fade takes `bounds.inlineFade`.
    public func showsInlineTitle(at offset: Double) -> Bool {
        guard isLarge else { return true }
        return extra * progress(at: offset) < bounds.inlineAt
    }

    /// What the large title's size is multiplied with; above 1 only while overscrolled.
    public func stretch(at offset: Double) -> Double {
        guard isLarge, offset < 0 else { return 1 }
        return 1 + (-offset / 1000).bounded(0, 0.1)
    }

    /// The offset a scroll that came to rest goes on to; `nil` where it may stay.
    public func snapTarget(at offset: Double) -> Double? {
        guard isLarge, offset > 0, offset < extra else { return nil }
        return offset <= bounds.snapAt * extra ? 0 : extra
    }

    /// Visibility of the line under the bar, 0 to 1.
    ///
    /// An inline bar of the standard edge always has it; otherwise it comes with the content that scrolls under.
    public func hairlineAlpha(at offset: Double) -> Double {
        if !isLarge && edge == .standard { return 1 }
        return scrolledUnder(at: offset)
    }

    /// What the bar's own background is multiplied with, 0 to 1: nothing under an expanded large title.
    public func backgroundAlpha(at offset: Double) -> Double {
        isLarge ? scrolledUnder(at: offset) : 1
    }

    private func scrolledUnder(at offset: Double) -> Double {
        ((offset - extra) / max(1, bounds.edgeFade)).share
    }
}

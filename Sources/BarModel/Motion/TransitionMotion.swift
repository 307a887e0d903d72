// SPDX-License-Identifier: Apache-2.0

/// Where a drawn part is at one moment of a transition, relative to its place at rest.
public struct Placement: Hashable, Sendable {
    /// px to the right of the place at rest; negative to the left.
    public var offset: Double
    public var alpha: Double
    /// Size relative to the size at rest; about the leading end and the baseline.
    public var scale: Double

    public init(offset: Double = 0, alpha: Double = 1, scale: Double = 1) {
        self.offset = offset
        self.alpha = alpha
        self.scale = scale
    }
}

/// Where everything is at progress p of a push (NAV-PUSH-MOTION, F6). A pop is the same with p falling from 1 to 0.
///
/// "Lower" is the screen that is covered, "upper" the one that arrives. Spans are places at rest, px from the left.
public struct TransitionMotion: Hashable, Sendable {
    public struct Geometry: Hashable, Sendable {
        /// Width of the surface.
        public var width: Double
        public var lowerTitle: Span?
        public var upperTitle: Span?
        /// Back label of the lower screen's own bar; `nil` at the root or with the chevron alone.
        public var lowerLabel: Span?
        /// Back label of the upper screen's bar; `nil` with the chevron alone.
        public var upperLabel: Span?
        /// The upper screen's chevron.
        public var chevron: Span
        /// The lower screen has a back button too, so the chevron stays where it is.
        public var lowerHasBack: Bool
        /// The lower screen's expanded large title.
        public var lowerLarge: Span?

        public init(
            width: Double, lowerTitle: Span? = nil, upperTitle: Span? = nil, lowerLabel: Span? = nil,
            upperLabel: Span? = nil, chevron: Span = Span(start: 8, width: 13), lowerHasBack: Bool = false,
            lowerLarge: Span? = nil
        ) {
            self.width = width
            self.lowerTitle = lowerTitle
            self.upperTitle = upperTitle
            self.lowerLabel = lowerLabel
            self.upperLabel = upperLabel
            self.chevron = chevron
            self.lowerHasBack = lowerHasBack
            self.lowerLarge = lowerLarge
        }
    }

    public struct Frame: Hashable, Sendable {
        /// The leaving title, on its way to the back label's place. Drawn through the mask.
        public var lowerTitle = Placement()
        /// The arriving back label, which comes from that title's place. Drawn through the mask.
        public var upperLabel = Placement()
        /// The arriving title.
        public var upperTitle = Placement()
        /// The old back label, which vanishes into the chevron. Drawn through the mask.
        public var lowerLabel = Placement()
        public var chevron = Placement()
        /// Items of the lower and of the upper bar; they never move.
        public var lowerItems = Placement()
        public var upperItems = Placement()
        /// A segmented control in the lower bar.
        public var lowerSegments = Placement()
        /// A large title of the lower screen, shrinking towards the back label's place.
        public var lowerLarge = Placement()
        /// A large title of the upper screen, arriving with its page.
        public var upperLarge = Placement()
        /// The lower page, and how much black lies over it.
        public var lowerPage = Placement()
        public var dim = 0.0
        /// The upper page.
        public var upperPage = Placement()
    }

    public static let parallax = 0.30
    public static let dimming = 0.10

    public var geometry: Geometry
    public var direction: TextDirection
    public var reducedMotion: Bool

    public init(geometry: Geometry, direction: TextDirection = .ltr, reducedMotion: Bool = false) {
        self.geometry = geometry
        self.direction = direction
        self.reducedMotion = reducedMotion
    }

    /// - Parameter progress: 0 the lower screen at rest, 1 the upper one; outside it is taken as the bound.
    public func frame(at progress: Double) -> Frame {
        let p = progress.share
        return reducedMotion ? crossFade(p) : moving(p)
    }

    private func moving(_ p: Double) -> Frame {
        var frame = Frame()
        let forward = direction == .ltr ? 1.0 : -1.0
        let width = geometry.width.length
        // Where the back label will be, or would be: behind the chevron.
        let place = geometry.upperLabel ?? placeAfterChevron
        if let title = geometry.lowerTitle {
            let way = leadingEdge(place) - leadingEdge(title)
            frame.lowerTitle = Placement(offset: way * p, alpha: fadeOut(p, by: 0.7))
            frame.upperLabel = Placement(offset: -way * (1 - p), alpha: fadeIn(p, from: 0.3))
        } else {
            frame.upperLabel = Placement(alpha: fadeIn(p, from: 0.3))
        }
        if let large = geometry.lowerLarge {
            let way = leadingEdge(place) - leadingEdge(large)
            frame.lowerLarge = Placement(offset: way * p, alpha: fadeOut(p, by: 0.6), scale: 1 - p / 2)
        } else {
            frame.lowerLarge = Placement(alpha: fadeOut(p, by: 0.6))
        }
        if let title = geometry.upperTitle {
            let way = forward > 0 ? width - title.start : -title.end
            frame.upperTitle = Placement(offset: way * (1 - p), alpha: fadeIn(p, from: 0.25))
        }
        if let label = geometry.lowerLabel {
            // Just far enough for its last letter to pass the chevron.
            let way = label.width + abs(leadingEdge(label) - leadingEdge(geometry.chevron))
            frame.lowerLabel = Placement(offset: -forward * way * p, alpha: fadeOut(p, by: 0.2))
        }
        if !geometry.lowerHasBack {
            frame.chevron = Placement(
                offset: forward * geometry.chevron.width * (1 - p), alpha: fadeIn(p, from: 0.7))
        }
        frame.lowerItems.alpha = 1 - p
        frame.upperItems.alpha = p
        frame.lowerSegments.alpha = fadeOut(p, by: 0.4)
        frame.upperLarge.offset = forward * width * (1 - p)
        frame.lowerPage.offset = -forward * width * TransitionMotion.parallax * p
        frame.dim = TransitionMotion.dimming * p
        frame.upperPage.offset = forward * width * (1 - p)
        return frame
    }

    /// Nothing travels; the old fades out while the new fades in.
    private func crossFade(_ p: Double) -> Frame {
        var frame = Frame()
        let old = Placement(alpha: 1 - p)
        let new = Placement(alpha: p)
        frame.lowerTitle = old
        frame.lowerLabel = old
        frame.lowerItems = old
        frame.lowerSegments = old
        frame.lowerLarge = old
        frame.upperTitle = new
        frame.upperLabel = new
        frame.upperItems = new
        frame.upperLarge = new
        frame.upperPage = new
        if !geometry.lowerHasBack { frame.chevron = new }
        return frame
    }

    private func leadingEdge(_ span: Span) -> Double {
        direction == .ltr ? span.start : span.end
    }

    private var placeAfterChevron: Span {
        let gap = BackLabelLayout.Distances().afterChevron
        let chevron = geometry.chevron
        return direction == .ltr
            ? Span(start: chevron.end + gap, width: 0) : Span(start: chevron.start - gap, width: 0)
    }

    private func fadeOut(_ p: Double, by end: Double) -> Double { (1 - p / end).share }
    private func fadeIn(_ p: Double, from start: Double) -> Double { ((p - start) / (1 - start)).share }
}

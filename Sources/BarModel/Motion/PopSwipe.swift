// SPDX-License-Identifier: Apache-2.0

/// What one finger on its way back means (NAV-POP-SWIPE, NAV-POP-COMMIT). Points and distances are px, speeds px a second,
/// both from the left; the direction of text says which way is back.
public struct PopSwipe: Hashable, Sendable {
    /// The numbers of the limits table.
    public struct Bounds: Hashable, Sendable {
        /// Distance from the leading edge within which a swipe may begin; `nil` anywhere.
        public var edge: Double? = 20
        public var deadZone = 12.0
        /// Share of the width at which letting go goes back.
        public var commitShare = 0.5
        /// Seconds a speed is projected for.
        public var projection = 0.12
        /// How far a page that asks before it is left follows the finger at most.
        public var held = 24.0

        public init() {}
    }

    /// What a movement of the finger so far is.
    public enum Reading: Hashable, Sendable {
        /// Not far enough to tell.
        case undecided
        /// Something else: a scroll, or the other way.
        case other
        /// On the way back.
        case back
    }

    public var width: Double
    public var direction: TextDirection
    public var bounds: Bounds

    public init(width: Double, direction: TextDirection, bounds: Bounds = Bounds()) {
        self.width = width.length
        self.direction = direction
        self.bounds = bounds
    }

    private var forward: Double { direction == .ltr ? 1 : -1 }

    /// Whether a swipe may begin at a point.
    public func begins(at x: Double) -> Bool {
        guard let edge = bounds.edge else { return true }
        return (direction == .ltr ? x : width - x) < edge
    }

    /// - Parameters:
    ///   - dx, dy: How far the finger is from where it began.
    public func reads(dx: Double, dy: Double) -> Reading {
        guard max(abs(dx), abs(dy)) >= bounds.deadZone else { return .undecided }
        return dx * forward > 0 && abs(dx) > abs(dy) ? .back : .other
    }

    /// How far the page has come, 0 to 1: it rests in the dead zone and then follows behind the finger.
    public func share(dx: Double) -> Double {
        width > 0 ? ((dx * forward - bounds.deadZone) / width).share : 0
    }

    /// The same of a page that asks before it is left: ever less, up to `bounds.held` px (NAV-POP-VETO).
    public func heldShare(dx: Double) -> Double {
        let travel = share(dx: dx) * width
        guard width > 0, bounds.held > 0 else { return 0 }
        return bounds.held * (1 - 1 / (1 + travel / (2 * bounds.held))) / width
    }

    /// Whether letting go goes back: judged by where the page would come to.
    ///
    /// - Parameters:
    ///   - share: What `share(dx:)` says of the last point.
    ///   - velocity: Of the finger.
    public func commits(share: Double, velocity: Double) -> Bool {
        guard width > 0 else { return false }
        return share + velocity * forward * bounds.projection / width >= bounds.commitShare
    }

    /// The speed of the page, as progress of a push a second, for the spring that takes over.
    public func progressVelocity(_ velocity: Double) -> Double {
        width > 0 ? -velocity * forward / width : 0
    }
}

// SPDX-License-Identifier: Apache-2.0

/// Tells from the way content is moved when bars that leave on a swipe go and come back (NAV-HIDE-GESTURE).
public struct HideSwipe: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case hide, show
    }

    /// px in one direction.
    public struct Bounds: Hashable, Sendable {
        /// Under a finger.
        public var travel = 24.0
        /// Of content that moves on by itself; it only ever brings bars back.
        public var momentum = 44.0

        public init() {}
    }

    public var bounds: Bounds
    private var last: Double?
    /// px in the present direction, positive upwards.
    private var travelled = 0.0
    private var reported: Outcome?

    public init(bounds: Bounds = Bounds()) {
        self.bounds = bounds
    }

    /// A finger came down, or another page is shown: what was travelled before does not count.
    public mutating func restart(at offset: Double? = nil) {
        last = offset
        travelled = 0
        reported = nil
    }

    /// - Parameters:
    ///   - offset: px that the content is moved up from its top; it may be negative while overscrolled.
    ///   - isDragged: A finger holds it.
    ///   - isScrolled: `offset` is a scroll position; content at its top always has its bars.
    public mutating func moved(to offset: Double, isDragged: Bool, isScrolled: Bool = true) -> Outcome? {
        let step = offset - (last ?? offset)
        last = offset
        if isScrolled, offset <= 0 {
            travelled = 0
            return report(.show)
        }
        if step * travelled < 0 {
            travelled = 0
            reported = nil
        }
        travelled += step
        if isDragged, travelled >= bounds.travel { return report(.hide) }
        if travelled <= -(isDragged ? bounds.travel : bounds.momentum) { return report(.show) }
        return nil
    }

    private mutating func report(_ outcome: Outcome) -> Outcome? {
        guard outcome != reported else { return nil }
        reported = outcome
        return outcome
    }
}

// SPDX-License-Identifier: Apache-2.0

/// A stretch of a bar along its width, in px from the left edge.
public struct Span: Hashable, Sendable {
    public var start: Double
    public var width: Double

    public init(start: Double, width: Double) {
        self.start = start
        self.width = width
    }

    public var end: Double { start + width }

    /// The same stretch in a bar of `barWidth` that reads from the other side (BARS-RTL).
    public func mirrored(in barWidth: Double) -> Span {
        Span(start: barWidth - end, width: width)
    }
}

extension Double {
    /// The number within the bounds; `low` for what is not a number. The lower bound wins where the bounds cross.
    func bounded(_ low: Double, _ high: Double) -> Double {
        guard !isNaN else { return low }
        return Swift.max(low, Swift.min(high, self))
    }

    /// A length that layout can count with: finite, at least 0 and at most a million px.
    var length: Double { bounded(0, 1_000_000) }

    /// The number within 0 and 1.
    var share: Double { bounded(0, 1) }
}

// SPDX-License-Identifier: Apache-2.0

/// Where a status bar is hit, in whole px: each area is as wide as a finger needs, no two of them share a pixel, and what
/// has no room for an area of its own shares one with its neighbour (BARS-TARGET-MIN).
package struct StatusTargets: Equatable, Sendable {
    package struct Area: Equatable, Sendable {
        /// Places among the items, in their order; more than one is a cluster.
        package var items: [Int]
        package var span: Span

        package init(items: [Int], span: Span) {
            self.items = items
            self.span = span
        }
    }

    /// From the leading edge to the trailing one.
    package private(set) var areas: [Area] = []

    /// - Parameters:
    ///   - items: Where each item stands, from the leading edge to the trailing one; `nil` for one that is not there.
    ///   - isPressable: Whether there is anything to press in it; the others keep their room to themselves.
    ///   - touch: How wide an area is at least, px; only a whole bar that is narrower has less.
    ///   - width: Of the bar, px.
    ///   - gap: How far an area reaches beyond an item without neighbours, at least, px.
    package init(_ items: [Span?], isPressable: (Int) -> Bool, touch: Double, width: Double, gap: Double) {
        let shown = items.indices.filter { items[$0] != nil }
        var run: [Area] = []
        var low = 0.0
        for index in shown {
            guard let span = items[index] else { continue }
            if isPressable(index) {
                run.append(Area(items: [index], span: span))
            } else {
                settle(run, from: low, to: span.start.rounded(.down), touch: touch, gap: gap)
                run = []
                low = max(low, span.end.rounded(.up))
            }
        }
        settle(run, from: low, to: width.length.rounded(.down), touch: touch, gap: gap)
    }

    /// Shares the room between two things that are not pressed among what stands there.
    private mutating func settle(_ run: [Area], from low: Double, to high: Double, touch: Double, gap: Double) {
        guard !run.isEmpty else { return }
        var groups = run
        let least = touch.length.rounded(.up)
        while groups.count > 1, let narrow = StatusTargets.firstWithoutRoom(groups, from: low, to: high, least: least) {
            // The last one has only its neighbour in front.
            let first = min(narrow, groups.count - 2)
            let (one, other) = (groups[first], groups[first + 1])
            let span = Span(start: one.span.start, width: other.span.end - one.span.start)
            groups[first] = Area(items: one.items + other.items, span: span)
            groups.remove(at: first + 1)
        }
        let last = groups.count - 1
        // The latest each border may be so that all after it have room.
        var latest = [Double](repeating: high, count: groups.count)
        for index in groups.indices.dropLast().reversed() {
            latest[index] = min(groups[index + 1].span.start.rounded(.down), latest[index + 1] - least)
        }
        var left = low
        for (index, group) in groups.enumerated() {
            let isFirst = index == 0
            let isLast = index == last
            var end = high
            if !isLast {
                let middle = ((group.span.end + groups[index + 1].span.start) / 2).rounded()
                end = min(latest[index], max(middle, group.span.end.rounded(.up), left + least))
            }
            // Where nobody stands beside it, an area needs no more than a finger does.
            if isFirst { left = max(left, min((group.span.start - gap).rounded(.down), end - least)) }
            if isLast { end = min(end, max((group.span.end + gap).rounded(.up), left + least)) }
            if isFirst, isLast { left = max(low, min(left, (group.span.start - gap).rounded(.down))) }
            areas.append(Area(items: group.items, span: Span(start: left, width: max(0, end - left))))
            left = end
        }
    }

    /// The first that cannot have `least` without reaching over what its neighbour shows.
    private static func firstWithoutRoom(
        _ groups: [Area], from low: Double, to high: Double, least: Double
    ) -> Int? {
        var left = low
        for index in groups.indices {
            let right = index + 1 < groups.count ? groups[index + 1].span.start.rounded(.down) : high
            let end = max(groups[index].span.end.rounded(.up), left + least)
            if end > right { return index }
            left = end
        }
        return nil
    }
}

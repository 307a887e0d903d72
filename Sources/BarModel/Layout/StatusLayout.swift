// SPDX-License-Identifier: Apache-2.0

/// Where the items of a status bar stand. Where there is no room for all of them texts are cut first, then the item of
/// the least priority goes, and what remains at the end are the clock and the battery.
public struct StatusLayout: Equatable, Sendable {
    /// How wide an item is, in px.
    public struct Measure: Equatable, Sendable {
        public var priority: Int
        /// With its whole text.
        public var natural: Double
        /// The least with which it still says something: its icon, or the beginning of a text.
        public var least: Double
        /// Whether it says something with any width between: a name does, a number does not.
        public var isElastic: Bool

        public init(priority: Int, natural: Double, least: Double, isElastic: Bool = false) {
            self.priority = priority
            self.natural = natural.length
            self.least = min(natural, least).length
            self.isElastic = isElastic
        }
    }

    public struct Bounds: Equatable, Sendable {
        /// From the bar's ends to its outermost items.
        public var edge: Double
        /// Between two items.
        public var gap: Double

        public init(edge: Double = 14, gap: Double = 12) {
            self.edge = edge
            self.gap = gap
        }
    }

    /// From left to right for text that runs so; `nil` for an item that has gone. In the order of the measures.
    public private(set) var leading: [Span?]
    public private(set) var centre: Span?
    public private(set) var trailing: [Span?]

    /// - Parameter width: Of the whole bar, px.
    public init(
        width: Double, leading: [Measure], centre: Measure?, trailing: [Measure], bounds: Bounds = Bounds()
    ) {
        let inner = max(0, width - 2 * bounds.edge)
        var middle = centre?.natural ?? 0
        let needed = trailing.max { $0.priority < $1.priority }?.least ?? 0
        let leadingNeeded = leading.max { $0.priority < $1.priority }?.least ?? 0
        if let centre {
            // However long a clock is, the most important item of each side keeps its place beside it.
            let most = inner - 2 * (max(needed, leadingNeeded) + bounds.gap)
            middle = min(centre.natural, max(centre.least, most))
            middle = max(0, min(middle, inner))
        }
        let side = centre == nil ? (inner - bounds.gap) / 2 : (inner - middle) / 2 - bounds.gap
        let start = ((width - middle) / 2).rounded()
        self.centre = centre == nil ? nil : Span(start: start, width: middle)
        let leadingWidths = Self.widths(leading, in: side, gap: bounds.gap)
        let trailingWidths = Self.widths(trailing, in: side, gap: bounds.gap)
        var x = bounds.edge
        self.leading = leadingWidths.map { width in
            guard let width else { return nil }
            defer { x += width + bounds.gap }
            return Span(start: x, width: width)
        }
        x = width - bounds.edge
        self.trailing = trailingWidths.reversed().map { width -> Span? in
            guard let width else { return nil }
            defer { x -= width + bounds.gap }
            return Span(start: x - width, width: width)
        }.reversed()
    }

    /// What each item of one side gets; `nil` for those that go.
    private static func widths(_ items: [Measure], in room: Double, gap: Double) -> [Double?] {
        var staying = Array(items.indices)
        // The most important number of a side keeps its figures as long as there is anything else to leave out.
        let first = items.indices.max { (items[$0].priority, -$0) < (items[$1].priority, -$1) }
        func need(_ index: Int) -> Double {
            index == first && staying.count > 1 && !items[index].isElastic ? items[index].natural : items[index].least
        }
        func least() -> Double {
            staying.reduce(0) { $0 + need($1) } + gap * Double(max(0, staying.count - 1))
        }
        while least() > room, !staying.isEmpty {
            // Of equals the last placed goes first.
            let going = staying.indices.min {
                (items[staying[$0]].priority, -staying[$0]) < (items[staying[$1]].priority, -staying[$1])
            }
            staying.remove(at: going ?? 0)
        }
        var spare = room - least()
        var widths = [Double?](repeating: nil, count: items.count)
        // What is left goes to the most important first, so that a long name costs only those below it.
        for index in staying.sorted(by: { (-items[$0].priority, $0) < (-items[$1].priority, $1) }) {
            let wish = items[index].natural - need(index)
            let given = items[index].isElastic ? min(wish, max(0, spare)) : wish <= spare ? wish : 0
            spare -= given
            widths[index] = need(index) + given
        }
        return widths
    }
}

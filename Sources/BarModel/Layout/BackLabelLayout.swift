// SPDX-License-Identifier: Apache-2.0

/// Where the parts of a navigation bar's row stand, and which form of the back label fits (NAV-BACK-FALLBACK).
///
/// The label is shown whole or not at all; the title has priority over it. A title that does not fit in the centre
/// leaves it, and one that does not fit at all is ellipsized at its end. Spans are px from the bar's left edge and
/// already mirrored for right-to-left.
public struct BackLabelLayout: Hashable, Sendable {
    /// Fixed distances, in px.
    public struct Distances: Hashable, Sendable {
        public var beforeChevron = 8.0
        public var chevron = 13.0
        public var afterChevron = 6.0
        public var afterLabel = 8.0
        /// Least width of the back button's hit area.
        public var hitMinimum = 44.0
        /// Between the title and any hit area.
        public var besideTitle = 8.0
        /// Between the title and an edge where nothing else stands.
        public var freeEdge = 16.0

        public init() {}
    }

    /// The chosen candidate; `nil` means the chevron alone, or no back button.
    public var label: String?
    /// Hit area of the back button; `nil` at the root.
    public var back: Span?
    public var chevron: Span?
    public var labelFrame: Span?
    /// Hit areas of the items behind the back button, in the order given.
    public var leading: [Span]
    /// Hit areas of the trailing items, in the order given; the last one touches the trailing edge.
    public var trailing: [Span]
    public var title: Span
    public var titleIsCentred: Bool
    public var titleIsEllipsized: Bool

    /// - Parameters:
    ///   - width: Width of the bar in px. Anything that is not a positive number gives an empty layout.
    ///   - titleWidth: Width of the title in its own font; 0 for none.
    ///   - candidates: `BackButton.labels` in order of preference; `nil` at the root.
    ///   - leadingWidths: Widths of the hit areas of the items after the back button.
    ///   - trailingWidths: Widths of the hit areas of the trailing items.
    ///   - measure: Width of a label in its font. Called for candidates in turn until one fits.
    public init(
        width: Double, titleWidth: Double, candidates: [String]?, leadingWidths: [Double] = [],
        trailingWidths: [Double] = [], direction: TextDirection = .ltr, distances: Distances = Distances(),
        measure: (String) -> Double
    ) {
        let width = width.length
        let wanted = titleWidth.length
        let items = leadingWidths.map(\.length)
        let ends = trailingWidths.map(\.length)
        let trailingTotal = ends.reduce(0, +)
        let trailingRoom = ends.isEmpty ? distances.freeEdge : trailingTotal + distances.besideTitle
        let itemTotal = items.reduce(0, +)

        // What the leading side may take while the title keeps its full width, centred if the trailing side allows.
        let budget = min((width - wanted) / 2, width - wanted - trailingRoom)
        let beforeLabel = distances.beforeChevron + distances.chevron + distances.afterChevron

        var position = 0.0
        label = nil
        labelFrame = nil
        chevron = nil
        back = nil
        if let candidates {
            var hit = distances.hitMinimum
            for candidate in candidates where !candidate.isEmpty {
                let labelWidth = measure(candidate).bounded(0, .greatestFiniteMagnitude)
                let candidateHit = max(distances.hitMinimum, beforeLabel + labelWidth)
                guard candidateHit + distances.afterLabel + itemTotal <= budget else { continue }
                label = candidate
                labelFrame = Span(start: beforeLabel, width: labelWidth)
                hit = candidateHit
                break
            }
            back = Span(start: 0, width: hit)
            chevron = Span(start: distances.beforeChevron, width: distances.chevron)
            position = hit + (label != nil && !items.isEmpty ? distances.afterLabel : 0)
        }

        leading = []
        for item in items {
            leading.append(Span(start: position, width: item))
            position += item
        }
        trailing = []
        var trailingPosition = width - trailingTotal
        for item in ends {
            trailing.append(Span(start: trailingPosition, width: item))
            trailingPosition += item
        }

        let nothingLeads = candidates == nil && items.isEmpty
        let low = nothingLeads ? distances.freeEdge : position + distances.besideTitle
        let high = width - trailingRoom
        let room = max(0, high - low)
        let centred = (width - wanted) / 2
        titleIsEllipsized = wanted > room
        titleIsCentred = !titleIsEllipsized && centred >= low && centred + wanted <= high
        title = Span(
            start: titleIsEllipsized ? low : centred.bounded(low, high - wanted),
            width: titleIsEllipsized ? room : wanted)

        if direction == .rtl { mirror(in: width) }
    }

    private mutating func mirror(in width: Double) {
        back = back?.mirrored(in: width)
        chevron = chevron?.mirrored(in: width)
        labelFrame = labelFrame?.mirrored(in: width)
        title = title.mirrored(in: width)
        leading = leading.map { $0.mirrored(in: width) }
        trailing = trailing.map { $0.mirrored(in: width) }
    }
}

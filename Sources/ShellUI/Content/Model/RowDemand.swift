// SPDX-License-Identifier: Apache-2.0
// Which rows of a section given by range are to be asked for: those in view or soon to be, any part of the section.

import PluginProtocol

struct RowDemand {
    /// Rows on either side that are fetched before they come into view.
    static let ahead = 30

    let seen: Range<Int>
    let total: Int

    init(_ seen: Range<Int>, of total: Int) {
        self.seen = seen
        self.total = total
    }

    /// Not a few at a time; `nil` while all that is wanted is there.
    func missing(in section: ListSection) -> Range<Int>? {
        guard let last = seen.last else { return nil }
        let known = (section.first ?? 0)..<(section.first ?? 0) + section.rows.count
        let low = max(0, seen.lowerBound - Self.ahead)
        let high = min(total, last + 1 + Self.ahead)
        guard low < known.lowerBound || high > known.upperBound, low < high else { return nil }
        let apart = known.isEmpty || low > known.upperBound || high < known.lowerBound
        if apart { return low..<min(total, high + Self.ahead) }
        if last >= known.upperBound - Self.ahead, known.upperBound < total {
            return known.upperBound..<min(total, last + 1 + 2 * Self.ahead)
        }
        guard low < known.lowerBound else { return nil }
        return max(0, seen.lowerBound - 2 * Self.ahead)..<known.lowerBound
    }
}

extension ListSection {
    /// The row at a place in the section; `nil` where it is not there yet.
    func row(at index: Int) -> Row? {
        let place = index - (first ?? 0)
        return rows.indices.contains(place) ? rows[place] : nil
    }
}

// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// The rows of a section given by range: a window of them is kept, wherever in the section it stands.
extension ListSection {
    /// Takes rows in that stand from `first` on. Those next to what is there join it; others take its place.
    ///
    /// - Parameter limit: Rows kept; beyond it those farthest from the new ones go.
    mutating func take(_ new: [Row], at first: Int, keeping limit: Int) {
        guard !new.isEmpty else {
            // There are fewer than was said.
            if let count, first < count { self.count = max(first, (self.first ?? 0) + rows.count) }
            return
        }
        let start = self.first ?? 0
        let end = start + rows.count
        let newEnd = first + new.count
        let ids = Set(new.map(\.id))
        if rows.isEmpty || first > end || newEnd < start {
            (rows, self.first) = (new, first)
        } else {
            // A row that has moved into the new ones is not twice there.
            let before = rows.prefix(max(0, first - start)).filter { !ids.contains($0.id) }
            let after = rows.suffix(max(0, end - newEnd)).filter { !ids.contains($0.id) }
            rows = before + new + after
            self.first = first - before.count
        }
        trim(to: limit, around: first..<newEnd)
        if let first = self.first, first < 0 { self.first = 0 }
        if self.first == 0 { self.first = nil }
        if let count { self.count = max(count, (self.first ?? 0) + rows.count) }
    }

    private mutating func trim(to limit: Int, around kept: Range<Int>) {
        guard rows.count > limit else { return }
        let start = first ?? 0
        let excess = rows.count - limit
        let before = kept.lowerBound - start
        let after = start + rows.count - kept.upperBound
        let fromFront = min(excess, max(0, before > after ? before : 0))
        rows.removeFirst(fromFront)
        first = start + fromFront
        let rest = rows.count - limit
        if rest > 0 { rows.removeLast(min(rest, max(0, after))) }
    }
}

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

    /// The same section was sent anew with its first rows: what was fetched of it stays until it is fetched again, so nobody who
    /// has scrolled down sees it empty.
    ///
    /// - Returns: The rows that may have changed since.
    mutating func keepRows(of old: ListSection, keeping limit: Int) -> Range<Int>? {
        guard let count, old.count != nil, old != self else { return nil }
        let start = old.first ?? 0
        let kept = old.rows.prefix(max(0, count - start))
        let sent = (first ?? 0)..<(first ?? 0) + rows.count
        let window = start..<start + kept.count
        guard !kept.isEmpty, window.lowerBound < sent.lowerBound || window.upperBound > sent.upperBound else {
            return nil
        }
        var merged = self
        (merged.rows, merged.first) = (Array(kept), start == 0 ? nil : start)
        if !rows.isEmpty, window.lowerBound <= sent.upperBound, window.upperBound >= sent.lowerBound {
            merged.take(rows, at: sent.lowerBound, keeping: limit)
        }
        (rows, first) = (merged.rows, merged.first)
        let all = (first ?? 0)..<(first ?? 0) + rows.count
        // What was sent is as it is; the rest lies on one side of it, or on both.
        if all.lowerBound == sent.lowerBound { return min(sent.upperBound, all.upperBound)..<all.upperBound }
        return all
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

extension Content {
    /// A section of this id whose rows are given by range, wherever it stands.
    func sectionOnDemand(_ id: String) -> ListSection? {
        switch self {
        case .list(let list): list.sections.first { $0.id == id && $0.count != nil }
        case .column(let stack), .row(let stack): stack.children.lazy.compactMap { $0.sectionOnDemand(id) }.first
        default: nil
        }
    }

    /// Changes every section whose rows are given by range.
    mutating func changeSectionsOnDemand(_ change: (inout ListSection) -> Void) {
        switch self {
        case .list(var list):
            for index in list.sections.indices where list.sections[index].count != nil { change(&list.sections[index]) }
            self = .list(list)
        case .column(var stack):
            for index in stack.children.indices { stack.children[index].changeSectionsOnDemand(change) }
            self = .column(stack)
        case .row(var stack):
            for index in stack.children.indices { stack.children[index].changeSectionsOnDemand(change) }
            self = .row(stack)
        default: break
        }
    }

    var hasSectionsOnDemand: Bool {
        switch self {
        case .list(let list): list.sections.contains { $0.count != nil }
        case .column(let stack), .row(let stack): stack.children.contains { $0.hasSectionsOnDemand }
        default: false
        }
    }
}

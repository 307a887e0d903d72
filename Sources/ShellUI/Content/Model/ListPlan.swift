// SPDX-License-Identifier: Apache-2.0
// Where the parts of a list lie, computed from the values alone: no row needs a widget to have a place. Sections cost a
// little each, rows a few bytes where their heights differ and nothing where they do not.

struct ListPlan: Equatable {
    enum Item: Hashable {
        case header(section: Int)
        case row(section: Int, row: Int)
        case footer(section: Int)
    }

    struct Frame: Equatable {
        var top: Int
        var height: Int

        var bottom: Int { top + height }
    }

    struct Section: Equatable {
        var top: Int
        var header: Frame?
        var rows: RowHeights
        var rowsTop: Int
        var footer: Frame?
        var bottom: Int
    }

    private(set) var sections: [Section] = []
    private(set) var height = 0

    /// Pixels; the most a list may be high. Above 2^24 the renderer's numbers are not exact any more.
    static let heightLimit = 16_000_000

    struct SectionFacts {
        var hasHeader: Bool
        /// Whether each row that is there has a subtitle.
        var tallRows: [Bool]
        /// Where the first of them stands in the section.
        var firstRow = 0
        /// All rows, also those that are not there yet.
        var count: Int
        /// Logical pixels with its distance to the group; nil: none.
        var footerHeight: Int?
    }

    init() {}

    /// - Parameter isFirst: Nothing stands above the list: a first group without header keeps the margin only.
    init(_ facts: [SectionFacts], metrics: ContentMetrics, isFirst: Bool = true) {
        var y = 0
        for (index, section) in facts.enumerated() {
            let top = y
            y += section.hasHeader || index > 0 || !isFirst ? metrics.gap : metrics.margin
            var header: Frame?
            if section.hasHeader {
                header = Frame(top: y, height: metrics.header)
                y += metrics.header
            }
            let room = max(0, ListPlan.heightLimit - y)
            let rows = RowHeights(
                section.tallRows, first: section.firstRow, count: section.count, metrics: metrics, room: room)
            let rowsTop = y
            y += rows.height
            let footer = section.footerHeight.map { Frame(top: y, height: $0) }
            y += footer?.height ?? 0
            sections.append(Section(top: top, header: header, rows: rows, rowsTop: rowsTop, footer: footer, bottom: y))
        }
        height = y
    }

    /// Everything that touches a stretch of the list, from the top.
    func items(from low: Int, to high: Int) -> [(item: Item, frame: Frame)] {
        guard low < high, !sections.isEmpty else { return [] }
        var found: [(item: Item, frame: Frame)] = []
        var index = firstSection(below: low)
        while index < sections.count, sections[index].top < high {
            let section = sections[index]
            func touches(_ frame: Frame) -> Bool { frame.top < high && frame.bottom > low }
            if let header = section.header, touches(header) { found.append((.header(section: index), header)) }
            for row in section.rows.indices(from: low - section.rowsTop, to: high - section.rowsTop) {
                found.append((.row(section: index, row: row), frame(section, row)))
            }
            if let footer = section.footer, touches(footer) { found.append((.footer(section: index), footer)) }
            index += 1
        }
        return found
    }

    /// Nil if there is no such part.
    func frame(of item: Item) -> Frame? {
        switch item {
        case .header(let section): sections.indices.contains(section) ? sections[section].header : nil
        case .footer(let section): sections.indices.contains(section) ? sections[section].footer : nil
        case .row(let section, let row):
            sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
                ? frame(sections[section], row) : nil
        }
    }

    private func frame(_ section: Section, _ row: Int) -> Frame {
        Frame(top: section.rowsTop + section.rows.top(of: row), height: section.rows.height(of: row))
    }

    /// The first section that ends below a height.
    private func firstSection(below y: Int) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The heights of a section's rows: those that are there, wherever in it they stand, and one height for all others.
struct RowHeights: Equatable {
    let count: Int
    /// Rows before the first one that is there.
    private let base: Int
    /// Where each row that is there begins, and where the last one ends; empty if all have one height.
    private let tops: [Int32]
    private let common: Int
    let height: Int

    /// - Parameter first: Where the first of the rows that are there stands.
    init(_ tall: [Bool], first: Int = 0, count wish: Int, metrics: ContentMetrics, room: Int) {
        let isMixed = tall.contains(true) && tall.contains(false)
        // Rows to come are taken for what the first one is.
        common = tall.first == true ? metrics.tallRow : metrics.row
        base = isMixed ? max(0, min(first, room / common)) : 0
        var tops: [Int32] = []
        var y = base * common
        if isMixed {
            tops.reserveCapacity(tall.count + 1)
            for isTall in tall {
                let next = y + (isTall ? metrics.tallRow : metrics.row)
                if next > room { break }
                tops.append(Int32(y))
                y = next
            }
            tops.append(Int32(y))
        }
        self.tops = tops
        let known = isMixed ? tops.count - 1 : 0
        let end = base + known
        let others = max(0, min(max(wish, first + tall.count) - end, (room - y) / common))
        // Where mixed rows ran out of room, none come after them.
        count = isMixed && known < tall.count ? end : end + others
        height = y + (count - end) * common
    }

    private var known: Int { max(0, tops.count - 1) }
    private var end: Int { base + known }

    func top(of row: Int) -> Int {
        if row < base { return row * common }
        return row <= end && !tops.isEmpty ? Int(tops[row - base]) : knownEnd + (row - end) * common
    }

    private var knownEnd: Int { tops.last.map(Int.init) ?? base * common }

    func height(of row: Int) -> Int {
        row >= base && row < end ? Int(tops[row - base + 1] - tops[row - base]) : common
    }

    /// The rows that touch a stretch measured from the first row's top.
    func indices(from low: Int, to high: Int) -> Range<Int> {
        guard count > 0, high > 0, low < height, low < high else { return 0..<0 }
        let first = row(at: max(0, low))
        let last = row(at: min(height, high) - 1)
        return first..<min(count, last + 1)
    }

    private func row(at y: Int) -> Int {
        if y < base * common { return y / common }
        if y >= knownEnd { return end + (y - knownEnd) / common }
        var low = 0
        var high = known
        while low < high {
            let middle = (low + high) / 2
            if Int(tops[middle + 1]) > y { high = middle } else { low = middle + 1 }
        }
        return base + low
    }
}

// SPDX-License-Identifier: Apache-2.0
// Where the cards of a grid lie: as many equal columns as their least width allows, rows of one height.

struct GridPlan: Equatable {
    static let gap = 12

    let columns: Int
    let cardWidth: Int
    let pictureHeight: Int
    let cardHeight: Int
    let count: Int

    /// - Parameters:
    ///   - room: px between the margins.
    ///   - text: px below the picture.
    ///   - touch: px that a card has at least on either side, where there is room.
    init(count: Int, room: Int, width: Double?, aspect: Double?, text: Int, touch: Int = 44) {
        func sane(_ value: Double?, _ usual: Double, _ range: ClosedRange<Double>) -> Double {
            guard let value, value.isFinite else { return usual }
            return min(range.upperBound, max(range.lowerBound, value))
        }
        let least = max(touch, Int(sane(width, 140, 44...480)))
        let room = max(1, room)
        columns = max(1, (room + GridPlan.gap) / (least + GridPlan.gap))
        cardWidth = max(1, (room - GridPlan.gap * (columns - 1)) / columns)
        pictureHeight = max(1, touch - text, Int(Double(cardWidth) / sane(aspect, 1, 0.25...4)))
        cardHeight = pictureHeight + text
        self.count = count
    }

    var rows: Int { (count + columns - 1) / columns }

    /// Never more than the renderer's numbers hold.
    var height: Int {
        guard rows > 0 else { return 0 }
        let (whole, overflows) = rows.multipliedReportingOverflow(by: cardHeight + GridPlan.gap)
        return overflows ? ListPlan.heightLimit : min(ListPlan.heightLimit, whole - GridPlan.gap)
    }

    /// From the leading side and the grid's top.
    func place(of index: Int) -> (x: Int, y: Int) {
        ((index % columns) * (cardWidth + GridPlan.gap), (index / columns) * (cardHeight + GridPlan.gap))
    }

    /// The cards of the rows that touch a stretch.
    func indices(from low: Int, to high: Int) -> Range<Int> {
        guard low < high, high > 0, count > 0 else { return 0..<0 }
        let step = cardHeight + GridPlan.gap
        let first = max(0, low) / step * columns
        let last = ((high - 1) / step + 1) * columns
        return min(first, count)..<max(min(first, count), min(last, count))
    }
}

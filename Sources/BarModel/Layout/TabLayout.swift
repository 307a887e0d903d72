// SPDX-License-Identifier: Apache-2.0

/// How many slots a tab bar shows at a width, and where they stand (TAB-VISIBLE-COUNT, TAB-MORE-LAST, TAB-BAR-SINGLE,
/// TAB-TARGET-WIDTH). Slots have equal whole widths and no gaps between them.
public struct TabLayout: Hashable, Sendable {
    /// The numbers of the limits table, in px and slots.
    public struct Bounds: Hashable, Sendable {
        public var visibleCompact = 5
        public var visibleRegular = 7
        public var slotMinimum = 64.0
        /// Width of a slot in regular width; the slots are centred then.
        public var slotMaximum = 120.0
        public var touchMinimum = 44.0
        public var compactWidth = 600.0

        public init() {}
    }

    /// From the leading side; left to right in ltr. Empty means no tab bar.
    public var slots: [Span]
    /// The last slot is More.
    public var hasMore: Bool
    /// What the width could hold; handed to the next layout for its hysteresis.
    public var capacity: Int

    /// Tabs with a slot of their own: the first ones in order.
    public var direct: Int { hasMore ? slots.count - 1 : slots.count }

    /// - Parameters:
    ///   - width: Width of the bar in px; 0 or less, or not a number, gives no slots.
    ///   - count: Number of tabs; below 2 there is no bar.
    ///   - previous: The layout before a resize, so that a boundary is crossed 8 px later when shrinking. The first
    ///     layout is exact.
    public init(
        width: Double, count: Int, direction: TextDirection = .ltr, bounds: Bounds = Bounds(),
        previous: TabLayout? = nil
    ) {
        let width = width.length
        guard width > 0, count >= 2 else {
            slots = []
            hasMore = false
            capacity = previous?.capacity ?? 0
            return
        }
        capacity = TabLayout.capacity(width: width, bounds: bounds)
        if let previous, previous.capacity > capacity {
            let later = TabLayout.capacity(width: width + SizeClass.hysteresis, bounds: bounds)
            capacity = max(capacity, min(previous.capacity, later))
        }
        let visible = min(count, capacity)
        hasMore = count > visible

        var slot = max(bounds.touchMinimum.length, (width / Double(visible)).rounded(.down))
        if width >= bounds.compactWidth {
            slot = max(bounds.touchMinimum.length, min(slot, bounds.slotMaximum.length))
        }
        let first = max(0, ((width - slot * Double(visible)) / 2).rounded(.down))
        slots = (0..<visible).map { Span(start: first + slot * Double($0), width: slot) }
        if direction == .rtl {
            slots = slots.map { $0.mirrored(in: width) }
        }
    }

    /// Slots a width holds: at least 2, whatever the width.
    public static func capacity(width: Double, bounds: Bounds = Bounds()) -> Int {
        let width = width.length
        let most = width >= bounds.compactWidth ? bounds.visibleRegular : bounds.visibleCompact
        let fitting = Int((width / max(1, bounds.slotMinimum.length)).rounded(.down))
        return max(2, min(most, fitting))
    }
}

extension TabBar {
    /// The bar that shows `entries` in the slots of `layout`: the first ones directly, the others behind More.
    ///
    /// - Parameter selected: The active tab; More is marked when the tab is behind it.
    public init(entries: [TabEntry], selected: TabID?, layout: TabLayout) {
        guard !layout.slots.isEmpty else {
            self.init()
            return
        }
        let direct = entries.prefix(layout.direct)
        let rest = layout.hasMore ? Array(entries.dropFirst(layout.direct)) : []
        var slots = direct.map(TabSlot.tab)
        var index = direct.firstIndex { $0.id == selected }
        if layout.hasMore {
            if index == nil, rest.contains(where: { $0.id == selected }) { index = slots.count }
            slots.append(.more(badge: Badge(sumOf: rest.map(\.badge))))
        }
        self.init(slots: slots, selected: index, more: rest)
    }
}

extension Badge {
    /// What More shows for the tabs behind it: attention if any has it, else the sum of the numbers (TAB-MORE-BADGE).
    public init(sumOf badges: [Badge]) {
        var sum = 0
        for badge in badges {
            switch badge {
            case .attention:
                self = .attention
                return
            case .count(let number):
                let (total, overflow) = sum.addingReportingOverflow(number)
                sum = overflow ? .max : total
            case .none:
                continue
            }
        }
        self = sum > 0 ? .count(sum) : .none
    }

    /// What is drawn: a number up to `maximum`, then "999+" (TAB-BADGE-CONTENT). Empty for none.
    public func text(maximum: Int = 999) -> String {
        switch self {
        case .none: ""
        case .attention: "!"
        case .count(let number): number > maximum ? "\(maximum)+" : "\(number)"
        }
    }
}

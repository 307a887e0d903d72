// SPDX-License-Identifier: Apache-2.0

/// One tab as it is shown: judged and repaired.
public struct TabEntry: Hashable, Sendable {
    public var id: TabID
    /// One line, never empty.
    public var title: String
    /// The full name for assistive technology, distinct from every other tab's (TAB-PEERS).
    public var accessibleTitle: String
    public var icon: TabIcon
    public var badge: Badge
    public var availability: Availability
    /// What a custom icon is multiplied with to weigh as much as the others (TAB-ICON-BALANCED).
    public var iconScale: Double

    public init(
        id: TabID, title: String, accessibleTitle: String, icon: TabIcon, badge: Badge = .none,
        availability: Availability = .available, iconScale: Double = 1
    ) {
        self.id = id
        self.title = title
        self.accessibleTitle = accessibleTitle
        self.icon = icon
        self.badge = badge
        self.availability = availability
        self.iconScale = iconScale
    }
}

public enum TabIcon: Hashable, Sendable {
    /// A name of TAB-ICON-STOCK or a stock name of the shell's own.
    case stock(String)
    /// Absolute path of a picture in the plugin's folder.
    case file(String)
    /// The first letter of the title in the stock frame (TAB-ICON-CUSTOM).
    case letter(String)
}

public enum TabSlot: Hashable, Sendable {
    case tab(TabEntry)
    /// Opens the list of the tabs that did not fit; its badge stands for all of theirs (TAB-MORE-BADGE).
    case more(badge: Badge)
}

/// A tab bar as it is shown at one width.
public struct TabBar: Hashable, Sendable {
    /// In order, More last; empty means no tab bar (TAB-BAR-SINGLE).
    public var slots: [TabSlot]
    /// Index into `slots`.
    public var selected: Int?
    /// The tabs behind More, in order.
    public var more: [TabEntry]
    /// `#rrggbb`, legible as it is; `nil` for the theme's ground (TAB-TINT).
    public var tint: String?

    public init(slots: [TabSlot] = [], selected: Int? = nil, more: [TabEntry] = [], tint: String? = nil) {
        self.slots = slots
        self.selected = selected
        self.more = more
        self.tint = tint
    }
}

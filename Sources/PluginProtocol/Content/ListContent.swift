// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Grouped rows.
public struct ListContent: Codable, Hashable, Sendable {
    public var id: String
    public var sections: [ListSection]

    public init(id: String, sections: [ListSection]) {
        self.id = id
        self.sections = sections
    }
}

public struct ListSection: Codable, Hashable, Sendable {
    /// Rows a section may have.
    public static let greatestCount = 1_000_000_000

    public var id: String
    public var header: String?
    public var footer: String?
    /// The rows given so far, one after the other.
    public var rows: [Row]
    /// Where the first of `rows` stands in the section, at most `greatestCount`; 0 if left out.
    public var first: Int?
    /// How many rows there are in all, at most `greatestCount`; the rest is asked for with `rows` when it comes into view. Absent: `rows` is all.
    public var count: Int?

    public init(
        id: String, header: String? = nil, footer: String? = nil, rows: [Row], first: Int? = nil, count: Int? = nil
    ) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows
        self.first = first
        self.count = count
    }
}

public struct Row: Codable, Hashable, Sendable {
    /// 1 to 64 of `[A-Za-z0-9._-]`, unique in its list.
    public var id: String
    public var title: String
    public var subtitle: String?
    /// A stock icon's name or a picture in the plugin's folder.
    public var icon: String?
    /// On the trailing side, dim.
    public var value: String?
    public var accessory: Accessory?
    /// Where a row with `disclosure` leads.
    public var opens: Opens?
    /// Deletes or ends something: drawn in the colour of warning.
    public var destructive: Bool?
    /// A sign at the leading end that takes the row away.
    public var removal: Removal?

    public struct Removal: Codable, Hashable, Sendable {
        /// The node of the `action` a press sends, event `activate`.
        public var id: String
        /// Spoken, not drawn.
        public var label: String

        public init(id: String, label: String) {
            self.id = id
            self.label = label
        }
    }

    /// What a swipe over the row uncovers, at most three; event `swipe` with the id of the one that was pressed.
    public var swipe: [SwipeAction]?

    public init(
        id: String, title: String, subtitle: String? = nil, icon: String? = nil, value: String? = nil,
        accessory: Accessory? = nil, opens: Opens? = nil, destructive: Bool? = nil, removal: Removal? = nil,
        swipe: [SwipeAction]? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.value = value
        self.accessory = accessory
        self.opens = opens
        self.destructive = destructive
        self.removal = removal
        self.swipe = swipe
    }
}

/// Something a swipe over a row offers.
public struct SwipeAction: Codable, Hashable, Sendable {
    /// Distinct in its row.
    public var id: String
    public var label: String
    public var icon: String?
    public var destructive: Bool?

    public init(id: String, label: String, icon: String? = nil, destructive: Bool? = nil) {
        self.id = id
        self.label = label
        self.icon = icon
        self.destructive = destructive
    }
}

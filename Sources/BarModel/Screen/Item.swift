// SPDX-License-Identifier: Apache-2.0

/// Where a row or an item leads, so that the shell can push at once and ask for the screen afterwards.
public struct Opens: Codable, Hashable, Sendable {
    /// Id of the screen to be asked for with `screen.open`.
    public var screen: String
    /// Title of the placeholder until the screen arrives.
    public var title: String

    public init(screen: String, title: String) {
        self.screen = screen
        self.title = title
    }
}

/// A control in a navigation bar or a toolbar.
public struct Item: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case text, icon, space
    }

    public enum Role: String, Codable, Sendable {
        /// Manages content of this screen.
        case manage
        case cancel, done
        /// Reserved for the shell's own back button; removed from a plugin's screen.
        case navigateBack
        /// Leads to the screen in `opens`.
        case navigateTo
        /// The shell's menu of what did not fit.
        case overflow
    }

    /// 1 to 64 of `[A-Za-z0-9._-]`, unique in its screen.
    public var id: String
    public var kind: Kind
    public var role: Role
    /// Shown for `text`, spoken for every kind.
    public var label: String
    /// A stock icon's name or a file in the plugin's folder.
    public var icon: String?
    /// What goes into the overflow menu last; higher stays longer.
    public var priority: Int
    /// Width in px of a `space`, 0 to 64.
    public var width: Double?
    public var opens: Opens?
    /// The screen this item belongs to, where it is not the one that declares it (NAV-TRAILING-CONTROL).
    public var scope: String?

    public init(
        id: String, kind: Kind = .text, role: Role = .manage, label: String, icon: String? = nil, priority: Int = 0,
        width: Double? = nil, opens: Opens? = nil, scope: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.role = role
        self.label = label
        self.icon = icon
        self.priority = priority
        self.width = width
        self.opens = opens
        self.scope = scope
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        kind = try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .text
        role = try values.decodeIfPresent(Role.self, forKey: .role) ?? .manage
        label = try values.decodeIfPresent(String.self, forKey: .label) ?? ""
        icon = try values.decodeIfPresent(String.self, forKey: .icon)
        priority = try values.decodeIfPresent(Int.self, forKey: .priority) ?? 0
        width = try values.decodeIfPresent(Double.self, forKey: .width)
        opens = try values.decodeIfPresent(Opens.self, forKey: .opens)
        scope = try values.decodeIfPresent(String.self, forKey: .scope)
    }

    /// Whether it is drawn as its label: a text, or an icon that has none.
    package var showsLabel: Bool {
        switch kind {
        case .text: true
        case .icon: icon?.isEmpty != false && role != .overflow
        case .space: false
        }
    }
}

/// A segmented control offered for the navigation bar.
public struct Segmented: Codable, Hashable, Sendable {
    public struct Segment: Codable, Hashable, Sendable {
        public var id: String
        public var label: String
        public var icon: String?

        public init(id: String, label: String, icon: String? = nil) {
            self.id = id
            self.label = label
            self.icon = icon
        }
    }

    public var segments: [Segment]
    /// Id of the selected segment; the first one if absent or unknown.
    public var selected: String?

    public init(segments: [Segment], selected: String? = nil) {
        self.segments = segments
        self.selected = selected
    }

    public var selectedSegment: Segment? {
        segments.first { $0.id == selected } ?? segments.first
    }
}

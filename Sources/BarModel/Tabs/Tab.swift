// SPDX-License-Identifier: Apache-2.0

/// A tab's id in the whole session: `<plugin id>/<tab id>`.
public struct TabID: Hashable, Sendable, Codable, CustomStringConvertible, Comparable {
    public var plugin: String
    public var tab: String

    public init(plugin: String, tab: String) {
        self.plugin = plugin
        self.tab = tab
    }

    /// `nil` unless the text is two non-empty parts around one slash.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(plugin: String(parts[0]), tab: String(parts[1]))
    }

    public var description: String { "\(plugin)/\(tab)" }

    public static func < (left: TabID, right: TabID) -> Bool {
        (left.plugin, left.tab) < (right.plugin, right.tab)
    }
}

/// What a plugin asks a badge to be; the rule engine makes a `Badge` of it (TAB-BADGE-CONTENT).
public enum BadgeRequest: Hashable, Sendable {
    case none
    case count(Int)
    case raw(String)
}

/// What a badge may be: nothing, a number of at least 1, or "!".
public enum Badge: Hashable, Sendable {
    case none
    case count(Int)
    case attention
}

/// Whether what a tab offers can be used now. An unavailable tab stays and explains itself (TAB-EXPLAIN).
public enum Availability: Hashable, Sendable {
    case available
    case unavailable(explanation: String, remedy: String?)
}

/// What a plugin's manifest and messages say of one tab (rules section 2, `TabSpec`).
public struct TabSpec: Hashable, Sendable {
    public var id: TabID
    public var title: String
    /// The plugin's own name, for titles that are missing or alike.
    public var pluginName: String
    /// A stock icon's name or an absolute path; `nil` when none was given.
    public var icon: String?
    public var order: Int
    public var essential: Bool
    public var enabled: Bool
    public var badge: BadgeRequest
    public var availability: Availability

    public init(
        id: TabID, title: String, pluginName: String, icon: String? = nil, order: Int = 0, essential: Bool = true,
        enabled: Bool = true, badge: BadgeRequest = .none, availability: Availability = .available
    ) {
        self.id = id
        self.title = title
        self.pluginName = pluginName
        self.icon = icon
        self.order = order
        self.essential = essential
        self.enabled = enabled
        self.badge = badge
        self.availability = availability
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import ShellCore

/// The tabs in their order: `lintelctl tabs --json`.
package struct TabsDocument: Codable, Equatable, Sendable {
    package struct Entry: Codable, Equatable, Sendable {
        package var id: String
        package var plugin: String
        package var title: String
        package var badge: BadgeValue
        package var selected: Bool
        /// Has a slot of its own; the others are behind More.
        package var visible: Bool
        /// `idle`, `starting`, `ready`, `stalled`, `unavailable`, `failed` or `quarantined`.
        package var state: String
        /// 0 at the root.
        package var depth: Int

        package init(
            id: String, plugin: String, title: String, badge: BadgeValue, selected: Bool, visible: Bool, state: String,
            depth: Int
        ) {
            self.id = id
            self.plugin = plugin
            self.title = title
            self.badge = badge
            self.selected = selected
            self.visible = visible
            self.state = state
            self.depth = depth
        }
    }

    /// `null`, a number, or "!".
    package enum BadgeValue: Codable, Equatable, Sendable {
        case none
        case count(Int)
        case attention

        package init(_ badge: Badge) {
            self =
                switch badge {
                case .none: .none
                case .count(let count): .count(count)
                case .attention: .attention
                }
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .none
            } else if let count = try? container.decode(Int.self) {
                self = .count(count)
            } else {
                self = .attention
            }
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .none: try container.encodeNil()
            case .count(let count): try container.encode(count)
            case .attention: try container.encode("!")
            }
        }
    }

    package var tabs: [Entry]

    package init(tabs: [Entry]) {
        self.tabs = tabs
    }

    package init(_ summary: ShellSummary) {
        tabs = summary.tabs.map { tab in
            Entry(
                id: tab.id.description, plugin: tab.id.plugin, title: tab.title, badge: BadgeValue(tab.badge),
                selected: tab.isSelected, visible: tab.isVisible, state: tab.state.rawValue, depth: tab.depth)
        }
    }

    package init(from decoder: any Decoder) throws {
        tabs = try decoder.singleValueContainer().decode([Entry].self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tabs)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

func tab(
    _ id: String = "files", _ title: String = "Files", plugin: String = "org.example.a", name: String = "A",
    icon: String? = "web", order: Int = 0, essential: Bool = true, enabled: Bool = true, badge: BadgeRequest = .none,
    availability: Availability = .available
) -> TabSpec {
    TabSpec(
        id: TabID(plugin: plugin, tab: id), title: title, pluginName: name, icon: icon, order: order,
        essential: essential, enabled: enabled, badge: badge, availability: availability)
}

/// `count` tabs of one plugin, named A, B, C …
func tabs(_ count: Int) -> [TabSpec] {
    (0..<count).map { tab("t\($0 + 10)", "Tab \($0 + 1)", order: $0) }
}

func control(
    _ id: String, _ kind: Item.Kind = .icon, role: Item.Role = .manage, priority: Int = 0, width: Double? = nil,
    opens: Opens? = nil, scope: String? = nil
) -> Item {
    Item(
        id: id, kind: kind, role: role, label: id.prefix(1).uppercased() + id.dropFirst(), priority: priority,
        width: width, opens: opens,
        scope: scope)
}

func segmented(_ labels: String..., selected: String? = nil) -> Segmented {
    Segmented(segments: labels.map { Segmented.Segment(id: $0.lowercased(), label: $0) }, selected: selected)
}

/// A screen above `below`, or a root where that is `nil`.
func facts(
    _ screen: Screen, above below: Screen? = nil, depth: Int? = nil, segment: String? = nil, hasTabBar: Bool = true,
    isModal: Bool = false, tab owner: TabSpec = tab(), ancestors: [String]? = nil, ancestorIDs: [String] = [],
    headings: [ScreenFacts.Heading] = [], onlyLinks: Int? = nil, inheritsLarge: Bool = false, partner: EdgeStyle? = nil,
    environment: Environment = Environment()
) -> ScreenFacts {
    ScreenFacts(
        screen: screen, depth: depth ?? (below == nil ? 0 : 1), tab: owner, hasTabBar: hasTabBar, isModal: isModal,
        previous: below.map { ScreenFacts.Previous(screen: $0, segment: segment) },
        ancestors: ancestors ?? below.map { [$0.title] } ?? [], ancestorIDs: ancestorIDs, headings: headings,
        onlyLinks: onlyLinks, inheritsLarge: inheritsLarge, splitPartnerEdge: partner, environment: environment)
}

let wide = Environment(width: 1280, height: 800)

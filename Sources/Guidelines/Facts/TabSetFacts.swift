// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Every tab that any plugin offers, and what the operator says about them.
package struct TabSetFacts: Sendable {
    /// In the order they were registered.
    package var tabs: [TabSpec]
    /// `tabs.order`: ids, or short forms where unique, that come first.
    package var order: [String]
    /// `tabs.hidden`
    package var hidden: [String]
    package var environment: Environment
    /// The layout before a resize, so that reports follow its hysteresis.
    package var previousLayout: TabLayout?
    /// All plugins have been read, so that too few tabs is a fact (TAB-COUNT-MIN).
    package var isComplete: Bool
    /// Titles of the roots that are shown large (NAV-LARGE-DISTINCT).
    package var largeTitles: [TabID: String]
    /// What was measured on custom icons (TAB-ICON-CUSTOM, -CONSISTENT, -BALANCED).
    package var icons: [TabID: IconFacts]
    /// Names of the icons the shell has; empty where nobody has said.
    package var stockIcons: Set<String>

    package init(
        tabs: [TabSpec], order: [String] = [], hidden: [String] = [], environment: Environment = Environment(),
        previousLayout: TabLayout? = nil, isComplete: Bool = true,
        largeTitles: [TabID: String] = [:], icons: [TabID: IconFacts] = [:],
        stockIcons: Set<String> = []
    ) {
        self.tabs = tabs
        self.order = order
        self.hidden = hidden
        self.environment = environment
        self.previousLayout = previousLayout
        self.isComplete = isComplete
        self.largeTitles = largeTitles
        self.icons = icons
        self.stockIcons = stockIcons
    }
}

/// The set of tabs while rules work on it.
package struct TabSetDraft: Sendable, Equatable {
    struct Tab: Sendable, Equatable {
        /// The contribution as repaired so far.
        var spec: TabSpec
        /// `nil` until a rule has told it from the others: the title.
        var accessibleTitle: String?
        var icon: TabIcon?
        var badge: Badge?
        var iconScale = 1.0
        /// The shell says why it cannot be used: the plugin did not (TAB-NO-DISABLE).
        var isExplainedByShell = false
        /// Named in `tabs.order`: stays where the operator put it.
        var isPlaced = false

        var path: String { spec.id.description }
    }

    var tabs: [Tab]

    init(_ facts: TabSetFacts) {
        let shown = facts.tabs.filter { tab in
            !facts.hidden.contains { TabSetDraft.names($0, tab.id, among: facts.tabs) }
        }
        var places: [TabID: Int] = [:]
        for (place, name) in facts.order.enumerated() {
            for tab in shown where places[tab.id] == nil && TabSetDraft.names(name, tab.id, among: shown) {
                places[tab.id] = place
            }
        }
        let declared = Dictionary(
            facts.tabs.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        // Explicit order first, then byte order of plugins, whatever the order of registration, then the author's own.
        tabs = shown.map { Tab(spec: $0, isPlaced: places[$0.id] != nil) }
        tabs.sort { left, right in
            let (first, second) = (left.spec, right.spec)
            let firstPlace = places[first.id] ?? Int.max
            let secondPlace = places[second.id] ?? Int.max
            if firstPlace != secondPlace { return firstPlace < secondPlace }
            if first.id.plugin != second.id.plugin {
                return first.id.plugin.utf8.lexicographicallyPrecedes(second.id.plugin.utf8)
            }
            if first.order != second.order { return first.order < second.order }
            return declared[first.id, default: 0] < declared[second.id, default: 0]
        }
        putSurplusLast()
    }

    /// Tabs of one plugin that come before those of others.
    private static let tabsOfOnePlugin = 5

    /// Nobody takes all the places of the bar (TAB-COUNT-MAX): what a plugin has beyond a phone's number stands behind the
    /// tabs of the others, unless the operator placed it.
    private mutating func putSurplusLast() {
        var counts: [String: Int] = [:]
        let isSurplus = tabs.map { tab in
            counts[tab.spec.id.plugin, default: 0] += 1
            return !tab.isPlaced && counts[tab.spec.id.plugin, default: 0] > TabSetDraft.tabsOfOnePlugin
        }
        guard counts.count > 1, isSurplus.contains(true) else { return }
        let marked = zip(tabs, isSurplus)
        tabs = marked.filter { !$0.1 }.map(\.0) + marked.filter(\.1).map(\.0)
    }

    /// Whether a name of the configuration means this tab: the full id, or the short one where no other tab has it.
    private static func names(_ name: String, _ id: TabID, among tabs: [TabSpec]) -> Bool {
        if name.contains("/") { return name == id.description }
        return name == id.tab && tabs.reduce(0) { $0 + ($1.id.tab == name ? 1 : 0) } == 1
    }

    /// Changes one tab, wherever it stands by now.
    mutating func change(_ id: TabID, _ body: (inout Tab) -> Void) {
        for index in tabs.indices where tabs[index].spec.id == id { body(&tabs[index]) }
    }

    func entries(_ context: Context) -> [TabEntry] {
        tabs.map { tab in
            TabEntry(
                id: tab.spec.id, title: tab.spec.title, accessibleTitle: tab.accessibleTitle ?? tab.spec.title,
                icon: tab.icon ?? TabSetDraft.plainIcon(of: tab.spec), badge: tab.badge ?? .none,
                availability: tab.spec.availability, iconScale: tab.iconScale)
        }
    }

    /// The icon as given: a file where the name is a path, else a stock name, else the title's first letter.
    static func plainIcon(of spec: TabSpec) -> TabIcon {
        guard let icon = spec.icon, !icon.isEmpty else {
            return .letter(spec.title.trimmed.prefix(1).uppercased())
        }
        return icon.contains("/") || icon.contains(".") ? .file(icon) : .stock(icon)
    }
}

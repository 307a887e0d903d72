// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Everything the rules read about one screen (rules section 2).
package struct ScreenFacts: Sendable, Equatable {
    /// The screen below in the same stack.
    package struct Previous: Sendable, Hashable {
        package var screen: Screen
        /// Id of the segment that was selected when the screen above was pushed (NAV-SEG-BACK-TITLE).
        package var segment: String?

        package init(screen: Screen, segment: String? = nil) {
            self.screen = screen
            self.segment = segment
        }
    }

    /// A heading in the first viewport of the content.
    package struct Heading: Sendable, Hashable {
        package var text: String
        /// px
        package var size: Double

        package init(text: String, size: Double) {
            self.text = text
            self.size = size
        }
    }

    package var screen: Screen
    /// 0 at the root.
    package var depth: Int
    package var tab: TabSpec
    /// The surface has a tab bar (two tabs or more).
    package var hasTabBar: Bool
    /// A sheet: its single leading item may be cancel instead of back.
    package var isModal: Bool
    package var previous: Previous?
    /// Titles of the screens below, root first, the previous screen's last.
    package var ancestors: [String]
    /// Ids of the screens below, root first.
    package var ancestorIDs: [String]
    package var headings: [Heading]
    /// How many links to other screens there are, where the screen is nothing but links (NAV-SEG-FLATTEN).
    package var onlyLinks: Int?
    /// Whether the previous screen prefers a large title; for the root the shell's default (`navigation.largeTitles`).
    package var inheritsLarge: Bool
    /// The shell's switch; off means inline everywhere (API-LARGETITLES).
    package var allowsLarge: Bool
    /// Edge style of the other pane in a split.
    package var splitPartnerEdge: EdgeStyle?
    /// This is the pane whose edge style the other one follows (NAV-BORDER-SPLIT).
    package var isPrimaryPane: Bool
    /// Where the screen inherits its status style: the plugin's own (STAT-STYLE-SCOPE).
    package var statusStyleOfPlugin: StatusStyle
    package var environment: Environment
    /// `<plugin>/<tab>/<screen>`
    package var path: String

    /// - Parameter path: `nil` makes it from the tab's and the screen's id.
    package init(
        screen: Screen, depth: Int, tab: TabSpec, hasTabBar: Bool = true, isModal: Bool = false,
        previous: Previous? = nil, ancestors: [String] = [], ancestorIDs: [String] = [], headings: [Heading] = [],
        onlyLinks: Int? = nil, inheritsLarge: Bool = false, allowsLarge: Bool = true,
        splitPartnerEdge: EdgeStyle? = nil, isPrimaryPane: Bool = true, statusStyleOfPlugin: StatusStyle = .inherit,
        environment: Environment = Environment(), path: String? = nil
    ) {
        self.screen = screen
        self.depth = max(0, depth)
        self.tab = tab
        self.hasTabBar = hasTabBar
        self.isModal = isModal
        self.previous = previous
        self.ancestors = ancestors
        self.ancestorIDs = ancestorIDs
        self.headings = headings
        self.onlyLinks = onlyLinks
        self.inheritsLarge = inheritsLarge
        self.allowsLarge = allowsLarge
        self.splitPartnerEdge = splitPartnerEdge
        self.isPrimaryPane = isPrimaryPane
        self.statusStyleOfPlugin = statusStyleOfPlugin
        self.environment = environment
        self.path = path ?? "\(tab.id)/\(screen.id)"
    }

    /// Path of a screen of the same tab.
    func path(of other: Screen) -> String { "\(tab.id)/\(other.id)" }

    /// JSON pointer to an item of the contribution; the bar itself for one that is not there.
    package func pointer(toItem id: String) -> String {
        for (field, items) in [("leading", screen.leading), ("trailing", screen.trailing), ("toolbar", screen.toolbar)]
        {
            if let index = items.firstIndex(where: { $0.id == id }) { return "/\(field)/\(index)" }
        }
        return "/trailing"
    }

    /// JSON pointer to an item of the contribution.
    func pointer(to item: Item) -> String { pointer(toItem: item.id) }
}

/// The bars of a screen while rules work on them: the contribution at first, in the end what is shown.
package struct ScreenDraft: Sendable, Equatable {
    var title: String
    var accessibleTitle: String
    /// What this screen is called on the back button above it.
    var backTitle: String?
    /// The same of the screen below: its back title and its title, where this screen's back label comes from.
    var backTitleBelow: String?
    var titleBelow: String
    var back: BackButton?
    var leading: [Item]
    var trailing: [Item]
    /// What the shell's overflow menu holds.
    var overflow: [Item] = []
    var segmented: Segmented?
    var strip: Segmented?
    var segmentsAreMenu = false
    var toolbar: [Item]
    var isLarge = false
    /// The content has something as large (NAV-LARGE-COMPETE).
    var yieldsLarge = false
    var edge: EdgeStyle
    var tint: String?
    var statusStyle: StatusStyle
    var statusBacking: StatusBacking
    var statusImage: String?

    init(_ facts: ScreenFacts) {
        let screen = facts.screen
        title = screen.title
        accessibleTitle = screen.accessibleTitle ?? screen.title
        backTitle = screen.backTitle
        backTitleBelow = facts.previous?.screen.backTitle
        titleBelow = facts.previous?.screen.title ?? ""
        leading = ScreenDraft.comparable(screen.leading)
        trailing = ScreenDraft.comparable(screen.trailing)
        segmented = screen.segmented
        toolbar = ScreenDraft.comparable(screen.toolbar)
        edge = screen.edge
        tint = screen.tint
        statusStyle = screen.statusStyle == .inherit ? facts.statusStyleOfPlugin : screen.statusStyle
        statusBacking = screen.statusBacking
        statusImage = screen.statusImage
    }

    /// Messages carry no width that is not a number; one made in code would never equal itself.
    private static func comparable(_ items: [Item]) -> [Item] {
        guard items.contains(where: { $0.width?.isFinite == false }) else { return items }
        return items.map { item in
            var plain = item
            if plain.width?.isFinite == false { plain.width = nil }
            return plain
        }
    }

    /// Places in `leading + trailing` of what counts against NAV-CONTROLS-MAX: neither spaces nor the cancel item of a
    /// modal surface.
    func controlPlaces(isModal: Bool) -> [Int] {
        if leading.isEmpty && trailing.isEmpty { return [] }
        var mayCancel = isModal
        var places: [Int] = []
        for place in 0..<leading.count + trailing.count {
            let item = place < leading.count ? leading[place] : trailing[place - leading.count]
            if item.kind == .space { continue }
            if mayCancel, item.role == .cancel {
                mayCancel = false
                continue
            }
            places.append(place)
        }
        return places
    }

    /// The id of the shell's own menu button; the slash keeps it apart from every plugin's id.
    package static let overflowID = "/overflow"
    static let overflowItem = Item(id: overflowID, kind: .icon, role: .overflow, label: "", icon: "more")

    var bars: ScreenBars {
        // Where no rule may take it out.
        func filled(_ control: Segmented?) -> Segmented? { control.flatMap { $0.segments.isEmpty ? nil : $0 } }
        var shownTrailing = trailing
        if !overflow.isEmpty {
            shownTrailing.append(ScreenDraft.overflowItem)
        }
        return ScreenBars(
            navigation: NavigationBar(
                title: title, accessibleTitle: accessibleTitle, back: back, leading: leading, trailing: shownTrailing,
                overflow: overflow, segmented: filled(segmented), strip: filled(strip), prefersLargeTitle: isLarge,
                edge: edge,
                tint: tint, segmentsAreMenu: segmentsAreMenu),
            toolbar: toolbar, statusStyle: statusStyle, statusBacking: statusBacking, statusImage: statusImage)
    }
}

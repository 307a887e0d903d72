// SPDX-License-Identifier: Apache-2.0

/// The way back: what the button may say, in order of preference. Which of them fits is decided by layout (NAV-BACK-FALLBACK).
public struct BackButton: Hashable, Sendable {
    /// Candidates from the preferred to the shortest; empty means the chevron alone.
    public var labels: [String]
    /// "Back to Settings", complete whatever is drawn.
    public var accessibleName: String

    public init(labels: [String], accessibleName: String) {
        self.labels = labels
        self.accessibleName = accessibleName
    }
}

/// A navigation bar as it is shown: judged and repaired, ready for layout.
public struct NavigationBar: Hashable, Sendable {
    /// Empty where the title is omitted or a segmented control stands in its place.
    public var title: String
    /// The title for assistive technology; never empty.
    public var accessibleTitle: String
    /// `nil` at the root.
    public var back: BackButton?
    /// After the back button.
    public var leading: [Item]
    public var trailing: [Item]
    /// What the overflow menu holds, in priority order. Its button is an item of role `overflow` in `trailing`.
    public var overflow: [Item]
    /// In the place of the title; only at the root and alone (NAV-SEG-ALONE).
    public var segmented: Segmented?
    /// In a strip under the bar, full width.
    public var strip: Segmented?
    /// More segments than stand side by side: one button that drops down the same entries (NAV-SEG-COUNT).
    public var segmentsAreMenu: Bool
    /// The large title is wanted here; whether it shows depends on the height class and the scroll position.
    public var prefersLargeTitle: Bool
    public var edge: EdgeStyle
    /// `#rrggbb`
    public var tint: String?

    public init(
        title: String, accessibleTitle: String, back: BackButton? = nil, leading: [Item] = [], trailing: [Item] = [],
        overflow: [Item] = [], segmented: Segmented? = nil, strip: Segmented? = nil, prefersLargeTitle: Bool = false,
        edge: EdgeStyle = .standard, tint: String? = nil, segmentsAreMenu: Bool = false
    ) {
        self.title = title
        self.accessibleTitle = accessibleTitle
        self.back = back
        self.leading = leading
        self.trailing = trailing
        self.overflow = overflow
        self.segmented = segmented
        self.strip = strip
        self.prefersLargeTitle = prefersLargeTitle
        self.edge = edge
        self.tint = tint
        self.segmentsAreMenu = segmentsAreMenu
    }
}

/// All bars of one screen as they are shown.
public struct ScreenBars: Hashable, Sendable {
    public var navigation: NavigationBar
    /// In place of the tab bar, on deeper screens only (TAB-TOOLBAR-EXCLUSIVE); empty means none.
    public var toolbar: [Item]
    public var statusStyle: StatusStyle
    public var statusBacking: StatusBacking
    /// Path of the picture where the backing is one.
    public var statusImage: String?

    public init(
        navigation: NavigationBar, toolbar: [Item] = [], statusStyle: StatusStyle = .inherit,
        statusBacking: StatusBacking = .auto, statusImage: String? = nil
    ) {
        self.navigation = navigation
        self.toolbar = toolbar
        self.statusStyle = statusStyle
        self.statusBacking = statusBacking
        self.statusImage = statusImage
    }
}

// SPDX-License-Identifier: Apache-2.0

public enum LargeTitle: String, Codable, Sendable {
    case automatic, always, never
}

public enum EdgeStyle: String, Codable, Sendable {
    case standard, borderless
}

/// Which forms of the back label a screen allows on the screen above it (NAV-BACK-LABEL).
public enum BackDisplay: String, Codable, Sendable {
    case automatic, generic, chevron
}

public enum FullscreenKind: String, Codable, Sendable {
    case none, content, media
}

public enum HideTrigger: String, Codable, Sendable {
    case tap, swipe, keyboard, resize
}

public enum StatusStyle: String, Codable, Sendable {
    case inherit, auto, light, dark
}

public enum StatusBacking: String, Codable, Sendable {
    case auto, solid, gradient, image, blur
}

/// The confirmation a screen with unsaved work shows before it is left (NAV-POP-VETO). The shell draws it.
public struct LeaveConfirmation: Codable, Hashable, Sendable {
    public var title: String
    public var text: String
    /// Label of the button that leaves.
    public var leave: String
    /// Label of the button that stays.
    public var stay: String

    public init(title: String, text: String, leave: String, stay: String) {
        self.title = title
        self.text = text
        self.leave = leave
        self.stay = stay
    }
}

/// What a plugin asks of the bars for one page of a tab's stack (rules section 2, `Screen`).
///
/// These are the author's own facts; what is shown instead of them is the rule engine's view, never written back.
public struct Screen: Codable, Hashable, Sendable {
    /// 1 to 64 of `[A-Za-z0-9._-]`; `root` is a tab's first.
    public var id: String
    public var title: String
    public var accessibleTitle: String?
    /// Why there is no title, for example `contentSuppliesContext` (NAV-TITLE-EMPTY-OK).
    public var titleOmission: String?
    public var largeTitle: LargeTitle
    public var edge: EdgeStyle
    /// How this screen is called on the back button of the one above it.
    public var backTitle: String?
    public var backDisplay: BackDisplay
    public var leading: [Item]
    public var trailing: [Item]
    public var segmented: Segmented?
    public var toolbar: [Item]
    public var fullscreen: FullscreenKind
    public var hidesBars: Set<HideTrigger>
    public var statusStyle: StatusStyle
    public var statusBacking: StatusBacking
    /// The picture of the backing `image`: a path inside the plugin's folder or its data folder (STAT-BACK-IMAGE).
    public var statusImage: String?
    /// `#rrggbb`, the tint of this screen's bars.
    public var tint: String?
    public var scrollsToTop: Bool
    public var leave: LeaveConfirmation?

    public init(
        id: String, title: String = "", accessibleTitle: String? = nil, titleOmission: String? = nil,
        largeTitle: LargeTitle = .automatic, edge: EdgeStyle = .standard, backTitle: String? = nil,
        backDisplay: BackDisplay = .automatic, leading: [Item] = [], trailing: [Item] = [],
        segmented: Segmented? = nil, toolbar: [Item] = [], fullscreen: FullscreenKind = .none,
        hidesBars: Set<HideTrigger> = [], statusStyle: StatusStyle = .inherit, statusBacking: StatusBacking = .auto,
        statusImage: String? = nil, tint: String? = nil, scrollsToTop: Bool = true, leave: LeaveConfirmation? = nil
    ) {
        self.id = id
        self.title = title
        self.accessibleTitle = accessibleTitle
        self.titleOmission = titleOmission
        self.largeTitle = largeTitle
        self.edge = edge
        self.backTitle = backTitle
        self.backDisplay = backDisplay
        self.leading = leading
        self.trailing = trailing
        self.segmented = segmented
        self.toolbar = toolbar
        self.fullscreen = fullscreen
        self.hidesBars = hidesBars
        self.statusStyle = statusStyle
        self.statusBacking = statusBacking
        self.statusImage = statusImage
        self.tint = tint
        self.scrollsToTop = scrollsToTop
        self.leave = leave
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
        accessibleTitle = try values.decodeIfPresent(String.self, forKey: .accessibleTitle)
        titleOmission = try values.decodeIfPresent(String.self, forKey: .titleOmission)
        largeTitle = try values.decodeIfPresent(LargeTitle.self, forKey: .largeTitle) ?? .automatic
        edge = try values.decodeIfPresent(EdgeStyle.self, forKey: .edge) ?? .standard
        backTitle = try values.decodeIfPresent(String.self, forKey: .backTitle)
        backDisplay = try values.decodeIfPresent(BackDisplay.self, forKey: .backDisplay) ?? .automatic
        leading = try values.decodeIfPresent([Item].self, forKey: .leading) ?? []
        trailing = try values.decodeIfPresent([Item].self, forKey: .trailing) ?? []
        segmented = try values.decodeIfPresent(Segmented.self, forKey: .segmented)
        toolbar = try values.decodeIfPresent([Item].self, forKey: .toolbar) ?? []
        fullscreen = try values.decodeIfPresent(FullscreenKind.self, forKey: .fullscreen) ?? .none
        hidesBars = try values.decodeIfPresent(Set<HideTrigger>.self, forKey: .hidesBars) ?? []
        // An unknown style counts as inherit (STAT-STYLE-SCOPE).
        let style = try values.decodeIfPresent(String.self, forKey: .statusStyle)
        statusStyle = style.flatMap(StatusStyle.init) ?? .inherit
        statusBacking = try values.decodeIfPresent(StatusBacking.self, forKey: .statusBacking) ?? .auto
        statusImage = try values.decodeIfPresent(String.self, forKey: .statusImage)
        tint = try values.decodeIfPresent(String.self, forKey: .tint)
        scrollsToTop = try values.decodeIfPresent(Bool.self, forKey: .scrollsToTop) ?? true
        leave = try values.decodeIfPresent(LeaveConfirmation.self, forKey: .leave)
    }
}

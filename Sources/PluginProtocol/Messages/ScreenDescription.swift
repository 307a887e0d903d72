// SPDX-License-Identifier: Apache-2.0

import BarModel

/// One screen as a plugin sends it: the fields of `Screen` and `content` in one object.
public struct ScreenDescription: Codable, Hashable, Sendable {
    public var screen: Screen
    public var content: Content?
    /// What the message says as `statusStyle` where there is no such style (STAT-STYLE-SCOPE); never sent.
    public var unknownStatusStyle: String?

    private enum Key: String, CodingKey {
        case content, statusStyle
    }

    public init(screen: Screen, content: Content?) {
        self.screen = screen
        self.content = content
    }

    public init(from decoder: any Decoder) throws {
        screen = try Screen(from: decoder)
        let values = try decoder.container(keyedBy: Key.self)
        content = try values.decodeIfPresent(Content.self, forKey: .content)
        let style = try values.decodeIfPresent(String.self, forKey: .statusStyle)
        unknownStatusStyle = style.flatMap { StatusStyle(rawValue: $0) == nil ? $0 : nil }
    }

    public func encode(to encoder: any Encoder) throws {
        try screen.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(content, forKey: .content)
    }
}

/// A field of a `screen.update` that may be left out, set to null, or given.
public enum Change<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
    case keep
    case clear
    case set(Value)

    public func applied(to value: Value?) -> Value? {
        switch self {
        case .keep: value
        case .clear: nil
        case .set(let new): new
        }
    }
}

/// Only the fields of a screen that change.
public struct ScreenPatch: Codable, Hashable, Sendable {
    public var title: String?
    public var accessibleTitle: Change<String> = .keep
    public var titleOmission: Change<String> = .keep
    public var largeTitle: LargeTitle?
    public var edge: EdgeStyle?
    public var backTitle: Change<String> = .keep
    public var backDisplay: BackDisplay?
    public var leading: [Item]?
    public var trailing: [Item]?
    public var segmented: Change<Segmented> = .keep
    public var toolbar: [Item]?
    public var fullscreen: FullscreenKind?
    public var hidesBars: Set<HideTrigger>?
    public var statusStyle: StatusStyle?
    public var statusBacking: StatusBacking?
    public var statusImage: Change<String> = .keep
    public var tint: Change<String> = .keep
    public var scrollsToTop: Bool?
    public var leave: Change<LeaveConfirmation> = .keep
    public var content: Change<Content> = .keep
    /// As in `ScreenDescription`.
    public var unknownStatusStyle: String?

    public init() {}

    private enum CodingKeys: String, CodingKey {
        case title, accessibleTitle, titleOmission, largeTitle, edge, backTitle, backDisplay, leading, trailing,
            segmented
        case toolbar, fullscreen, hidesBars, statusStyle, statusBacking, statusImage, tint, scrollsToTop, leave
        case content
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func given<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        func change<Value: Codable>(_ key: CodingKeys) throws -> Change<Value> {
            guard values.contains(key) else { return .keep }
            return try values.decodeNil(forKey: key) ? .clear : .set(try values.decode(Value.self, forKey: key))
        }
        title = try given(.title)
        accessibleTitle = try change(.accessibleTitle)
        titleOmission = try change(.titleOmission)
        largeTitle = try given(.largeTitle)
        edge = try given(.edge)
        backTitle = try change(.backTitle)
        backDisplay = try given(.backDisplay)
        leading = try given(.leading)
        trailing = try given(.trailing)
        segmented = try change(.segmented)
        toolbar = try given(.toolbar)
        fullscreen = try given(.fullscreen)
        hidesBars = try given(.hidesBars)
        let style = try values.decodeIfPresent(String.self, forKey: .statusStyle)
        statusStyle = style.map { StatusStyle(rawValue: $0) ?? .inherit }
        unknownStatusStyle = style.flatMap { StatusStyle(rawValue: $0) == nil ? $0 : nil }
        statusBacking = try given(.statusBacking)
        statusImage = try change(.statusImage)
        tint = try change(.tint)
        scrollsToTop = try given(.scrollsToTop)
        leave = try change(.leave)
        content = try change(.content)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        func put<Value>(_ change: Change<Value>, _ key: CodingKeys) throws {
            switch change {
            case .keep: break
            case .clear: try values.encodeNil(forKey: key)
            case .set(let value): try values.encode(value, forKey: key)
            }
        }
        try values.encodeIfPresent(title, forKey: .title)
        try put(accessibleTitle, .accessibleTitle)
        try put(titleOmission, .titleOmission)
        try values.encodeIfPresent(largeTitle, forKey: .largeTitle)
        try values.encodeIfPresent(edge, forKey: .edge)
        try put(backTitle, .backTitle)
        try values.encodeIfPresent(backDisplay, forKey: .backDisplay)
        try values.encodeIfPresent(leading, forKey: .leading)
        try values.encodeIfPresent(trailing, forKey: .trailing)
        try put(segmented, .segmented)
        try values.encodeIfPresent(toolbar, forKey: .toolbar)
        try values.encodeIfPresent(fullscreen, forKey: .fullscreen)
        try values.encodeIfPresent(hidesBars, forKey: .hidesBars)
        try values.encodeIfPresent(statusStyle, forKey: .statusStyle)
        try values.encodeIfPresent(statusBacking, forKey: .statusBacking)
        try put(statusImage, .statusImage)
        try put(tint, .tint)
        try values.encodeIfPresent(scrollsToTop, forKey: .scrollsToTop)
        try put(leave, .leave)
        try put(content, .content)
    }

    /// The description with the fields of this patch replaced.
    public func applied(to description: ScreenDescription) -> ScreenDescription {
        var result = description
        result.screen.title = title ?? result.screen.title
        result.screen.accessibleTitle = accessibleTitle.applied(to: result.screen.accessibleTitle)
        result.screen.titleOmission = titleOmission.applied(to: result.screen.titleOmission)
        result.screen.largeTitle = largeTitle ?? result.screen.largeTitle
        result.screen.edge = edge ?? result.screen.edge
        result.screen.backTitle = backTitle.applied(to: result.screen.backTitle)
        result.screen.backDisplay = backDisplay ?? result.screen.backDisplay
        result.screen.leading = leading ?? result.screen.leading
        result.screen.trailing = trailing ?? result.screen.trailing
        result.screen.segmented = segmented.applied(to: result.screen.segmented)
        result.screen.toolbar = toolbar ?? result.screen.toolbar
        result.screen.fullscreen = fullscreen ?? result.screen.fullscreen
        result.screen.hidesBars = hidesBars ?? result.screen.hidesBars
        result.screen.statusStyle = statusStyle ?? result.screen.statusStyle
        result.screen.statusBacking = statusBacking ?? result.screen.statusBacking
        result.screen.statusImage = statusImage.applied(to: result.screen.statusImage)
        result.screen.tint = tint.applied(to: result.screen.tint)
        result.screen.scrollsToTop = scrollsToTop ?? result.screen.scrollsToTop
        result.screen.leave = leave.applied(to: result.screen.leave)
        if statusStyle != nil { result.unknownStatusStyle = unknownStatusStyle }
        result.content = content.applied(to: result.content)
        return result
    }
}

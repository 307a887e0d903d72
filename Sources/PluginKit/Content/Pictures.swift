// SPDX-License-Identifier: Apache-2.0

// Pictures, cards of pictures, sound and film.

import PluginProtocol

/// One picture in the width of the page.
public struct Picture: ContentNode, Sendable {
    private var content: PictureContent

    /// - Parameters:
    ///   - path: A PNG, JPEG or SVG in the plugin's folder, or absolute in `Shell.dataFolder`.
    ///   - description: Spoken.
    ///   - height: px, 44 to 2000; from the picture's own shape if left out.
    public init(
        _ path: String, description: String, height: Double? = nil, fit: PictureContent.Fit = .contain,
        id: String? = nil
    ) {
        content = PictureContent(
            id: id ?? "", path: path, description: description, height: height.flatMap(finite), fit: fit)
    }

    public var node: Node {
        Node { pass in
            var content = content
            content.id = pass.nodeID(content.id, kind: "picture")
            return .picture(content)
        }
    }
}

/// Sound or film with the shell's own controls; only where the operator allows media for the plugin.
public struct Media: ContentNode, Sendable {
    private var content: MediaContent

    /// - Parameters:
    ///   - path: A file in the plugin's folder, or absolute in `Shell.dataFolder`.
    ///   - film: It has pictures.
    public init(_ path: String, description: String, film: Bool = false, loops: Bool = false, id: String? = nil) {
        content = MediaContent(id: id ?? "", path: path, description: description, film: film, loops: loops)
    }

    public var node: Node {
        Node { pass in
            var content = content
            content.id = pass.nodeID(content.id, kind: "media")
            return .media(content)
        }
    }
}

/// Cards in as many equal columns as fit.
public struct Grid: ContentNode, Sendable {
    private let id: String
    private let width: Double?
    private let aspect: Double?
    private let cards: [Card]

    /// - Parameters:
    ///   - width: Least width of a card in px, 44 to 480.
    ///   - aspect: Width of a picture by its height, 0.25 to 4.
    public init(id: String = "", width: Double? = nil, aspect: Double? = nil, @CardBuilder cards: () -> [Card]) {
        self.id = id
        self.width = width.flatMap(finite)
        self.aspect = aspect.flatMap(finite)
        self.cards = cards()
    }

    public var node: Node {
        Node { pass in
            let id = pass.nodeID(id, kind: "grid")
            return .grid(GridContent(id: id, items: cards.map { $0.render(&pass) }, width: width, aspect: aspect))
        }
    }
}

/// One card of a grid. A value; each modifier returns a changed copy.
public struct Card: Sendable {
    private var item: GridContent.Item
    private var action: ActionBody?
    private var target: (@MainActor () -> ScreenController)?

    /// - Parameters:
    ///   - id: As for a row.
    ///   - picture: A file in the plugin's folder, or absolute in `Shell.dataFolder`.
    ///   - icon: A stock icon's name, where there is no picture.
    ///   - showsTitle: False where the picture says it: the title is spoken only.
    public init(
        _ title: String, id: String? = nil, picture: String? = nil, subtitle: String? = nil, icon: String? = nil,
        showsTitle: Bool = true
    ) {
        item = GridContent.Item(
            id: id ?? "", title: title, subtitle: subtitle, picture: picture, icon: icon,
            showsTitle: showsTitle ? nil : false)
    }

    /// The card is a button.
    public func button(_ action: @escaping @MainActor () async throws -> Void) -> Card {
        var copy = self
        copy.item.activates = true
        copy.action = { _ in try await action() }
        return copy
    }

    /// The card leads to another screen.
    public func opens(
        _ screenID: String, title: String? = nil, screen: @escaping @MainActor () -> ScreenController
    ) -> Card {
        var copy = self
        copy.item.opens = Opens(screen: identifier(screenID), title: title ?? item.title)
        copy.target = screen
        return copy
    }

    @MainActor
    fileprivate func render(_ pass: inout RenderPass) -> GridContent.Item {
        var item = item
        item.id = pass.actionID(item.id, label: item.title)
        if let action { pass.actions[item.id] = action }
        if let target, let opens = item.opens { pass.targets[opens.screen] = target }
        return item
    }
}

@resultBuilder
public enum CardBuilder {
    public static func buildBlock(_ parts: [Card]...) -> [Card] { parts.flatMap { $0 } }
    public static func buildExpression(_ card: Card) -> [Card] { [card] }
    public static func buildExpression(_ cards: [Card]) -> [Card] { cards }
    public static func buildOptional(_ part: [Card]?) -> [Card] { part ?? [] }
    public static func buildEither(first part: [Card]) -> [Card] { part }
    public static func buildEither(second part: [Card]) -> [Card] { part }
    public static func buildArray(_ parts: [[Card]]) -> [Card] { parts.flatMap { $0 } }
}

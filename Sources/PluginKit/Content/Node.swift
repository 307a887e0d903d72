// SPDX-License-Identifier: Apache-2.0

// Everything that can stand in a screen's content, apart from lists.

typealias ActionBody = @MainActor (SettingValue?) async throws -> Void

/// One part of a screen's content, whatever its kind.
public struct Node: Sendable {
    let render: @MainActor (inout RenderPass) -> Content
}

/// What can stand in a content builder.
public protocol ContentNode {
    var node: Node { get }
}

@resultBuilder
public enum ContentBuilder {
    public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
    public static func buildExpression(_ node: some ContentNode) -> [Node] { [node.node] }
    public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
    public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
    public static func buildEither(first part: [Node]) -> [Node] { part }
    public static func buildEither(second part: [Node]) -> [Node] { part }
    public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}

/// A passage of text.
public struct Text: ContentNode, Sendable {
    private var content: TextContent

    public init(
        _ text: String, id: String? = nil, role: TextContent.Role = .body, alignment: TextContent.Alignment = .leading
    ) {
        self.init(runs: [.init(text)], id: id, role: role, alignment: alignment)
    }

    public init(
        runs: [TextContent.Run], id: String? = nil, role: TextContent.Role = .body,
        alignment: TextContent.Alignment = .leading
    ) {
        content = TextContent(id: id ?? "", runs: runs, role: role, alignment: alignment)
    }

    public var node: Node {
        Node { pass in
            var content = content
            content.id = pass.nodeID(content.id, kind: "text")
            return .text(content)
        }
    }
}

/// Work under way.
public struct Progress: ContentNode, Sendable {
    private var content: ProgressContent

    /// - Parameter fraction: 0 to 1; `nil` while the amount is unknown.
    public init(_ fraction: Double? = nil, label: String? = nil, id: String? = nil) {
        content = ProgressContent(id: id ?? "", fraction: fraction.flatMap(finite), label: label)
    }

    public var node: Node {
        Node { pass in
            var content = content
            content.id = pass.nodeID(content.id, kind: "progress")
            return .progress(content)
        }
    }
}

/// A page that says what is missing, why, and what to do.
public struct Explanation: ContentNode, Sendable {
    private var content: ExplanationContent
    private var action: ActionBody?

    public init(_ heading: String, icon: String? = nil, why: String? = nil, remedy: String? = nil, id: String? = nil) {
        content = ExplanationContent(id: id ?? "", icon: icon, heading: heading, why: why, remedy: remedy)
    }

    public func button(
        _ label: String, id: String? = nil, action: @escaping @MainActor () async throws -> Void
    ) -> Explanation {
        var copy = self
        copy.content.button = .init(id: id ?? "", label: label)
        copy.action = { _ in try await action() }
        return copy
    }

    public var node: Node {
        Node { pass in
            var content = content
            content.id = pass.nodeID(content.id, kind: "explanation")
            if let button = content.button {
                let id = pass.actionID(button.id, label: button.label)
                content.button?.id = id
                if let action { pass.actions[id] = action }
            }
            return .explanation(content)
        }
    }
}

/// Parts above each other.
public struct Column: ContentNode, Sendable {
    private let id: String?
    private let nodes: [Node]

    public init(id: String? = nil, @ContentBuilder content: () -> [Node]) {
        self.id = id
        nodes = content()
    }

    public var node: Node {
        Node { pass in
            let id = pass.nodeID(id ?? "", kind: "column")
            return .column(StackContent(id: id, children: nodes.map { $0.render(&pass) }))
        }
    }
}

/// Parts side by side.
public struct SideBySide: ContentNode, Sendable {
    private let id: String?
    private let nodes: [Node]

    public init(id: String? = nil, @ContentBuilder content: () -> [Node]) {
        self.id = id
        nodes = content()
    }

    public var node: Node {
        Node { pass in
            let id = pass.nodeID(id ?? "", kind: "row")
            return .row(StackContent(id: id, children: nodes.map { $0.render(&pass) }))
        }
    }
}

/// Numbers that JSON cannot hold are left out.
func finite(_ number: Double) -> Double? {
    number.isFinite ? number : nil
}

// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// A passage with parts that can be pressed.
public struct LinkedText: ContentNode, Sendable {
    /// A piece of text of one style, or one that can be pressed.
    public enum Part: Sendable {
        case text(String, style: TextContent.Run.Style = .plain)
        case link(String, id: String? = nil, action: @MainActor @Sendable () async throws -> Void)
    }

    private let id: String
    private let role: TextContent.Role
    private let alignment: TextContent.Alignment
    private let parts: [Part]

    public init(
        _ parts: [Part], id: String? = nil, role: TextContent.Role = .body,
        alignment: TextContent.Alignment = .leading
    ) {
        self.id = id ?? ""
        self.role = role
        self.alignment = alignment
        self.parts = parts
    }

    public var node: Node {
        Node { pass in
            var runs: [TextContent.Run] = []
            for part in parts {
                switch part {
                case .text(let text, let style): runs.append(.init(text, style: style))
                case .link(let text, let id, let action):
                    let link = pass.actionID(id ?? "", label: text)
                    pass.actions[link] = { _ in try await action() }
                    runs.append(.init(text, link: link))
                }
            }
            let id = pass.nodeID(id, kind: "text")
            return .text(TextContent(id: id, runs: runs, role: role, alignment: alignment))
        }
    }
}

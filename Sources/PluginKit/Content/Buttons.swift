// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// One button of `Buttons`.
public struct Button: Sendable {
    var button: ButtonsContent.Button
    let action: ActionBody

    /// - Parameters:
    ///   - id: Derived from the label if left out; give it where the label changes.
    ///   - prominent: What people mostly come for: filled with the accent.
    ///   - destructive: Ends or deletes something: in the colour of warning.
    ///   - enabled: Otherwise it keeps its place and cannot be pressed.
    public init(
        _ label: String, id: String? = nil, prominent: Bool = false, destructive: Bool = false,
        enabled: Bool = true, action: @escaping @MainActor () async throws -> Void
    ) {
        button = .init(
            id: id ?? "", label: label, prominent: prominent ? true : nil, destructive: destructive ? true : nil,
            enabled: enabled ? nil : false)
        self.action = { _ in try await action() }
    }
}

/// Buttons side by side, for the one or two things a screen is there to do.
public struct Buttons: ContentNode, Sendable {
    private let id: String?
    private let buttons: [Button]

    public init(id: String? = nil, @ButtonBuilder buttons: () -> [Button]) {
        self.id = id
        self.buttons = buttons()
    }

    public var node: Node {
        Node { pass in
            let id = pass.nodeID(id ?? "", kind: "buttons")
            let rendered = buttons.map { button in
                var content = button.button
                content.id = pass.actionID(content.id, label: content.label)
                pass.actions[content.id] = button.action
                return content
            }
            return .buttons(ButtonsContent(id: id, buttons: rendered))
        }
    }
}

/// Collects buttons.
@resultBuilder
public enum ButtonBuilder {
    public static func buildBlock(_ parts: [Button]...) -> [Button] { parts.flatMap { $0 } }
    public static func buildExpression(_ button: Button) -> [Button] { [button] }
    public static func buildExpression(_ buttons: [Button]) -> [Button] { buttons }
    public static func buildOptional(_ part: [Button]?) -> [Button] { part ?? [] }
    public static func buildEither(first part: [Button]) -> [Button] { part }
    public static func buildEither(second part: [Button]) -> [Button] { part }
    public static func buildArray(_ parts: [[Button]]) -> [Button] { parts.flatMap { $0 } }
}

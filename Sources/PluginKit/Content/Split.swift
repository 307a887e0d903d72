// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// Two panes where there is room for them, each with a screen of its own.
public struct Split: ContentNode, Sendable {
    /// The first screen of a pane.
    public struct Pane: Sendable {
        let title: String
        let screenID: String
        let screen: @MainActor () -> ScreenController

        /// - Parameter screenID: Distinct among the screens of the tab.
        public init(_ title: String, id screenID: String, screen: @escaping @MainActor () -> ScreenController) {
            self.title = title
            self.screenID = identifier(screenID)
            self.screen = screen
        }
    }

    private let id: String
    private let leading: Pane
    private let trailing: Pane

    public init(id: String = "", leading: Pane, trailing: Pane) {
        self.id = id
        self.leading = leading
        self.trailing = trailing
    }

    public var node: Node {
        Node { pass in
            for pane in [leading, trailing] { pass.targets[pane.screenID] = pane.screen }
            return .split(
                SplitContent(
                    id: pass.nodeID(id, kind: "split"), leading: Opens(screen: leading.screenID, title: leading.title),
                    trailing: Opens(screen: trailing.screenID, title: trailing.title)))
        }
    }
}

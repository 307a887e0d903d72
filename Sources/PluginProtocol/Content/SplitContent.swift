// SPDX-License-Identifier: Apache-2.0

import BarModel

/// One side of a split.
public enum Pane: String, Codable, Hashable, Sendable {
    case leading, trailing
}

/// Two panes side by side on regular width, each a stack of its own; on compact width the trailing one is pushed over the
/// leading one (NAV-SPLIT-PANE). It stands alone, as the whole content of a tab's root.
public struct SplitContent: Codable, Hashable, Sendable {
    public var id: String
    /// The first screen of each pane, asked for with `screen.open`.
    public var leading: Opens
    public var trailing: Opens

    public init(id: String, leading: Opens, trailing: Opens) {
        self.id = id
        self.leading = leading
        self.trailing = trailing
    }
}

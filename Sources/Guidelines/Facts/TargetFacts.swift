// SPDX-License-Identifier: Apache-2.0

import BarModel

/// The hit areas of one bar as measured (BARS-TARGET-MIN, NAV-BACK-LEADING).
package struct TargetFacts: Sendable, Equatable {
    package enum Bar: String, Sendable {
        case status, navigation, tabs, toolbar
        /// Rows and controls that the shell draws between the bars.
        case content
    }

    package var bar: Bar
    /// px; hit areas stay inside it.
    package var width: Double
    /// px; the bar's own, which its hit areas cannot exceed. `nil` for content, which has none.
    package var height: Double?
    package var direction: TextDirection
    package var targets: [Target]
    /// Where the status bar lies, for targets of content (STAT-NOT-INTERACTIVE).
    package var statusRegion: Rect?
    /// The title that there is no room for, in letters of the normal size (NAV-TITLE-LENGTH).
    package var cutTitle: String?
    package var path: String

    package init(
        bar: Bar, width: Double, height: Double? = nil, direction: TextDirection = .ltr, targets: [Target],
        statusRegion: Rect? = nil,
        cutTitle: String? = nil, path: String = "bars"
    ) {
        self.bar = bar
        self.width = width
        self.height = height
        self.direction = direction
        self.targets = targets
        self.statusRegion = statusRegion
        self.cutTitle = cutTitle
        self.path = path
    }
}

package struct Target: Sendable, Equatable {
    package var id: String
    /// Before clipping by a scroll area or a bar.
    package var hit: Rect
    package var isBack: Bool
    /// A link inside a paragraph.
    package var isInlineLink: Bool
    /// A text button's ink; `nil` for everything else (NAV-TEXT-SPACE).
    package var ink: Rect?
    /// Higher stays longer where there is no room.
    package var priority: Int
    /// The button of the overflow menu, which stays.
    package var isMenu: Bool

    package init(
        id: String, hit: Rect, isBack: Bool = false, isInlineLink: Bool = false, ink: Rect? = nil,
        priority: Int = 0,
        isMenu: Bool = false
    ) {
        self.id = id
        self.hit = hit
        self.isBack = isBack
        self.isInlineLink = isInlineLink
        self.ink = ink
        self.priority = priority
        self.isMenu = isMenu
    }
}

package struct TargetLayout: Sendable, Equatable {
    package var targets: [Target]
    /// Ids of what moved into the overflow menu because there is no room for its hit area.
    package var overflow: [String] = []
    /// px by which content moves down, out from under the status bar.
    package var inset = 0.0
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// A part of a page in which what can be pressed is judged where it is measured.
package enum MeasuredBar: Hashable, Sendable {
    case navigation, toolbar, content
}

/// What a person did, as the screen reports it.
package enum UserEvent: Equatable, Sendable {
    /// A press on a slot of the tab bar; the selected one again pops to the root (TAB-RETAP).
    case tab(TabID)
    case more
    /// A row of the More list.
    case moreRow(TabID)
    case nextTab
    case previousTab
    /// Back button, key, mouse button or a completed swipe; always one page (NAV-BACK-SINGLE).
    case back
    /// The same in one pane of a split; the other one stays as it is (NAV-SPLIT-PANE).
    case backInPane(Pane)
    case item(PageID, id: String)
    case segment(PageID, id: String)
    /// A row, a button or a link of the content.
    case activate(PageID, node: String)
    case change(PageID, node: String, value: SettingValue)
    /// What a swipe over a row uncovered was pressed.
    case swipe(PageID, node: String, action: String)
    /// Rows that came into view and are not there yet.
    case rowsNeeded(PageID, section: String, first: Int, count: Int)
    /// The button of the shell's explanation.
    case retry(PageID)
    case dialog(number: Int, DialogAnswer)
    case closeSheet
    /// The mark of the status bar, or the operator's keys: the list of what is wrong with the configuration.
    case showProblems
    /// A tap on an item of the status bar that has something behind it.
    case statusItems([String])
    /// Tap, Escape or pointer at the top edge while bars are hidden.
    case revealBars
    /// A tap in the content that nothing there has used (NAV-HIDE-GESTURE).
    case contentTap(PageID)
    /// The content was moved far enough in one direction, or stands at its top again.
    case contentSwipe(PageID, up: Bool)
    case resized(width: Double, height: Double)
    /// Decisions of the rules that need what was measured on the screen.
    case judged([Decision])
    case quitKeys
    /// What layout decided about a page's bars; pointers name items.
    case layoutJudged(PageID, MeasuredBar, [Decision])

    /// The page a person does something in.
    var page: PageID? {
        switch self {
        case .item(let page, _), .segment(let page, _), .activate(let page, _), .change(let page, _, _),
            .swipe(let page, _, _), .contentTap(let page), .contentSwipe(let page, _):
            page
        default: nil
        }
    }

    /// Whether a person acts, and not the screen by itself.
    package var isInput: Bool {
        switch self {
        case .rowsNeeded, .resized, .layoutJudged, .judged: false
        default: true
        }
    }
}

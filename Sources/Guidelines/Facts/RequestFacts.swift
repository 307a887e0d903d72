// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Something a plugin asks for by a call or a manifest key, that a rule may refuse.
package enum Request: Sendable, Equatable {
    /// `tab.remove`
    case removeTab(TabID)
    /// A manifest's tab. `hasAction` is the refused key `tab.action`; a tab without a root has nothing to show.
    case registerTab(TabID, hasRoot: Bool, hasAction: Bool)
    /// An action offered to the tab bar at run time.
    case tabBarAction(label: String)
    /// `badge`. `isOnScreen`: its tab is shown, so whoever is to notice sees it already.
    case setBadge(TabID, isOnScreen: Bool = false)
    /// A tab bar of the plugin's own on a surface that has one already, or where plugins may not have one.
    case ownTabBar
    /// `bars.hide`
    case hideBars(HideRequest)
    /// The manifest key `status-bar`, for example `hidden`.
    case statusBar(String)
    /// `status.item` or a manifest's `[[status]]`
    case statusItem(String)
    /// The indicators of plugins that the operator has placed, in order; granted are those that have room.
    case statusItems([String])
    /// A surface of the plugin's own at the screen's top edge.
    case topStrip(height: Double)
    /// What a custom back handler wants to do.
    case back(BackEffect)
    /// `leave` without a text to show, or from a plugin that no longer runs.
    case veto(hasConfirmation: Bool, isRunning: Bool)
    /// A sheet or an alert asked for this long after `tab.selected`, in seconds, before the person's next input.
    case sheet(sinceSelection: Double?)
    /// Gestures a plugin wants for bringing hidden bars back.
    case restoreGesture([RestoreGesture], ofStatusBar: Bool)
    /// A toolbar item that leads to a tab's root.
    case toolbarItem(opensTabRoot: Bool)
    /// A push of another tab's root; granted as `switchTab`.
    case pushTabRoot(TabID)
    case switchTab(TabID)
    /// A tab's selection that would change a view the bar is not attached to.
    case changeOtherSurface
    /// A screen's `statusStyle` as the message spells it; granted as a known one.
    case statusStyle(String)
    /// Updates of one badge within a second; granted as often as the bar redraws it.
    case badgeUpdates(Int)
    /// The network activity tokens held; granted are those that count.
    case activity([ActivityToken])
}

package struct HideRequest: Sendable, Equatable {
    package var fullscreen: FullscreenKind
    package var depth: Int
    /// Hidden from the moment the screen opens, before anybody has seen the bars.
    package var isAtOpening: Bool
    /// Ends by itself through a token. Only a manifest key or a made-up call has none.
    package var hasToken: Bool
    package var bars: Set<HiddenBar>
    /// One of the screen's own triggers: a tap, a swipe, the keyboard or the size (NAV-HIDE-GESTURE and its like).
    package var trigger: HideTrigger?

    package init(
        fullscreen: FullscreenKind, depth: Int, isAtOpening: Bool = false, hasToken: Bool = true,
        bars: Set<HiddenBar> = [.navigation, .status], trigger: HideTrigger? = nil
    ) {
        self.fullscreen = fullscreen
        self.depth = depth
        self.isAtOpening = isAtOpening
        self.hasToken = hasToken
        self.bars = bars
        self.trigger = trigger
    }
}

package enum HiddenBar: String, Sendable {
    case navigation, status
}

package struct ActivityToken: Sendable, Equatable {
    package var plugin: String
    package var isRunning: Bool

    package init(plugin: String, isRunning: Bool) {
        self.plugin = plugin
        self.isRunning = isRunning
    }
}

package enum BackEffect: Sendable, Equatable {
    case pop(Int)
    case push, switchTab
    case stay
}

package enum RestoreGesture: String, Sendable {
    case tap, longPress, swipe, twoFingers
}

package struct RequestFacts: Sendable, Equatable {
    package var request: Request
    /// Id of the plugin that asks.
    package var plugin: String
    /// Found in the system folder and enabled by the administrator.
    package var isSystem: Bool
    /// The administrator has switched this on (STAT-HIDE-PERMANENT, profile signage only).
    package var isAllowedByAdministrator: Bool
    package var path: String

    /// - Parameter path: `nil` takes the plugin's id.
    package init(
        request: Request, plugin: String, isSystem: Bool = false, isAllowedByAdministrator: Bool = false,
        path: String? = nil
    ) {
        self.request = request
        self.plugin = plugin
        self.isSystem = isSystem
        self.isAllowedByAdministrator = isAllowedByAdministrator
        self.path = path ?? plugin
    }
}

package struct RequestDraft: Sendable, Equatable {
    /// What is granted; `nil` once refused.
    var granted: Request?
}

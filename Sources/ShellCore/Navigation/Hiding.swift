// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// A screen's wish to have the bars out of the way, which always ends by itself (NAV-HIDE-TEMPORARY).
struct HideToken: Equatable {
    enum Cause: Equatable {
        /// The plugin asked for it while its content fills the screen.
        case plugin
        /// What the screen has switched on (`hidesBars`).
        case trigger(HideTrigger)
    }

    var number: Int
    var plugin: String
    var page: PageID
    var cause = Cause.plugin
}

/// When bars hide and come back (NAV-HIDE-GESTURE, -KEYBOARD, -RESIZE, -RESTORE).
extension Shell {
    /// All bars are out of the way. The on-screen keyboard takes the navigation bar alone.
    var areBarsHidden: Bool { hideTokens.contains { $0.cause != .trigger(.keyboard) } }
    var isNavigationHidden: Bool { !hideTokens.isEmpty }

    /// A tap that nothing in the content has used.
    mutating func tapContent(of page: PageID) {
        if areBarsHidden {
            revealBars()
        } else if mayHide(page, on: .tap) {
            hide(page, on: .tap)
        }
    }

    /// Content was pushed far enough up, or down.
    mutating func swipeContent(of page: PageID, up: Bool) {
        if !up {
            endHideTokens { $0.page == page && $0.cause == .trigger(.swipe) }
        } else if !areBarsHidden, mayHide(page, on: .swipe) {
            hide(page, on: .swipe)
        }
    }

    /// Whatever hides the bars is over: a tap, a key, the strip at the top.
    mutating func revealBars() {
        if environment.onScreenKeyboard { isKeyboardHidingOver = true }
        endHideTokens { _ in true }
    }

    mutating func endHideTokens(where isOver: (HideToken) -> Bool) {
        hideTokens.removeAll(where: isOver)
    }

    /// The window has become low, or high again.
    mutating func heightChanged(from old: SizeClass, to new: SizeClass) {
        guard old != new else { return }
        if new == .regular {
            endHideTokens { $0.cause == .trigger(.resize) }
        } else {
            for page in shownPages where page.description.screen.hidesBars.contains(.resize) {
                hide(page.id, on: .resize)
            }
        }
    }

    /// The keyboard hides the bar for as long as it is there over a screen that asked for it. Over any other it comes for
    /// text, and what hides the bars ends.
    private mutating func followKeyboard() {
        guard environment.onScreenKeyboard else {
            isKeyboardHidingOver = false
            return endHideTokens { $0.cause == .trigger(.keyboard) }
        }
        endHideTokens { $0.cause != .trigger(.keyboard) }
        guard !isKeyboardHidingOver else { return }
        let wanting = shownPages.filter { $0.description.screen.hidesBars.contains(.keyboard) }.map(\.id)
        endHideTokens { !wanting.contains($0.page) }
        for page in wanting where !hideTokens.contains(where: { $0.page == page }) { hide(page, on: .keyboard) }
    }

    /// A screen that is not full screen any more, or has switched a trigger off, hides nothing.
    mutating func reviewHiding() {
        followKeyboard()
        guard !hideTokens.isEmpty else { return }
        let pages = Dictionary(
            shownPages.map { ($0.id, $0.description.screen) }, uniquingKeysWith: { first, _ in first })
        endHideTokens { token in
            guard let screen = pages[token.page] else { return true }
            return switch token.cause {
            case .plugin: screen.fullscreen == .none
            case .trigger(let trigger): !screen.hidesBars.contains(trigger)
            }
        }
    }

    /// The pages on top of what is on screen.
    private var shownPages: [Page] { shownTab.flatMap { tabs[$0]?.tops(isWide: isWide) } ?? [] }

    private func mayHide(_ page: PageID, on trigger: HideTrigger) -> Bool {
        shownPages.contains { $0.id == page && $0.description.screen.hidesBars.contains(trigger) }
    }

    private mutating func hide(_ page: PageID, on trigger: HideTrigger) {
        guard let tab = location(of: page)?.tab else { return }
        hideTokens.append(
            HideToken(number: nextNumber(), plugin: tab.plugin, page: page, cause: .trigger(trigger)))
    }
}

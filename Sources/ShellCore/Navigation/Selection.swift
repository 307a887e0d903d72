// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// Which tab is on screen.
extension Shell {
    /// The tab whose stack is on screen; `nil` while the More list is.
    var shownTab: TabID? {
        isMoreListShown ? nil : selected
    }

    var shownPlugin: String? {
        shownTab?.plugin
    }

    var shownPage: Page? {
        shownTab.flatMap { tabs[$0]?.tops(isWide: isWide).last }
    }

    /// Shows a tab. No plugin can veto it (TAB-SWITCHES), and its root need not be ready (TAB-QUICK-SWITCH).
    mutating func select(_ tab: TabID) {
        guard tabs[tab] != nil else { return }
        let isSwitch = selected != tab || isMoreListShown
        selected = tab
        isMoreListShown = false
        open(tab)
        guard isSwitch else { return }
        endHideTokens { _ in true }
        tellWhatIsOnScreen()
        if plugins[tab.plugin]?.state == .ready {
            effects.append(.send(plugin: tab.plugin, .notification(.tabSelected(tab: tab.tab))))
            selection = (tab, now)
        }
        save()
    }

    /// A press on a slot: another tab is shown, the active one goes back to its root or to its top (TAB-RETAP).
    mutating func press(_ tab: TabID) {
        guard let record = tabs[tab] else { return }
        guard selected == tab, !isMoreListShown else {
            select(tab)
            return
        }
        if let split = record.split {
            returnToRoots(of: tab, split)
        } else if record.pages.count > 1 {
            leave(to: 1, of: tab)
        } else if let root = record.pages.first, root.description.screen.scrollsToTop {
            effects.append(.scrollToTop(root.id))
        }
    }

    mutating func showMoreList() {
        guard !moreEntries.isEmpty, !isMoreListShown else { return }
        isMoreListShown = true
        endHideTokens { _ in true }
    }

    /// A plugin is suspended while nothing of it is on screen, so that it can stop what nobody sees.
    mutating func tellWhatIsOnScreen() {
        for (id, plugin) in plugins where plugin.state == .ready && plugin.isResumed != (id == shownPlugin) {
            plugins[id]?.isResumed.toggle()
            effects.append(.send(plugin: id, .notification(id == shownPlugin ? .resume : .suspend)))
        }
    }

    mutating func step(by distance: Int) {
        guard !entries.isEmpty else { return }
        let current = entries.firstIndex { $0.id == selected } ?? 0
        let next = (current + distance + entries.count) % entries.count
        select(entries[next].id)
    }

    /// The tabs of a plugin, in the order of its manifest.
    func tabIDs(of plugin: String) -> [TabID] {
        plugins[plugin]?.installed.manifest.tabs.map { TabID(plugin: plugin, tab: $0.id) } ?? []
    }

    /// Makes the root of a tab that was never opened, and starts its plugin if need be.
    mutating func open(_ tab: TabID) {
        guard let record = tabs[tab] else { return }
        if record.pages.isEmpty {
            var page = Page(id: PageID(nextNumber()), screenID: "root", title: record.spec.title, since: now)
            page.description.screen.largeTitle = saved.rootTitles[tab.description] ?? .automatic
            tabs[tab]?.pages = [page]
            judgeScreens(of: tab)
        }
        startIfWanted(tab.plugin)
        openWaitingScreens(of: tab, isRestart: false)
    }
}

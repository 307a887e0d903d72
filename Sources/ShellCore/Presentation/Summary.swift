// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What `lintelctl status` and `lintelctl tabs` tell of the shell's state.
package struct ShellSummary: Equatable, Sendable {
    package struct Tab: Equatable, Sendable {
        package var id: TabID
        package var title: String
        package var badge: Badge
        package var isSelected: Bool
        /// Has a slot of its own.
        package var isVisible: Bool
        package var state: State
        /// 0 at the root.
        package var depth: Int
    }

    package enum State: String, Equatable, Sendable {
        case idle, starting, ready, stalled, unavailable, failed, quarantined, rejected, disabled
    }

    package struct Level: Equatable, Sendable {
        package var id: String
        package var title: String
        /// The preferred label; which of them fits is the screen's affair.
        package var backLabel: String?
    }

    package struct Plugin: Equatable, Sendable {
        package var id: String
        package var name: String
        package var version: String
        package var folder: String
        package var state: State
        package var isolation: String
        package var pid: Int?
        package var restarts: Int
        /// Why it is not running; empty when nothing is wrong.
        package var reason: String
    }

    package var tabs: [Tab]
    package var shownTab: TabID?
    package var stack: [Level]
    package var plugins: [Plugin]
    package var problems: [Problem]
    package var hasTabBar: Bool
    package var hasToolbar: Bool
    package var areBarsHidden: Bool
    /// Alone or with the others.
    package var isNavigationHidden: Bool
    /// A docked keyboard stands where the lower bar was.
    package var isKeyboardUp: Bool
}

extension Shell {
    package var summary: ShellSummary {
        let visible = Set(entries.prefix(tabLayout.hasMore ? tabLayout.direct : entries.count).map(\.id))
        return ShellSummary(
            tabs: entries.map { entry in
                ShellSummary.Tab(
                    id: entry.id, title: entry.title, badge: entry.badge, isSelected: entry.id == selected,
                    isVisible: visible.contains(entry.id), state: state(of: entry.id),
                    depth: max(0, (tabs[entry.id]?.pages.count ?? 0) - 1))
            },
            shownTab: shownTab,
            stack: shownTab.flatMap { tabs[$0]?.reachable(isWide: isWide) }?.map { page in
                ShellSummary.Level(
                    id: page.screenID, title: page.bars.navigation.title,
                    backLabel: page.bars.navigation.back?.labels.first)
            } ?? [],
            plugins: pluginOrder.compactMap { plugins[$0] }.map(summary), problems: problems,
            hasTabBar: !tabLayout.slots.isEmpty, hasToolbar: shownPage?.bars.toolbar.isEmpty == false,
            areBarsHidden: areBarsHidden, isNavigationHidden: isNavigationHidden,
            isKeyboardUp: environment.onScreenKeyboard)
    }

    private func summary(of plugin: PluginRecord) -> ShellSummary.Plugin {
        ShellSummary.Plugin(
            id: plugin.id, name: plugin.installed.manifest.name, version: plugin.installed.manifest.version,
            folder: plugin.installed.folder, state: state(of: plugin),
            isolation: plugin.installed.isolation.rawValue, pid: plugin.pid, restarts: plugin.restarts,
            reason: reason(of: plugin))
    }

    private func reason(of plugin: PluginRecord) -> String {
        let text = FailureText(translate: translate)
        return switch plugin.state {
        case .failed(let failure, _): text.sentence(failure)
        case .quarantined(let failure):
            failure.map(text.sentence) ?? translate("It failed four times in a row in an earlier run of the shell.")
        case .rejected(let reason): reason
        default: ""
        }
    }

    private func state(of plugin: PluginRecord) -> ShellSummary.State {
        switch plugin.state {
        case .idle, .ending: .idle
        case .starting: isStalled(plugin) ? .stalled : .starting
        case .ready: isStalled(plugin) ? .stalled : .ready
        case .failed: .failed
        case .quarantined: .quarantined
        case .rejected: .rejected
        case .disabled: .disabled
        }
    }

    private func state(of tab: TabID) -> ShellSummary.State {
        guard let plugin = plugins[tab.plugin] else { return .idle }
        let state = state(of: plugin)
        if state == .ready, case .unavailable = tabs[tab]?.spec.availability { return .unavailable }
        return state == .rejected || state == .disabled ? .failed : state
    }
}

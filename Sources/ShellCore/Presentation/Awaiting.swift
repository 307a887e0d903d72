// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What the shell waits for, as whoever drives it without a screen has to know.
extension Shell {
    /// The page on screen waits for its plugin.
    package var isPageAwaited: Bool {
        if case .waiting = shownPage?.loading { true } else { false }
    }

    /// Rows of a page were asked for and have not come.
    package func areRowsAwaited(on page: PageID) -> Bool {
        guard let place = location(of: page) else { return false }
        return plugins[place.tab.plugin]?.requests.entries.values.contains { entry in
            if case .rows(page, _, _) = entry.kind { true } else { false }
        } ?? false
    }

    /// A plugin runs and was not asked to end.
    package func isRunning(_ plugin: String) -> Bool {
        switch plugins[plugin]?.state {
        case .starting, .ready: true
        default: false
        }
    }

    /// A plugin has answered `initialize` and was not asked to end.
    package func isReady(_ plugin: String) -> Bool { plugins[plugin]?.state == .ready }

    /// Why the page on screen did not come, in words; `nil` where it is there or awaited.
    package var pageFailure: String? {
        if case .failed(let reason) = shownPage?.loading { reason } else { nil }
    }
}

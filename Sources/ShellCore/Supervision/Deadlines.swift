// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// The waiting times of the design, in ms: one table for everything.
enum Waiting {
    /// A screen that is waited for shows a spinner.
    static let spinner = 300
    /// A node whose action has no answer shows a busy mark.
    static let busy = 500
    /// Any request: "not responding" with Retry.
    static let stalled = 5_000
    /// Any request: ended and started again.
    static let hopeless = 30_000
    /// A plugin on screen that was silent for so long is asked for a sign of life.
    static let silence = 60_000
    /// A run of this length makes earlier failures forgotten.
    static let goodRun = 60_000
    static let restarts = [1_000, 2_000, 4_000]
    /// An alarm that nobody answers falls silent.
    static let alarm = 60_000
}

extension Shell {
    /// When the next thing happens by itself; `nil` while nothing waits.
    package var nextDeadline: Int? {
        var soonest: Int?
        func consider(_ time: Int?) {
            guard let time, time > now else { return }
            soonest = min(soonest ?? time, time)
        }
        consider(activityDeadline)
        consider(hiddenDeadline)
        for plugin in plugins.values {
            let isShown = plugin.id == shownPlugin
            for entry in plugin.requests.entries.values where entry.kind != .shutdown {
                switch entry.kind {
                case .action: consider(entry.sentAt + Waiting.busy)
                default: break
                }
                consider(entry.sentAt + Waiting.stalled)
                consider(entry.sentAt + Waiting.hopeless)
            }
            switch plugin.state {
            case .failed(_, let restartAt):
                if isShown || plugin.isAutostart { consider(restartAt) }
                if isShown, restartAt > now { consider(restartAt - (restartAt - now - 1) / 1_000 * 1_000) }
            case .ready:
                if plugin.failures > 0 || plugin.isQuarantined { consider(plugin.startedAt + Waiting.goodRun) }
                if isShown, plugin.requests.oldest == nil { consider(plugin.lastHeardAt + Waiting.silence) }
            case .starting: consider(plugin.startedAt + Waiting.stalled); consider(plugin.startedAt + Waiting.hopeless)
            default: break
            }
        }
        if let page = shownPage, case .waiting(let since) = page.loading,
            shownPlugin.flatMap({ plugins[$0] })?.isRunning == true
        {
            consider(since + Waiting.spinner)
            consider(since + Waiting.stalled)
        }
        for dialog in dialogs {
            if case .alert(_, _, _, let until) = dialog.source { consider(until) }
            consider(dialog.heldUntil)
        }
        for badge in badges.values { consider(badge.deadline) }
        return soonest
    }

    /// Does what has become due.
    mutating func runDeadlines() {
        for id in pluginOrder { runDeadlines(of: id) }
        silenceOldAlarms()
        showWaitingBadges()
    }

    private mutating func runDeadlines(of id: String) {
        guard var plugin = plugins[id] else { return }
        switch plugin.state {
        case .failed(_, let restartAt):
            if restartAt <= now, id == shownPlugin || plugin.isAutostart { start(id) }
        case .starting:
            if plugin.startedAt + Waiting.hopeless <= now { endUnresponsive(id) }
        case .ready:
            if plugin.startedAt + Waiting.goodRun <= now, plugin.failures > 0 || plugin.isQuarantined {
                plugin.failures = 0
                plugin.isQuarantined = false
                plugins[id] = plugin
                save()
            }
            if let oldest = plugin.requests.oldest {
                if oldest + Waiting.hopeless <= now { endUnresponsive(id) }
            } else if id == shownPlugin, plugin.lastHeardAt + Waiting.silence <= now {
                request(.ping, of: id, kind: .ping)
            }
        default: break
        }
    }

    private mutating func endUnresponsive(_ id: String) {
        fail(id, with: .notResponding(seconds: Waiting.hopeless / 1_000))
    }

    private mutating func silenceOldAlarms() {
        for index in dialogs.indices {
            guard case .alert(let plugin, let request, let tab, let until?) = dialogs[index].source, until <= now else {
                continue
            }
            dialogs[index].source = .alert(plugin: plugin, request: request, tab: tab, soundUntil: nil)
            updateAlarm()
        }
    }

    /// Whether a plugin has kept somebody waiting for so long that the page says so.
    func isStalled(_ plugin: PluginRecord) -> Bool {
        switch plugin.state {
        case .starting: plugin.startedAt + Waiting.stalled <= now
        case .ready: plugin.requests.oldest.map { $0 + Waiting.stalled <= now } ?? false
        default: false
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Starts, failures, restarts and quarantine: the policy. Processes and pipes are `PluginHosting`'s.
extension Shell {
    /// Starts a plugin somebody wants to see, unless it waits for its restart or is in quarantine.
    mutating func startIfWanted(_ id: String) {
        guard let plugin = plugins[id], !isQuitting else { return }
        switch plugin.state {
        case .idle: start(id)
        case .failed(_, let restartAt) where restartAt <= now: start(id)
        default: break
        }
    }

    mutating func start(_ id: String) {
        guard !isQuitting, plugins[id] != nil else { return }
        plugins[id]?.state = .starting
        plugins[id]?.startedAt = now
        plugins[id]?.lastHeardAt = now
        plugins[id]?.endingFailure = nil
        plugins[id]?.requests.removeAll()
        effects.append(.start(plugin: id))
    }

    /// The person asks for another try: always starts it once, in quarantine too.
    mutating func retry(plugin id: String) {
        guard let plugin = plugins[id] else { return }
        switch plugin.state {
        case .failed, .quarantined, .idle:
            plugins[id]?.restarts += 1
            start(id)
        case .starting, .ready:
            plugins[id]?.restarts += 1
            plugins[id]?.state = .ending(restart: true)
            effects.append(.end(plugin: id, gently: false))
        case .ending, .rejected, .disabled: break
        }
    }

    /// The operator ends a quarantine.
    mutating func release(_ id: String) {
        guard let plugin = plugins[id] else { return }
        plugins[id]?.failures = 0
        plugins[id]?.isQuarantined = false
        if case .quarantined = plugin.state {
            plugins[id]?.state = .idle
            if id == shownPlugin || plugin.isAutostart { start(id) }
        }
        save()
    }

    /// Its files are others now: it ends in its own time and starts again; its tabs keep their stacks.
    mutating func restart(_ id: String) {
        guard let plugin = plugins[id] else { return }
        plugins[id]?.failures = 0
        plugins[id]?.isQuarantined = false
        switch plugin.state {
        case .starting, .ready:
            if plugin.state == .ready { request(.shutdown, of: id, kind: .shutdown) }
            plugins[id]?.state = .ending(restart: true)
            effects.append(.end(plugin: id, gently: plugin.state == .ready))
        case .ending: plugins[id]?.state = .ending(restart: true)
        case .failed, .quarantined, .idle:
            plugins[id]?.state = .idle
            if id == shownPlugin || plugin.isAutostart { start(id) }
        case .rejected, .disabled: break
        }
    }

    /// Ends a plugin that is not to run any more.
    mutating func endForGood(_ id: String) {
        guard let plugin = plugins[id], plugin.isRunning else { return }
        // What it asked for goes at once; of a removed plugin nobody hears the end.
        dropTraces(of: id)
        if case .ending = plugin.state {
            plugins[id]?.state = .ending(restart: false)
            return
        }
        if plugin.state == .ready {
            request(.shutdown, of: id, kind: .shutdown)
        }
        plugins[id]?.state = .ending(restart: false)
        effects.append(.end(plugin: id, gently: plugin.state == .ready))
    }

    mutating func handle(_ event: PluginEvent, of id: String) {
        guard plugins[id] != nil else { return }
        switch event {
        case .started(let pid):
            guard plugins[id]?.state == .starting else { return }
            plugins[id]?.pid = pid
            plugins[id]?.startedAt = now
            initialize(id)
        case .message(let message):
            plugins[id]?.lastHeardAt = now
            handle(message, of: id)
        case .fault(let error, let answered):
            plugins[id]?.lastHeardAt = now
            log(.warning, plugin: id, error.message)
            if let answered { handle(.error(answered, error), of: id) }
        case .blocked:
            log(.warning, plugin: id, "does not read what it is sent")
            endBlocked(id)
        case .ended(let reason):
            handleEnd(reason, of: id)
        }
    }

    private mutating func endBlocked(_ id: String) {
        guard let plugin = plugins[id], plugin.isRunning else { return }
        fail(id, with: .notResponding(seconds: Waiting.stalled / 1_000))
    }

    private mutating func initialize(_ id: String) {
        guard let plugin = plugins[id] else { return }
        request(
            .initialize(
                .init(
                    protocol: .current, plugin: id, dataDir: plugin.installed.dataFolder,
                    environment: pluginEnvironment)), of: id, kind: .initialize)
    }

    /// `initialize` was answered: the plugin may be asked for what its stacks need.
    mutating func becomeReady(_ id: String, version: ProtocolVersion) {
        guard ProtocolVersion.current.accepts(version) else {
            fail(id, with: .otherProtocol(version))
            return
        }
        plugins[id]?.state = .ready
        plugins[id]?.isResumed = true
        tellDecisions(to: id)
        for tab in tabIDs(of: id) { openWaitingScreens(of: tab, isRestart: true) }
        if let selected, selected.plugin == id, !isMoreListShown {
            effects.append(.send(plugin: id, .notification(.tabSelected(tab: selected.tab))))
            selection = (selected, now)
        }
    }

    /// Counts a failure of a plugin that is still running, and ends it.
    mutating func fail(_ id: String, with failure: Failure) {
        plugins[id]?.endingFailure = failure
        plugins[id]?.state = .ending(restart: false)
        let reason = FailureText(translate: translate).sentence(failure)
        effects.append(.end(plugin: id, gently: false, because: reason))
    }

    private mutating func handleEnd(_ reason: EndReason, of id: String) {
        guard var plugin = plugins[id] else { return }
        let wasEnding = plugin.state
        let ranFor = plugin.pid == nil ? 0 : now - plugin.startedAt
        plugin.pid = nil
        plugin.requests.removeAll()
        if !plugin.activities.isEmpty { reportStoppedActivity(of: plugin) }
        plugin.activities = []
        plugin.statusItems = [:]
        let failure: Failure
        switch (wasEnding, plugin.endingFailure) {
        case (.disabled, _), (.rejected, _), (.idle, _):
            plugins[id] = plugin
            dropTraces(of: id)
            return
        case (.ending(let restart), nil):
            plugin.state = .idle
            plugins[id] = plugin
            dropTraces(of: id)
            applyPluginSections()
            if restart { start(id) }
            return
        case (_, let known?): failure = known
        default: failure = .ended(reason)
        }
        plugin.endingFailure = nil
        plugin.lastFailure = failure
        if ranFor >= Waiting.goodRun {
            plugin.failures = 0
            plugin.isQuarantined = false
        }
        plugin.failures += 1
        if plugin.isQuarantined || plugin.failures > Waiting.restarts.count {
            plugin.isQuarantined = true
            plugin.state = .quarantined(failure)
        } else {
            plugin.restarts += 1
            plugin.state = .failed(failure, restartAt: now + Waiting.restarts[plugin.failures - 1])
        }
        plugins[id] = plugin
        log(.error, plugin: id, FailureText(translate: .identity).sentence(failure))
        dropTraces(of: id)
        save()
    }

    /// Activity that a stopped plugin left behind counts no more (STAT-NETWORK).
    private mutating func reportStoppedActivity(of plugin: PluginRecord) {
        let tokens = plugin.activities.map { _ in ActivityToken(plugin: plugin.id, isRunning: false) }
        let judgement = guideline.judge(request: RequestFacts(request: .activity(tokens), plugin: plugin.id))
        report(judgement.decisions, to: plugin.id)
    }

    /// A plugin that stopped leaves no bar hidden, no indicator spinning, no badge and no alarm (BARS-TOKENS-ON-CRASH).
    private mutating func dropTraces(of id: String) {
        hideTokens.removeAll { $0.plugin == id }
        dialogs = dialogs.filter { dialog in
            switch dialog.source {
            case .alert(let plugin, _, _, _): plugin != id
            case .leave(let page, _): location(of: page)?.tab.plugin != id
            }
        }
        updateAlarm()
        for tab in tabIDs(of: id) {
            tabs[tab]?.spec.badge = .none
            badges[tab] = nil
            tabs[tab]?.spec.availability = .available
            tabs[tab]?.sheet = nil
        }
        judgeTabs()
    }
}

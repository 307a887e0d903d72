// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// What plugins say. Every request gets exactly one answer; an alert gets it when the person answers.
extension Shell {
    mutating func handle(_ message: PluginMessage, of plugin: String) {
        switch message {
        case .log(let line): log(line.level, plugin: plugin, line.text)
        case .result(let id, let result): take(result, for: id, of: plugin)
        case .error(let id, let error): take(error, for: id, of: plugin)
        case .request(let id, let request): answer(request, id: id, of: plugin)
        }
    }

    private mutating func take(_ result: PluginResult, for id: MessageID, of plugin: String) {
        guard let entry = plugins[plugin]?.requests.take(id) else { return }
        switch (entry.kind, result) {
        case (.initialize, .initialized(let version)): becomeReady(plugin, version: version)
        case (.openScreen(let page), .screen(let description)): take(description, for: page)
        case (.rows(let page, let section, let first), .rows(let rows)):
            take(rows, for: page, section: section, first: first)
        default: break
        }
    }

    private mutating func take(_ error: MessageError, for id: MessageID, of plugin: String) {
        guard let entry = plugins[plugin]?.requests.take(id) else { return }
        switch entry.kind {
        case .initialize: fail(plugin, with: .refusedToStart(error.message))
        case .openScreen(let page): screenFailed(error, for: page)
        case .action, .rows, .ping, .shutdown: log(.warning, plugin: plugin, error.message)
        }
    }

    private mutating func answer(_ request: PluginRequest, id: MessageID, of plugin: String) {
        do throws(MessageError) {
            guard plugins[plugin]?.state == .ready else {
                throw MessageError(code: MessageError.invalidRequest, message: "\(request.method) before initialize")
            }
            guard let result = try carryOut(request, id: id, of: plugin) else { return }
            effects.append(.send(plugin: plugin, .result(id, result)))
        } catch {
            effects.append(.send(plugin: plugin, .error(id, error)))
        }
    }

    /// `nil` when the answer comes later.
    private mutating func carryOut(
        _ request: PluginRequest, id: MessageID, of plugin: String
    ) throws(MessageError) -> ShellResult? {
        switch request {
        case .updateScreen(let tab, let screen, let patch):
            try update(screen, of: try known(tab, of: plugin), with: patch)
        case .push(let tab, let screen, let pane): try push(screen, to: try known(tab, of: plugin), pane: pane)
        case .pop(let tab, let pane): try popFromPlugin(try known(tab, of: plugin), pane: pane)
        case .replace(let tab, let stack, let pane):
            guard !stack.isEmpty else {
                throw MessageError(code: MessageError.invalidParams, message: "a stack has at least one screen")
            }
            try replaceStack(of: try known(tab, of: plugin), with: stack, pane: pane)
        case .openSheet(let tab, let screen):
            let tab = try known(tab, of: plugin)
            let since = selectionEnds(for: tab).map { Double(now + 1_000 - $0) / 1_000 }
            try judge(.sheet(sinceSelection: since), of: plugin, path: "\(tab)/\(screen.screen.id)")
            let sheet = Page(id: PageID(nextNumber()), description: screen)
            tabs[tab]?.sheet = sheet
            judgeSheet(of: tab)
        case .closeSheet(let tab): closeSheet(of: try known(tab, of: plugin))
        case .alert(let alert):
            try openAlert(alert, request: id, plugin: plugin)
            return nil
        case .badge(let tab, let value):
            // A tab of another plugin is named in full.
            let named = TabID(tab) ?? TabID(plugin: plugin, tab: tab)
            let isSeen = value != .none && named == shownTab
            try judge(.setBadge(named, isOnScreen: isSeen), of: plugin, path: "\(named)")
            setBadge(value, of: try known(tab, of: plugin))
        case .unavailable(let tab, let explanation, let remedy):
            let tab = try known(tab, of: plugin)
            let availability: Availability =
                if let explanation { .unavailable(explanation: explanation, remedy: remedy) } else { .available }
            tabs[tab]?.spec.availability = availability
            judgeTabs()
        case .updateTab(let tab, let title, let icon, let enabled):
            let tab = try known(tab, of: plugin)
            if let title { tabs[tab]?.spec.title = title }
            if let icon {
                let path = iconPath(icon, of: plugin)
                tabs[tab]?.spec.icon = path
                icons[tab] = nil
                if path != icon, let folder = plugins[plugin]?.installed.folder {
                    effects.append(.measureIcon(tab, path: path, folder: folder))
                }
            }
            if let enabled { tabs[tab]?.spec.enabled = enabled }
            judgeTabs()
            judgeScreens(of: tab)
        case .removeTab(let tab):
            let tab = try known(tab, of: plugin)
            try judge(.removeTab(tab), of: plugin, path: tab.description)
        case .statusItem(let item): try take(item, of: plugin)
        case .hideBars(let tab, let screen, _):
            return .token(try hideBars(for: screen, of: try known(tab, of: plugin)))
        case .showBars(let token): endHideTokens { $0.number == token && $0.plugin == plugin }
        case .beginActivity:
            let token = nextNumber()
            plugins[plugin]?.activities.insert(token)
            return .token(token)
        case .endActivity(let token): plugins[plugin]?.activities.remove(token)
        case .openCanvas(let canvas):
            try open(canvas, request: id, in: try known(canvas.tab, of: plugin))
            return nil
        case .showCanvas(let canvas): try show(canvas, in: try known(canvas.tab, of: plugin))
        case .getSetting(let key): return .setting(setting(key, of: plugin))
        case .setSetting(let key, let value): try set(key, to: value, of: plugin)
        }
        return .done
    }

    private func known(_ tab: String, of plugin: String) throws(MessageError) -> TabID {
        let id = TabID(plugin: plugin, tab: tab)
        guard tabs[id] != nil else {
            throw MessageError(code: MessageError.invalidParams, message: "no tab of this plugin is called \"\(tab)\"")
        }
        return id
    }

    private mutating func update(_ screen: String, of tab: TabID, with patch: ScreenPatch) throws(MessageError) {
        guard var record = tabs[tab] else { return }
        let patched = record.pages.map { $0.screenID == screen ? patch.applied(to: $0.description) : $0.description }
        guard try !beginSplit(with: patched, of: tab) else { return }
        var lowest = Int.max
        for index in record.pages.indices where record.pages[index].screenID == screen {
            guard record.pages[index].loading == .loaded else { continue }
            record.pages[index].load(patch.applied(to: record.pages[index].description))
            lowest = min(lowest, index)
        }
        if var sheet = record.sheet, sheet.screenID == screen {
            sheet.load(patch.applied(to: sheet.description))
            record.sheet = sheet
            lowest = min(lowest, record.pages.count)
        }
        guard lowest < Int.max else {
            throw MessageError(
                code: MessageError.invalidParams, message: "no screen \"\(screen)\" is open in the tab \"\(tab.tab)\"")
        }
        tabs[tab] = record
        judgeScreens(of: tab, from: lowest)
        judgeSheet(of: tab)
        for page in record.pages.map(\.id) + [record.sheet?.id].compactMap({ $0 }) { refreshRows(on: page) }
    }

    private mutating func popFromPlugin(_ tab: TabID, pane: Pane?) throws(MessageError) {
        if pane == .leading, let split = tabs[tab]?.split, split.start > 1 {
            return popLeadingPane(to: split.start - 1, of: tab)
        }
        let least = tabs[tab]?.split.map { $0.start + 1 } ?? 1
        guard let depth = tabs[tab]?.pages.count, depth > least, pane != .leading || tabs[tab]?.split == nil else {
            throw MessageError(code: MessageError.invalidParams, message: "the tab \"\(tab.tab)\" is at its root")
        }
        pop(to: depth - 1, of: tab)
    }

    private mutating func hideBars(for screen: String, of tab: TabID) throws(MessageError) -> Int {
        let tops = tabs[tab]?.tops(isWide: isWide) ?? []
        guard tab == shownTab, let top = tops.first(where: { $0.screenID == screen }) else {
            throw MessageError(code: MessageError.invalidParams, message: "the screen \"\(screen)\" is not on top")
        }
        let wish = HideRequest(fullscreen: top.description.screen.fullscreen, depth: (tabs[tab]?.pages.count ?? 1) - 1)
        try judge(.hideBars(wish), of: tab.plugin, path: "\(tab)/\(screen)")
        let token = nextNumber()
        hideTokens.append(HideToken(number: token, plugin: tab.plugin, page: top.id))
        return token
    }

    private mutating func take(_ item: PluginRequest.StatusItemUpdate, of plugin: String) throws(MessageError) {
        guard let installed = plugins[plugin]?.installed else { return }
        try judge(.statusItem(item.id), of: plugin)
        guard installed.manifest.status.contains(where: { $0.id == item.id }) else {
            throw MessageError(
                code: MessageError.invalidParams, message: "the manifest has no status item \"\(item.id)\"")
        }
        plugins[plugin]?.statusItems[item.id] = item
    }

    /// What the operator wrote beats what the person set.
    private func setting(_ key: String, of plugin: String) -> SettingValue {
        if let declared = plugins[plugin]?.installed.manifest.setting(key) { return value(declared, of: plugin) }
        return settings.plugins.first { $0.id == plugin }?.settings[key] ?? plugins[plugin]?.installed.settings[key]
            ?? .null
    }

    /// A declared setting is told to the plugin when the value it reads is another.
    mutating func set(_ key: String, to value: SettingValue, of plugin: String) throws(MessageError) {
        guard settings.plugins.first(where: { $0.id == plugin })?.settings[key] == nil else {
            throw MessageError(
                code: MessageError.invalidParams, message: "the operator has set \"\(key)\"; it is locked")
        }
        var value = value
        if let declared = plugins[plugin]?.installed.manifest.setting(key) {
            guard let accepted = declared.accepted(value) else {
                throw MessageError(code: MessageError.invalidParams, message: "\"\(key)\" cannot have this value")
            }
            value = accepted
        }
        guard plugins[plugin]?.installed.settings[key] != value else { return }
        plugins[plugin]?.installed.settings[key] = value
        if plugins[plugin]?.installed.manifest.setting(key) != nil, plugins[plugin]?.state == .ready {
            effects.append(.send(plugin: plugin, .notification(.settingChanged(key: key, value: value))))
            showSettings(of: plugin)
        }
        effects.append(.saveSettings(plugin: plugin, plugins[plugin]?.installed.settings ?? [:]))
    }
}

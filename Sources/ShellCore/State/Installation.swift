// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// What is installed, and what the operator says of it.
extension Shell {
    /// Takes in the list of plugins: new ones appear, gone ones leave, known ones keep their stacks.
    mutating func install(_ installed: [InstalledPlugin]) {
        let ids = installed.map(\.manifest.id)
        for id in pluginOrder where !ids.contains(id) { remove(id) }
        pluginOrder = []
        for plugin in installed where !pluginOrder.contains(plugin.manifest.id) {
            pluginOrder.append(plugin.manifest.id)
            add(plugin)
            adoptRules(of: plugin.manifest.id)
            judgeRefusedKeys(of: plugin)
        }
        applyPluginSections()
        judgeIndicators()
        renameTabs()
        judgeTabs()
        if selected == nil || selected.map({ tabs[$0] == nil }) == true { selectStartTab() }
    }

    private mutating func add(_ plugin: InstalledPlugin) {
        let id = plugin.manifest.id
        var record = plugins[id] ?? PluginRecord(installed: plugin)
        let isOtherVersion = record.installed.manifest.version != plugin.manifest.version
        let isUpdated = plugins[id] != nil && record.installed.stamp != plugin.stamp
        record.installed = plugin
        if let reason = plugin.rejection {
            if record.isRunning { effects.append(.end(plugin: id, gently: false, because: reason)) }
            record.state = .rejected(reason: reason)
        } else if case .rejected = record.state {
            record.state = .idle
        } else if isOtherVersion {
            record.isQuarantined = false
            record.failures = 0
            if !record.isRunning { record.state = .idle }
        } else if plugins[id] == nil, let version = saved.quarantine[id] {
            record.isQuarantined = version == plugin.manifest.version
            record.failures = record.isQuarantined ? Waiting.restarts.count : 0
            if record.isQuarantined { record.state = .quarantined(nil) }
        }
        plugins[id] = record
        if isUpdated, plugin.rejection == nil { restart(id) }
        let wanted = Set(tabIDs(of: id))
        for tab in tabs.keys where tab.plugin == id && !wanted.contains(tab) { tabs[tab] = nil }
        for tab in plugin.manifest.tabs {
            let tabID = TabID(plugin: id, tab: tab.id)
            var spec =
                tabs[tabID]?.spec ?? TabSpec(id: tabID, title: tab.title, pluginName: plugin.manifest.name)
            spec.icon = tab.icon.map { iconPath($0, of: id) }
            spec.order = tab.order
            spec.essential = tab.essential
            if tabs[tabID] == nil { tabs[tabID] = TabRecord(spec: spec) } else { tabs[tabID]?.spec = spec }
        }
    }

    /// Keys that no manifest may have: the plugin runs without them, and is told the rule.
    private mutating func judgeRefusedKeys(of plugin: InstalledPlugin) {
        let id = plugin.manifest.id
        for key in plugin.manifest.refusedKeys {
            let request: Request
            switch key {
            case "status-bar": request = .statusBar(key)
            case "status": request = .statusItem(key)
            case "tab.action": request = .registerTab(TabID(plugin: id, tab: ""), hasRoot: true, hasAction: true)
            default: continue
            }
            let judgement = guideline.judge(request: RequestFacts(request: request, plugin: id, path: "\(id)#/\(key)"))
            report(judgement.decisions, to: id)
        }
    }

    private mutating func remove(_ id: String) {
        endForGood(id)
        for tab in tabIDs(of: id) { tabs[tab] = nil }
        plugins[id] = nil
    }

    /// Titles in the language of the person.
    mutating func renameTabs() {
        for id in pluginOrder {
            for tab in plugins[id]?.installed.manifest.tabs ?? [] {
                tabs[TabID(plugin: id, tab: tab.id)]?.spec.title = tab.title(for: environment.locale)
            }
        }
    }

    /// Where a plugin is installed; its pictures are looked for there.
    package func folder(of plugin: String) -> String? { plugins[plugin]?.installed.folder }

    /// A stock icon's name has neither slash nor dot; anything else is a file in the plugin's folder.
    func iconPath(_ icon: String, of plugin: String) -> String {
        guard icon.contains("/") || icon.contains("."), let folder = plugins[plugin]?.installed.folder else {
            return icon
        }
        return folder + "/" + (icon.hasPrefix("./") ? String(icon.dropFirst(2)) : icon)
    }

    /// Whether the operator has a plugin enabled; a disabled one ends, and its tabs go (TAB-NO-REMOVE allows it to him).
    mutating func applyPluginSections() {
        for id in pluginOrder {
            guard let plugin = plugins[id] else { continue }
            let isEnabled = settings.plugins.first { $0.id == id }?.enabled ?? true
            switch (isEnabled, plugin.state) {
            case (false, .disabled): break
            case (false, _):
                endForGood(id)
                plugins[id]?.state = .disabled
            case (true, .disabled):
                plugins[id]?.state = plugin.installed.rejection.map { .rejected(reason: $0) } ?? .idle
                if plugin.isAutostart { startIfWanted(id) }
            case (true, .idle):
                if plugin.isAutostart { startIfWanted(id) }
            default: break
            }
        }
    }

    /// The tabs that take part: those of plugins that are not disabled.
    var offeredTabs: [TabSpec] {
        pluginOrder.flatMap { id -> [TabSpec] in
            if plugins[id]?.state == .disabled { return [] }
            return tabIDs(of: id).compactMap { tabs[$0]?.spec }
        }
    }

    /// After a start: the operator's start tab, else the one selected last, else the first.
    mutating func selectStartTab() {
        let wishes = [settings.tabs.start, saved.selectedTab].compactMap { $0 }
        for wish in wishes {
            if let entry = entries.first(where: { $0.id.description == wish || $0.id.tab == wish }) {
                select(entry.id)
                return
            }
        }
        selected = nil
        if let first = entries.first { select(first.id) }
    }
}

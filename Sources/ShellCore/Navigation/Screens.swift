// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// Asking plugins for screens, and taking them in.
extension Shell {
    /// Sends a request and remembers what its answer is for.
    mutating func request(_ message: ShellRequest, of plugin: String, kind: PendingRequests.Kind) {
        guard let id = plugins[plugin]?.requests.add(kind, at: now) else { return }
        effects.append(.send(plugin: plugin, .request(id, message)))
    }

    /// Asks for the pages of a stack that are not there yet, from the root up; after a restart for all of them.
    mutating func openWaitingScreens(of tab: TabID, isRestart: Bool) {
        guard let plugin = plugins[tab.plugin], plugin.state == .ready, let pages = tabs[tab]?.pages else { return }
        let asked = Set(
            plugin.requests.entries.values.compactMap { entry -> PageID? in
                if case .openScreen(let page) = entry.kind { page } else { nil }
            })
        for page in pages where !asked.contains(page.id) {
            guard page.screenID != Shell.settingsScreen else { continue }
            let isWaiting = if case .waiting = page.loading { true } else { false }
            guard isWaiting || isRestart else { continue }
            request(
                .openScreen(.init(tab: tab.tab, screen: page.screenID)), of: tab.plugin, kind: .openScreen(page.id))
        }
    }

    mutating func take(_ description: ScreenDescription, for page: PageID) {
        guard let place = location(of: page) else { return }
        if case .split(let content) = description.content {
            guard place.index == 0, tabs[place.tab]?.split == nil else {
                tabs[place.tab]?.pages[place.index].loading = .failed(
                    translate("Two panes can only be a tab's first page."))
                return
            }
            return beginSplit(content, screen: description.screen.id, of: place.tab)
        }
        tabs[place.tab]?.pages[place.index].load(description)
        judgeScreens(of: place.tab, from: place.index)
        refreshRows(on: page)
        guard place.index == 0 else { return }
        judgeTabs()
        save()
    }

    /// A screen could not be opened: a first opening explains itself, after a restart the stack ends there.
    mutating func screenFailed(_ error: MessageError, for page: PageID) {
        guard let place = location(of: page) else { return }
        let wasThere = tabs[place.tab]?.pages[place.index].loading == .loaded
        let isRoot = place.index == 0 || place.index == tabs[place.tab]?.split?.start
        if wasThere, !isRoot {
            pop(to: place.index, of: place.tab)
        } else {
            tabs[place.tab]?.pages[place.index].loading = .failed(error.message)
        }
        log(.warning, plugin: place.tab.plugin, "screen \(page.number): \(error.message)")
    }

    /// Rows that are kept of a section given by range: what is far from what is in view is asked for again.
    static let keptRows = 600
    /// Rows asked for at once.
    private static let askedRows = 200

    /// Rows asked for by range: they join those that are there, or take their place where they stand apart from them.
    mutating func take(_ rows: [Row], for page: PageID, section: String, first: Int) {
        change(page) { page in
            page.description.content?.changeSectionsOnDemand { found in
                if found.id == section { found.take(rows, at: first, keeping: Shell.keptRows) }
            }
            if let stale = page.staleRows[section], first <= stale.lowerBound {
                let rest = max(stale.lowerBound, first + max(1, rows.count))
                page.staleRows[section] = rest < stale.upperBound ? rest..<stale.upperBound : nil
            }
            page.revision += 1
        }
        refreshRows(on: page)
    }

    /// Asks again for what was fetched before its section was sent anew, a part at a time.
    mutating func refreshRows(on id: PageID) {
        for (section, rows) in page(id)?.staleRows ?? [:] {
            askForRows(on: id, section: section, first: rows.lowerBound, count: rows.count)
        }
    }

    mutating func askForRows(on id: PageID, section: String, first: Int, count: Int) {
        guard let tab = tab(of: id), let plugin = plugins[tab.plugin], plugin.state == .ready, let screen = page(id),
            let total = screen.description.content?.sectionOnDemand(section)?.count, first >= 0, first < total
        else { return }
        let isAsked = plugin.requests.entries.values.contains { entry in
            if case .rows(id, section, _) = entry.kind { true } else { false }
        }
        guard !isAsked else { return }
        let range = ShellRequest.RowsRange(
            tab: tab.tab, screen: screen.screenID, section: section, first: first,
            count: min(max(count, 1), total - first, Shell.askedRows))
        request(.rows(range), of: tab.plugin, kind: .rows(id, section: section, first: first))
    }

    mutating func sendAction(_ event: ActionEvent, node: String, on page: PageID, value: SettingValue? = nil) {
        guard let tab = tab(of: page), let screen = self.page(page)?.screenID else { return }
        guard plugins[tab.plugin]?.state == .ready else { return }
        request(
            .action(.init(tab: tab.tab, screen: screen, node: node, event: event, value: value)), of: tab.plugin,
            kind: .action(page, node: node))
    }
}

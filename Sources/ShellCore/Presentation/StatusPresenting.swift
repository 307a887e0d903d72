// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// The status bar, made of facts only: an item without hardware is absent, one without an answer says so (STAT-CONTENT).
extension Shell {
    func presentedStatusBar() -> StatusBar {
        var shown: Set<String> = []
        func items(_ names: [String]) -> [StatusItem] {
            names.filter { shown.insert($0).inserted }.flatMap(statusItems)
        }
        let placed = settings.status.left + settings.status.right
        let missing = StatusItemName.allCases.filter { $0.isMandatory && !placed.contains($0.rawValue) }
        // What nobody may leave out goes where it belongs: the battery to the end, the way to the network to the start.
        let leading = items(settings.status.left + missing.filter { $0 != .battery }.map(\.rawValue))
        let trailing = items(settings.status.right + missing.filter { $0 == .battery }.map(\.rawValue))
        return StatusBar(
            leading: leading + (activity.isShown ? [activityItem] : []), centre: [clockItem], trailing: trailing,
            style: statusItemStyle)
    }

    /// Light items over dark bars, dark ones over light (STAT-STYLE-CONTRAST).
    private var statusItemStyle: ColorScheme { statusLook.shown.style }

    private func statusItems(_ name: String) -> [StatusItem] {
        if let kind = StatusKind.named(name) { return kind.items(facts, translate) }
        return indicatorItem(name).map { [$0] } ?? []
    }

    private var clockItem: StatusItem {
        StatusItem(
            id: "clock", text: facts.clock.text, accessibleText: facts.clock.text, priority: StatusPriority.clock,
            cutsText: true)
    }

    private var activityItem: StatusItem {
        StatusItem(
            id: "activity", icon: .activity, text: "", accessibleText: translate("Network activity"),
            priority: StatusPriority.activity)
    }

    // MARK: Indicators of plugins

    /// `plugin:<plugin id>/<status id>`, placed by the operator; only plugins of the system folder have any.
    private func indicatorItem(_ name: String) -> StatusItem? {
        guard indicators.contains(name), let indicator = indicator(name) else { return nil }
        let text = indicator.item.text ?? ""
        let title = indicator.status.title
        return StatusItem(
            id: name, icon: (indicator.item.icon ?? indicator.status.icon).flatMap { icon($0, of: indicator.id) },
            text: text,
            accessibleText: indicator.item.accessibleText ?? (text.isEmpty ? title : "\(title) \(text)"),
            priority: StatusPriority.plugin, opensDetails: true, cutsText: true, widest: Shell.widestIndicator)
    }

    /// A stock icon, or a file that stays in the plugin's folder.
    private func icon(_ name: String, of plugin: String) -> StatusItem.Icon? {
        let path = iconPath(name, of: plugin)
        guard path != name else { return .stock(name) }
        return name.split(separator: "/").contains("..") ? nil : .file(path)
    }

    private func indicator(
        _ name: String
    ) -> (item: PluginRequest.StatusItemUpdate, status: Manifest.Status, plugin: String, id: String)? {
        guard name.hasPrefix("plugin:"), let id = TabID(String(name.dropFirst("plugin:".count))),
            let plugin = plugins[id.plugin], let item = plugin.statusItems[id.tab],
            let status = plugin.installed.manifest.status.first(where: { $0.id == id.tab })
        else { return nil }
        return (item, status, plugin.installed.manifest.name, id.plugin)
    }

    // MARK: What lies behind an item

    /// The sheet of the items that were tapped; `nil` once there is nothing behind them any more.
    func presentedStatusSheet() -> PresentedSheet? {
        let opened = openedItems.compactMap { id in details(of: id).map { (id: id, details: $0) } }
        guard let first = opened.first?.details else { return nil }
        let isOne = opened.dropFirst().allSatisfy { $0.details == first }
        let title = isOne ? first.title : translate("Status")
        let bar = NavigationBar(
            title: title, accessibleTitle: title, trailing: [Item(id: "done", role: .done, label: translate("Done"))])
        let content = isOne ? first.content : StatusDetails.content(of: opened)
        return PresentedSheet(
            page: PresentedPage(
                id: statusPage, address: nil, bars: ScreenBars(navigation: bar), content: .content(content, busy: []),
                revision: content.hashValue))
    }

    func details(of item: String) -> StatusDetails? {
        if let indicator = indicator(item) {
            return StatusDetails(
                indicator.status.title,
                [
                    StatusDetails.row(
                        "value", translate("State"), indicator.item.accessibleText ?? indicator.item.text),
                    StatusDetails.row("plugin", translate("Plugin"), indicator.plugin),
                ])
        }
        // A mark beside an item belongs to it: `network.private` to `network`.
        let name = item.split(separator: ".").first.map(String.init) ?? item
        return StatusKind.named(name)?.details(facts, translate)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// The page on which a person sets a plugin's settings. A row of the plugin leads to it by its name; the shell describes
/// it and takes its changes, and the plugin is told.
extension Shell {
    /// The name of the screen; no plugin is asked for it.
    package static let settingsScreen = "lintel.settings"

    /// Makes the page of a plugin's settings, as they are now.
    func settingsDescription(of id: String) -> ScreenDescription {
        let manifest = plugins[id]?.installed.manifest
        let locked = settings.plugins.first { $0.id == id }?.settings ?? [:]
        let rows = (manifest?.settings ?? []).map { setting in
            locked[setting.key].flatMap(setting.accepted) == nil
                ? row(setting, of: id) : lockedRow(setting, of: id)
        }
        return ScreenDescription(
            screen: Screen(id: Shell.settingsScreen, title: translate("Settings")),
            content: rows.isEmpty
                ? .explanation(ExplanationContent(id: "none", heading: translate("There is nothing to set")))
                : .list(ListContent(id: "settings", sections: [ListSection(id: "settings", rows: rows)])))
    }

    private func row(_ setting: Manifest.Setting, of id: String) -> Row {
        var row = Row(id: setting.key, title: setting.title, subtitle: setting.hint)
        let value = value(setting, of: id)
        row.accessory =
            switch (setting.kind, value) {
            case (.text, .text(let text)): .textField(text: text, placeholder: "")
            case (.secret, let value):
                .textField(text: "", placeholder: value == .null ? translate("Not set") : translate("Set"))
            case (.number(_, let minimum, let maximum, let step), .number(let number)):
                .stepper(value: number, minimum: minimum, maximum: maximum, step: step)
            case (.choice(_, let options), .text(let chosen)): .choice(options: options, selected: chosen)
            case (.toggle, .bool(let on)): .toggle(on: on)
            default: nil
            }
        return row
    }

    private func lockedRow(_ setting: Manifest.Setting, of id: String) -> Row {
        Row(
            id: setting.key, title: setting.title, subtitle: translate("Set by the operator"),
            value: shown(value(setting, of: id), of: setting))
    }

    private func shown(_ value: SettingValue, of setting: Manifest.Setting) -> String {
        switch (setting.kind, value) {
        case (.secret, _): translate("Set")
        case (.choice(_, let options), .text(let id)): options.first { $0.id == id }?.label ?? id
        case (_, .text(let text)): text
        case (_, .number(let number)): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case (_, .bool(let on)): on ? translate("on") : translate("off")
        default: ""
        }
    }

    /// The operator's value, else the person's, else the manifest's; a value of the wrong kind is none.
    func value(_ setting: Manifest.Setting, of id: String) -> SettingValue {
        let locked = settings.plugins.first { $0.id == id }?.settings[setting.key]
        return locked.flatMap(setting.accepted)
            ?? plugins[id]?.installed.settings[setting.key].flatMap(setting.accepted) ?? setting.usual
    }

    /// A change on the page of settings.
    mutating func changeSetting(_ key: String, to value: SettingValue, on page: PageID) {
        guard let place = location(of: page), let plugin = plugins[place.tab.plugin] else { return }
        do throws(MessageError) {
            try set(key, to: value, of: plugin.id)
        } catch {
            log(.warning, plugin: plugin.id, error.message)
        }
        showSettings(of: plugin.id)
    }

    /// Describes the pages of a plugin's settings again.
    mutating func showSettings(of id: String) {
        let description = settingsDescription(of: id)
        for tab in tabIDs(of: id) {
            guard let pages = tabs[tab]?.pages else { continue }
            for index in pages.indices where pages[index].screenID == Shell.settingsScreen {
                tabs[tab]?.pages[index].load(description)
                judgeScreens(of: tab, from: index)
            }
        }
    }

    /// Whether a page is the shell's own.
    func isSettings(_ page: PageID) -> Bool {
        location(of: page).map { tabs[$0.tab]?.pages[$0.index].screenID == Shell.settingsScreen } ?? false
    }
}

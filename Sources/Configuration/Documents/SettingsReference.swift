// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// Every setting with what it wants and its default, in words: what the manual page and the reference page are made of.
struct SettingsReference {
    struct Section {
        /// As a file writes it: `[theme]`; empty for what stands at the top of a file.
        var header: String
        var comment: String
        var entries: [Entry]
    }

    struct Entry {
        var key: String
        var wanted: String
        /// As a file would say it; `nil` where there is none.
        var standard: String?
        var comment: String
    }

    static var sections: [Section] {
        var sections = [top]
        for table in SettingsCatalogue.tables {
            sections.append(
                Section(
                    header: "[\(table.name)]", comment: table.comment,
                    entries: table.settings.map { entry($0, ShellSettings()) }))
            if table.name == RulesTable.table.name { sections += [limits, actions] }
        }
        return sections + plugin
    }

    private static var top: Section {
        Section(
            header: "", comment: "",
            entries: [
                Entry(
                    key: SettingsCatalogue.versionKey, wanted: noun(.integer(1...SettingsCatalogue.version)),
                    standard: String(SettingsCatalogue.version), comment: SettingsCatalogue.versionComment)
            ])
    }

    private static func entry<Root>(_ setting: Setting<Root>, _ standard: Root) -> Entry {
        Entry(
            key: setting.key, wanted: noun(setting.expectation), standard: setting.write(standard),
            comment: setting.comment)
    }

    private static func noun(_ expectation: Expectation) -> String {
        if case .optional(let inner) = expectation { return noun(inner) + ", or \"\"" }
        return DiagnosticRenderer().noun(expectation)
    }

    private static var limits: Section {
        Section(
            header: "[\(RulesTable.table.name).\(RulesTable.limitsKey)]", comment: RulesTable.limitsComment,
            entries: LimitTable.all.map { limit in
                Entry(
                    key: quoted(limit.key), wanted: noun(limit.expectation), standard: limit.written(limit.standard),
                    comment: limit.reason.capitalizedSentence + ".")
            })
    }

    private static var actions: Section {
        let wanted = noun(.choice(ShellSettings.RulesSection.Action.allCases.map(\.rawValue)))
        return Section(
            header: "[\(RulesTable.table.name).\(RulesTable.actionsKey)]", comment: RulesTable.actionsComment,
            entries: Catalogue.all.compactMap { rule in
                rule.action.map { action in
                    Entry(
                        key: rule.id, wanted: wanted, standard: quoted(action.rawValue),
                        comment: rule.summary.capitalizedSentence)
                }
            })
    }

    private static var plugin: [Section] {
        let standard = ShellSettings.PluginSection(id: "")
        let id = Entry(
            key: PluginTable.idKey, wanted: noun(.pluginID), standard: nil, comment: PluginTable.idComment)
        let groups = PluginTable.groups.map { group in
            Section(
                header: "[\(PluginTable.name).\(group.name)]", comment: group.comment,
                entries: group.settings.map { entry($0, standard) })
        }
        let own = Section(
            header: "[\(PluginTable.name).\(PluginTable.settingsKey)]", comment: PluginTable.settingsComment,
            entries: [])
        return [
            Section(
                header: "[[\(PluginTable.name)]]", comment: PluginTable.comment,
                entries: [id] + PluginTable.settings.map { entry($0, standard) })
        ] + groups + [own]
    }
}

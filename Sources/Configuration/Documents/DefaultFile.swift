// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// `data/lintel.toml`: every setting with its comment and default, every one of them commented out.
package enum DefaultFile {
    package static var text: String {
        var blocks = [head]
        for table in SettingsCatalogue.tables {
            blocks.append(self.table(table))
            if table.name == RulesTable.table.name { blocks += [limits, actions] }
        }
        blocks.append(plugin)
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static let head = """
        # SPDX-License-Identifier: Apache-2.0
        # lintel.toml: everything that can be set, with its default. Take the # from a line to change it.
        #
        # Lintel reads the file of --config, else $XDG_CONFIG_HOME/lintel/lintel.toml, else /etc/lintel/lintel.toml. The
        # files conf.d/*.toml beside it lie over it in the order of their names, and --set KEY=VALUE over all of them.
        # A saved change is applied at once. `lintelctl check` names every mistake.

        # \(SettingsCatalogue.versionComment)
        #version = \(SettingsCatalogue.version)
        """

    private static func table(_ table: SettingsTable) -> String {
        let standard = ShellSettings()
        let settings = table.settings.map { setting($0, standard) }
        return (["# \(table.comment)\n[\(table.name)]"] + settings).joined(separator: "\n\n")
    }

    private static func setting<Root>(_ setting: Setting<Root>, _ standard: Root) -> String {
        var lines = comment(setting.comment)
        if let allowed = allowed(setting.expectation) { lines += comment(allowed) }
        lines.append("#\(setting.key) = \(setting.write(standard))")
        return lines.joined(separator: "\n")
    }

    /// The values that a comment does not say.
    private static func allowed(_ expectation: Expectation) -> String? {
        switch expectation {
        case .choice, .integer, .number, .duration, .size: DiagnosticRenderer().noun(expectation) + "."
        case .optional(let inner): allowed(inner)
        default: nil
        }
    }

    private static var limits: String {
        let settings = LimitTable.all.map { limit in
            let range = "\(limit.written(limit.range.lowerBound)) … \(limit.written(limit.range.upperBound))"
            let who = limit.loosenedBy == .nobody ? "; nobody may loosen it" : ""
            return comment("\(limit.reason). \(range) \(unit(limit))\(who).".capitalizedSentence)
                .joined(separator: "\n") + "\n#\(quoted(limit.key)) = \(limit.written(limit.standard))"
        }
        let head = comment(RulesTable.limitsComment) + ["[\(RulesTable.table.name).\(RulesTable.limitsKey)]"]
        return ([head.joined(separator: "\n")] + settings).joined(separator: "\n\n")
    }

    private static func unit(_ limit: Limit) -> String {
        switch limit.unit {
        case .px: "px"
        case .seconds: "time"
        case .share: "(share)"
        case .ratio: "(ratio)"
        case .count: "(number)"
        case .characters: "characters"
        case .radiansPerSecond: "rad/s"
        }
    }

    private static var actions: String {
        let choices = ShellSettings.RulesSection.Action.allCases.map { quoted($0.rawValue) }.joined(separator: ", ")
        var lines = comment(RulesTable.actionsComment) + comment("One of \(choices).")
        lines.append("[\(RulesTable.table.name).\(RulesTable.actionsKey)]")
        let rules = Catalogue.all.compactMap { rule in
            rule.action.map { action in
                (comment(rule.summary.capitalizedSentence) + ["#\(rule.id) = \(quoted(action.rawValue))"])
                    .joined(separator: "\n")
            }
        }
        return ([lines.joined(separator: "\n")] + rules).joined(separator: "\n\n")
    }

    private static var plugin: String {
        let standard = ShellSettings.PluginSection(id: "")
        var lines = comment(PluginTable.comment)
        lines += ["#[[\(PluginTable.name)]]"] + comment(PluginTable.idComment)
        lines.append("#\(PluginTable.idKey) = \"org.lintel.clock\"")
        let settings = PluginTable.settings.map { setting($0, standard) }
        let groups = PluginTable.groups.flatMap { group in
            [(comment(group.comment) + ["#[\(PluginTable.name).\(group.name)]"]).joined(separator: "\n")]
                + group.settings.map { setting($0, standard) }
        }
        let own = (comment(PluginTable.settingsComment) + ["#[\(PluginTable.name).\(PluginTable.settingsKey)]"])
            .joined(separator: "\n")
        return ([lines.joined(separator: "\n")] + settings + groups + [own]).joined(separator: "\n\n")
    }

    /// Lines of at most 120 columns.
    private static func comment(_ text: String) -> [String] {
        var lines: [String] = []
        var line = "#"
        for word in text.split(separator: " ") {
            if line.count + 1 + word.count > 120 {
                lines.append(line)
                line = "#"
            }
            line += " \(word)"
        }
        return lines + [line]
    }
}

extension Rule {
    /// Its own action; `nil` for a rule without one.
    var action: ShellSettings.RulesSection.Action? {
        switch enforcement {
        case .tests: nil
        case .warn: .warn
        case .repair: .repair
        case .refuse: .refuse
        }
    }
}

extension String {
    var capitalizedSentence: String {
        prefix(1).uppercased() + dropFirst()
    }
}

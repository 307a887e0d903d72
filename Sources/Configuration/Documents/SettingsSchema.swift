// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// JSON Schema (draft 2020-12) of `lintel.toml`, for editors and for `lintelctl schema`.
package enum SettingsSchema {
    package static var text: String {
        document.text() + "\n"
    }

    private static var document: JSONText {
        var properties: [(key: String, value: JSONText)] = [
            (
                SettingsCatalogue.versionKey,
                .object([
                    ("description", .string(SettingsCatalogue.versionComment)), ("type", .string("integer")),
                    ("minimum", .integer(1)), ("maximum", .integer(SettingsCatalogue.version)),
                ])
            )
        ]
        let standard = ShellSettings()
        for table in SettingsCatalogue.tables {
            var members = table.settings.map { ($0.key, schema(of: $0, standard)) }
            if table.name == RulesTable.table.name {
                members.append((RulesTable.limitsKey, limits))
                members.append((RulesTable.actionsKey, actions))
            }
            properties.append((table.name, object(members, table.comment)))
        }
        properties.append((PluginTable.name, plugins))
        return .object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("$id", .string("lintel.schema.json")), ("title", .string("lintel.toml")),
            ("type", .string("object")), ("properties", .object(properties)), ("additionalProperties", .boolean(false)),
        ])
    }

    private static func object(
        _ members: [(String, JSONText)], _ comment: String, required: [String] = []
    ) -> JSONText {
        var schema: [(key: String, value: JSONText)] = [
            ("description", .string(comment)), ("type", .string("object")),
            ("properties", .object(members.map { (key: $0.0, value: $0.1) })),
            ("additionalProperties", .boolean(false)),
        ]
        if !required.isEmpty { schema.append(("required", .array(required.map(JSONText.string)))) }
        return .object(schema)
    }

    private static func schema<Root>(of setting: Setting<Root>, _ standard: Root) -> JSONText {
        .object(
            [("description", .string(setting.comment))] + schema(of: setting.expectation)
                + [("default", value(setting.write(standard)))])
    }

    private static func schema(of expectation: Expectation) -> [(key: String, value: JSONText)] {
        switch expectation {
        case .boolean: [("type", .string("boolean"))]
        case .integer(let range):
            [
                ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
                ("maximum", .integer(range.upperBound)),
            ]
        case .number(let range):
            [
                ("type", .string("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .text, .path, .clockFormat, .language, .font, .output: [("type", .string("string"))]
        case .optional(let inner): schema(of: inner, orEmpty: true)
        case .choice(let names): [("enum", .array(names.map(JSONText.string)))]
        case .duration: pattern("^[0-9]+(\\.[0-9]+)? ?(ms|s|min|h)$")
        case .size: pattern("^[0-9]+(\\.[0-9]+)? ?(B|KiB|MiB|GiB|kB|MB|GB)$")
        case .colour:
            [
                (
                    "anyOf",
                    .array([
                        .object(pattern(colourPattern)),
                        .object([("enum", .array(Words.colourNames.keys.sorted().map(JSONText.string)))]),
                    ])
                )
            ]
        case .chord: pattern(chordPattern)
        case .statusItem(let names): pattern("^(\(names.joined(separator: "|"))|plugin:\(idPattern)/\(idPattern))$")
        case .pluginID: pattern("^\(idPattern)$")
        case .tabID: pattern("^(\(idPattern)/)?\(idPattern)$")
        case .busName: pattern("^[A-Za-z_-][A-Za-z0-9_-]*(\\.[A-Za-z_-][A-Za-z0-9_-]*)+(\\.\\*)?$")
        case .device: pattern("^/dev/.+$")
        case .list(let item):
            [("type", .string("array")), ("items", .object(schema(of: item))), ("uniqueItems", .boolean(true))]
        case .table: [("type", .string("object"))]
        case .arrayOfTables: [("type", .string("array"))]
        case .plain:
            [("type", .array(["string", "number", "integer", "boolean", "array"].map(JSONText.string)))]
        }
    }

    /// An empty text is "not set".
    private static func schema(of inner: Expectation, orEmpty: Bool) -> [(key: String, value: JSONText)] {
        let schema = schema(of: inner)
        switch inner {
        case .text, .path, .clockFormat, .language, .font, .output: return schema
        default: break
        }
        return [("anyOf", .array([.object([("const", .string(""))]), .object(schema)]))]
    }

    private static let idPattern = "[A-Za-z0-9._-]{1,64}"
    private static let colourPattern = "^#[0-9A-Fa-f]{6}$"
    private static let chordPattern = "^(\\w+ ?\\+ ?)*\\w+$"

    private static func pattern(_ pattern: String) -> [(key: String, value: JSONText)] {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    /// A default, which is written in TOML, in JSON: the two are the same for what settings are made of.
    private static func value(_ toml: String) -> JSONText {
        if toml == "true" || toml == "false" { return .boolean(toml == "true") }
        if toml.hasPrefix("\""), toml.hasSuffix("\""), toml.count >= 2 {
            return .string(String(toml.dropFirst().dropLast()))
        }
        if toml.hasPrefix("["), toml.hasSuffix("]") {
            return .array(
                toml.dropFirst().dropLast().split(separator: ",").map { value($0.trimmingPrefix(" ").description) })
        }
        return Double(toml).map(JSONText.number) ?? .string(toml)
    }

    // MARK: Tables with keys of their own

    private static var limits: JSONText {
        var members: [(String, JSONText)] = []
        for key in LimitTable.keys {
            let targets = LimitTable.limits(for: key)
            guard let first = targets.first else { continue }
            let standard = targets.allSatisfy { $0.standard == first.standard } ? first.standard : nil
            var schema = schema(of: widest(targets))
            if let standard { schema.append(("default", value(first.written(standard)))) }
            members.append((key, .object([("description", .string(first.reason.capitalizedSentence))] + schema)))
        }
        return object(members, RulesTable.limitsComment)
    }

    /// What any of the limits allows in any profile.
    private static func widest(_ limits: [Limit]) -> Expectation {
        let ranges = limits.flatMap { limit in ShellSettings.RulesSection.Profile.allCases.map(limit.range) }
        let low = ranges.map(\.lowerBound).min() ?? 0
        let high = ranges.map(\.upperBound).max() ?? 0
        switch limits.first?.expectation {
        case .integer: return .integer(Int64(low)...Int64(high))
        case .duration: return .duration(low...high)
        default: return .number(low...high)
        }
    }

    private static var actions: JSONText {
        let choices = JSONText.array(ShellSettings.RulesSection.Action.allCases.map { .string($0.rawValue) })
        let members = Catalogue.all.compactMap { rule in
            rule.action.map { action in
                (
                    rule.id,
                    JSONText.object([
                        ("description", .string(rule.summary.capitalizedSentence)), ("enum", choices),
                        ("default", .string(action.rawValue)),
                    ])
                )
            }
        }
        return object(members, RulesTable.actionsComment)
    }

    private static var plugins: JSONText {
        let standard = ShellSettings.PluginSection(id: "")
        var members: [(String, JSONText)] = [
            (
                PluginTable.idKey,
                .object([("description", .string(PluginTable.idComment))] + schema(of: .pluginID))
            )
        ]
        members += PluginTable.settings.map { ($0.key, schema(of: $0, standard)) }
        members += PluginTable.groups.map { group in
            (group.name, object(group.settings.map { ($0.key, schema(of: $0, standard)) }, group.comment))
        }
        members.append(
            (
                PluginTable.settingsKey,
                .object([
                    ("description", .string(PluginTable.settingsComment)), ("type", .string("object")),
                    ("additionalProperties", .object(schema(of: .plain))),
                ])
            ))
        return .object([
            ("type", .string("array")), ("items", object(members, PluginTable.comment, required: [PluginTable.idKey])),
        ])
    }
}

// SPDX-License-Identifier: Apache-2.0

// `plugin.toml` to values: everything that is wrong at once, each with its place, and as much of the plugin as can be
// understood, so that it can be listed and its tabs can explain.

import BarModel
import PluginProtocol
import Toml

struct ManifestReader {
    /// What one manifest says, and what is wrong with it.
    struct Result {
        var manifest: Manifest
        var findings: [Finding]
        /// False where the file is no TOML, or cannot be read.
        var wasRead = true
    }

    struct Finding: Equatable {
        var fault: ManifestFault
        var key: String
        var position: TomlPosition?
        var severity: Problem.Severity = .error
    }

    let root: TomlTable
    private let fallbackID: String
    private let isSystem: Bool
    private var findings: [Finding] = []
    private var refused: [String] = []

    /// - Parameters:
    ///   - fallbackID: Names a plugin whose manifest has no usable id: the folder's name.
    ///   - isSystem: It lies in the system folder.
    static func read(_ root: TomlTable, fallbackID: String, isSystem: Bool) -> Result {
        var reader = ManifestReader(root: root, fallbackID: fallbackID, isSystem: isSystem)
        let manifest = reader.manifest()
        return Result(manifest: manifest, findings: reader.findings)
    }

    private init(root: TomlTable, fallbackID: String, isSystem: Bool) {
        self.root = root
        self.fallbackID = fallbackID
        self.isSystem = isSystem
    }

    /// Tabs a plugin may put before those of others; the shell's order has the same number.
    static let tabsOfOnePlugin = 5

    private static let keys: Set<String> = [
        "id", "name", "version", "protocol", "module", "command", "autostart", "permissions", "rules",
        "back-indicator", "status-style", "tab", "status", "setting",
    ]

    private mutating func manifest() -> Manifest {
        for entry in root.entries where !Self.keys.contains(entry.key) {
            if entry.key == "status-bar" {
                refuse("status-bar", rule: "STAT-HIDE-PERMANENT", entry)
            } else {
                unknown(entry, path: entry.key)
            }
        }
        let id = pluginID()
        let name = text("name") ?? id
        let version = text("version") ?? ""
        let protocolVersion = declaredProtocol()
        let program = program()
        let autostart = flag("autostart", in: root, path: "autostart") ?? false
        let rules = RulesTable(table("rules"))
        for finding in rules.findings { findings.append(finding) }
        let indicator = table("back-indicator")
        var manifest = Manifest(
            id: id, name: name, version: version, protocol: protocolVersion, program: program, autostart: autostart,
            tabs: tabs(), status: status(), permissions: permissions(), settings: settings(),
            backIndicatorImage: indicator.flatMap { path("image", in: $0) },
            backIndicatorMask: indicator.flatMap { path("mask", in: $0) })
        manifest.refusedKeys = refused
        manifest.statusStyle = statusStyle()
        manifest.limits = rules.limits
        manifest.actions = rules.actions
        return manifest
    }

    // MARK: The plugin

    private mutating func pluginID() -> String {
        guard let id = text("id") else { return fallbackID }
        guard isReverseDNS(id) else {
            add(.notReverseDNS(found: id), "id", root["id"]?.value.start)
            return fallbackID
        }
        return id
    }

    private mutating func declaredProtocol() -> ProtocolVersion {
        let offered = ProtocolVersion.current
        guard let entry = root["protocol"] else {
            add(.otherProtocol(declared: nil, offered: offered), "protocol", nil)
            return offered
        }
        guard let found = text("protocol") else { return offered }
        let parts = found.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1], major >= 0, minor >= 0 else {
            add(.notAVersion(found: found), "protocol", entry.value.start)
            return offered
        }
        let declared = ProtocolVersion(major: major, minor: minor)
        if !offered.accepts(declared) {
            add(.otherProtocol(declared: declared, offered: offered), "protocol", entry.value.start)
        }
        return declared
    }

    /// One that is none counts as inherited (STAT-STYLE-SCOPE).
    private mutating func statusStyle() -> StatusStyle {
        guard let entry = root["status-style"],
            let found = text("status-style", in: root, path: "status-style", .warning)
        else { return .inherit }
        if let style = Self.statusStyles.first(where: { $0.rawValue == found }) { return style }
        let known = Self.statusStyles.map(\.rawValue)
        add(.notOneOf(found: found, known: known), "status-style", entry.value.start, .warning)
        return .inherit
    }

    private static let statusStyles: [StatusStyle] = [.auto, .light, .dark]

    private mutating func program() -> Manifest.Program {
        switch (root["module"], root["command"]) {
        case (let entry?, nil):
            guard let module = text("module") else { return .command([]) }
            if !isInside(module) { add(.outsideFolder(path: module), "module", entry.value.start) }
            return .module(module)
        case (nil, let entry?):
            guard let items = entry.value.array, !items.isEmpty, items.allSatisfy({ $0.string != nil }) else {
                add(.wrongType(expected: .listOfTexts, found: entry.value.kind), "command", entry.value.start)
                return .command([])
            }
            let command = items.compactMap(\.string)
            if command[0].contains("/"), !isInside(command[0]) {
                add(.outsideFolder(path: command[0]), "command", entry.value.start)
            }
            return .command(command)
        case (nil, nil):
            add(.neitherModuleNorCommand, "", nil)
            return .command([])
        case (_?, let entry?):
            add(.bothModuleAndCommand, "command", entry.keyPosition)
            return .command([])
        }
    }

    // MARK: Tabs and indicators

    private mutating func tabs() -> [Manifest.Tab] {
        var seen: Set<String> = []
        let offered = tables("tab").count
        if offered > Self.tabsOfOnePlugin {
            add(
                .manyTabs(count: offered, limit: Self.tabsOfOnePlugin), "tab", root["tab"]?.keyPosition, .warning)
        }
        return tables("tab").enumerated().compactMap { index, table in
            let path = "tab[\(index)]"
            let known: Set<String> = ["id", "title", "titles", "icon", "order", "essential", "action"]
            for entry in table.entries where !known.contains(entry.key) { unknown(entry, path: "\(path).\(entry.key)") }
            if let entry = table["action"] { refuse("tab.action", rule: "TAB-NAV-ONLY", entry) }
            guard let id = identifier(in: table, path: path, seen: &seen) else { return nil }
            // One without a title gets the plugin's name where it is judged (TAB-TITLE-ICON).
            let title = text("title", in: table, path: "\(path).title", .warning) ?? ""
            return Manifest.Tab(
                id: id, title: title, titles: titles(in: table, path: "\(path).titles"),
                icon: icon(in: table, path: path),
                order: wholeNumber("order", in: table, path: "\(path).order") ?? 0,
                essential: flag("essential", in: table, path: "\(path).essential") ?? true)
        }
    }

    private mutating func titles(in table: TomlTable, path: String) -> [String: String] {
        guard let entry = table["titles"] else { return [:] }
        guard let titles = entry.value.table else {
            add(.wrongType(expected: .table, found: entry.value.kind), path, entry.value.start)
            return [:]
        }
        var found: [String: String] = [:]
        for title in titles.entries { found[title.key] = text(title.key, in: titles, path: "\(path).\(title.key)") }
        return found
    }

    private mutating func status() -> [Manifest.Status] {
        let entries = tables("status")
        if !isSystem, !entries.isEmpty {
            refused.append("status")
            add(.statusOfUser, "status", root["status"]?.keyPosition, .warning)
            return []
        }
        var seen: Set<String> = []
        return entries.enumerated().compactMap { index, table in
            let path = "status[\(index)]"
            for entry in table.entries where !["id", "title", "icon"].contains(entry.key) {
                unknown(entry, path: "\(path).\(entry.key)")
            }
            guard let id = identifier(in: table, path: path, seen: &seen) else { return nil }
            let title = text("title", in: table, path: "\(path).title") ?? id
            return Manifest.Status(id: id, title: title, icon: icon(in: table, path: path))
        }
    }

    mutating func identifier(
        _ key: String = "id", in table: TomlTable, path: String, seen: inout Set<String>
    ) -> String? {
        guard let id = text(key, in: table, path: "\(path).\(key)") else { return nil }
        let position = table[key]?.value.start
        guard isValidIdentifier(id) else {
            add(.notAnIdentifier(found: id), "\(path).\(key)", position)
            return nil
        }
        guard seen.insert(id).inserted else {
            add(.duplicate(found: id), "\(path).\(key)", position)
            return nil
        }
        return id
    }

    /// A stock icon's name has neither slash nor dot; a file must lie in the folder.
    private mutating func icon(in table: TomlTable, path: String) -> String? {
        // That a tab has none is for the rules to say.
        guard let entry = table["icon"], entry.value.string?.isEmpty != true,
            let icon = text("icon", in: table, path: "\(path).icon", .warning)
        else { return nil }
        guard icon.contains("/") || icon.contains("."), !isInside(icon) else { return icon }
        add(.outsideFolder(path: icon), "\(path).icon", table["icon"]?.value.start, .warning)
        return nil
    }

    private mutating func path(_ key: String, in table: TomlTable) -> String? {
        guard table[key] != nil, let found = text(key, in: table, path: "back-indicator.\(key)") else { return nil }
        guard !isInside(found) else { return found }
        add(.outsideFolder(path: found), "back-indicator.\(key)", table[key]?.value.start)
        return nil
    }

    // MARK: Values

    private mutating func text(_ key: String) -> String? {
        text(key, in: root, path: key)
    }

    mutating func text(
        _ key: String, in table: TomlTable, path: String, _ severity: Problem.Severity = .error
    ) -> String? {
        guard let entry = table[key] else {
            add(.missing, path, nil, severity)
            return nil
        }
        guard let text = entry.value.string else {
            add(.wrongType(expected: .text, found: entry.value.kind), path, entry.value.start, severity)
            return nil
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            add(.emptyText, path, entry.value.start, severity)
            return nil
        }
        return text
    }

    mutating func flag(_ key: String, in table: TomlTable, path: String) -> Bool? {
        guard let entry = table[key] else { return nil }
        guard let flag = entry.value.boolean else {
            add(.wrongType(expected: .flag, found: entry.value.kind), path, entry.value.start)
            return nil
        }
        return flag
    }

    private mutating func wholeNumber(_ key: String, in table: TomlTable, path: String) -> Int? {
        guard let entry = table[key] else { return nil }
        guard let number = entry.value.integer else {
            add(.wrongType(expected: .wholeNumber, found: entry.value.kind), path, entry.value.start)
            return nil
        }
        return Int(number)
    }

    mutating func table(_ key: String) -> TomlTable? {
        guard let entry = root[key] else { return nil }
        guard let table = entry.value.table else {
            add(.wrongType(expected: .table, found: entry.value.kind), key, entry.value.start)
            return nil
        }
        return table
    }

    mutating func tables(_ key: String) -> [TomlTable] {
        guard let entry = root[key] else { return [] }
        guard let items = entry.value.array, items.allSatisfy({ $0.table != nil }) else {
            add(.wrongType(expected: .arrayOfTables, found: entry.value.kind), key, entry.value.start)
            return []
        }
        return items.compactMap(\.table)
    }

    // MARK: Findings

    mutating func unknown(_ entry: TomlEntry, path: String) {
        add(.unknownKey, path, entry.keyPosition, .warning)
    }

    private mutating func refuse(_ key: String, rule: String, _ entry: TomlEntry) {
        refused.append(key)
        add(.refusedKey(rule: rule), key, entry.keyPosition, .warning)
    }

    mutating func add(
        _ fault: ManifestFault, _ key: String, _ position: TomlPosition?, _ severity: Problem.Severity = .error
    ) {
        findings.append(Finding(fault: fault, key: key, position: position, severity: severity))
    }
}

/// Two or more parts of letters, digits, "-" and "_" between dots, each beginning with a letter or digit; at most 128.
func isReverseDNS(_ id: String) -> Bool {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    return id.utf8.count <= 128 && parts.count >= 2
        && parts.allSatisfy { part in
            isValidIdentifier(String(part)) && part.first.map { $0 != "-" && $0 != "_" } == true
        }
}

/// Whether a path of a manifest stays in its folder by its words alone.
func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.utf8.contains(0) && !path.split(separator: "/").contains("..")
}

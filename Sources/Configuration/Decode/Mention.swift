// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// A name in the settings of something that lies outside them: whether it exists is not for the file alone to say.
package struct Mention: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case plugin, tab, statusItem, font, output, language
    }

    package var kind: Kind
    package var name: String
    var file: String
    var position: TomlPosition
    var key: String
    var sourceLine: String

    func finding(_ fault: Fault) -> FileFinding {
        FileFinding(
            file: file, position: position, key: key, severity: .warning, fault: fault, sourceLine: sourceLine)
    }
}

/// What is installed or connected. Names of a kind that is `nil` are not judged.
package struct KnownNames: Equatable, Sendable {
    package var plugins: [String]?
    /// `<plugin id>/<tab id>`.
    package var tabs: [String]?
    /// `plugin:<plugin id>/<status id>`, of plugins in the system folder.
    package var statusItems: [String]?
    package var fonts: [String]?
    package var outputs: [String]?
    /// Of the texts.
    package var languages: [String]?
    /// Of those that the settings name, the installed ones.
    package var locales: [String]?

    package init() {}

    /// Takes in which languages there are.
    ///
    /// - Parameters:
    ///   - texts: Of the catalogues; the source is in English.
    ///   - isInstalled: Whether the system has a language's locale.
    package mutating func take(_ mentions: [Mention], texts: [String], isInstalled: (String) -> Bool) {
        languages = texts + ["en"]
        locales = mentions.filter { $0.kind == .language }.map(\.name).filter(isInstalled)
    }

    /// Why a mention leads nowhere, or to more than one place.
    ///
    /// - Parameter suggests: Whether to look for the name that was meant, which takes its time.
    func fault(_ mention: Mention, suggests: Bool = true) -> Fault? {
        switch mention.kind {
        case .plugin: fault(mention, plugins, suggests)
        case .statusItem: fault(mention, statusItems, suggests)
        case .output: fault(mention, outputs, suggests)
        case .font: fault(mention, fonts, suggests) { $0.lowercased() == $1.lowercased() }
        case .tab: tabFault(mention, suggests)
        case .language: languageFault(mention)
        }
    }

    /// Where every tab that there is is named to be hidden, the first that is.
    func everyTabHidden(_ mentions: [Mention]) -> Mention? {
        guard let tabs, !tabs.isEmpty else { return nil }
        let hiding = mentions.filter { $0.key == "tabs.hidden" }
        let names = Set(hiding.map(\.name))
        let isAll = tabs.allSatisfy { tab in
            names.contains(tab)
                || names.contains(String(tab[tab.index(after: tab.lastIndex(of: "/") ?? tab.startIndex)...]))
        }
        return isAll ? hiding.first : nil
    }

    private func fault(
        _ mention: Mention, _ names: [String]?, _ suggests: Bool, isSame: (String, String) -> Bool = { $0 == $1 }
    ) -> Fault? {
        guard let names, !names.contains(where: { isSame($0, mention.name) }) else { return nil }
        return .unknownName(
            mention.kind, name: mention.name, nearest: suggests ? nearest(to: mention.name, in: names) : nil)
    }

    /// The texts of `de_AT` are those of `de`; its times and names want a locale, which a name without a country has not.
    private func languageFault(_ mention: Mention) -> Fault? {
        let base = String(mention.name.prefix { $0 != "." && $0 != "@" })
        let code = String(base.prefix { $0 != "_" })
        guard let languages, !["C", "POSIX"].contains(base) else { return nil }
        guard languages.contains(code) || languages.contains(base) else {
            return .unknownName(.language, name: mention.name, nearest: nil)
        }
        guard let locales, code != base, !locales.contains(mention.name) else { return nil }
        return .noLocale(name: mention.name)
    }

    private func tabFault(_ mention: Mention, _ suggests: Bool) -> Fault? {
        guard let tabs, !tabs.contains(mention.name) else { return nil }
        let ends = tabs.filter { $0.hasSuffix("/\(mention.name)") }
        if ends.count > 1 { return .ambiguousTab(name: mention.name, tabs: ends) }
        guard ends.isEmpty else { return nil }
        let isShort = !mention.name.contains("/")
        let names = tabs.map { isShort ? String($0[$0.index(after: $0.lastIndex(of: "/") ?? $0.startIndex)...]) : $0 }
        return .unknownName(.tab, name: mention.name, nearest: suggests ? nearest(to: mention.name, in: names) : nil)
    }
}

extension TomlValue {
    /// What a value of a setting names outside the file.
    func names(_ expectation: Expectation) -> [(kind: Mention.Kind, name: String, position: TomlPosition)] {
        switch expectation {
        case .optional(let inner): return names(inner)
        case .list(let item): return (array ?? []).flatMap { $0.names(item) }
        case .tabID: return name(.tab)
        case .pluginID: return name(.plugin)
        case .font: return name(.font)
        case .output: return name(.output)
        case .language: return name(.language)
        case .statusItem(let own): return name(.statusItem).filter { !own.contains($0.name) }
        default: return []
        }
    }

    private func name(
        _ kind: Mention.Kind
    ) -> [(kind: Mention.Kind, name: String, position: TomlPosition)] {
        string.flatMap { $0.isEmpty ? nil : [(kind, $0, start)] } ?? []
    }
}

extension ConfigurationLoader {
    /// All problems of loaded settings, the names that nothing has among them: in the order of the layers, each from the
    /// top down.
    ///
    /// - Parameter others: Found elsewhere; those of other files stand at the end.
    package func problems(
        of loaded: LoadedConfiguration, known: KnownNames, and others: [Problem] = []
    ) -> [Problem] {
        var nameless = FindingList()
        for mention in loaded.mentions {
            let suggests = nameless.listsMore(of: mention.file)
            guard let fault = known.fault(mention, suggests: suggests) else { continue }
            nameless.warn(in: mention.file) { mention.finding(fault) }
        }
        if let first = known.everyTabHidden(loaded.mentions) { nameless.append(first.finding(.everyTabHidden)) }
        let names = FindingList.shortened(nameless.findings, unlisted: nameless.unlisted).map(renderer.problem)
        let all = loaded.problems + names + others
        let ranks = Dictionary(
            (loaded.layerNames + all.map(\.file)).enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        return all.enumerated().sorted { left, right in
            (ranks[left.element.file] ?? 0, left.element.line, left.element.column, left.offset)
                < (ranks[right.element.file] ?? 0, right.element.line, right.element.column, right.offset)
        }.map(\.element)
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let tabPeers = Rule(
        "TAB-PEERS", "Tabs are peers: different screens with different names.", from: "S2-12", kind: .plugin,
        moment: .load, severity: .warning, enforcement: .repair,
        checks: [
            .tabs { draft, _, _ in Peers.findings(draft) },
            .request { draft, _, _ in
                guard case .pushTabRoot(let tab) = draft.granted else { return [] }
                return [
                    .repaired(
                        "/navigation.push", before: "push of \(tab)", after: "switch to \(tab)",
                        "A tab's root is not pushed inside another tab; the shell switches to it.",
                        hint: "Ask for the tab instead."
                    ) { $0.granted = .switchTab(tab) }
                ]
            },
        ],
        examples: [
            "two tabs of one name are told apart by their plugins", "two of one plugin are numbered",
            "pushing another tab's root switches to it", "different names pass",
        ])

    static let tabEssential = Rule(
        "TAB-ESSENTIAL", "Essential tabs come first.", from: "S2-18", kind: .plugin, moment: .load, severity: .advice,
        enforcement: .repair, loosenedBy: .plugin,
        checks: [
            .tabs { draft, _, _ in
                let free = draft.tabs.filter { !$0.isPlaced }
                let ordered = free.filter(\.spec.essential) + free.filter { !$0.spec.essential }
                guard ordered.map(\.spec.id) != free.map(\.spec.id) else { return [] }
                let wanted = draft.tabs.filter(\.isPlaced) + ordered
                let ids = wanted.map(\.spec.id)
                // A tab that others overtook.
                let moved = free.enumerated().filter { place, tab in
                    !tab.spec.essential && free[place...].contains(where: \.spec.essential)
                }
                return moved.map { _, tab in
                    .repaired(
                        "/order", subject: tab.path, before: "before essential tabs", after: "after them",
                        "Tabs that are not essential come last.", hint: "Give it a higher order."
                    ) { draft in
                        draft.tabs.sort { left, right in
                            (ids.firstIndex(of: left.spec.id) ?? 0) < (ids.firstIndex(of: right.spec.id) ?? 0)
                        }
                    }
                }
            }
        ],
        examples: [
            "a tab that is not essential moves to the end", "essential tabs first pass", "the operator's order stays",
        ])

    static let tabCountMin = Rule(
        "TAB-COUNT-MIN", "Too few tabs make the interface seem disconnected.", from: "S2-18a; C18", kind: .plugin,
        moment: .load, severity: .warning, enforcement: .warn, loosenedBy: .admin, limits: [.tabCountMin],
        checks: [
            .tabs { draft, facts, context in
                let least = context.limits.count(.tabCountMin)
                guard facts.isComplete, draft.tabs.count >= 2, draft.tabs.count < least else { return [] }
                return [
                    .warned(
                        "", before: "\(draft.tabs.count)", "There are only \(draft.tabs.count) tabs.",
                        hint: "Three or more are worth a tab bar; with one there is none.")
                ]
            }
        ],
        examples: ["two tabs are warned about", "three tabs pass", "one tab has no bar to judge"])

    static let tabMoreDiscouraged = Rule(
        "TAB-MORE-DISCOURAGED", "More means additional steps and wasted room.", from: "S2-17", kind: .plugin,
        moment: .load, severity: .advice, enforcement: .warn, loosenedBy: .admin,
        checks: [
            .tabs { draft, facts, context in
                guard draft.tabs.count > 2 else { return [] }
                let layout = TabLayout(
                    width: facts.environment.width, count: draft.tabs.count,
                    bounds: TabLayout.Bounds(limits: context.limits), previous: facts.previousLayout)
                guard layout.hasMore else { return [] }
                return [
                    .warned(
                        "/more", before: "\(draft.tabs.count - layout.direct) behind More",
                        "Some tabs take two steps to reach.", hint: "Hide tabs that are not needed here.",
                        severity: context.widthClass == .regular ? .warning : .advice)
                ]
            }
        ],
        examples: [
            "six tabs in compact width are advised against", "eight in regular width are warned about",
            "five tabs pass",
        ])

    static let navLargeDistinct = Rule(
        "NAV-LARGE-DISTINCT", "Large titles tell content areas apart.", from: "S0-23, S1-1, S3-1", kind: .plugin,
        moment: .load, severity: .warning, enforcement: .warn,
        checks: [
            .tabs { draft, facts, _ in
                guard facts.largeTitles.count > 1 else { return [] }
                let titled = draft.tabs.compactMap { tab in
                    facts.largeTitles[tab.spec.id].map { (tab: tab, title: $0, key: $0.trimmed.lowercased()) }
                }
                let counts = Dictionary(grouping: titled, by: \.key).mapValues(\.count)
                return titled.filter { !$0.key.isEmpty && (counts[$0.key] ?? 0) > 1 }.map { tab, title, _ in
                    .warned(
                        "/largeTitle", subject: tab.path, before: title.excerpt,
                        "Another tab has the same large title.", hint: "Name what is different about this one.")
                }
            }
        ],
        examples: ["two alike are warned about", "different ones pass"])
}

private enum Peers {
    /// Tabs of one name get names of their own for assistive technology and for the list behind More.
    static func findings(_ draft: TabSetDraft) -> [Finding<TabSetDraft>] {
        var groups: [String: [TabSetDraft.Tab]] = [:]
        for tab in draft.tabs where !tab.spec.title.isBlank {
            groups[tab.spec.title.trimmed.lowercased(), default: []].append(tab)
        }
        guard groups.count < draft.tabs.count else { return [] }
        var taken = Set(groups.keys)
        return draft.tabs.flatMap { tab -> [Finding<TabSetDraft>] in
            guard let group = groups[tab.spec.title.trimmed.lowercased()], group.count > 1 else { return [] }
            let plugin = tab.spec.pluginName.isBlank ? tab.spec.id.plugin : tab.spec.pluginName
            let title = tab.spec.title.trimmed
            let name = title.reads(as: plugin) ? title : "\(title) (\(plugin))"
            var own = name
            var number = 2
            while !taken.insert(own.lowercased()).inserted {
                own = "\(name) \(number)"
                number += 1
            }
            guard tab.accessibleTitle != own else { return [] }
            let distinct = own
            return [
                .repaired(
                    "/title", subject: tab.path, before: tab.spec.title.excerpt, after: own.excerpt,
                    "Another tab has the same title; this one is called \(own.quoted) where both are read.",
                    hint: "Choose a title of its own."
                ) { $0.change(tab.spec.id) { $0.accessibleTitle = distinct } }
            ]
        }
    }
}

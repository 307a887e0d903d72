// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let tabIconCustom = Rule(
        "TAB-ICON-CUSTOM", "Own icons are allowed where there is something to see.", from: "S2-29b", kind: .plugin,
        moment: .load, severity: .error, enforcement: .repair,
        checks: [
            .tabs { draft, facts, _ in
                guard !facts.icons.isEmpty else { return [] }
                return draft.tabs.compactMap { tab in
                    guard tab.icon == nil, let icon = facts.icons[tab.spec.id], !icon.hasInk else { return nil }
                    let letter = TabIcon.letter(tab.spec.title.trimmed.prefix(1).uppercased())
                    return .repaired(
                        "/icon", subject: tab.path, before: tab.spec.icon ?? "", after: "a letter",
                        icon.isReadable
                            ? "The icon is empty or solid: ink covers \(icon.inkPercentage) % of it, and may cover 1 to 90 %."
                            : "The icon cannot be read.",
                        hint: "Use an SVG, or a PNG with alpha, that shows something."
                    ) { $0.change(tab.spec.id) { $0.icon = letter } }
                }
            }
        ],
        examples: ["a transparent icon becomes a letter", "a drawn icon passes"])

    static let tabIconConsistent = Rule(
        "TAB-ICON-CONSISTENT", "Tab icons look like one family.", from: "S2-29", kind: .plugin, moment: .load,
        severity: .warning, enforcement: .repair, loosenedBy: .admin,
        checks: [
            .tabs { draft, facts, _ in
                let measured = draft.tabs.compactMap { tab in facts.icons[tab.spec.id].map { (tab, $0) } }
                    .filter { $0.1.hasInk }
                guard !measured.isEmpty else { return [] }
                let median = IconFacts.median(measured.map(\.1.meanStroke))
                return measured.flatMap { tab, icon -> [Finding<TabSetDraft>] in
                    var findings: [Finding<TabSetDraft>] = []
                    if icon.isFullColour {
                        findings.append(
                            .repaired(
                                "/icon/colour", subject: tab.path, before: "full colour", after: "one colour",
                                "Tab icons are drawn in the bar's colour.", hint: "Use a symbolic icon.", nil))
                    }
                    if median > 0, abs(icon.meanStroke / median - 1) > 0.3 {
                        findings.append(
                            .warned(
                                "/icon/stroke", subject: tab.path, before: "\(Ceiling.number(icon.meanStroke)) px",
                                "Its strokes are much thinner or thicker than the others'.",
                                hint: "Draw it with strokes of about \(Ceiling.number(median)) px."))
                    }
                    return findings
                }
            }
        ],
        examples: [
            "a thick stroke is warned about", "an icon in full colour is drawn in one", "icons of one family pass",
        ])

    static let tabIconBalanced = Rule(
        "TAB-ICON-BALANCED", "Tab icons carry equal visual weight.", from: "S2-29", kind: .plugin, moment: .load,
        severity: .warning, enforcement: .repair, loosenedBy: .admin,
        checks: [
            .tabs { draft, facts, _ in
                let measured = draft.tabs.compactMap { tab in facts.icons[tab.spec.id].map { (tab, $0) } }
                    .filter { $0.1.hasInk }
                guard !measured.isEmpty else { return [] }
                let median = IconFacts.median(measured.map(\.1.inkArea))
                return measured.flatMap { tab, icon -> [Finding<TabSetDraft>] in
                    var findings: [Finding<TabSetDraft>] = []
                    let scale = icon.balancingScale
                    if scale != tab.iconScale {
                        findings.append(
                            .repaired(
                                "/icon/size", subject: tab.path,
                                before: "\(Ceiling.number(icon.inkWidth))x\(Ceiling.number(icon.inkHeight)) px",
                                after: "scaled to \(Ceiling.number((scale * 100).rounded())) %",
                                "The icon is scaled to weigh as much as the others.",
                                hint: "Draw circles 25, squares 23, wide shapes 31 and tall ones 28 px."
                            ) { $0.change(tab.spec.id) { $0.iconScale = scale } })
                    }
                    if IconFacts.doublings(icon.inkArea, from: median) > 0.6 {
                        findings.append(
                            .warned(
                                "/icon/weight", subject: tab.path,
                                before: "\(Ceiling.number(icon.inkArea.rounded())) px",
                                "The icon has much more or less ink than the others.",
                                hint: "Draw it as full as the others."))
                    }
                    return findings
                }
            }
        ],
        examples: ["a small glyph is scaled up", "a large logo is scaled down", "an icon of the right size passes"])

    static let tabTitleIcon = Rule(
        "TAB-TITLE-ICON", "Each tab has an icon and a short title.", from: "S2-29; AD5, W1", origin: .derived,
        kind: .plugin, moment: .load, severity: .error, enforcement: .repair, loosenedBy: .plugin,
        checks: [
            .tabs { draft, facts, _ in
                draft.tabs.flatMap { tab -> [Finding<TabSetDraft>] in TabNaming.findings(tab, facts.stockIcons) }
            }
        ],
        examples: [
            "no title gives the plugin's name", "no icon gives a letter", "twenty letters are advised against",
            "a title of two lines becomes one", "an icon that the shell does not have becomes a letter",
            "a short title with an icon passes",
        ])
}

private enum TabNaming {
    static let softMax = 12

    static func findings(_ tab: TabSetDraft.Tab, _ stock: Set<String>) -> [Finding<TabSetDraft>] {
        let spec = tab.spec
        var findings: [Finding<TabSetDraft>] = []
        if spec.title.isBlank {
            let name = spec.pluginName.isBlank ? spec.id.tab : spec.pluginName
            findings.append(
                .repaired(
                    "/title", subject: tab.path, before: spec.title.excerpt, after: name.excerpt,
                    "The tab has no title; the plugin's name is shown.", hint: "Give the tab a title."
                ) { $0.change(spec.id) { $0.spec.title = name } })
        } else if spec.title.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
            let line = spec.title.split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
            findings.append(
                .repaired(
                    "/title", subject: tab.path, before: spec.title.excerpt, after: line.excerpt,
                    "A tab's title has one line.", hint: "Leave the line break out.", severity: .warning
                ) { $0.change(spec.id) { $0.spec.title = line } })
        } else if spec.title.utf8.count > softMax, spec.title.prefix(softMax + 1).count > softMax {
            findings.append(
                .warned(
                    "/title", subject: tab.path, before: spec.title.excerpt,
                    "A tab's title of more than \(softMax) characters may be cut.", hint: "Use one short word.",
                    severity: .advice))
        }
        if tab.icon == nil, !spec.title.isBlank, let name = spec.icon, !name.isEmpty, !stock.isEmpty,
            case .stock = TabSetDraft.plainIcon(of: spec), !stock.contains(name)
        {
            let letter = TabIcon.letter(spec.title.trimmed.prefix(1).uppercased())
            findings.append(
                .repaired(
                    "/icon", subject: tab.path, before: name.excerpt, after: "a letter",
                    "The shell has no icon \(name.excerpt.quoted); the title's first letter stands for it.",
                    hint: "Use the name of a stock icon, or a file of your own as ./name.svg.", severity: .warning
                ) { $0.change(spec.id) { $0.icon = letter } })
        }
        if spec.icon?.isEmpty ?? true, tab.icon == nil, !spec.title.isBlank {
            let letter = TabSetDraft.plainIcon(of: spec)
            findings.append(
                .repaired(
                    "/icon", subject: tab.path, before: "none", after: "a letter",
                    "The tab has no icon; its first letter stands for one.",
                    hint: "Give a stock icon's name or a file.",
                    severity: .warning
                ) { $0.change(spec.id) { $0.icon = letter } })
        }
        return findings
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let tabNoRemove = Rule(
        "TAB-NO-REMOVE", "A tab stays in the bar even when what it offers cannot be used right now.",
        from: "S2-21, S2-22; C19", kind: .plugin, moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard case .removeTab(let tab) = draft.granted else { return [] }
                return [
                    .refused(
                        "/tab.remove", before: tab.description, after: tab.description,
                        "A tab is not taken away while its plugin is loaded.",
                        hint: "Send `unavailable` with an explanation; the tab then says what is missing."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["a plugin cannot remove its tab", "setting a badge is no removal"])

    static let tabNoDisable = Rule(
        "TAB-NO-DISABLE", "A tab is never greyed out; every tab can be chosen at any time.",
        from: "S2-21, S2-23; C21", kind: .plugin, moment: .load, severity: .error, enforcement: .repair,
        checks: [
            .tabs { draft, _, context in
                draft.tabs.filter { !$0.spec.enabled }.map { tab in
                    let sentence = Explanation.sentence(tab, context)
                    return .repaired(
                        "/enabled", subject: tab.path, before: "false", after: "unavailable, with an explanation",
                        "A tab cannot be disabled; it stays and explains itself.",
                        hint: "Send `unavailable` with an explanation and what to do."
                    ) { $0.enable(tab.spec.id, saying: sentence) }
                }
            }
        ],
        examples: ["a disabled tab stays and explains itself", "an enabled tab passes"])

    static let tabExplain = Rule(
        "TAB-EXPLAIN", "A tab that cannot be used says what is missing and how to get it.",
        from: "S2-23, S2-24; C20", kind: .plugin, moment: .load, severity: .error, enforcement: .repair,
        loosenedBy: .plugin,
        checks: [
            .tabs { draft, _, context in
                draft.tabs.flatMap { tab -> [Finding<TabSetDraft>] in
                    guard !tab.isExplainedByShell,
                        case .unavailable(let explanation, let remedy) = tab.spec.availability
                    else { return [] }
                    return Explanation.findings(tab, explanation, remedy, context)
                }
            }
        ],
        examples: [
            "no explanation gives the shell's sentence", "the title is no explanation", "text and remedy pass",
            "a missing remedy is advised", "a very short explanation is advised against",
        ])
}

private enum Explanation {
    static let lengths = 10...400

    private static func title(_ tab: TabSetDraft.Tab) -> String {
        tab.spec.title.isBlank ? tab.spec.pluginName : tab.spec.title
    }

    /// The shell's own words where the plugin has none.
    static func sentence(_ tab: TabSetDraft.Tab, _ context: Context) -> String {
        context.translate("{title} cannot be used right now.", ["title": title(tab)])
    }

    static func findings(
        _ tab: TabSetDraft.Tab, _ explanation: String, _ remedy: String?, _ context: Context
    ) -> [Finding<TabSetDraft>] {
        var findings: [Finding<TabSetDraft>] = []
        if explanation.isBlank || explanation.reads(as: title(tab)) {
            let sentence = sentence(tab, context)
            findings.append(
                .repaired(
                    "/unavailable/explanation", subject: tab.path, before: explanation.excerpt, after: sentence.excerpt,
                    "An unavailable tab must say what is missing.", hint: "Send a sentence with the reason."
                ) { $0.explain(tab.spec.id, sentence) })
        } else if !lengths.contains(explanation.count) {
            findings.append(
                .warned(
                    "/unavailable/explanation", subject: tab.path, before: explanation.excerpt,
                    "An explanation of 10 to 400 characters is read.", hint: "One or two sentences are enough.",
                    severity: .advice))
        }
        if remedy?.isBlank ?? true {
            findings.append(
                .warned(
                    "/unavailable/remedy", subject: tab.path, "The tab does not say what to do.",
                    hint: "Add a remedy: a text, or one button.", severity: .advice))
        }
        return findings
    }
}

extension TabSetDraft {
    fileprivate mutating func enable(_ id: TabID, saying sentence: String) {
        for index in tabs.indices where tabs[index].spec.id == id {
            tabs[index].spec.enabled = true
            if tabs[index].spec.availability == .available {
                tabs[index].spec.availability = .unavailable(explanation: sentence, remedy: nil)
                tabs[index].isExplainedByShell = true
            }
        }
    }

    fileprivate mutating func explain(_ id: TabID, _ sentence: String) {
        for index in tabs.indices where tabs[index].spec.id == id {
            guard case .unavailable(_, let remedy) = tabs[index].spec.availability else { continue }
            tabs[index].spec.availability = .unavailable(explanation: sentence, remedy: remedy)
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

/// The reference page `docs/rules.md`, made from the catalogue and the table of limits.
package enum RulesPage {
    /// Markdown; the same for the same catalogue.
    package static func text(rules: [Rule] = Catalogue.all, limits: [Limit] = LimitTable.all) -> String {
        var lines = ["# Rules", ""]
        lines.append("Made from the catalogue; do not edit. \(rules.count) rules, \(limits.count) limits.")
        lines += section("Navigation bar", rules, "NAV-") + section("Tab bar", rules, "TAB-")
        lines += section("Status bar", rules, "STAT-") + section("All bars", rules, "BARS-")
        lines += section("Examples", rules, "EX-") + section("Interfaces", rules, "API-")
        lines += section("Rule engine", rules, "ENG-") + table(limits)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ title: String, _ rules: [Rule], _ prefix: String) -> [String] {
        let own = rules.filter { $0.id.hasPrefix(prefix) }.sorted { $0.id < $1.id }
        guard !own.isEmpty else { return [] }
        return ["", "## \(title)"] + own.flatMap(entry)
    }

    private static func entry(_ rule: Rule) -> [String] {
        var lines = ["", "### \(rule.id)", "", rule.summary, ""]
        if let text = RuleText.of(rule) {
            lines += ["- judged: \(text.predicate)", "- where it does not hold: \(text.outcome)"]
            lines += ["- to satisfy it: \(text.satisfy)", "- example: \(text.example)"]
        }
        lines.append("- from: \(rule.clauses) (\(rule.origin.rawValue))")
        lines.append("- applies to: \(rule.kind.rawValue); judged at: \(rule.moment.rawValue)")
        let held = rule.enforcement == .tests ? "held by tests" : "at most: \(rule.enforcement.rawValue)"
        lines.append("- severity: \(rule.severity.rawValue); \(held); may be loosened by: \(rule.loosenedBy.rawValue)")
        if !rule.limits.isEmpty, rule.limits.count < LimitTable.all.count {
            lines.append("- limits: " + rule.limits.map { "`\($0.key)`" }.joined(separator: ", "))
        }
        lines += rule.examples.map { "- test: \($0)" }
        return lines
    }

    private static func table(_ limits: [Limit]) -> [String] {
        var lines = ["", "## Limits", "", "Set in `lintel.toml` under `[rules.limits]`.", ""]
        lines += ["| key | default | range | unit | moved by | why |", "| --- | --- | --- | --- | --- | --- |"]
        for limit in limits {
            let range = "\(Ceiling.number(limit.range.lowerBound)) to \(Ceiling.number(limit.range.upperBound))"
            lines.append(
                "| `\(limit.key)` | \(Ceiling.number(limit.standard)) | \(range) | \(limit.unit.rawValue) "
                    + "| \(limit.loosenedBy.rawValue) | \(limit.reason) |")
        }
        return lines
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import Guidelines
import PluginHosting
import PluginProtocol

/// What `lintelctl lint` found, in the form somebody wants it.
struct LintReport {
    enum Form: String, CaseIterable {
        case text, json, sarif
    }

    var findings: [Decision]
    /// Plugins that could not be run, or not to their end.
    var failures: [String] = []

    /// Rules over the whole session: one plugin alone says nothing about them.
    static let sessionRules: Set<String> = [
        "TAB-COUNT-MAX", "TAB-COUNT-MIN", "TAB-PEERS", "NAV-LARGE-DISTINCT", "TAB-MORE-DISCOURAGED",
    ]

    /// - Parameter problems: Of the manifests.
    init(_ decisions: [Decision], problems: [Problem], plugins: [FoundPlugin], failures: [String]) {
        let refused = Set(plugins.flatMap(\.manifest.refusedKeys))
        let manifest = problems.filter { !refused.contains($0.key) }.map { problem in
            let plugin = plugins.first { $0.folder + "/plugin.toml" == problem.file }
            return LintRule.manifest.decision(
                path: "\(plugin?.manifest.id ?? problem.file)#\(LintReport.pointer(problem.key))", before: problem.key,
                message: problem.message,
                hint: problem.hint.isEmpty ? "`lintelctl plugin new` writes a manifest that is right." : problem.hint,
                severity: problem.severity == .error ? .error : .warning)
        }
        let isSession = plugins.count > 1
        findings = manifest + decisions.filter { isSession || !LintReport.sessionRules.contains($0.rule) }
        self.failures = failures
    }

    /// `tab[0].icon` of a file as a JSON pointer.
    private static func pointer(_ key: String) -> String {
        key.split { $0 == "." || $0 == "[" || $0 == "]" }.map { "/\($0)" }.joined()
    }

    var exitCode: ExitCode {
        if !failures.isEmpty { return .usage }
        return findings.contains { $0.severity == .error || $0.severity == .warning } ? .problems : .good
    }

    @MainActor
    func say(_ form: Form, _ call: Call, version: String) throws {
        switch form {
        case .json: try call.output.say(document: findings)
        case .sarif: try call.output.say(document: SarifDocument(findings, rules: rules, version: version))
        case .text:
            for finding in findings { call.output.say(text(finding)) }
            if findings.isEmpty, failures.isEmpty { call.output.say(call.translate("Every rule is kept.")) }
        }
        for failure in failures { call.output.complain("lintelctl lint: \(failure)") }
    }

    private func text(_ finding: Decision) -> String {
        var lines = ["\(finding.path): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
        if finding.before != finding.after {
            lines.append("  \(finding.verdict.rawValue): \(quoted(finding.before)) -> \(quoted(finding.after))")
        }
        if !finding.hint.isEmpty { lines.append("  \(finding.hint)") }
        return lines.joined(separator: "\n")
    }

    private func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : text }

    private var rules: [SarifDocument.RuleText] {
        Catalogue.all.map { SarifDocument.RuleText(id: $0.id, summary: $0.summary, severity: $0.severity) }
            + LintRule.allCases.map {
                SarifDocument.RuleText(id: $0.rawValue, summary: $0.summary, severity: $0.severity)
            }
    }
}

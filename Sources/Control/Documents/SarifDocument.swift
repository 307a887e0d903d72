// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Decisions as a SARIF 2.1.0 log with one run, for editors and code hosts.
package struct SarifDocument: Encodable, Sendable {
    /// A rule as the tool describes it.
    package struct RuleText: Sendable {
        package var id: String
        package var summary: String
        package var severity: Decision.Severity

        package init(id: String, summary: String, severity: Decision.Severity) {
            self.id = id
            self.summary = summary
            self.severity = severity
        }
    }

    private struct Message: Encodable {
        var text: String
    }

    private struct Run: Encodable {
        var tool: Tool
        var results: [Result]
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Driver: Encodable {
        var name = "lintelctl"
        var version: String
        var semanticVersion: String
        var rules: [Descriptor]
    }

    private struct Descriptor: Encodable {
        struct Configuration: Encodable {
            var level: String
        }

        var id: String
        var shortDescription: Message
        var defaultConfiguration: Configuration
    }

    private struct Result: Encodable {
        struct Location: Encodable {
            struct Logical: Encodable {
                var fullyQualifiedName: String
            }

            var logicalLocations: [Logical]
        }

        struct Properties: Encodable {
            var verdict: Decision.Verdict
            var before: String
            var after: String
        }

        var ruleId: String
        var ruleIndex: Int?
        var level: String
        var message: Message
        var locations: [Location]
        var properties: Properties
    }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    /// - Parameters:
    ///   - rules: All that the tool knows; only those that were broken are described.
    ///   - version: Of the tool.
    package init(_ decisions: [Decision], rules: [RuleText], version: String) {
        let broken = Set(decisions.map(\.rule))
        let described = rules.filter { broken.contains($0.id) }
        runs = [
            Run(
                tool: Tool(
                    driver: Driver(
                        version: version, semanticVersion: version,
                        rules: described.map { rule in
                            Descriptor(
                                id: rule.id, shortDescription: Message(text: rule.summary),
                                defaultConfiguration: .init(level: SarifDocument.level(rule.severity)))
                        })),
                results: decisions.map { decision in
                    Result(
                        ruleId: decision.rule, ruleIndex: described.firstIndex { $0.id == decision.rule },
                        level: SarifDocument.level(decision.severity),
                        message: Message(text: [decision.message, decision.hint].joined(separator: " ")),
                        locations: [.init(logicalLocations: [.init(fullyQualifiedName: decision.path)])],
                        properties: .init(verdict: decision.verdict, before: decision.before, after: decision.after))
                })
        ]
    }

    private static func level(_ severity: Decision.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .advice: "note"
        case .none: "none"
        }
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import GioKit
import Guidelines

extension Command {
    static let rules = Command(
        name: "rules", usage: "[ID]", arguments: 0...1, summary: "Print the catalogue of rules, or one rule",
        options: [CommandOption("page", summary: "Print the reference page of all rules")]
    ) { call in
        if call.options.has("page") {
            call.output.say(exactly: RulesPage.text())
            return .good
        }
        var rules = Catalogue.all
        if let id = call.arguments.first {
            rules = rules.filter { $0.id == id.uppercased() }
            guard !rules.isEmpty else {
                let near = nearest(to: id.uppercased(), in: Catalogue.all.map(\.id))
                let sentence = call.translate("There is no rule {id}.", ["id": id])
                throw CommandFailure.failed(
                    near.map { sentence + " " + call.translate("Is {name} meant?", ["name": $0]) } ?? sentence)
            }
        }
        if call.wantsJSON {
            try call.output.say(document: RulesDocument(rules))
        } else if call.arguments.isEmpty {
            call.output.say(table: rules.map { [$0.id, $0.severity.rawValue, $0.moment.rawValue, $0.summary] })
        } else {
            for rule in rules { describe(rule, call.output) }
        }
        return .good
    }

    private static func describe(_ rule: Rule, _ output: Output) {
        output.say(rule.id)
        output.say("  \(rule.summary)")
        if let text = RuleText.of(rule) {
            output.say("  judged: \(text.predicate)")
            output.say("  where it does not hold: \(text.outcome)")
            output.say("  to satisfy it: \(text.satisfy)")
            output.say("  example: \(text.example)")
        }
        output.say(
            table: [
                ["  kind", rule.kind.rawValue], ["  origin", "\(rule.origin.rawValue), \(rule.clauses)"],
                ["  severity", rule.severity.rawValue], ["  when", rule.moment.rawValue],
                ["  does", rule.enforcement.rawValue], ["  loosened by", rule.loosenedBy.rawValue],
            ]
                + rule.limits.map { limit in
                    let range = "\(number(limit.range.lowerBound)) … \(number(limit.range.upperBound))"
                    return ["  limit", "\(limit.key) = \(number(limit.standard)) \(limit.unit.rawValue), \(range)"]
                } + rule.tests.map { ["  test", $0] })
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}

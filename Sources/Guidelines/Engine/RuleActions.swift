// SPDX-License-Identifier: Apache-2.0

import BarModel

/// `[rules.actions]`: a rule's action may be made stricter by anybody, weaker only by whom the rule names.
enum RuleActions {
    typealias Action = ShellSettings.RulesSection.Action

    /// - Parameters:
    ///   - plugin: The plugin whose manifest asks; `nil` for the administrator.
    ///   - base: Actions already in force, which a plugin's come over.
    static func accept(
        _ asked: [String: Action], rules: [Rule], askedBy plugin: String? = nil, over base: [String: Action] = [:]
    ) -> ([String: Action], [Decision]) {
        guard !asked.isEmpty else { return (base, []) }
        let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var accepted = base
        var decisions: [Decision] = []
        for (id, action) in asked.sorted(by: { $0.key < $1.key }) {
            let path = plugin.map { "\($0)#/rules/actions/\(id)" } ?? "rules.actions.\(id)"
            guard let rule = byID[id] else {
                let near = nearest(to: id.uppercased(), in: rules.lazy.map(\.id))
                decisions.append(
                    Decision(
                        rule: "ENG-CEILING", verdict: .warned, severity: .warning, path: path, before: id,
                        after: id, message: "There is no rule \(id).",
                        hint: near.map { "Did you mean \($0)?" } ?? "See `lintelctl rules`."))
                continue
            }
            guard rule.enforcement != .tests else {
                decisions.append(
                    report(
                        id, .refused, path, action, kept: "", "\(id) describes the shell's own behaviour.",
                        "It has no action to set."))
                continue
            }
            let present = base[id].map(strength) ?? strength(rule.enforcement)
            let mayLoosen =
                switch rule.loosenedBy {
                case .nobody: false
                case .admin: plugin == nil
                case .plugin: true
                }
            guard strength(action) >= present || mayLoosen else {
                decisions.append(
                    report(
                        id, .refused, path, action, kept: "\(rule.enforcement)",
                        "\(id) may not be loosened\(plugin == nil ? "" : " by a plugin").",
                        "A stricter action is always allowed."))
                continue
            }
            accepted[id] = action
        }
        return (accepted, decisions)
    }

    private static func strength(_ action: Action) -> Int {
        switch action {
        case .off: 0
        case .warn: 1
        case .repair: 2
        case .refuse: 3
        }
    }

    private static func strength(_ enforcement: Rule.Enforcement) -> Int {
        switch enforcement {
        case .tests: 0
        case .warn: 1
        case .repair: 2
        case .refuse: 3
        }
    }

    private static func report(
        _ id: String, _ verdict: Decision.Verdict, _ path: String, _ action: Action, kept: String, _ message: String,
        _ hint: String
    ) -> Decision {
        Decision(
            rule: id, verdict: verdict, severity: .warning, path: path, before: action.rawValue, after: kept,
            message: message, hint: hint)
    }
}

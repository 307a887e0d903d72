// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Each plugin's own rules: those of the configuration with what its manifest makes stricter, or may loosen.
extension Shell {
    /// The engine that judges what a plugin contributes.
    package func guideline(of plugin: String) -> Guideline {
        ownGuidelines[plugin] ?? guideline
    }

    /// Takes the `[rules]` of a manifest in; what it may not ask for is reported.
    mutating func adoptRules(of plugin: String) {
        guard let manifest = plugins[plugin]?.installed.manifest, !manifest.limits.isEmpty || !manifest.actions.isEmpty
        else {
            ownGuidelines[plugin] = nil
            return
        }
        let (own, decisions) = guideline.adjusted(
            byPlugin: plugin, limits: manifest.limits, actions: manifest.actions)
        ownGuidelines[plugin] = own
        report(decisions, to: plugin)
    }

    /// Decisions about tabs without the advice that a tab's own plugin has switched off.
    func wanted(_ decisions: [Decision]) -> [Decision] {
        guard !ownGuidelines.isEmpty else { return decisions }
        return decisions.filter { decision in
            guard decision.verdict == .warned, let owner = owner(of: decision) else { return true }
            return ownGuidelines[owner]?.actions[decision.rule] != .off
        }
    }

    /// The plugin a decision is about; `nil` for the whole session.
    func owner(of decision: Decision) -> String? {
        let plugin = decision.path.prefix { $0 != "/" && $0 != "#" }
        return plugins[String(plugin)] == nil ? nil : String(plugin)
    }

    /// Reports what was not reported before: to the log, and to the plugin it concerns as soon as that runs (ENG-REPORT).
    mutating func report(_ decisions: [Decision], to plugin: String?) {
        for decision in reporter.new(among: decisions) {
            effects.append(.report(decision))
            guard let owner = plugin ?? owner(of: decision), let state = plugins[owner]?.state else { continue }
            if state == .ready {
                effects.append(.send(plugin: owner, .notification(.decision(decision))))
            } else {
                plugins[owner]?.untold.append(decision)
            }
        }
    }

    /// A plugin has become ready: it is told what was decided before.
    mutating func tellDecisions(to plugin: String) {
        for decision in plugins[plugin]?.untold ?? [] {
            effects.append(.send(plugin: plugin, .notification(.decision(decision))))
        }
        plugins[plugin]?.untold = []
    }
}

// SPDX-License-Identifier: Apache-2.0
import BarModel
import Guidelines
import ShellCore

/// The rules that need what was measured on the screen: what can be pressed, and what can be read. A plugin's screens keep
/// its own, stricter limits.
package final class LayoutRules {
    private struct Key: Equatable {
        var limits: Limits
        var actions: [String: ShellSettings.RulesSection.Action]
        var own: [String: OwnRules]
    }

    package private(set) var shared: Guideline
    private var own: [String: Guideline] = [:]
    private var key: Key
    private let translate: Translate
    /// Changes with the rules in force.
    package private(set) var revision = 0

    package init(limits: Limits, translate: Translate) {
        self.translate = translate
        key = Key(limits: limits, actions: [:], own: [:])
        shared = Guideline(limits: limits, translate: translate)
    }

    /// Takes over the rules that a shell's values were judged by.
    func update(_ shell: PresentedShell) {
        let new = Key(limits: shell.limits, actions: shell.settings.rules.actions, own: shell.ownRules)
        guard new != key else { return }
        key = new
        shared = Guideline(limits: new.limits, actions: new.actions, translate: translate)
        own = new.own.mapValues { Guideline(limits: $0.limits, actions: $0.actions, translate: translate) }
        revision += 1
    }

    /// Those that hold for a screen of this plugin; nil is the shell itself.
    func rules(of plugin: String?) -> Guideline { plugin.flatMap { own[$0] } ?? shared }
}

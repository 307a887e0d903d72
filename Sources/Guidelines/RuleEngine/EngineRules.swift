// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let engLossless = Rule(
        "ENG-LOSSLESS", "A repair never makes a plugin's function unreachable.", from: "rule engine",
        origin: .derived, kind: .shell, severity: .error,
        examples: ["every action of a random screen stays reachable", "every random tab stays reachable"])

    static let engIdempotent = Rule(
        "ENG-IDEMPOTENT", "Repairing twice changes nothing more; the same input gives the same output.",
        from: "rule engine", origin: .derived, kind: .shell, severity: .error,
        examples: [
            "a rule that never stops is ended after ten passes", "a repaired random screen is not repaired again",
            "a repaired random set of tabs is not repaired again",
            "the order of registration changes nothing", "two rules that undo each other come to an end",
        ])

    static let engReport = Rule(
        "ENG-REPORT", "Nothing is changed silently.", from: "rule engine", origin: .derived, kind: .shell,
        severity: .error,
        examples: [
            "A decision is reported once, to the log and to the plugin",
            "every difference of a random screen has its decision", "a decision is reported once",
            "each decision is told to the plugin once, and stands in the log once",
        ])

    static let engCeiling = Rule(
        "ENG-CEILING", "Configuration cannot leave the hard ranges.", from: "rule engine", origin: .derived,
        kind: .shell, moment: .load, severity: .warning, enforcement: .repair,
        limits: LimitTable.all,
        examples: [
            "a value outside is clamped and reported once", "a key without a width class sets both",
            "the order of keys makes no difference", "a minimum beats a maximum",
            "numbers that are none keep the default",
            "a plugin may only tighten", "what a plugin asks for beyond the range is clamped and reported once",
            "a name that nothing has comes with the nearest there is",
        ])

    static let engRecheck = Rule(
        "ENG-RECHECK", "Rules hold over time: a changed fact is judged again before the next frame.",
        from: "rule engine", origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["a title that becomes a path is decided on at once"])

    static let engBudget = Rule(
        "ENG-BUDGET", "Checking never costs a frame.", from: "rule engine", origin: .derived, kind: .shell,
        severity: .warning, examples: ["a screen of eight items and twelve tabs are judged in good time"])

    static let engEveryRuleTested = Rule(
        "ENG-EVERY-RULE-TESTED", "Each rule has a passing and a failing example.", from: "rule engine",
        origin: .derived, kind: .shell, moment: .load, severity: .error,
        examples: ["every rule of the catalogue is there, with an example for each enforced one"])
}

/// What the engine itself keeps.
package enum EngineRules {
    package static let all: [Rule] = [
        .engLossless,
        .engIdempotent,
        .engReport,
        .engCeiling,
        .engRecheck,
        .engBudget,
        .engEveryRuleTested,
    ]
}

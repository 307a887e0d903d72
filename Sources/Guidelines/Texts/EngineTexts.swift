// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let engine: [String: RuleText] = [
        "ENG-LOSSLESS": RuleText(
            predicate: """
                set of reachable actions and tabs after repair is a superset of before (minus refused ones).
                """,
            outcome: """
                error (engine)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                property test over random contributions.
                """
        ),
        "ENG-IDEMPOTENT": RuleText(
            predicate: """
                `repair(repair(x)) == repair(x)`; decisions(x) equal on repeated runs and for any registration order \
                of independent plugins.
                """,
            outcome: """
                error (engine)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                property test, 10 000 random inputs, fixed seeds.
                """
        ),
        "ENG-REPORT": RuleText(
            predicate: """
                every difference between contributed and shown value has exactly one Decision naming rule, before, \
                after and a hint; visible in a developer overlay and through a command-line check of a plugin's \
                manifest.
                """,
            outcome: """
                error (engine)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                diff shown vs contributed; each difference found in the decision list.
                """
        ),
        "ENG-CEILING": RuleText(
            predicate: """
                value outside the range -> clamped, one warning at start, shell starts.
                """,
            outcome: """
                warning; repair: clamp
                """,
            satisfy: """
                Choose a value inside the range that the decision names.
                """,
            example: """
                nav.controls.max = 50 -> 3 (compact); contrast.text = 2 -> 4.5.
                """
        ),
        "ENG-RECHECK": RuleText(
            predicate: """
                any change of a fact re-evaluates the screen or tab set it belongs to, before the next frame.
                """,
            outcome: """
                error (engine)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                setting a title to a path at run time -> decision in the same frame.
                """
        ),
        "ENG-BUDGET": RuleText(
            predicate: """
                one screen with 8 items <= 50 us, a tab set of 12 <= 50 us, on one core of two, release build.
                """,
            outcome: """
                warning in the benchmark
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                benchmark with the synthetic worst case.
                """
        ),
        "ENG-EVERY-RULE-TESTED": RuleText(
            predicate: """
                set of rule ids in code == set of ids in section 14; each enforced id occurs in >= 1 pass and >= 1 \
                non-pass test, each 'shell test' id names the test of the behaviour once that is built.
                """,
            outcome: """
                error (build)
                """,
            satisfy: """
                Nothing is to be done: the shell keeps it.
                """,
            example: """
                the suite reads the ids and fails on a gap.
                """
        ),
    ]
}

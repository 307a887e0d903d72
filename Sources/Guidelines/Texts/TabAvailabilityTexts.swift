// SPDX-License-Identifier: Apache-2.0

/// What the reference says of each of these rules, beside its summary.
extension RuleText {
    static let tabAvailability: [String: RuleText] = [
        "TAB-NO-REMOVE": RuleText(
            predicate: """
                after registration the set of tabs is constant while the plugin is loaded; only the person or the \
                administrator removes a tab (unload, uninstall, configuration change).
                """,
            outcome: """
                error; refuse: `tab.remove` is answered with the rule id, tab stays; hint: set availability
                """,
            satisfy: """
                Send `unavailable` with an explanation; the tab then says what is missing.
                """,
            example: """
                `tab.remove` at run time -> tab still there. Plugin crashes -> tab stays with an explanation page \
                and a restart button. Administrator unloads -> tab goes, neighbours keep order, if it was active the \
                first tab becomes active.
                """
        ),
        "TAB-NO-DISABLE": RuleText(
            predicate: """
                `tab.enabled == true` and `sensitive == true` always.
                """,
            outcome: """
                error; repair: stays enabled; setting enabled = false is turned into availability unavailable (and \
                then TAB-EXPLAIN applies)
                """,
            satisfy: """
                Send `unavailable` with an explanation and what to do.
                """,
            example: """
                enabled = false -> tab selectable, page explains.
                """
        ),
        "TAB-EXPLAIN": RuleText(
            predicate: """
                `availability == unavailable => explanation.trimmed != "" and explanation != title`; a remedy (text \
                or one button) is recommended.
                """,
            outcome: """
                error; repair: shell's localized sentence with the tab's title; missing remedy: advice
                """,
            satisfy: """
                Send a sentence with the reason.
                """,
            example: """
                unavailable with "" -> generic sentence, decision repaired; with text and remedy -> both shown, \
                pass; becomes available -> root shown without re-selecting.
                """
        ),
    ]
}

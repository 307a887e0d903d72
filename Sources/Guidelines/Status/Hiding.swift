// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let statHidePermanent = Rule(
        "STAT-HIDE-PERMANENT", "The status bar is never hidden for good.",
        from: "S4-15, S4-16; C26", kind: .plugin, moment: .load, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, facts, context in
                switch draft.granted {
                case .statusBar(let value):
                    return StatusHiding.judge(value, facts, context)
                case .hideBars(let wish) where !wish.hasToken:
                    return StatusHiding.judge("without an end", facts, context)
                case .hideBars(let wish) where wish.isAtOpening && wish.depth == 0:
                    return [StatusHiding.refusal("from the start of a root screen")]
                default:
                    return []
                }
            }
        ],
        examples: [
            "the manifest key is refused", "signage with the administrator's word is accepted with a warning",
            "signage alone is refused", "a root cannot open with it hidden", "hiding with a token passes",
        ])
}

private enum StatusHiding {
    static func judge(_ value: String, _ facts: RequestFacts, _ context: Context) -> [Finding<RequestDraft>] {
        guard context.limits.allowsEndlessHiding, facts.isAllowedByAdministrator else { return [refusal(value)] }
        return [
            .warned(
                "/status-bar", before: value, "The status bar is hidden for good, as the administrator wants.",
                hint: "Nobody at this screen sees the time or the connection.", severity: .warning)
        ]
    }

    static func refusal(_ value: String) -> Finding<RequestDraft> {
        .refused(
            "/status-bar", before: value.excerpt, after: "shown", "The status bar is never hidden for good.",
            hint: "Hide the bars for a while with bars.hide on a full-screen screen."
        ) { $0.granted = nil }
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navLargeUse = Rule(
        "NAV-LARGE-USE", "A large title gives emphasis where it helps, for example while browsing or searching.",
        from: "S0-19, S0-20, S1-1, S3-1", kind: .both, severity: .advice, enforcement: .warn, loosenedBy: .plugin,
        limits: [.compactWidth, .compactHeight],
        checks: [
            .screen(.large) { draft, facts, context in
                let wanted = LargeTitle.isWanted(facts, context) && draft.segmented == nil && !draft.yieldsLarge
                var findings: [Finding<ScreenDraft>] = []
                if draft.isLarge != wanted { findings.append(.compose { $0.isLarge = wanted }) }
                if facts.screen.largeTitle == .always, facts.depth >= 2 {
                    findings.append(
                        .warned(
                            "/largeTitle", before: "always", "A large title two levels down gives little emphasis.",
                            hint: "Use automatic or never on deeper screens."))
                }
                return findings
            }
        ],
        examples: [
            "always is large", "never is inline", "automatic follows the screen below",
            "always two levels down is advised against",
        ])
}

extension LargeTitle {
    /// What the modes of the stack give; whether there is room is layout (NAV-LARGE-COMPACT-HEIGHT).
    static func isWanted(_ facts: ScreenFacts, _ context: Context) -> Bool {
        guard facts.allowsLarge else { return false }
        switch facts.screen.largeTitle {
        case .always: return true
        case .never: return false
        case .automatic:
            guard facts.depth == 0 else { return facts.inheritsLarge }
            return facts.inheritsLarge && context.widthClass == .compact && context.metrics.heightClass == .regular
        }
    }
}

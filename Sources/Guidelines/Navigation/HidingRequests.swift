// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navHideFullscreen = Rule(
        "NAV-HIDE-FULLSCREEN", "The bar is hidden only for full-screen content or by its own triggers.",
        from: "S0-9, S0-10, S1-1, S3-1", kind: .both, moment: .run, severity: .warning, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard case .hideBars(let wish) = draft.granted, wish.bars.contains(.navigation),
                    wish.fullscreen == .none, wish.trigger == nil
                else { return [] }
                return [
                    .refused(
                        "/bars.hide", before: "hidden", after: "shown", "Bars are hidden for full-screen content only.",
                        hint: "Set the screen's fullscreen to content or media first."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: [
            "hiding on a list is refused", "hiding for full-screen content passes", "a screen's own trigger passes",
        ])

    static let navHideRestore = Rule(
        "NAV-HIDE-RESTORE", "Hidden bars come back with a single tap.", from: "S0-12, S1-1, S3-1", kind: .both,
        moment: .run, severity: .error, enforcement: .repair,
        checks: [
            .request { draft, _, _ in
                guard case .restoreGesture(let gestures, false) = draft.granted else { return [] }
                return RestoringTap.findings(gestures, ofStatusBar: false)
            }
        ],
        examples: ["a long press alone gets the tap beside it", "a tap passes"])
}

/// A single tap always brings bars back, whatever else does.
enum RestoringTap {
    static func findings(_ gestures: [RestoreGesture], ofStatusBar: Bool) -> [Finding<RequestDraft>] {
        guard !gestures.contains(.tap) else { return [] }
        return [
            .repaired(
                "/restoreGesture", before: gestures.map(\.rawValue).joined(separator: ", "), after: "tap",
                "Hidden bars come back with a single tap, in the strip at the top always.",
                hint: "Leave the tap to the shell."
            ) { $0.granted = .restoreGesture([.tap] + gestures, ofStatusBar: ofStatusBar) }
        ]
    }
}

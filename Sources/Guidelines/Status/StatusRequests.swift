// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let statSystemOnly = Rule(
        "STAT-SYSTEM-ONLY", "The system's status bar is the only one; a plugin adds nothing to it.",
        from: "S4-3, S4-5; C24", kind: .plugin, moment: .load, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, facts, _ in
                guard !facts.isSystem else { return [] }
                let wish: String
                switch draft.granted {
                case .statusItem(let item): wish = "item \(item.excerpt)"
                case .topStrip(let height): wish = "a strip \(Ceiling.number(height)) px high"
                default: return []
                }
                return [
                    .refused(
                        "/status", before: wish, "Only plugins of the system add to the status bar.",
                        hint: "Show it on a screen of your own, or set a badge."
                    ) { $0.granted = nil }
                ]
            },
            .request { draft, _, _ in
                guard case .statusItems(let placed) = draft.granted, placed.count > StatusIndicators.most else {
                    return []
                }
                let kept = Array(placed.prefix(StatusIndicators.most))
                return [
                    .repaired(
                        "/status", before: "\(placed.count) indicators", after: "\(kept.count) indicators",
                        "The status bar is the system's; it has room for three indicators of plugins.",
                        hint: "Leave some of them out of [status] left and right."
                    ) { $0.granted = .statusItems(kept) }
                ]
            },
        ],
        examples: [
            "a strip at the top is refused", "an item of another origin is refused", "the system's own item passes",
            "of four placed indicators three are shown", "three placed indicators pass",
        ])

    static let statHideMedia = Rule(
        "STAT-HIDE-MEDIA", "The status bar is hidden only for full-screen media, or together with the other bars.",
        from: "S4-12, S4-13", kind: .both, moment: .run, severity: .warning, enforcement: .refuse,
        checks: [
            .request { draft, facts, _ in
                // Of the call itself: another rule may have refused it already.
                guard case .hideBars(let wish) = facts.request, wish.bars.contains(.status), wish.trigger == nil,
                    wish.fullscreen != .media, wish.fullscreen != .content || !wish.bars.contains(.navigation)
                else { return [] }
                let repair: (@Sendable (inout RequestDraft) -> Void)? =
                    if draft.granted == nil { nil } else { { $0.granted = nil } }
                return [
                    .refused(
                        "/bars.hide", before: "status bar hidden", after: "shown",
                        "The status bar is hidden for full-screen media, or with the navigation bar.",
                        hint: "Set the screen's fullscreen to media.", repair)
                ]
            }
        ],
        examples: ["a settings screen cannot hide it", "a film can", "full-screen content hides both bars or none"])

    static let statRestore = Rule(
        "STAT-RESTORE", "A hidden status bar comes back with one tap.", from: "S4-17, S4-18; C27", kind: .both,
        moment: .run, severity: .error, enforcement: .repair,
        checks: [
            .request { draft, _, _ in
                guard case .restoreGesture(let gestures, true) = draft.granted else { return [] }
                return RestoringTap.findings(gestures, ofStatusBar: true)
            }
        ],
        examples: ["two fingers alone get the tap beside them", "a tap passes"])

    static let statStyleScope = Rule(
        "STAT-STYLE-SCOPE", "The style is set for the whole shell or by each screen.", from: "S4-7", kind: .both,
        severity: .warning, enforcement: .repair,
        checks: [
            .request { draft, _, _ in
                guard case .statusStyle(let name) = draft.granted, StatusStyle(rawValue: name) == nil else { return [] }
                return [
                    .repaired(
                        "/statusStyle", before: name.excerpt, after: "inherit", "There is no such status style.",
                        hint: "Use inherit, auto, light or dark."
                    ) { $0.granted = .statusStyle(StatusStyle.inherit.rawValue) }
                ]
            }
        ],
        examples: ["an unknown style counts as inherit", "a known style passes"])

    static let statNetwork = Rule(
        "STAT-NETWORK", "Network activity shows while a running plugin says so.", from: "S4-19, S4-20", kind: .both,
        moment: .run, severity: .error, enforcement: .repair,
        limits: [.netShowDelay, .netHideDelay, .netMinVisible],
        checks: [
            .request { draft, _, _ in
                guard case .activity(let tokens) = draft.granted else { return [] }
                let stopped = tokens.filter { !$0.isRunning }
                guard !stopped.isEmpty else { return [] }
                return [
                    .repaired(
                        "/activity", before: "\(tokens.count) tokens", after: "\(tokens.count - stopped.count) tokens",
                        "The plugin stopped while its activity was shown.", hint: "End each activity that was begun."
                    ) { $0.granted = .activity(tokens.filter(\.isRunning)) }
                ]
            }
        ],
        examples: ["tokens of a stopped plugin are dropped", "tokens of running plugins pass"])
}

private enum StatusIndicators {
    static let most = 3
}

extension StatusStyle {
    /// The first that does not inherit: the top screen's, its container's, the plugin's, the shell's (STAT-STYLE-SCOPE).
    package static func resolved(_ styles: [StatusStyle]) -> StatusStyle {
        styles.first { $0 != .inherit } ?? .auto
    }
}

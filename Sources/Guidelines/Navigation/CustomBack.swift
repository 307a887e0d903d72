// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navBackCustomLook = Rule(
        "NAV-BACK-CUSTOM-LOOK", "A custom back chevron still looks like one: a shape that points to the leading edge.",
        from: "S0-33, S1-1, S3-m", kind: .plugin, moment: .load, severity: .error, enforcement: .refuse,
        loosenedBy: .admin,
        checks: [
            .indicator { choice, facts, _ in
                guard choice != .standard, let shape = facts.scales.compactMap(\.shape).first(where: { !$0.isChevron })
                else { return [] }
                return [
                    .refused(
                        "", before: "\(Ceiling.number(shape.inkWidth))x\(Ceiling.number(shape.inkHeight)) of ink",
                        after: "standard chevron", "The picture does not point to the leading edge.",
                        hint: "Draw a shape taller than wide with its tip in the middle of the leading side."
                    ) { $0 = .standard }
                ]
            }
        ],
        examples: ["a chevron passes", "a cross is refused", "a chevron that points the other way is refused"])

    static let navBackCustomMatch = Rule(
        "NAV-BACK-CUSTOM-MATCH", "A custom back chevron matches the bar's colour and size.", from: "S0-33, S1-1, S3-m",
        kind: .plugin, moment: .load, severity: .warning, enforcement: .repair, loosenedBy: .admin,
        checks: [
            .indicator { choice, facts, _ in
                guard choice != .standard else { return [] }
                var findings: [Finding<IndicatorChoice>] = []
                let shapes = facts.scales.compactMap(\.shape)
                if shapes.contains(where: \.isFullColour) {
                    findings.append(
                        .repaired(
                            "/colour", before: "full colour", after: "the items' colour",
                            "The chevron is drawn in the colour of the bar's items.",
                            hint: "Use one colour with alpha.",
                            nil))
                }
                if let shape = shapes.first(where: { $0.drawnHeight != $0.inkHeight }) {
                    findings.append(
                        .repaired(
                            "/size", before: "\(Ceiling.number(shape.inkHeight)) px",
                            after: "\(Ceiling.number(shape.drawnHeight)) px",
                            "The chevron is scaled to the height of the standard one.",
                            hint: "Make its ink 21 px high.",
                            nil))
                }
                return findings
            }
        ],
        examples: [
            "a picture in full colour takes the items' colour", "40 px are scaled to 21", "20 px of one colour pass",
        ])

    static let navBackCustomConsistent = Rule(
        "NAV-BACK-CUSTOM-CONSISTENT", "The back chevron is the same everywhere.", from: "S0-33, S1-1, S3-m; C38",
        kind: .plugin, moment: .load, severity: .error, enforcement: .repair, loosenedBy: .admin,
        checks: [
            .indicator { choice, facts, _ in
                guard choice != .standard,
                    case .plugin(let shellHasOne, let isAllowed, let isFirst) = facts.owner,
                    shellHasOne || !isAllowed || !isFirst
                else { return [] }
                return [
                    .repaired(
                        "", before: "a chevron of the plugin's own",
                        after: isFirst || shellHasOne || !isAllowed ? "the shell's chevron" : "the plugin's first one",
                        "The back chevron is the same on every screen.", hint: "Set it in [theme] of the configuration."
                    ) { $0 = .standard }
                ]
            }
        ],
        examples: ["a plugin's own gives way to the shell's", "where it is allowed the first one passes"])

    static let navBackCustomBehave = Rule(
        "NAV-BACK-CUSTOM-BEHAVE", "Back goes back; a plugin can hold it but not redirect it.", from: "S0-33, S1-1",
        kind: .both, moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard case .back(let effect) = draft.granted, effect == .push || effect == .switchTab else { return [] }
                return [
                    .refused(
                        "/back", before: "\(effect)", after: "one step back", "Back leads to the screen below.",
                        hint: "Use `leave` to ask before a screen with unsaved work is left."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["a push instead of back is refused", "one step back passes"])

    static let navBackSingle = Rule(
        "NAV-BACK-SINGLE", "Back has one effect: it goes to the screen before.", from: "S0-37, S1-1, S3-o; C25",
        kind: .both, moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard case .back(.pop(let steps)) = draft.granted, steps != 1 else { return [] }
                return [
                    .refused(
                        "/back", before: "\(steps) steps", after: "1 step", "Back goes exactly one screen back.",
                        hint: "Pop further with navigation.pop after the screen below is shown."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["back to the root is refused", "staying with a reason passes"])

    static let navPopVeto = Rule(
        "NAV-POP-VETO", "A screen with unsaved work may hold back, with a question.", from: "F7e; supports S0-37",
        origin: .derived, kind: .both, moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, _, _ in
                guard case .veto(let hasConfirmation, let isRunning) = draft.granted, !hasConfirmation || !isRunning
                else { return [] }
                return [
                    .refused(
                        "/leave", before: isRunning ? "no confirmation" : "the plugin has stopped",
                        after: "the screen is left", "Nothing holds a person back without a question to answer.",
                        hint: "Set `leave` with title, text and both buttons."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: ["a veto without a question is ignored", "a stopped plugin holds nobody", "a question passes"])
}

extension IndicatorFacts.Shape {
    /// Taller than wide, pointed in the middle of the leading side, open to the trailing side.
    fileprivate var isChevron: Bool {
        guard inkWidth > 0, inkHeight.isFinite else { return false }
        return (1.1...3).contains(inkHeight / inkWidth) && (0.3...0.7).contains(tip) && touchesBothThirds
    }

    /// px: the ink's own height where it fits the bar, else that of the standard chevron.
    package var drawnHeight: Double { (17...25).contains(inkHeight) ? inkHeight : 21 }
}

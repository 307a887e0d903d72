// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let statStyleContrast = Rule(
        "STAT-STYLE-CONTRAST", "Dark items go over light content, light items over dark content.",
        from: "S4-8", kind: .plugin, moment: .layout, severity: .warning, enforcement: .repair,
        limits: [.contrastText, .contrastIcon],
        checks: [
            .status { look, facts, context in
                let ratio = context.limits[.contrastText]
                guard facts.contrast(look.style, scrim: look.scrim) < ratio else { return [] }
                let better = facts.better
                if facts.contrast(better) >= ratio {
                    return [
                        .repaired(
                            "/statusStyle", before: look.style.rawValue, after: better.rawValue,
                            "These items have less contrast than \(Ceiling.number(ratio)) : 1 over this content; the other style is shown.",
                            hint: "Use auto, which follows the content."
                        ) { $0.style = better }
                    ]
                }
                let scrim = stride(from: 0.05, through: 1, by: 0.05).first {
                    facts.contrast(better, scrim: $0) >= ratio
                }
                return [
                    .repaired(
                        "/statusBacking", before: look.style.rawValue, after: "\(better.rawValue) with a backing",
                        "Neither style has a contrast of \(Ceiling.number(ratio)) : 1 over this content; a backing is added.",
                        hint: "Give the screen a navigation bar or a status backing."
                    ) {
                        $0.style = better
                        $0.scrim = max($0.scrim, scrim ?? 1)
                    }
                ]
            }
        ],
        examples: [
            "light items over white become dark", "light items over black pass", "auto passes over every colour",
            "half black and half white gets a backing",
        ])
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navTextSpace = Rule(
        "NAV-TEXT-SPACE", "Text buttons side by side are far enough apart to read as two.",
        from: "S0-39, S0-40, S1-1, S3-p",
        kind: .both, moment: .layout, severity: .warning, enforcement: .repair, loosenedBy: .admin,
        limits: [.navTextGapHit, .navTextGapInk], keepsRanges: true,
        checks: [
            .targets { layout, facts, context in
                guard facts.bar == .navigation || facts.bar == .toolbar,
                    layout.targets.contains(where: { $0.ink != nil })
                else { return [] }
                let gaps = TextGaps(context)
                let ordered = layout.targets.sorted { $0.hit.x < $1.hit.x }
                let close = zip(ordered, ordered.dropFirst()).filter {
                    gaps.missing(between: $0, $1) > TargetSize.tolerance
                }
                // Where areas meet there is no room for a space either (BARS-TARGET-MIN).
                guard !close.isEmpty, !layout.collides(in: facts.width) else { return [] }
                let least = context.limits[.touchMin]
                var parted = layout
                parted.spread(in: facts, menu: least, gaps: gaps)
                let gone = parted.overflow.dropLast(layout.overflow.count)
                guard gone.isEmpty else {
                    let shown = parted
                    return [
                        .intoMenu(
                            Array(gone), of: layout,
                            "Text buttons side by side read as one, and there is no room between.",
                            hint: "Use fewer or shorter texts."
                        ) { $0 = shown }
                    ]
                }
                // All of them are parted at once, by the first.
                return close.enumerated().map { index, pair in
                    let (left, right) = pair
                    let missing = gaps.missing(between: left, right)
                    let part: @Sendable (inout TargetLayout) -> Void = {
                        $0.spread(in: facts, menu: least, gaps: gaps)
                    }
                    return .repaired(
                        "/\(right.id)", before: "too close to \(left.id)",
                        after: "a space of \(Ceiling.number(missing)) px",
                        "\(left.id) and \(right.id) read as one.", hint: "Put a space between two text buttons.",
                        index == 0 ? part : nil)
                }
            }
        ],
        examples: ["8 px are inserted between two text buttons", "a text beside an icon passes"])
}

/// The distances between two text buttons.
struct TextGaps: Sendable {
    private let hit: Double
    private let ink: Double

    init(_ context: Context) {
        hit = context.limits[.navTextGapHit]
        ink = context.limits[.navTextGapInk]
    }

    /// px that must lie between the hit areas of two neighbours; 0 unless both are texts.
    func needed(between left: Target, _ right: Target) -> Double {
        guard let leftInk = left.ink, let rightInk = right.ink else { return 0 }
        let insets = (left.hit.maxX - leftInk.maxX) + (rightInk.x - right.hit.x)
        let gap = max(hit, ink - insets)
        return gap.isFinite ? max(0, gap) : 0
    }

    /// px still missing between two neighbours, the left one first.
    func missing(between left: Target, _ right: Target) -> Double {
        guard left.ink != nil, right.ink != nil else { return 0 }
        let missing = needed(between: left, right) - (right.hit.x - left.hit.maxX)
        return missing.isFinite ? max(0, missing) : 0
    }
}

// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navSegCount = Rule(
        "NAV-SEG-COUNT", "Two to five segments, each large enough to hit, text or icons but not mixed.",
        from: "S0-45; H14", origin: .derived, kind: .plugin, severity: .warning, enforcement: .repair,
        loosenedBy: .admin, limits: [.navSegmentsCompact, .navSegmentsRegular, .touchMin],
        checks: [
            .screen(.segmented) { draft, facts, context in
                guard let control = draft.segmented ?? draft.strip else { return [] }
                let segments = control.segments
                let most = context.limits.count(.navSegments(context.widthClass))
                guard !segments.isEmpty else {
                    return [
                        .repaired(
                            "/segmented/segments", before: "no segment", after: "not shown",
                            "A segmented control without segments is not shown; it has 2 to \(most).",
                            hint: "Give it segments, or leave it out."
                        ) { draft in
                            draft.segmented = nil
                            draft.strip = nil
                        }
                    ]
                }
                var findings: [Finding<ScreenDraft>] = []
                if let selected = control.selected, let first = segments.first,
                    !segments.contains(where: { $0.id == selected })
                {
                    findings.append(
                        .repaired(
                            "/segmented/selected", before: selected.excerpt, after: first.id,
                            "No segment has the id \(selected.quoted); the first is selected.",
                            hint: "Name one of its segments, or none for the first."
                        ) { draft in
                            draft.segmented?.selected = first.id
                            draft.strip?.selected = first.id
                        })
                }
                if segments.count == 1 {
                    let label = segments[0].label
                    findings.append(
                        .repaired(
                            "/segmented", before: "one segment", after: "title \(label.quoted)",
                            "One segment has nothing to choose; it is the title.", hint: "Use a title."
                        ) { draft in
                            draft.segmented = nil
                            draft.strip = nil
                            if !label.isBlank { draft.title = label }
                        })
                } else if !draft.segmentsAreMenu, SegmentRoom(facts, context).isTooSmall(for: segments.count) {
                    findings.append(
                        .repaired(
                            "/segmented/segments", before: "\(segments.count) segments", after: "a drop-down",
                            "There is no room for \(segments.count) segments side by side; \(most) at most stand in the bar.",
                            hint: "Use at most \(most) segments."
                        ) { $0.segmentsAreMenu = true })
                }
                if segments.count > 1, let blank = segments.firstIndex(where: \.label.isBlank) {
                    findings.append(
                        .warned(
                            "/segmented/segments/\(blank)/label", before: segments[blank].label.excerpt,
                            "The segment has no label that can be read.", hint: "Label every segment."))
                }
                let icons = segments.reduce(0) { $0 + ($1.icon == nil ? 0 : 1) }
                if icons != 0, icons != segments.count {
                    findings.append(
                        .warned(
                            "/segmented/segments/icon", before: "\(icons) of \(segments.count) with an icon",
                            "Some segments have an icon and others have not.", hint: "Give all of them one, or none."))
                }
                return findings
            }
        ],
        examples: [
            "one segment becomes the title", "six in compact width become a drop-down", "five in 320 px pass",
            "mixed segments are warned about", "no segment at all is told", "one that there is not gives the first",
            "a label of invisible characters is warned about",
        ])
}

/// How many segments stand side by side inside the bar's edge padding.
private struct SegmentRoom {
    static let edgePadding = 16.0
    private let most: Int
    private let width: Double
    private let least: Double

    init(_ facts: ScreenFacts, _ context: Context) {
        most = context.limits.count(.navSegments(context.widthClass))
        width = facts.environment.width
        least = context.limits[.touchMin]
    }

    func isTooSmall(for count: Int) -> Bool {
        if count > most { return true }
        guard width.isFinite, width > 0 else { return false }
        return (width - 2 * SegmentRoom.edgePadding) / Double(count) < least
    }
}

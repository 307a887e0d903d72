// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let barsTargetMin = Rule(
        "BARS-TARGET-MIN", "Everything one can hit in a bar is large enough.",
        from: "S0-28, S2-15", origin: .derived, kind: .both, moment: .layout, severity: .warning, enforcement: .repair,
        limits: [.touchMin, .statusHeight],
        checks: [
            .targets { layout, facts, context in
                let least = TargetSize(facts, context)
                let small = layout.targets.filter { !least.isReached(by: $0) }
                // Content scrolls: there is always room for it.
                let isBar = facts.bar != .content
                guard !small.isEmpty || isBar else { return [] }
                var grown = layout
                if !small.isEmpty { grown.enlarge(to: least, in: facts) }
                let enlarged = grown
                let meets = isBar && grown.collides(in: facts.width)
                if meets {
                    grown.spread(in: facts, menu: least.width, gaps: TextGaps(context))
                    let spread = grown
                    let gone = spread.overflow.dropLast(layout.overflow.count)
                    if !gone.isEmpty {
                        return [
                            .intoMenu(
                                Array(gone), of: layout,
                                "There is no room for hit areas of \(least.text) beside each other.",
                                hint: "Use fewer or narrower items."
                            ) { $0 = spread }
                        ]
                    }
                    if small.isEmpty {
                        return [
                            .repaired(
                                "", before: "hit areas meet", after: "side by side",
                                "Two hit areas lie over each other.", hint: "Use fewer or narrower items."
                            ) { $0 = spread }
                        ]
                    }
                }
                guard !small.isEmpty else { return [] }
                let message = "The hit area is below \(least.text)."
                let hint = "Give it \(least.text) or more."
                // All of them grow at once, by the first.
                return small.enumerated().map { index, target in
                    let grow: @Sendable (inout TargetLayout) -> Void = { $0 = enlarged }
                    return .repaired(
                        "/\(target.id)", before: TargetSize.text(target.hit), after: least.grown(target.hit), message,
                        hint: hint, index == 0 ? grow : nil)
                }
            }
        ],
        examples: [
            "a small icon gets a hit area of 44", "three icons in 100 px leave one and the menu",
            "areas that meet where there is room move apart",
            "small icons with room grow, one decision each", "44 by 44 passes",
            "float noise passes", "43.5 is raised", "a link in a paragraph is exempt",
            "in the status bar the bar's own height is enough", "with a mouse 24 is enough",
        ])
}

/// The least hit area in one bar, with a tolerance for the noise of fractional scales.
struct TargetSize: Sendable {
    static let tolerance = 0.01
    let width: Double
    let height: Double

    init(_ facts: TargetFacts, _ context: Context) {
        width = context.limits[.touchMin]
        // A bar is as high as the shell's own limits make it, whatever a plugin asks of its screens.
        height = min(width, facts.height ?? (facts.bar == .status ? context.limits[.statusHeight] : width))
    }

    func isReached(by target: Target) -> Bool {
        target.isInlineLink
            || (target.hit.width >= width - TargetSize.tolerance && target.hit.height >= height - TargetSize.tolerance)
    }

    var text: String { "\(Ceiling.number(width))x\(Ceiling.number(height))" }

    /// What an area below the size becomes, in words.
    func grown(_ hit: Rect) -> String {
        let width = hit.width.isFinite ? max(hit.width, width) : width
        let height = hit.height.isFinite ? max(hit.height, height) : height
        return "\(Ceiling.number(width))x\(Ceiling.number(height))"
    }

    static func text(_ hit: Rect) -> String { "\(Ceiling.number(hit.width))x\(Ceiling.number(hit.height))" }
}

extension TargetLayout {
    /// Grows each hit area that is too small about its centre, inside the bar.
    fileprivate mutating func enlarge(to least: TargetSize, in facts: TargetFacts) {
        for index in targets.indices where !least.isReached(by: targets[index]) {
            var hit = targets[index].hit
            let width = hit.width.isFinite ? max(hit.width, least.width) : least.width
            let height = hit.height.isFinite ? max(hit.height, least.height) : least.height
            hit.x = hit.x.isFinite && hit.width.isFinite ? hit.x - (width - hit.width) / 2 : 0
            hit.y = hit.y.isFinite && hit.height.isFinite ? hit.y - (height - hit.height) / 2 : 0
            if facts.bar != .content, facts.width.isFinite {
                hit.x = max(0, min(hit.x, facts.width - width))
            }
            hit.width = width
            hit.height = height
            targets[index].hit = hit
        }
    }

    func collides(in width: Double) -> Bool {
        let isOrdered = zip(targets, targets.dropFirst()).allSatisfy { $0.hit.x <= $1.hit.x }
        let ordered = isOrdered ? targets : targets.sorted { $0.hit.x < $1.hit.x }
        for (left, right) in zip(ordered, ordered.dropFirst())
        where right.hit.x < left.hit.maxX - TargetSize.tolerance {
            return true
        }
        return (ordered.first?.hit.x ?? 0) < -TargetSize.tolerance
            || (ordered.last?.hit.maxX ?? 0) > width + TargetSize.tolerance
    }

    /// Puts the hit areas side by side, texts apart; what does not fit beside a menu button goes into the menu: what
    /// is least wanted first, and of equals the last.
    mutating func spread(in facts: TargetFacts, menu: Double, gaps: TextGaps) {
        let isForward = facts.direction == .ltr
        var ordered = targets.sorted {
            if $0.isBack != $1.isBack { return $0.isBack }
            return isForward ? $0.hit.x < $1.hit.x : $0.hit.maxX > $1.hit.maxX
        }
        func gap(_ first: Target, _ second: Target) -> Double {
            isForward ? gaps.needed(between: first, second) : gaps.needed(between: second, first)
        }
        var total =
            ordered.reduce(0) { $0 + $1.hit.width }
            + zip(ordered, ordered.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
        let menu = targets.contains(where: \.isMenu) ? 0 : menu
        if total > facts.width {
            var leaving: Set<Int> = []
            var before = ordered.indices.map { $0 - 1 }
            var after = ordered.indices.map { $0 + 1 }
            let inTurn = ordered.indices.filter { !ordered[$0].isBack && !ordered[$0].isMenu }
                .sorted { (ordered[$0].priority, -$0) < (ordered[$1].priority, -$1) }
            for index in inTurn {
                guard total + menu > facts.width else { break }
                leaving.insert(index)
                let (left, right) = (before[index], after[index])
                total -= ordered[index].hit.width
                if left >= 0 {
                    total -= gap(ordered[left], ordered[index])
                    after[left] = right
                }
                if right < ordered.count {
                    total -= gap(ordered[index], ordered[right])
                    before[right] = left
                    if left >= 0 { total += gap(ordered[left], ordered[right]) }
                }
            }
            overflow = ordered.indices.filter(leaving.contains).map { ordered[$0].id } + overflow
            ordered = ordered.indices.filter { !leaving.contains($0) }.map { ordered[$0] }
        }
        let room = max(0, facts.width - (overflow.isEmpty ? 0 : menu))
        // Nobody begins before the one in front ends, and nobody ends after the room does.
        var edges = ordered.map { isForward ? $0.hit.x : facts.width - $0.hit.maxX }
        var free = 0.0
        for index in ordered.indices {
            if index > 0 { free += gap(ordered[index - 1], ordered[index]) }
            edges[index] = max(edges[index], free)
            free = edges[index] + ordered[index].hit.width
        }
        var limit = max(room, total)
        for index in ordered.indices.reversed() {
            edges[index] = min(edges[index], limit - ordered[index].hit.width)
            limit = edges[index] - (index > 0 ? gap(ordered[index - 1], ordered[index]) : 0)
        }
        for index in ordered.indices {
            let x = isForward ? edges[index] : facts.width - edges[index] - ordered[index].hit.width
            let shift = x - ordered[index].hit.x
            ordered[index].ink?.x += shift
            ordered[index].hit.x = x
        }
        targets = ordered
    }
}

extension Finding<TargetLayout> {
    /// One for everything that a bar has no room for, by the ids of the items.
    static func intoMenu(
        _ ids: [String], of layout: TargetLayout, _ message: String, hint: String,
        _ repair: @escaping @Sendable (inout TargetLayout) -> Void
    ) -> Finding {
        func list(_ ids: [String]) -> String { Surplus.list(ids.map { Item(id: $0, label: "") }) }
        return .repaired(
            "", before: list(layout.targets.filter { !$0.isBack && !$0.isMenu }.map(\.id)),
            after: "menu: \(list(ids))", message, hint: hint, repair)
    }
}

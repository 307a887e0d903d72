// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navControlsMax = Rule(
        "NAV-CONTROLS-MAX", "Beside title and way back a bar holds no more than a single control.",
        from: "S0-28, S0-29, S1-1, S3-j; C1, C2", kind: .plugin, severity: .warning, enforcement: .repair,
        loosenedBy: .admin, limits: [.navControlsMaxCompact, .navControlsMaxRegular],
        checks: [
            .screen(.controls) { draft, facts, context in
                let most = max(1, context.limits.count(.navControlsMax(context.widthClass)))
                let controls = draft.controls(isModal: facts.isModal)
                guard controls.count + (draft.overflow.isEmpty ? 0 : 1) > most else { return [] }
                return [Surplus(controls, most: most, draft: draft, facts: facts).finding]
            },
            .screen(.controls) { draft, facts, _ in
                (draft.leading + draft.trailing).filter { $0.role == .overflow }.map { item in
                    .repaired(
                        Surplus.pointer(to: item.id, facts) + "/role", before: "overflow", after: "manage",
                        "The overflow menu is the shell's; the item is a plain control.", hint: "Use the role manage."
                    ) { $0.demote(item.id) }
                }
            },
        ],
        examples: [
            "one control passes", "no control passes", "three controls become one menu",
            "with two allowed the first stays and two go into the menu",
            "six controls with three allowed leave two and a menu of four",
            "a declared toolbar takes the surplus", "the one of highest priority stays", "spaces do not count",
            "an item cannot be the menu",
        ])
}

/// The controls that a bar has no room for, and where they go. No action becomes unreachable.
struct Surplus: Sendable {
    private let kept: Set<String>
    private let moved: [Item]
    private let goesToToolbar: Bool
    private let pointer: String
    private let before: String

    init(_ controls: [Item], most: Int, draft: ScreenDraft, facts: ScreenFacts) {
        goesToToolbar = !draft.toolbar.isEmpty && draft.overflow.isEmpty
        let ranked = controls.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }.map(\.element)
        let staying = goesToToolbar ? most : most - 1
        kept = Set(ranked.prefix(staying).map(\.id))
        // A menu is read by priority, a toolbar continues the bar's own order.
        moved =
            goesToToolbar
            ? controls.filter { [kept] in !kept.contains($0.id) } : Array(ranked.dropFirst(staying))
        let isLeadingOnly = moved.allSatisfy { item in facts.screen.leading.contains { $0.id == item.id } }
        pointer = isLeadingOnly ? "/leading" : "/trailing"
        before = Surplus.list(controls)
    }

    var finding: Finding<ScreenDraft> {
        let place = goesToToolbar ? "toolbar" : "menu"
        let moved = moved
        let goesToToolbar = goesToToolbar
        return .repaired(
            pointer, before: before, after: "\(place): \(Surplus.list(moved))",
            "The bar holds too many controls; the others are in the \(place).",
            hint: "Keep the one control that matters most, or use the toolbar of a deeper screen."
        ) { draft in
            let ids = Set(moved.map(\.id))
            draft.leading.removeAll { $0.kind != .space && ids.contains($0.id) }
            draft.trailing.removeAll { $0.kind != .space && ids.contains($0.id) }
            if goesToToolbar {
                draft.toolbar += moved
            } else {
                draft.overflow = moved + draft.overflow
            }
        }
    }

    /// Place of an item in the contribution.
    static func pointer(to id: String, _ facts: ScreenFacts) -> String {
        if let index = facts.screen.leading.firstIndex(where: { $0.id == id }) { return "/leading/\(index)" }
        if let index = facts.screen.trailing.firstIndex(where: { $0.id == id }) { return "/trailing/\(index)" }
        if let index = facts.screen.toolbar.firstIndex(where: { $0.id == id }) { return "/toolbar/\(index)" }
        return ""
    }

    static func list(_ items: [Item]) -> String {
        let names = items.prefix(8).map { $0.label.isBlank ? $0.id : $0.label.excerpt }.joined(separator: ", ")
        return items.count > 8 ? "\(names), and \(items.count - 8) more" : names
    }
}

extension ScreenDraft {
    fileprivate mutating func demote(_ id: String) {
        for index in leading.indices where leading[index].id == id { leading[index].role = .manage }
        for index in trailing.indices where trailing[index].id == id { trailing[index].role = .manage }
    }
}
